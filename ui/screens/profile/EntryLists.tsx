import { useState } from 'react';
import type { EntryList } from '@vetsync/machines/profile/model';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useWords } from '../../language/useWords.ts';
import { EntryListField } from './EntryListField.tsx';
import type { ProfileProps } from './Profile.types.ts';
import { profileFormWords } from './Profile.words.ts';

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
