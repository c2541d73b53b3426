import type { ApplicationDetail } from '@vetsync/machines/exchange/receivedApplications';
import type { Reader } from '@vetsync/machines/system/model';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { SentParts } from './SentParts.tsx';

/** What an applicant wrote, and what they sent of their profile, field by field. */
export function ApplicationSent({
  answers,
  profile,
  updatedAt,
  reader,
}: ApplicationDetail['sent'] & { reader: Reader }) {
  const words = useWords(receivedApplicationWords);
  return (
    <>
      {answers.length > 0 && (
        <Section title={words.answers} level={3}>
          <SentParts parts={answers} />
        </Section>
      )}
      <Section title={words.profile} level={3}>
        {updatedAt !== null && (
          <TimeText at={updatedAt} reader={reader} size="small" tone="muted">
            {words.updated(relativeTime(updatedAt, reader))}
          </TimeText>
        )}
        {profile.length > 0 ? <SentParts parts={profile} /> : <Text tone="muted">{words.nothing}</Text>}
      </Section>
    </>
  );
}
