import { DEFAULT_SETTINGS, type Settings } from '$lib/core/settings.ts';
import { readSettings, writeSettings } from '$lib/shelf/settings.ts';
import { shine } from '$lib/ui/app/light.ts';
import type { Problem } from '../saved-games.svelte.ts';

/** What is chosen on the settings page. A choice holds at once, kept or not. */
export class Choices {
  settings = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** Why the last choice could not be kept. */
  unkept = $state.raw<Problem | null>(null);

  async read(): Promise<void> {
    this.settings = await readSettings();
  }

  async keep(changed: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...changed };
    shine(this.settings.light);
    const written = await writeSettings(this.settings);
    this.unkept = written.ok ? null : written.problem;
  }
}
