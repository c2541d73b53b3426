import type { ApplicationDialogView } from '@vetsync/machines/applications/applicationDialog';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { ApplicationDialogProps } from './Applications.types.ts';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Icon } from '../../components/Icon/Icon.tsx';

/** Result of the application. What was only played closes by itself, so nothing is shown only here. */
function ApplicationSuccess({ view, send }: ApplicationDialogProps) {
  const { success: words, showApplication } = useWords(applicationDialogWords);
  const { currentApplication, progress } = view;
  return (
    <>
      <Stack space="medium" align="flex-start" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
        <Text as="span" tone="positive">
          <Icon of={CircleCheck} size="large" />
        </Text>
        <Text size="lead">{words.text(view.organization)}</Text>
        {view.applicationId !== '' && (
          <Text as="div">
            {words.id} <Code>{view.applicationId}</Code>
          </Text>
        )}
        <Text size="small" tone="muted">
          {words.later}
        </Text>
      </Stack>
      {progress === null && (
        <DialogFooter>
          <Button variant="primary" onPress={() => send({ type: 'dialog.close' })}>
            {words.close}
          </Button>
          {currentApplication && <LinkButton href={currentApplication.href}>{showApplication}</LinkButton>}
        </DialogFooter>
      )}
    </>
  );
}

/** The veteran has already applied: where to find that application. */
function ApplicationRefused({ view, send }: ApplicationDialogProps) {
  const allWords = useWords(applicationDialogWords);
  const words = allWords.refused;
  const { currentApplication, applicationId, organization } = view;
  return (
    <>
      <Stack space="medium" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
        <Text>{words.text(organization)}</Text>
        {applicationId !== '' && (
          <Text as="div">
            {allWords.success.id} <Code>{applicationId}</Code>
          </Text>
        )}
      </Stack>
      <DialogFooter>
        {currentApplication && (
          <LinkButton variant="primary" href={currentApplication.href}>
            {allWords.showApplication}
          </LinkButton>
        )}
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.close}</Button>
      </DialogFooter>
    </>
  );
}

/** Progress checklist while an application is prepared. It gets the focus that the form had. */
function ApplicationProcessing({ view }: { view: ApplicationDialogView }) {
  const words = useWords(applicationDialogWords).processing;
  const current = view.checklist.find(({ state }) => state === 'current');
  return (
    <Stack space="large" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
      <Text tone="muted">{words.note}</Text>
      <ProgressBar label={words.progress} value={view.progress ?? 0} />
      <Timeline
        label={words.checklist}
        entries={view.checklist.map(({ step, state }) => ({ id: step, title: words.steps[step], state }))}
      />
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
      <VisuallyHidden live="polite">{current && words.steps[current.step]}</VisuallyHidden>
    </Stack>
  );
}

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
