import { navigate } from 'wouter/use-browser-location';

/** Marks steps of history that this page made itself, so that closing what a link opened can step back. */
const own = { own: true };

/** Changes the place without a reload. `to` is a path of this site with query and fragment. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const state = replace ? history.state : own;
  navigate(to, { replace, state });
}

/** Closes what the address names, such as a dialog: one step back if a link here opened it, else `without`. */
export function leave(without: string): void {
  if ((history.state as typeof own | null)?.own) history.back();
  else go(without, { replace: true });
}
