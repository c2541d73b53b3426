import { useId, useRef } from 'react';
import FileText from 'lucide-react/icons/file-text';
import Send from 'lucide-react/icons/send';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { CharacterCount } from '../../components/Field/CharacterCount.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { GrowingInput } from '../system/forms/GrowingInput.tsx';
import * as styles from './Messages.css.ts';
import type { OpenConversationProps } from './Messages.types.ts';
import './Messages.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { messagesWords } from './Messages.words.ts';

/** Message field: Enter sends, Shift+Enter inserts a line break. */
export function MessageComposer({
  conversation,
  send,
}: Pick<OpenConversationProps, 'conversation' | 'send'>) {
  const words = useWords(messagesWords);
  const write = usePhrases();
  const { person, text, textMax, canSend, templates } = conversation;
  const keys = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const onPress = () => {
    // Sending disables the button, which would lose focus.
    field.current?.focus();
    send({ type: 'message.send' });
  };
  return (
    <div className={styles.composer}>
      <GrowingInput
        ref={field}
        label={words.input(person.name)}
        placeholder={words.input(person.name)}
        value={text}
        room="much"
        describedBy={keys}
        onChange={(value) => send({ type: 'text.change', text: value })}
        onSend={() => send({ type: 'message.send' })}
      />
      <div className={styles.actions}>
        <Menu
          label={words.templates}
          size="small"
          variant="quiet"
          icon={FileText}
          placement="top start"
          items={templates.map(({ id, label }) => ({ id, label: write(label) }))}
          onAction={(templateId) => send({ type: 'template.use', templateId })}
        />
        <span className={styles.keys} id={keys}>
          <Text as="span" size="caption" tone="muted">
            {words.keys}
          </Text>
        </span>
        <CharacterCount length={text.length} limit={textMax} />
        <PlainButton variant="primary" icon={Send} isDisabled={!canSend} onPress={onPress}>
          {words.send}
        </PlainButton>
      </div>
    </div>
  );
}
