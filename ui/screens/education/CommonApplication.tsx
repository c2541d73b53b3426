import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { commonApplicationWords } from './CommonApplication.words.ts';
import { PortalForm } from './application/PortalForm.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { CommonApplicationProps } from './Education.types.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { CommonApplicationView } from '@vetsync/machines/applications/commonApplication';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';

/** What became of the application at each school, as the server has answered. */
function PortalResults({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords).results;
  const { results, state } = view;
  const sent = results.filter(({ refused }) => refused === null).length;
  return (
    <>
      <Stack space="medium" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
        <Text size="lead">{words.sent(sent, results.length)}</Text>
        <RowList>
          {results.map(({ id, name, program, refused, earlierHref }) => (
            <Row
              key={id}
              title={program}
              {...(earlierHref !== null && { href: earlierHref })}
              detail={refused ? `${name}. ${words.reasons[refused]}` : name}
              state={
                <Badge tone={refused ? 'caution' : 'positive'}>
                  {refused ? words.isNotSent : words.isSent}
                </Badge>
              }
            />
          ))}
        </RowList>
        <Text size="small" tone="muted">
          {state === 'some' ? words.kept : words.later}
        </Text>
      </Stack>
      <DialogFooter>
        {state === 'some' && (
          <Button variant="primary" onPress={() => send({ type: 'choice.resume' })}>
            {words.resume}
          </Button>
        )}
        <Button
          variant={state === 'some' ? 'secondary' : 'primary'}
          onPress={() => send({ type: 'dialog.close' })}
        >
          {words.close}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Progress while the applications are submitted, and the second after. It gets the focus that the form had. */
function PortalSubmission({ view }: { view: CommonApplicationView }) {
  const words = useWords(commonApplicationWords).submitting;
  const isDone = view.state === 'submitted';
  return (
    <Stack space="medium" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
      {view.progress === null ? (
        <Spinner label={words.title} />
      ) : (
        <ProgressBar label={words.progress} value={view.progress} />
      )}
      <div aria-live="polite">
        {isDone ? (
          <Stack space="xsmall">
            <Text as="span" tone="positive">
              <Icon of={CircleCheck} size="large" />
            </Text>
            <Text weight="medium">{words.done}</Text>
            <Text>{words.doneText(view.chosen.length)}</Text>
          </Stack>
        ) : (
          <Text tone="muted">{view.progress === null ? words.storedNote : words.note}</Text>
        )}
      </div>
    </Stack>
  );
}

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
