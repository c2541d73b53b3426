import type { KeyboardEvent, Ref } from 'react';
import { control } from '../../../components/Field/Field.css.ts';
import { growing, input } from './GrowingInput.css.ts';
import { isSendKey } from './sendKey.ts';

interface GrowingInputProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  value: string;
  /** How far it grows with its words. */
  room: 'little' | 'much';
  /** Of what says which keys send. */
  describedBy: string;
  /** Nothing can be written, but it keeps the focus: losing it would strand who uses the keyboard. @default false */
  isReadOnly?: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Room to write a message: Enter sends, Shift and Enter begins a new line. */
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
    const { key, shiftKey, nativeEvent } = event;
    const { isComposing, keyCode } = nativeEvent;
    if (!isSendKey({ key, shiftKey, isComposing, keyCode })) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={growing({ room })} data-value={value}>
      <textarea
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
