/** How long a control says that it wants to be held, in ms. */
const SAID = 2000;

let name = $state<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The control whose newest press was too short, by its name, for a moment. It is kept apart from
 * the controls: while one on the table is pressed, the cover takes its place, and another one comes
 * back.
 */
export const shortPress = {
  get of(): string | null {
    return name;
  },

  tell(control: string): void {
    clearTimeout(timer);
    name = control;
    timer = setTimeout(() => (name = null), SAID);
  },

  forget(): void {
    clearTimeout(timer);
    name = null;
  },
};
