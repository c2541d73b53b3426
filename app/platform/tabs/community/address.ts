import { go, leave } from '../../../page/go.ts';
import { hrefWith } from '../../overlayQuery.ts';

type Changes = Readonly<Record<string, string | null>>;
const here = () => location.pathname + location.search;

/** Every letter typed would be a step of its own to go back over. */
export function replaceQuery(changes: Changes): void {
  const href = hrefWith(changes);
  if (href !== here()) go(href, { replace: true });
}

/** Opens what the URL names, as a step of its own. */
export function pushQuery(changes: Changes): void {
  const href = hrefWith(changes);
  if (href !== here()) go(href);
}

/** Takes these names out of the address, if they are still there. */
export function closeOverlay(names: readonly string[]): void {
  const href = hrefWith(Object.fromEntries(names.map((name) => [name, null])));
  if (href !== here()) leave(href);
}
