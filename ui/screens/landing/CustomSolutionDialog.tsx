import type { CustomSolutionEvent, CustomSolutionView } from '@vetsync/machines/customSolution';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { customSolutionWords as words } from './CustomSolutionDialog.words.ts';
import { CustomSolutionForm } from './CustomSolutionForm.tsx';
import { DiscardQuestion } from '../system/parts/DiscardQuestion.tsx';

export interface CustomSolutionDialogProps {
  view: CustomSolutionView;
  send: (event: CustomSolutionEvent) => void;
}

/** Requests a custom solution (platform spec, sections 3, 5 and 9, custom solution). */
export function CustomSolutionDialog({ view, send }: CustomSolutionDialogProps) {
  return (
    <Dialog
      title={words.title}
      description={words.description}
      isOpen={view.open}
      isBusy={view.busy}
      onClose={() => send({ type: 'modal.close' })}
    >
      <CustomSolutionForm view={view} send={send} />
      <DiscardQuestion isOpen={view.state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
