/**
 * Makes all text so many per cent of what the browser has: an installed app has no zoom everywhere.
 * Set at run time, because a page that is the same for everybody cannot know it.
 */
export function enlarge(percent: number): void {
  document.documentElement.style.setProperty('font-size', `${percent}%`);
}
