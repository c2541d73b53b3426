import { Button } from '../../../components/Button/Button.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { BatchNotice } from '../../system/lists/BatchNotice.tsx';
import { colleagueName } from '../received/colleagueName.ts';
import { SelectionBar } from '../SelectionBar.tsx';
import { assignmentWords } from '../ReceivedSelection.words.ts';
import { casePhrases } from './Cases.phrases.ts';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';

/** Statuses that the selected people can get, with the number that each changes, and who works with them. */
export function CaseBulkBar({ view, send }: CasesProps) {
  const words = useWords(casesWords).bulk;
  const names = useWords(casePhrases);
  const { bulk, self } = view;
  return (
    <SelectionBar
      view={view}
      actions={bulk.statuses.map(({ status, count }) => ({ id: status, label: names[status], count }))}
      isBusy={bulk.isBusy}
      assignLabel={words.assign}
      self={self}
      onAction={(status) => send({ type: 'bulk.status', status })}
      onAssign={(ownerId) => send({ type: 'bulk.assign', ownerId })}
      send={send}
    />
  );
}

/** What is done with several people. */
export function CaseBatch({ view: { batch, self, intl }, send }: CasesProps) {
  const words = useWords(casesWords).batch;
  const names = useWords(casePhrases);
  const { toMe, nobody, unnamed } = useWords(assignmentWords);
  const write = usePhrases();
  if (batch === null) return null;
  const { task, done, others, undoable } = batch;
  const doneText = (shown: string) => {
    if (done === 0) return words.none;
    if (task.kind === 'status') return words.status(done, shown, names[task.status]);
    if (task.kind === 'undo') return words.undone(done, shown);
    const owner = task.owner ? colleagueName({ me: toMe, unnamed }, task.owner, self) : nobody;
    return words.assign(done, shown, owner);
  };
  const reasonOf = ({ result, failure }: (typeof others)[number]) => {
    if (failure) return write(failure);
    if (result?.state !== 'changed') return null;
    return result.by === null ? words.changed : words.changedBy(result.by);
  };
  return (
    <BatchNotice
      label={words.label}
      batch={batch}
      progress={words.progress}
      done={doneText(formatNumber(done, intl))}
      others={others.map((other) => ({ id: other.id, name: other.personName, reason: reasonOf(other) }))}
      intl={intl}
      send={send}
      isRetryMain
    >
      {undoable > 0 && (
        <Button size="small" onPress={() => send({ type: 'batch.undo' })}>
          {words.undo(formatNumber(undoable, intl))}
        </Button>
      )}
    </BatchNotice>
  );
}
