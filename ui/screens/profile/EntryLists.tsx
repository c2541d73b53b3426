import '../system/System.phrases.ts';
import { useState } from 'react';
import type { EntryList } from '@vetsync/machines/profile/model';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useWords } from '../../language/useWords.ts';
import type { ProfileProps } from './Profile.types.ts';
import { profileFormWords } from './Profile.words.ts';
import type { ProfileEditorEvent, ProfileFormView } from '@vetsync/machines/profile/profileEditor';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFieldId } from '../../components/Field/fieldScope.ts';
import { EntryRow } from './EntryRow.tsx';
import { list as listStyle, rows } from './Profile.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';

interface EntryListFieldProps {
  list: EntryList;
  form: ProfileFormView;
  send: (event: ProfileEditorEvent) => void;
}

/** A list of entries that can be added, edited, moved and removed, also by keyboard. */
function EntryListField({ list, form, send }: EntryListFieldProps) {
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

const entryLists = ['occupations', 'skills', 'experience', 'education', 'certifications'] as const;
const listOf = (field: string | null) => entryLists.find((list) => field?.split('.')[0] === list) ?? null;
/** Number of entries that a closed list names. */
const named = 3;

/**
 * The lists of a profile, of which one is open at a time. A list with the field that takes focus opens, and one with an
 * error stays open, so that the error can be reached.
 */
export function EntryLists({ view: { form }, send }: ProfileProps) {
  const words = useWords(profileFormWords);
  const focused = listOf(form.focus);
  const [open, setOpen] = useState<EntryList | null>(focused);
  const [seen, setSeen] = useState(form.attempt);
  if (seen !== form.attempt) {
    setSeen(form.attempt);
    if (focused) setOpen(focused);
  }
  const wrong = entryLists.filter((list) => Object.keys(form.errors).some((field) => listOf(field) === list));
  const expanded = new Set([...wrong, ...(open ? [open] : [])]);
  const hintOf = (list: EntryList) => {
    const names = form.draft.lists[list]
      .map(({ parts }) => parts.value ?? parts.code ?? parts.title ?? parts.degree ?? '')
      .filter(Boolean);
    return names.slice(0, named).join(', ') + (names.length > named ? ', …' : '');
  };
  return (
    <Accordion
      allowsMultipleExpanded
      expandedKeys={expanded}
      onExpandedChange={(keys) =>
        setOpen(entryLists.find((list) => keys.has(list) && !expanded.has(list)) ?? null)
      }
    >
      {entryLists.map((list) => (
        <Disclosure
          key={list}
          id={list}
          level={2}
          title={words.sections[list]}
          hint={expanded.has(list) ? undefined : hintOf(list) || undefined}
        >
          <EntryListField list={list} form={form} send={send} />
        </Disclosure>
      ))}
    </Accordion>
  );
}
