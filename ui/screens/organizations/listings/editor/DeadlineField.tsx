import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../../components/Button/Button.tsx';
import { DatePicker } from '../../../../components/DatePicker/DatePicker.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { ChoiceGroup } from '../../../system/forms/ChoiceGroup.tsx';
import { IconButton } from '../../../system/parts/IconButton.tsx';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingFieldsProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import { deadlineName, deadlineRow } from '../Listings.css.ts';

/** Deadlines of a degree program, each with a name and a day. */
export function DeadlineField({ form, send }: ListingFieldsProps) {
  const words = useWords(listingEditorWords).deadline;
  const { fields } = useWords(listingNamesWords);
  const { deadlines } = form.draft;
  const set = (value: typeof deadlines) => send({ type: 'field.change', field: 'deadlines', value });
  const change = (at: number, part: Partial<(typeof deadlines)[number]>) =>
    set(deadlines.map((deadline, index) => (index === at ? { ...deadline, ...part } : deadline)));
  return (
    <ChoiceGroup name="deadlines" label={fields.deadlines} error={form.errors.deadlines}>
      <Stack space="small">
        {deadlines.map(({ name, date }, index) => (
          // A deadline has no id of its own, and its place says which one it is.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={deadlineRow}>
            <div className={deadlineName}>
              <TextField
                label={words.name(index + 1)}
                value={name}
                isReadOnly={form.busy}
                onChange={(value) => change(index, { name: value })}
              />
            </div>
            <DatePicker
              label={words.date(index + 1)}
              value={date || null}
              today={form.today}
              isReadOnly={form.busy}
              onChange={(day) => change(index, { date: day ?? '' })}
            />
            <IconButton
              icon={Trash2}
              label={words.remove(index + 1)}
              isDisabled={form.busy}
              onPress={() => set(deadlines.filter((_, each) => each !== index))}
            />
          </div>
        ))}
        {deadlines.length < form.limits.deadlines && (
          <div>
            <Button
              size="small"
              icon={Plus}
              isDisabled={form.busy}
              onPress={() => set([...deadlines, { name: '', date: '' }])}
            >
              {words.add}
            </Button>
          </div>
        )}
      </Stack>
    </ChoiceGroup>
  );
}
