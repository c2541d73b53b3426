import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import { ClaimForm } from './claims/ClaimForm.tsx';
import { claimEditorWords } from './claims/ClaimEditor.words.ts';
import type { ClaimEditorProps } from './Wellness.types.ts';

export type { ClaimEditorProps } from './Wellness.types.ts';

/** Adds a claim to the person's own list, or changes one. */
export function ClaimEditor({ view, send }: ClaimEditorProps) {
  const words = useWords(claimEditorWords);
  return (
    <>
      <Dialog
        title={words.title[view.task]}
        description={words.description}
        isOpen={view.isOpen}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <ClaimForm view={view} send={send} />
      </Dialog>
      <DiscardConfirmation isOpen={view.state === 'confirmingDiscard'} words={words.discard} send={send} />
    </>
  );
}
