import { go, leave } from '../../../page/go.ts';
import { hrefWith } from '../../overlayQuery.ts';

const nothing = { open: null, job: null, about: null };
const isOpen = () => new URLSearchParams(location.search).has('open');

/** Takes the dialog out of the address, if it is still there. */
export function closeDialog(): void {
  if (isOpen()) leave(hrefWith(nothing));
}

/** Another dialog in the place of the present one: a step back leads to where neither was open. */
export function openDialog(
  open: 'details' | 'apply' | 'report',
  about: Readonly<Record<string, string | null>>,
) {
  go(hrefWith({ ...nothing, open, ...about }), { replace: isOpen() });
}

/** Every letter typed would be a step of its own to go back over. */
export const replaceQuery = (changes: Readonly<Record<string, string | null>>): void =>
  go(hrefWith(changes), { replace: true });
