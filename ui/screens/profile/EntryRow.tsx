import type { EntryPart } from '@vetsync/machines/profile/model';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { pairs, row, well, wellHead, controls } from './Profile.css.ts';
import { useWords } from '../../language/useWords.ts';
import { isSendKey, pressedKey } from '../system/forms/sendKey.ts';
import { profileFormWords } from './Profile.words.ts';
import type { EntryRowProps } from './Profile.types.ts';
import { useEffect, useRef } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../system/parts/IconButton.tsx';

/** Buttons to move an entry up or down, or remove it. When an entry moves, the pressed button keeps focus. */
function EntryControls({ list, entry, position, isLast, form, send }: EntryRowProps) {
  const words = useWords(profileFormWords);
  const container = useRef<HTMLDivElement>(null);
  const { change, busy } = form;
  const moved = change?.what === 'moved' && change.key === entry.key ? change : null;
  const { turn = 0, by = 0 } = moved ?? {};
  useEffect(() => {
    if (turn === 0) return;
    const [up, down] = container.current?.querySelectorAll('button') ?? [];
    const [same, other] = by < 0 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [turn, by]);
  const name = words.entry(list, position);
  const { key } = entry;
  return (
    <div ref={container} className={controls}>
      <IconButton
        icon={ArrowUp}
        label={words.up(name)}
        isDisabled={busy || position === 1}
        onPress={() => send({ type: 'entry.move', list, key, by: -1 })}
      />
      <IconButton
        icon={ArrowDown}
        label={words.down(name)}
        isDisabled={busy || isLast}
        onPress={() => send({ type: 'entry.move', list, key, by: 1 })}
      />
      <IconButton
        icon={Trash2}
        label={words.remove(name)}
        isDisabled={busy}
        onPress={() => send({ type: 'entry.remove', list, key })}
      />
    </div>
  );
}

export type { EntryRowProps } from './Profile.types.ts';

export function EntryRow(props: EntryRowProps) {
  const words = useWords(profileFormWords);
  const { list, entry, position, form, send } = props;
  const name = words.entry(list, position);
  const isFilled = (entry.parts.value ?? '').trim() !== '' && !form.busy;
  const part = (which: EntryPart) => {
    const field = `${list}.${entry.key}.${which}`;
    return {
      name: field,
      label: words.parts[which] || name,
      value: entry.parts[which] ?? '',
      limit: form.limits[`${list}.${which}` as keyof typeof form.limits],
      error: form.errors[field],
      isReadOnly: form.busy,
      onChange: (value: string) => send({ type: 'entry.change', list, key: entry.key, part: which, value }),
    };
  };
  const choice = (which: EntryPart) => {
    const { limit: _, isReadOnly: __, ...field } = part(which);
    return field;
  };
  if (list === 'skills' || list === 'certifications')
    return (
      <li className={row}>
        <TextField
          {...part('value')}
          isLabelHidden
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would save the whole form.
            event.preventDefault();
            if (isSendKey(pressedKey(event)) && isFilled && form.canAdd[list])
              send({ type: 'entry.add', list });
          }}
        />
        <EntryControls {...props} />
      </li>
    );
  return (
    <li className={well}>
      <div className={wellHead}>
        <Text weight="medium">{name}</Text>
        <EntryControls {...props} />
      </div>
      {list === 'occupations' ? (
        <>
          <div className={pairs}>
            <TextField {...part('code')} />
            <Select
              {...choice('branch')}
              help={words.otherBranch}
              isRequired={false}
              isDisabled={form.busy}
              options={form.branches.map((branch) => ({ value: branch, label: branch, lang: 'en' }))}
            />
          </div>
          <div className={pairs}>
            <TextField {...part('title')} />
            <TextField {...part('rank')} />
          </div>
        </>
      ) : list === 'experience' ? (
        <>
          <div className={pairs}>
            <TextField {...part('title')} />
            <TextField {...part('company')} />
          </div>
          <TextField {...part('duration')} />
          <TextArea {...part('description')} />
        </>
      ) : (
        <>
          <TextField {...part('degree')} />
          <div className={pairs}>
            <TextField {...part('institution')} />
            <TextField {...part('year')} limit={undefined} inputMode="numeric" />
          </div>
        </>
      )}
    </li>
  );
}
