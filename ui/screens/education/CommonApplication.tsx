import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { commonApplicationWords } from './CommonApplication.words.ts';
import { PortalForm } from './application/PortalForm.tsx';
import { PortalResults } from './application/PortalResults.tsx';
import { PortalSubmission } from './application/PortalSubmission.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { CommonApplicationProps } from './Education.types.ts';

export type { CommonApplicationProps } from './Education.types.ts';

/** The Common Application Portal (feature spec, section 2). */
export function CommonApplication({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords);
  const { page } = view;
  const isSubmission = page === 'submission';
  const isResult = page === 'results';
  const title = isResult ? words.results.title : words.title;
  return (
    <Dialog
      title={isSubmission ? words.submitting.title : title}
      description={isSubmission || isResult ? undefined : words.description}
      isOpen={view.open}
      isBusy={isSubmission && view.progress !== null}
      onClose={() => send({ type: 'dialog.close' })}
    >
      {isSubmission && <PortalSubmission view={view} />}
      {isResult && <PortalResults view={view} send={send} />}
      {!isSubmission && !isResult && <PortalForm view={view} send={send} />}
      <DiscardConfirmation isOpen={view.state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
