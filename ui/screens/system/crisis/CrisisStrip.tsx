import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { link, row } from './CrisisStrip.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { crisisLineWords } from '../CrisisLine.words.ts';

/** The crisis line in one row: at the bottom of every page, and where nothing else is known to help. */
export function CrisisStrip() {
  const { strip, title, channels } = useWords(crisisLineWords);
  return (
    <section className={row} aria-label={title}>
      <Text as="span" size="small" tone="muted">
        {strip.before}
      </Text>
      {(['call', 'text', 'chat'] as const).map((channel) => (
        <Anchor key={channel} className={link} href={channels[channel].href}>
          {strip[channel]}
        </Anchor>
      ))}
    </section>
  );
}
