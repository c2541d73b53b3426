import type { ApplicationDialogView } from '@vetsync/machines/applications/applicationDialog';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationProcessing } from './ApplicationProcessing.tsx';
import { ApplicationRefused } from './ApplicationRefused.tsx';
import { ApplicationSuccess } from './ApplicationSuccess.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { ApplicationDialogProps } from './Applications.types.ts';

export type { ApplicationDialogProps } from './Applications.types.ts';

type Words = Translation<typeof applicationDialogWords>;

const titles = {
  form: (words, { kind }) => words.titles[kind],
  sending: (words) => words.sending.title,
  processing: (words) => words.processing.title,
  success: (words) => words.success.title,
  refused: (words) => words.refused.title,
} satisfies Record<ApplicationDialogView['page'], (words: Words, view: ApplicationDialogView) => string>;

/** Applies for a job, a college program or a nonprofit's program (feature spec, section 4, "Generic application dialog"). */
export function ApplicationDialog({ view, send }: ApplicationDialogProps) {
  const words = useWords(applicationDialogWords);
  const { page, state, subject, organization } = view;
  return (
    <Dialog
      title={titles[page](words, view)}
      description={page === 'success' ? undefined : words.at(subject, organization)}
      isOpen={view.open}
      isBusy={page === 'processing'}
      onClose={() => send({ type: 'dialog.close' })}
    >
      {page === 'form' && <ApplicationForm view={view} send={send} />}
      {page === 'sending' && (
        <Stack space="medium">
          <Spinner label={words.sending.to(organization)} />
          <Text tone="muted">{words.sending.note}</Text>
        </Stack>
      )}
      {page === 'processing' && <ApplicationProcessing view={view} />}
      {page === 'refused' && <ApplicationRefused view={view} send={send} />}
      {page === 'success' && <ApplicationSuccess view={view} send={send} />}
      <DiscardConfirmation isOpen={state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
