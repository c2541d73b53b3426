import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import Send from 'lucide-react/icons/send';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { CharacterCount } from '../../components/Field/CharacterCount.tsx';
import { control } from '../../components/Field/Field.css.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatProps } from './Chat.tsx';
import { composer, growing, input, inputRow } from './Chat.css.ts';
import { chatWords as words } from './Chat.words.ts';
import { isSendKey } from './sendKey.ts';

export function ChatComposer({ view, send }: ChatProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (view.filled > 0) field.current?.focus();
  }, [view.filled]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    const { isComposing, keyCode } = nativeEvent;
    if (!isSendKey({ key, shiftKey, isComposing, keyCode })) return;
    event.preventDefault();
    send({ type: 'message.send' });
  };
  const onPress = () => {
    // The button is disabled in a moment, and would take the focus with it.
    field.current?.focus();
    send({ type: 'message.send' });
  };
  return (
    <div className={composer}>
      <label htmlFor={id}>
        <VisuallyHidden>{words.input}</VisuallyHidden>
      </label>
      <div className={inputRow}>
        <div className={growing} data-value={view.draft}>
          <textarea
            ref={field}
            id={id}
            className={`${control()} ${input}`}
            rows={1}
            value={view.draft}
            placeholder={words.placeholder}
            aria-describedby={`${id}-keys`}
            // Disabled in every way but losing the focus, which would strand who uses the keyboard.
            aria-disabled={view.replying}
            readOnly={view.replying}
            enterKeyHint="send"
            onChange={({ target }) => send({ type: 'draft.change', text: target.value })}
            onKeyDown={onKeyDown}
          />
        </div>
        <PlainButton
          emphasis="primary"
          icon={Send}
          aria-label={words.send}
          isDisabled={!view.canSend}
          onPress={onPress}
        />
      </div>
      <CharacterCount length={view.draft.length} limit={view.limit} />
      <VisuallyHidden>
        <span id={`${id}-keys`}>{words.keys}</span>
      </VisuallyHidden>
    </div>
  );
}
