import type { CaseGoal } from '@vetsync/machines/model/exchange';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { useFocusOnChange } from '../../system/parts/focus.ts';
import { IconButton } from '../../system/parts/IconButton.tsx';
import { caseRecordWords } from './CaseRecord.words.ts';
import * as styles from './Cases.css.ts';
import type { OpenedCaseProps } from './Cases.types.ts';

/** What the person works toward. */
export function CaseGoals({ record, stored, written, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const { work } = record;
  const { goals } = written;
  const isOpen = work.isAllowed && stored.closedAt === null;
  const list = useFocusOnChange<HTMLDivElement>(String(goals.length), { ifLost: true });
  const change = (changed: readonly CaseGoal[]) =>
    send({ type: 'record.change', changes: { goals: changed } });
  return (
    <Section title={words.goals.title} level={3}>
      <Stack space="small" ref={list} tabIndex={-1}>
        {goals.length === 0 && <Text tone="muted">{words.goals.none}</Text>}
        {goals.length > 0 && (
          <ul className={styles.items}>
            {goals.map((goal, index) => (
              // Two goals can have the same text.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${index} ${goal.text}`} className={styles.item}>
                <Checkbox
                  isSelected={goal.done}
                  isReadOnly={!isOpen || work.isBusy}
                  onChange={(done) => change(goals.with(index, { ...goal, done }))}
                >
                  {goal.text}
                </Checkbox>
                {isOpen && (
                  <IconButton
                    icon={X}
                    size="small"
                    label={words.goals.remove(goal.text)}
                    isDisabled={work.isBusy}
                    onPress={() => change(goals.toSpliced(index, 1))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {isOpen && (
          <div className={styles.adding}>
            <TextField
              label={words.goals.label}
              isRequired={false}
              isReadOnly={work.isBusy}
              error={work.invalid.goal ? words.tooLong : undefined}
              value={work.draft.goal}
              onChange={(text) => send({ type: 'words.change', field: 'goal', text })}
              onKeyDown={({ key }) => {
                if (key === 'Enter') send({ type: 'goal.add' });
              }}
            />
            <Button icon={Plus} isDisabled={!work.canAddGoal} onPress={() => send({ type: 'goal.add' })}>
              {words.goals.add}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
