import { Inline } from '../../../components/Inline/Inline.tsx';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { crisisLineWords } from '../CrisisLine.words.ts';

/** The crisis line in one plain row: call, text, chat. */
export function CrisisPlainLine() {
  const words = useWords(crisisLineWords);
  return (
    <section aria-label={words.title}>
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
