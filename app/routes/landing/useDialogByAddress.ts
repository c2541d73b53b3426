import { useEffect, useEffectEvent } from 'react';
import { leave } from '../../page/go.ts';

interface DialogActor<Opening> {
  send: (event: Opening | { type: 'modal.close' } | { type: 'close.cancel' }) => void;
  on: (type: 'modal.closed', listener: () => void) => { unsubscribe: () => void };
}

/**
 * Keeps a dialog's machine in step with the address that names it. The machine outlives the dialog, so that stepping
 * back while something is being sent loses nothing.
 */
export function useDialogByAddress<Opening>(actor: DialogActor<Opening>, opening: Opening): void {
  const open = useEffectEvent(() => {
    // Stepping back over an unfinished form left the question whether to discard it; coming back is the answer.
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
