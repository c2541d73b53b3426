import type { InboxThreadView } from '@vetsync/machines/exchange/inbox';
import FileText from 'lucide-react/icons/file-text';
import Send from 'lucide-react/icons/send';
import { useId, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { PlainButton } from '../../../components/Button/PlainButton.tsx';
import { CharacterCount } from '../../../components/Field/CharacterCount.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Translation } from '../../../language/translate.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import * as styles from './Inbox.css.ts';
import { GrowingInput } from '../../system/forms/GrowingInput.tsx';
import '../Messages.phrases.ts';
import type { InboxProps } from '../Messages.types.ts';
import { inboxThreadWords } from '../Inbox.words.ts';

interface InboxComposerProps extends Pick<InboxProps, 'send'> {
  thread: InboxThreadView;
}

/** Why nobody can write here; null if they can. */
function closedTo(
  { name, mayWrite, isBlocked, isSuspended, isEnded }: InboxThreadView,
  words: Translation<typeof inboxThreadWords>,
): string | null {
  if (isEnded) return words.isEnded;
  if (isSuspended) return words.isSuspended(name ?? '');
  if (isBlocked) return words.isBlocked(name ?? '');
  return mayWrite ? null : words.readOnly;
}

/** Message field: Enter sends, Shift+Enter inserts a line break. Where nobody can write, it says why. */
export function InboxComposer({ thread, send }: InboxComposerProps) {
  const words = useWords(inboxThreadWords);
  const { name, text, textMax, canSend, block, templates } = thread;
  const write = usePhrases();
  const keys = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const label = name === null ? words.inputUnnamed : words.input(name);
  const closedBy = closedTo(thread, words);
  const onPress = () => {
    // Sending disables the button, which would lose focus.
    field.current?.focus();
    send({ type: 'message.send' });
  };
  return (
    <div className={styles.composer} id="reply" tabIndex={-1}>
      {block === 'failed' && (
        <Banner tone="critical" announce="alert">
          {words.blockFailed}
        </Banner>
      )}
      {closedBy !== null ? (
        <Text size="small" tone="muted">
          {closedBy}
        </Text>
      ) : (
        <>
          <GrowingInput
            ref={field}
            label={label}
            placeholder={label}
            value={text}
            room="much"
            describedBy={keys}
            onChange={(value) => send({ type: 'text.change', text: value })}
            onSend={() => send({ type: 'message.send' })}
          />
          <div className={styles.actions}>
            {templates.length > 0 && (
              <Menu
                label={words.templates}
                size="small"
                variant="quiet"
                icon={FileText}
                placement="top start"
                items={templates.map((template) => ({ ...template, label: write(template.label) }))}
                onAction={(templateId) => send({ type: 'template.use', templateId })}
              />
            )}
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
        </>
      )}
    </div>
  );
}
