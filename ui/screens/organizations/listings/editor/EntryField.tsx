import type { EntryList } from '@vetsync/machines/organizations/model';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { TagGroup } from '../../../../components/TagGroup/TagGroup.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';
import { isSendKey, pressedKey } from '../../../system/forms/sendKey.ts';
import type { ListingFieldsProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import { entryList, entryRow } from '../Listings.css.ts';

export interface EntryFieldProps extends ListingFieldsProps {
  list: EntryList;
  help?: ReactNode;
}

/** A list of short texts, such as skills. Enter adds what is typed, and saving does so too. */
export function EntryField({ list, help, form, send }: EntryFieldProps) {
  const words = useWords(listingEditorWords);
  const label = useWords(listingNamesWords).fields[list];
  const entries = form.draft[list];
  const typed = form.draft.typed[list];
  const add = () => send({ type: 'entry.add', list });
  return (
    <div className={entryList}>
      <div className={entryRow}>
        <TextField
          name={list}
          label={label}
          help={help}
          error={form.errors[list]}
          isRequired={false}
          isReadOnly={form.busy}
          value={typed}
          onChange={(value) => send({ type: 'entry.input', list, value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would save the whole form.
            event.preventDefault();
            if (isSendKey(pressedKey(event)) && typed.trim() !== '') add();
          }}
        />
        <Button
          icon={Plus}
          aria-label={words.addEntry(label)}
          isDisabled={form.busy || typed.trim() === ''}
          onPress={add}
        >
          {words.add}
        </Button>
      </div>
      {entries.length > 0 && (
        <TagGroup
          label={label}
          isLabelHidden
          items={entries.map((entry) => ({ id: entry, label: entry }))}
          isDisabled={form.busy}
          onRemove={(removed) => send({ type: 'entry.remove', list, entries: [...removed] })}
        />
      )}
    </div>
  );
}
