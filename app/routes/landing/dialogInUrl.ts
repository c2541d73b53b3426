import { followLocation, currentLocation } from '../../page/location.ts';
import { closeOverlay } from '../../page/navigateTo.ts';

interface DialogActor {
  send: (event: { type: 'modal.close' } | { type: 'close.cancel' }) => void;
  on: (type: 'modal.closed', listener: () => void) => unknown;
}

/**
 * Opens and closes a dialog's machine as the URL changes. The machine outlives the dialog, so that going back while a
 * submission is being sent loses nothing.
 *
 * @param name The dialog's name in `?dialog=`.
 * @param open Opens the dialog, with the query of the URL.
 */
export function followDialogInUrl(
  actor: DialogActor,
  name: string,
  open: (query: URLSearchParams) => void,
): void {
  let isOpen = false;
  const follow = ({ path, search }: ReturnType<typeof currentLocation>) => {
    const query = new URLSearchParams(search);
    const wasOpen = isOpen;
    isOpen = path === '/' && query.get('dialog') === name;
    if (isOpen && !wasOpen) {
      // Going back with an unfinished form asked whether to discard it. Reopening the form answers no.
      actor.send({ type: 'close.cancel' });
      open(query);
    }
    if (!isOpen && wasOpen) actor.send({ type: 'modal.close' });
  };
  // A dialog that the URL closed has no overlay to close.
  actor.on('modal.closed', () => {
    if (isOpen) closeOverlay('/');
  });
  follow(currentLocation());
  followLocation(follow);
}
