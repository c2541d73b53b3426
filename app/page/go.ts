import { navigate } from 'wouter/use-browser-location';

/** Marks steps of history that this page made itself, so that closing what a link opened can step back. */
const own = { own: true };

let steppedInHistory = false;
if (typeof window !== 'undefined') addEventListener('popstate', () => (steppedInHistory = true));

/** Whether the last change of address was the browser's back or forward. */
export const isStepInHistory = () => steppedInHistory;

/** Changes the place without a reload. `to` is a path of this site with query and fragment. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  steppedInHistory = false;
  const state = replace ? history.state : own;
  navigate(to, { replace, state });
}

/** Whether a link or a machine here led to this place, so that one step back stays on the site. */
export const hasOwnStepBack = () => Boolean((history.state as typeof own | null)?.own);

/** Closes what the address names, such as a dialog: one step back if a link here opened it, else `without`. */
export function leave(without: string): void {
  if (hasOwnStepBack()) history.back();
  else go(without, { replace: true });
}
