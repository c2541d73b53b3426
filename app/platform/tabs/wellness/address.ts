import {
  wellnessDialogNames,
  writeProviderFilters,
  type ProviderFilters,
  type WellnessDialog,
} from '@vetsync/machines/wellness/model';
import { go, leave } from '../../../page/go.ts';
import { hrefWith } from '../../overlayQuery.ts';

const nothing = Object.fromEntries(wellnessDialogNames.map((name) => [name, null]));
const isOpen = () => new URLSearchParams(location.search).has('open');

/** This place without any dialog of the tab, nor what belongs to it. */
export const hrefClosed = () => hrefWith(nothing);

/** Takes the dialog out of the address, if it is still there. */
export function closeDialog(): void {
  if (isOpen()) leave(hrefClosed());
}

/** Another dialog in the place of the present one: a step back leads to where neither was open. */
export function openDialog(
  open: WellnessDialog,
  changes: Readonly<Record<string, string | null>> = {},
): void {
  go(hrefWith({ open, ...changes }), { replace: isOpen() });
}

/** Every letter typed would be a step of its own to go back over. */
export const replaceFilters = (filters: ProviderFilters): void =>
  go(hrefWith({ open: 'find', provider: null, ...writeProviderFilters(filters) }), { replace: true });
