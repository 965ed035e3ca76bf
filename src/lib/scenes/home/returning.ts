import { keepForNextVisit } from '../../ui/app/before-paint.ts';

/** Keeps whether there are saved games for the next visit. */
export function rememberReturning(returning: boolean): void {
  document.documentElement.toggleAttribute('data-returning', returning);
  keepForNextVisit('returning', returning ? 'yes' : '');
}
