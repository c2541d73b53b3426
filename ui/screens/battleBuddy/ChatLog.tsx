import { useLayoutEffect, useRef } from 'react';
import type { ChatProps } from './Chat.tsx';
import { log, messages as messagesStyle } from './Chat.css.ts';
import { chatWords as words } from './Chat.words.ts';
import { ChatMessage } from './ChatMessage.tsx';

/** So close to the end that what comes next should stay in sight, in px. */
const nearTheEnd = 32;
/** Room left above a message that begins at the edge, in px. */
const gapAbove = 8;

/** The end of the talk, or the beginning of the last message where that is taller than the place. */
function showLatest(element: HTMLElement) {
  const latest = element.firstElementChild?.lastElementChild;
  const start = latest instanceof HTMLElement ? latest.offsetTop - gapAbove : 0;
  element.scrollTop = Math.min(element.scrollHeight - element.clientHeight, start);
}

/** What was said. A reply is announced once, as it arrives; who scrolled up to read stays there. */
export function ChatLog({ view, send }: ChatProps) {
  const place = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef('');
  const last = view.messages.at(-1);
  useLayoutEffect(() => {
    const element = place.current;
    const isOwn = last !== undefined && last.id !== seen.current && last.type !== 'assistant';
    seen.current = last?.id ?? '';
    if (element && (follows.current || isOwn)) showLatest(element);
  });
  const noteScroll = () => {
    const element = place.current;
    if (element)
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearTheEnd;
  };
  return (
    // It scrolls, so the keyboard has to reach it.
    <div ref={place} className={log} role="log" aria-label={words.log} tabIndex={0} onScroll={noteScroll}>
      <div className={messagesStyle}>
        {view.messages.map((message) => (
          <ChatMessage
            key={message.id}
            message={message}
            reader={view.reader}
            onToggle={() => send({ type: 'message.toggle', id: message.id })}
          />
        ))}
      </div>
    </div>
  );
}
