import type { ApplicationDetail } from '@vetsync/machines/receivedApplications';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { SentParts } from './SentParts.tsx';

/** What an applicant wrote, and what they sent of their profile, field by field. */
export function ApplicationSent({ answers, profile }: ApplicationDetail['sent']) {
  const words = useWords(receivedApplicationWords);
  return (
    <>
      {answers.length > 0 && (
        <Section title={words.answers} level={3}>
          <SentParts parts={answers} />
        </Section>
      )}
      <Section title={words.profile} level={3}>
        {profile.length > 0 ? <SentParts parts={profile} /> : <Text tone="muted">{words.nothing}</Text>}
      </Section>
    </>
  );
}
