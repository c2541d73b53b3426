import { useEffect, useEffectEvent } from 'react';
import { leave } from '../../page/go.ts';

interface DialogActor<Opening> {
  send: (event: Opening | { type: 'modal.close' } | { type: 'close.cancel' }) => void;
  on: (type: 'modal.closed', listener: () => void) => { unsubscribe: () => void };
}

/**
 * Opens and closes a dialog's machine as the URL changes. The machine outlives the dialog, so that going back while a
 * submission is being sent loses nothing.
 */
export function useDialogByUrl<Opening>(actor: DialogActor<Opening>, opening: Opening): void {
  const open = useEffectEvent(() => {
    // Going back with an unfinished form asked whether to discard it. Reopening the form answers no.
    actor.send({ type: 'close.cancel' });
    actor.send(opening);
  });
  useEffect(() => {
    open();
    const { unsubscribe } = actor.on('modal.closed', () => leave('/'));
    return () => {
      unsubscribe();
      actor.send({ type: 'modal.close' });
    };
  }, [actor]);
}
