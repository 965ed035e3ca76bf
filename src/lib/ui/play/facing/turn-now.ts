/** By how many degrees all there is on the glass is turned now, as panels are told, too. */
export const turnNow = (): number => Number(document.documentElement.dataset.faces ?? 0);
