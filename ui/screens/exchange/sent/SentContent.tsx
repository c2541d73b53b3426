import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { relativeTime } from '../../format.ts';
import { SentParts } from '../received/SentParts.tsx';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';

/** What the person wrote, and what they sent of their profile: as it was then, field by field. */
export function SentContent({ view: { sent, updatedAt, reader } }: Pick<SentApplicationProps, 'view'>) {
  const words = useWords(sentApplicationWords).content;
  if (sent === null) return null;
  const { answers, profile } = sent;
  return (
    <>
      {answers.length > 0 && (
        <Section title={words.answers}>
          <SentParts parts={answers} labels={words.parts} />
        </Section>
      )}
      {profile && (
        <Section title={words.profile}>
          <Text size="small" tone="muted">
            {profile.length === 0
              ? words.onlyName
              : updatedAt === null
                ? words.asThen
                : words.asUpdated(relativeTime(updatedAt, reader))}
          </Text>
          {profile.length > 0 && <SentParts parts={profile} />}
        </Section>
      )}
    </>
  );
}
