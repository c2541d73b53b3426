import { useEffect, useRef } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../system/parts/IconButton.tsx';
import type { EntryRowProps } from './Profile.types.ts';
import { controls } from './Profile.css.ts';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';

/** Buttons to move an entry up or down, or remove it. When an entry moves, the pressed button keeps focus. */
export function EntryControls({ list, entry, position, isLast, form, send }: EntryRowProps) {
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
