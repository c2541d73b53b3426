import { useEffect, useRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../components/Button/Button.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import type { EntryRowProps } from './Profile.types.ts';
import { controls } from './Profile.css.ts';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';

const look = (label: string, icon: LucideIcon) => ({ variant: 'quiet', icon, 'aria-label': label }) as const;

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
      <Tooltip
        trigger={
          <Button
            {...look(words.up(name), ArrowUp)}
            isDisabled={busy || position === 1}
            onPress={() => send({ type: 'entry.move', list, key, by: -1 })}
          />
        }
      >
        {words.hints.up}
      </Tooltip>
      <Tooltip
        trigger={
          <Button
            {...look(words.down(name), ArrowDown)}
            isDisabled={busy || isLast}
            onPress={() => send({ type: 'entry.move', list, key, by: 1 })}
          />
        }
      >
        {words.hints.down}
      </Tooltip>
      <Tooltip
        trigger={
          <Button
            {...look(words.remove(name), Trash2)}
            isDisabled={busy}
            onPress={() => send({ type: 'entry.remove', list, key })}
          />
        }
      >
        {words.hints.remove}
      </Tooltip>
    </div>
  );
}
