import { Anchor } from '../../components/Link/Anchor.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { crisisLineWords } from '../system/CrisisLine.words.ts';
import { pinned } from './Chat.css.ts';

/** The crisis line in one row, shown for the rest of a chat that mentioned a crisis. */
export function ChatCrisisPin() {
  const words = useWords(crisisLineWords);
  return (
    <section className={pinned} aria-label={words.title}>
      <Inline space="small">
        <Text as="span" size="small" weight="strong">
          {words.title}
        </Text>
        {(['call', 'text', 'chat'] as const).map((channel) => (
          <Anchor key={channel} href={words.channels[channel].href}>
            <Text as="span" size="small">
              {words.strip[channel]}
            </Text>
          </Anchor>
        ))}
      </Inline>
    </section>
  );
}
