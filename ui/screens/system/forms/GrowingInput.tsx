import type { KeyboardEvent, Ref } from 'react';
import { control } from '../../../components/Field/Field.css.ts';
import { growing, input } from './GrowingInput.css.ts';
import { isSendKey, pressedKey } from './sendKey.ts';

interface GrowingInputProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  value: string;
  /** How far it may grow. */
  room: 'little' | 'much';
  /** Id of the hint that explains which keys send. */
  describedBy: string;
  /** Read-only but still focused, because keyboard users would lose their position otherwise. @default false */
  isReadOnly?: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** A message field: Enter sends, Shift+Enter inserts a line break. */
export function GrowingInput({
  ref,
  label,
  placeholder,
  value,
  room,
  describedBy,
  isReadOnly = false,
  onChange,
  onSend,
}: GrowingInputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(pressedKey(event))) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={growing({ room })} data-value={value}>
      <textarea
        dir="auto"
        ref={ref}
        className={`${control()} ${input}`}
        rows={1}
        value={value}
        placeholder={placeholder}
        aria-label={label}
        aria-describedby={describedBy}
        aria-disabled={isReadOnly}
        readOnly={isReadOnly}
        enterKeyHint="send"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
