import type { ChatMessageView } from '@vetsync/machines/battleBuddy/chat';
import type { Reader } from '@vetsync/machines/system/model';
import { Text } from '../../components/Text/Text.tsx';
import { clockTime } from '../format.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { crisisLineWords } from '../system/CrisisLine.words.ts';
import { CrisisLinks } from '../system/crisis/CrisisLinks.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { bubble, crisis, crisisTitle, message as messageStyle, meta, more } from './Chat.css.ts';
import { chatWords } from './Chat.words.ts';
import './BattleBuddy.phrases.ts';
import { shownText } from './shownText.ts';

interface ChatMessageProps {
  message: ChatMessageView;
  reader: Reader;
  /** Longest message that isn't shortened, in characters; null for any. */
  shortenedTo: number | null;
  /** Whether it is the newest message. */
  isLatest: boolean;
  onToggle: () => void;
}

export function ChatMessage({ message, shortenedTo, reader, isLatest, onToggle }: ChatMessageProps) {
  const sharedWords = useWords(crisisLineWords);
  const words = useWords(chatWords);
  const write = usePhrases();
  const { type, content, timestamp, isExpanded } = message;
  const { text, length } = shownText(write(content), shortenedTo, isExpanded);
  return (
    <div className={messageStyle({ type })}>
      <div className={meta}>
        <span>{words.from[type]}</span>
        <TimeText at={timestamp} reader={reader} size="caption" tone="muted">
          {clockTime(timestamp, reader)}
        </TimeText>
      </div>
      {type === 'crisis' ? (
        // An alert interrupts the screen reader once, with the phone number first.
        <div className={crisis} role={isLatest ? 'alert' : undefined}>
          <CrisisLinks />
          <div className={crisisTitle}>
            <Text weight="strong">{words.crisis}</Text>
          </div>
          <Text size="small">{`${sharedWords.title}. ${sharedWords.introduction}`}</Text>
        </div>
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
