import type { BatchTask, BatchView } from '@vetsync/machines/exchange/receivedApplications';
import { Button } from '../../../components/Button/Button.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { BatchNotice } from '../../system/lists/BatchNotice.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedStatusNames } from '../ReceivedStatus.phrases.ts';
import { assignmentWords, batchWords } from '../ReceivedSelection.words.ts';
import { colleagueName } from './colleagueName.ts';

/** What is done with several applications. */
export function ReceivedBatch({ view: { batch, self, reader }, send }: ReceivedApplicationsProps) {
  const words = useWords(batchWords);
  const names = useWords(receivedStatusNames);
  const { toMe, nobody, unnamed } = useWords(assignmentWords);
  const write = usePhrases();
  if (batch === null) return null;
  const { task, done, undoable, one } = batch;
  const nameOf = (assignee: Assignee) =>
    assignee === null ? nobody : colleagueName({ me: toMe, unnamed }, assignee, self);
  /** Why an application was left as it is. */
  const reasonOf = ({ result, failure }: BatchView['others'][number]) => {
    if (failure) return write(failure);
    if (result?.state === 'taken') return words.taken(nameOf(result.assignee));
    if (result?.state !== 'changed') return null;
    const { [result.status]: status } = names;
    return result.by === null ? words.changed(status) : words.changedBy(result.by, status);
  };
  const doneText = (shown: string) => {
    if (done === 0) return words.none[task.kind];
    if (one && (task.kind === 'decide' || task.kind === 'undo'))
      return words.one[task.kind](one.applicantName);
    return task.kind === 'assign'
      ? words.done.assign(done, shown, nameOf(task.assignee))
      : words.done[task.kind](done, shown);
  };
  return (
    <BatchNotice
      label={words.label}
      batch={batch}
      progress={words.progress[task.kind]}
      done={doneText(formatNumber(done, reader))}
      others={batch.others.map((other) => ({
        id: other.id,
        name: other.applicantName,
        reason: reasonOf(other),
      }))}
      reader={reader}
      send={send}
      isRetryMain
    >
      {undoable > 0 && (
        <Button size="small" onPress={() => send({ type: 'batch.undo' })}>
          {one ? words.undoOne : words.undo(formatNumber(undoable, reader))}
        </Button>
      )}
    </BatchNotice>
  );
}

type Assignee = Extract<BatchTask, { kind: 'assign' }>['assignee'];
