import type { EntryList } from '@vetsync/machines/profile/model';
import type { ProfileEditorEvent, ProfileFormView } from '@vetsync/machines/profile/profileEditor';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFieldId } from '../../components/Field/fieldScope.ts';
import { EntryRow } from './EntryRow.tsx';
import { list as listStyle, rows } from './Profile.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';
import '../system/System.phrases.ts';

interface EntryListFieldProps {
  list: EntryList;
  form: ProfileFormView;
  send: (event: ProfileEditorEvent) => void;
}

/** A list of entries that can be added, edited, moved and removed, also by keyboard. */
export function EntryListField({ list, form, send }: EntryListFieldProps) {
  const write = usePhrases();
  const words = useWords(profileFormWords);
  const id = useFieldId(list);
  const entries = form.draft.lists[list];
  return (
    <section id={id} tabIndex={-1} className={listStyle} aria-label={words.sections[list]}>
      {form.errors[list] && (
        <Text size="small" tone="critical">
          {write(form.errors[list])}
        </Text>
      )}
      {entries.length > 0 && (
        <ol className={rows}>
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.key}
              list={list}
              entry={entry}
              position={index + 1}
              isLast={index === entries.length - 1}
              form={form}
              send={send}
            />
          ))}
        </ol>
      )}
      <div>
        {form.canAdd[list] ? (
          <Button
            size="small"
            icon={Plus}
            isDisabled={form.busy}
            onPress={() => send({ type: 'entry.add', list })}
          >
            {words.add(list)}
          </Button>
        ) : (
          <Text size="small" tone="muted">
            {words.full}
          </Text>
        )}
      </div>
    </section>
  );
}
