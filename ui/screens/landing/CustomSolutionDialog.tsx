import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { customSolutionWords } from './CustomSolutionDialog.words.ts';
import { CustomSolutionForm } from './CustomSolutionForm.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { CustomSolutionDialogProps } from './Landing.types.ts';

export type { CustomSolutionDialogProps } from './Landing.types.ts';

/** Requests a custom solution (platform spec, sections 3, 5 and 9, custom solution). */
export function CustomSolutionDialog({ view, send }: CustomSolutionDialogProps) {
  const words = useWords(customSolutionWords);
  return (
    <Dialog
      title={words.title}
      description={words.description}
      isOpen={view.open}
      isBusy={view.busy}
      onClose={() => send({ type: 'modal.close' })}
    >
      <CustomSolutionForm view={view} send={send} />
      <DiscardConfirmation isOpen={view.state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
