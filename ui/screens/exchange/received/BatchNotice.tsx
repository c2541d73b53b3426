import type { BatchResult, BatchTask, BatchView } from '@vetsync/machines/receivedApplications';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { useFocusAfterDialog } from '../../system/parts/focus.ts';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedStatusNames } from '../ReceivedApplications.words.ts';
import { assignmentWords, batchWords } from '../ReceivedSelection.words.ts';
import { colleagueName } from './colleagueName.ts';
import { outcome, outcomes } from './Received.css.ts';
import '../../system/System.phrases.ts';

interface BatchNoticeProps extends Pick<ReceivedApplicationsProps, 'send'> {
  batch: BatchView;
  self: string;
  reader: ReceivedApplicationsProps['view']['reader'];
}

/** What is done with several applications: how far it is, and then what became of each. */
export function BatchNotice({ batch, self, reader, send }: BatchNoticeProps) {
  const words = useWords(batchWords);
  return (
    <Card as="section" aria-label={words.label}>
      {batch.state === 'reported' ? (
        <Report batch={batch} self={self} reader={reader} send={send} />
      ) : (
        <Stack space="xsmall">
          <ProgressBar
            label={words.progress[batch.task.kind]}
            value={batch.answered}
            max={batch.total}
            valueLabel={words.answered(
              formatNumber(batch.answered, reader),
              formatNumber(batch.total, reader),
            )}
          />
          {batch.state === 'proving' && (
            <Text size="small" tone="muted">
              {words.proving}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}

function Report({ batch, self, reader, send }: BatchNoticeProps) {
  const words = useWords(batchWords);
  const write = usePhrases();
  const nameOf = useAssigneeName(self);
  const notice = useFocusAfterDialog<HTMLDivElement>();
  const { task, done, others, retryable, undoable, failure } = batch;
  return (
    <Stack space="xsmall">
      <Inline space="small" justify="space-between">
        <div ref={notice} tabIndex={-1}>
          <output>
            <Text as="span" weight="medium">
              {doneText(words, task, { count: done, shown: formatNumber(done, reader), nameOf })}
              {others.length > 0 && `. ${words.others(others.length, formatNumber(others.length, reader))}.`}
            </Text>
          </output>
        </div>
        <Inline space="xsmall">
          {retryable > 0 && (
            <Button size="small" variant="primary" onPress={() => send({ type: 'batch.retry' })}>
              {words.retry(formatNumber(retryable, reader))}
            </Button>
          )}
          {undoable > 0 && (
            <Button size="small" onPress={() => send({ type: 'batch.undo' })}>
              {words.undo(formatNumber(undoable, reader))}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => send({ type: 'batch.dismiss' })}>
            {words.dismiss}
          </Button>
        </Inline>
      </Inline>
      {failure && (
        <Text size="small" tone="muted">
          {write(failure)}
        </Text>
      )}
      {others.length > 0 && (
        <ul className={outcomes}>
          {others.map(({ id, applicantName, result, failure: refusal }) => (
            <li key={id} className={outcome}>
              <Text as="span" size="small" weight="medium">
                {applicantName}
              </Text>
              <Text as="span" size="small" tone="muted">
                {refusal ? write(refusal) : <Outcome result={result} self={self} />}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Why an application was left as it is. */
function Outcome({ result, self }: { result: BatchResult | null; self: string }) {
  const words = useWords(batchWords);
  const names = useWords(receivedStatusNames);
  const nameOf = useAssigneeName(self);
  if (result?.state === 'changed') {
    const status = names[result.status];
    return result.by === null ? words.changed(status) : words.changedBy(result.by, status);
  }
  if (result?.state === 'taken') return words.taken(nameOf(result.assignee));
  return words.unanswered;
}

type Assignee = Extract<BatchTask, { kind: 'assign' }>['assignee'];

function useAssigneeName(self: string) {
  const { toMe, nobody, unnamed } = useWords(assignmentWords);
  return (assignee: Assignee) =>
    assignee === null ? nobody : colleagueName({ me: toMe, unnamed }, assignee, self);
}

function doneText(
  { done, none }: Translation<typeof batchWords>,
  task: BatchTask,
  { count, shown, nameOf }: { count: number; shown: string; nameOf: (assignee: Assignee) => string },
): string {
  if (count === 0) return none[task.kind];
  return task.kind === 'assign'
    ? done.assign(count, shown, nameOf(task.assignee))
    : done[task.kind](count, shown);
}
