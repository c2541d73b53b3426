import { useStickToLatest } from '../system/parts/useStickToLatest.ts';
import type { ChatProps } from './BattleBuddy.types.ts';
import { log, messages as messagesStyle } from './Chat.css.ts';
import { useWords } from '../../language/useWords.ts';
import { chatWords } from './Chat.words.ts';
import { ChatMessage } from './ChatMessage.tsx';

/** The messages. A reply is announced once, on arrival. It doesn't scroll if the reader has scrolled up. */
export function ChatLog({ view, send }: ChatProps) {
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
            reader={view.reader}
            isLatest={message === last}
            onToggle={() => send({ type: 'message.toggle', id: message.id })}
          />
        ))}
      </div>
    </div>
  );
}
