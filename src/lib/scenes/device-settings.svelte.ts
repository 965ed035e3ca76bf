import { DEFAULT_SETTINGS, STRICTEST, type Settings } from '../core/settings.ts';
import { changeSettings, readSettings } from '../shelf/settings.ts';
import { drawAs } from '../ui/app/light.ts';
import { attempt } from './attempt.ts';
import { onReturn } from './in-sight.ts';
import type { Problem } from './problem.ts';

/** What is chosen for every game on this device. A choice holds at once, kept or not. */
export class DeviceSettings {
  settings = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** Why the settings could not be read. */
  unread = $state.raw<Problem | null>(null);
  /** Why the last choice could not be kept. */
  unkept = $state.raw<Problem | null>(null);

  /** Until the settings are read, nothing can be chosen: it would be chosen over what is kept. */
  isRead = $state(false);
  /** How often something was chosen: what comes from the storage may be older than that. */
  #choices = 0;
  /** What was chosen and is not known to be kept. */
  #due: Partial<Settings> = {};

  /** What holds now: while the choices are not read, hands open and close most carefully. */
  get inForce(): Settings {
    return this.isRead ? this.settings : { ...this.settings, ...STRICTEST };
  }

  /** Reads them, now and whenever the page comes back into sight; returns how to stop. */
  follow(): () => void {
    void this.read();
    return onReturn(() => void this.read());
  }

  async read(): Promise<void> {
    const choices = this.#choices;
    const read = await attempt(readSettings);
    this.unread = read.ok ? null : read.problem;
    if (!read.ok) return;
    if (choices === this.#choices) this.#hold({ ...read.value, ...this.#due });
    this.isRead = true;
  }

  async keep(changed: Partial<Settings>): Promise<void> {
    const choice = ++this.#choices;
    const due = (this.#due = { ...this.#due, ...changed });
    this.#hold({ ...this.settings, ...changed });
    const kept = await attempt(() => changeSettings(due));
    this.unkept = kept.ok ? null : kept.problem;
    if (!kept.ok || choice !== this.#choices) return;
    this.#due = {};
    this.#hold(kept.value);
  }

  #hold(settings: Settings): void {
    this.settings = settings;
    drawAs(settings);
  }
}
