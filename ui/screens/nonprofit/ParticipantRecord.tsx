import type { ParticipantView } from '@vetsync/machines/nonprofit';
import type { Reader } from '@vetsync/machines/system/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { localeDate, relativeTime } from '../format.ts';
import { bullets, halves } from '../portal/PortalPage.css.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { statusNamesWords } from './StatusNames.words.ts';
import { useWords } from '../../language/useWords.ts';
import { participantWords } from './Nonprofit.words.ts';
import { participantTones } from './tones.ts';

interface ParticipantRecordProps {
  participant: ParticipantView;
  reader: Reader;
}

const minuteMs = 60_000;

/** A participant: progress, goals, and services. */
export function ParticipantRecord({ participant, reader }: ParticipantRecordProps) {
  const words = useWords(participantWords);
  const sharedWords = useWords(statusNamesWords);
  const ago = (at: string) =>
    reader.now - Date.parse(at) < minuteMs ? words.justNow : relativeTime(at, reader);
  const { program, programHref, status, progress, joinDate, lastActivity, goals, services } = participant;
  return (
    <Stack space="large">
      {participant.applicationHref && (
        <Banner
          tone="positive"
          action={
            <LinkButton size="small" href={participant.applicationHref}>
              {words.application}
            </LinkButton>
          }
        >
          {words.approved}
        </Banner>
      )}
      <ProgressBar label={words.progress} value={progress} />
      <DescriptionList
        items={[
          {
            label: words.status,
            value: <Badge tone={participantTones[status]}>{sharedWords.participants[status]}</Badge>,
          },
          { label: words.program, value: programHref ? <a href={programHref}>{program}</a> : program },
          {
            label: words.joined,
            value: (
              <TimeText at={joinDate} reader={reader}>
                {localeDate(joinDate, reader)}
              </TimeText>
            ),
          },
          {
            label: words.lastActivity,
            value: (
              <TimeText at={lastActivity} reader={reader}>
                {ago(lastActivity)}
              </TimeText>
            ),
          },
        ]}
      />
      <div className={halves}>
        <Lines title={words.goals} lines={goals} />
        <Lines title={words.services} lines={services} />
      </div>
    </Stack>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack space="xsmall">
      <Heading level={3}>{title}</Heading>
      <ul className={bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
}
