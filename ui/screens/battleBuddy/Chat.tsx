import './BattleBuddy.phrases.ts';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import {
  panel,
  promptRow,
  prompts as promptsStyle,
  typing,
  pinned,
  log,
  messages as messagesStyle,
  bubble,
  message as messageStyle,
  meta,
  more,
} from './Chat.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { chatWords } from './Chat.words.ts';
import { ChatComposer } from './ChatComposer.tsx';
import type { ChatProps } from './BattleBuddy.types.ts';
import { useStickToLatest } from '../system/parts/useStickToLatest.ts';
import type { ChatMessageView } from '@vetsync/machines/battleBuddy/chat';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { CrisisStrip } from '../system/crisis/CrisisStrip.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { clockTime } from '../dates.ts';

/** `short` and `whole` can be toggled; `fits` needs no toggle. */
interface ShownText {
  text: string;
  length: 'fits' | 'short' | 'whole';
}

/** Shortens a text to `most` characters as people see them, and an ellipsis; null for any length. */
export function shownText(text: string, most: number | null, isExpanded: boolean): ShownText {
  const characters =
    most === null ? [] : [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (most === null || characters.length <= most) return { text, length: 'fits' };
  if (isExpanded) return { text, length: 'whole' };
  const start = characters.slice(0, most).map(({ segment }) => segment);
  return { text: `${start.join('')}…`, length: 'short' };
}

interface ChatMessageProps {
  message: ChatMessageView;
  intl: IntlConfig;
  /** Longest message that isn't shortened, in characters; null for any. */
  shortenedTo: number | null;
  /** Whether it is the newest message. */
  isLatest: boolean;
  onToggle: () => void;
}

function ChatMessage({ message, shortenedTo, intl, isLatest, onToggle }: ChatMessageProps) {
  const words = useWords(chatWords);
  const write = usePhrases();
  const { type, content, timestamp, isExpanded, finding = 'unchecked' } = message;
  const { text, length } = shownText(write(content), shortenedTo, isExpanded);
  return (
    <div className={messageStyle({ type })}>
      <div className={meta}>
        <span>{words.from[type]}</span>
        <TimeText at={timestamp} intl={intl} size="caption" tone="muted">
          {clockTime(timestamp, intl)}
        </TimeText>
      </div>
      {type === 'crisis' ? (
        <CrisisHelp finding={finding} isNew={isLatest} />
      ) : (
        <div dir="auto" className={bubble({ type })}>
          {text}
        </div>
      )}
      {length !== 'fits' && (
        <button type="button" className={more} onClick={onToggle}>
          {length === 'short' ? words.whole : words.short}
        </button>
      )}
    </div>
  );
}

/** The messages. A reply is announced once, on arrival. It doesn't scroll if the reader has scrolled up. */
function ChatLog({ view, send }: ChatProps) {
  const words = useWords(chatWords);
  const last = view.messages.at(-1);
  const scroller = useStickToLatest(last && { id: last.id, isSent: last.type !== 'assistant' });
  return (
    // Scrollable, so it must be focusable by keyboard.
    <div {...scroller} className={log} role="log" aria-label={words.log} tabIndex={0}>
      <div className={messagesStyle}>
        {view.messages.map((message) => (
          <ChatMessage
            key={message.id}
            message={message}
            shortenedTo={view.shortenedTo}
            intl={view.intl}
            isLatest={message === last}
            onToggle={() => send({ type: 'message.toggle', id: message.id })}
          />
        ))}
      </div>
    </div>
  );
}

export type { ChatProps } from './BattleBuddy.types.ts';

/** A chat with Battle Buddy: messages, input, and suggested questions. */
export function Chat({ view, send }: ChatProps) {
  const words = useWords(chatWords);
  const prompts = view.prompts.map(usePhrases());
  return (
    <Stack space="small">
      <div className={panel({ kind: view.kind })}>
        {view.crisisPinned && (
          <div className={pinned}>
            <CrisisStrip />
          </div>
        )}
        <ChatLog view={view} send={send} />
        {view.replying && (
          <div className={typing}>
            <Spinner size="small" />
            {words.typing}
          </div>
        )}
        {prompts.length > 0 && (
          <section className={promptsStyle} aria-label={words.prompts}>
            <Text size="small" tone="muted">
              {words.prompts}
            </Text>
            <div className={promptRow({ kind: view.kind })}>
              {prompts.map((prompt) => (
                <PlainButton
                  key={prompt}
                  size="small"
                  isDisabled={view.replying}
                  onPress={() => send({ type: 'prompt.choose', prompt })}
                >
                  {prompt}
                </PlainButton>
              ))}
            </div>
          </section>
        )}
        <ChatComposer view={view} send={send} />
      </div>
      <Text size="small" tone="muted">
        {words.about}
      </Text>
    </Stack>
  );
}
