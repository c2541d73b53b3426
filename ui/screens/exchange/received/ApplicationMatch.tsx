import type { MatchReason, MatchResult } from '@vetsync/machines/model/exchange';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { lines, requirement, source as sourceStyle } from './Received.css.ts';

const tones: Readonly<Record<MatchResult, NonNullable<BadgeProps['tone']>>> = {
  met: 'positive',
  partly: 'info',
  notOnRecord: 'neutral',
};

/** Each requirement of the listing, and the sentence of what was sent that answers it. There is no score. */
export function ApplicationMatch({ match }: { match: readonly MatchReason[] }) {
  const words = useWords(receivedApplicationWords).match;
  return (
    <Section title={words.title} level={3}>
      {match.some(({ source }) => source === null) && (
        <Text size="small" tone="muted">
          {words.unknown}
        </Text>
      )}
      <ul className={lines}>
        {match.map(({ requirement: text, kind, isRequired, result, source }) => (
          <li key={`${kind} ${text}`} className={requirement}>
            <span>
              {text}{' '}
              {!isRequired && (
                <Text as="span" size="small" tone="muted">
                  {words.preferred}
                </Text>
              )}
            </span>
            <Badge tone={tones[result]}>{words.results[result]}</Badge>
            {source && (
              <span className={sourceStyle}>
                <Text as="span" size="small" tone="muted">
                  {words.from[source.part](source.text)}
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
