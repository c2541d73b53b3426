import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { commonApplicationWords } from './CommonApplication.words.ts';
import { PortalForm } from './application/PortalForm.tsx';
import { PortalSubmission } from './application/PortalSubmission.tsx';
import { DiscardQuestion } from '../system/parts/DiscardQuestion.tsx';
import type { CommonApplicationProps } from './Education.types.ts';

export type { CommonApplicationProps } from './Education.types.ts';

/** The Common Application Portal (feature spec, section 2). */
export function CommonApplication({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords);
  const isSubmission = view.page === 'submission';
  return (
    <Dialog
      title={isSubmission ? words.submitting.title : words.title}
      description={isSubmission ? undefined : words.description}
      isOpen={view.open}
      isBusy={isSubmission}
      onClose={() => send({ type: 'dialog.close' })}
    >
      {isSubmission ? <PortalSubmission view={view} /> : <PortalForm view={view} send={send} />}
      <DiscardQuestion isOpen={view.state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
