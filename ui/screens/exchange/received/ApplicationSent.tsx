import type { SentPart } from '@vetsync/machines/exchange/model';
import type { ApplicationDetail } from '@vetsync/machines/receivedApplications';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { lines as linesStyle, prose } from './Received.css.ts';

type Part = keyof typeof receivedApplicationWords.parts;

/** What an applicant wrote, and what they sent of their profile, field by field. */
export function ApplicationSent({ answers, profile }: ApplicationDetail['sent']) {
  const words = useWords(receivedApplicationWords);
  return (
    <>
      {answers.length > 0 && (
        <Section title={words.answers} level={3}>
          <Parts parts={answers} />
        </Section>
      )}
      <Section title={words.profile} level={3}>
        {profile.length > 0 ? <Parts parts={profile} /> : <Text tone="muted">{words.nothing}</Text>}
      </Section>
    </>
  );
}

function Parts({ parts }: { parts: readonly SentPart<Part>[] }) {
  const words = useWords(receivedApplicationWords);
  return (
    <DescriptionList
      layout="stacked"
      items={parts.map(({ part, lines }) => ({
        label: words.parts[part],
        value: lines === true ? words.yes : <Lines lines={lines} />,
      }))}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return <span className={prose}>{lines[0]}</span>;
  return (
    <ul className={linesStyle}>
      {lines.map((line) => (
        <li key={line} className={prose}>
          {line}
        </li>
      ))}
    </ul>
  );
}
