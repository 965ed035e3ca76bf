let text = $state('');

/**
 * What the control that was just pressed wants of people, in words; empty where none wants
 * anything.
 */
export const urged = {
  get text(): string {
    return text;
  },
};

/**
 * Has it read out what a control wants: what stands within a button is no region of its own to
 * screen readers. Returns what to call once that is over.
 */
export function urge(words: string): () => void {
  text = words;
  return () => {
    if (text === words) text = '';
  };
}
