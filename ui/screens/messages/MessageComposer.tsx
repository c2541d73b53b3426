import { useId, useRef, type KeyboardEvent } from 'react';
import FileText from 'lucide-react/icons/file-text';
import Send from 'lucide-react/icons/send';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { CharacterCount } from '../../components/Field/CharacterCount.tsx';
import { control } from '../../components/Field/Field.css.ts';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { isSendKey } from '../battleBuddy/sendKey.ts';
import * as styles from './Messages.css.ts';
import type { MessageThreadProps } from './MessageThread.tsx';
import { messagesWords as words } from './Messages.words.ts';

/** Room to write: Enter sends, Shift and Enter begins a new line. */
export function MessageComposer({ thread, send }: Pick<MessageThreadProps, 'thread' | 'send'>) {
  const { person, text, textMax, canSend, templates } = thread;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
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
    <div className={styles.composer}>
      <label htmlFor={id}>
        <VisuallyHidden>{words.input(person.name)}</VisuallyHidden>
      </label>
      <div className={styles.growing} data-value={text}>
        <textarea
          ref={field}
          id={id}
          className={`${control()} ${styles.input}`}
          rows={1}
          value={text}
          placeholder={words.input(person.name)}
          aria-describedby={`${id}-keys`}
          enterKeyHint="send"
          onChange={({ target }) => send({ type: 'text.change', text: target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.actions}>
        <Menu
          label={words.templates}
          size="small"
          emphasis="quiet"
          icon={FileText}
          placement="top start"
          items={templates}
          onAction={(templateId) => send({ type: 'template.use', templateId })}
        />
        <span className={styles.keys} id={`${id}-keys`}>
          <Text as="span" size="caption" tone="muted">
            {words.keys}
          </Text>
        </span>
        <CharacterCount length={text.length} limit={textMax} />
        <PlainButton emphasis="primary" icon={Send} isDisabled={!canSend} onPress={onPress}>
          {words.send}
        </PlainButton>
      </div>
    </div>
  );
}
