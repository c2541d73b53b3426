import type { ReactNode } from 'react';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { RecordDialog, type RecordDialogProps } from '../../portal/RecordDialog.tsx';
import { DecisionArea } from '../../reviews/DecisionArea.tsx';
import { DecisionHistory } from '../../reviews/DecisionHistory.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { ReceivedApplicationProps } from '../Exchange.types.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';

interface ApplicationPanelProps
  extends
    Pick<ReceivedApplicationProps, 'detail' | 'intl' | 'send'>,
    Pick<RecordDialogProps, 'isOpen' | 'title' | 'description' | 'head' | 'children'> {
  /** What is said below the history. */
  note?: ReactNode;
}

/** One application in a panel beside the list, with its history below, and its decision always in sight. */
export function ApplicationPanel({ detail, intl, note, children, send, ...dialog }: ApplicationPanelProps) {
  const words = useWords(receivedApplicationWords);
  const { opened, state, decision, failure } = detail;
  const isOutdated = detail.history === 'outdated';
  const shown = opened && (
    <Stack space="large">
      {children}
      <DecisionHistory
        history={opened.history}
        intl={intl}
        onRetry={isOutdated ? () => send({ type: 'history.retry' }) : undefined}
      />
      {note}
    </Stack>
  );
  const notShown =
    state === 'failed' ? (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={3}
        onRetry={() => send({ type: 'detail.retry' })}
      />
    ) : (
      <SectionLoading>{words.finding}</SectionLoading>
    );
  return (
    <RecordDialog
      {...dialog}
      open={detail}
      isBusy={decision.isBusy}
      footer={
        opened && (
          <DecisionArea
            decision={decision}
            application={opened.application}
            today={detail.today}
            send={send}
          />
        )
      }
      send={send}
    >
      {state === 'missing' ? undefined : (shown ?? notShown)}
    </RecordDialog>
  );
}
