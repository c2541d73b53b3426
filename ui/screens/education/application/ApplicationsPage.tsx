import type { ApplicationView } from '@vetsync/machines/education';
import type { Reader } from '@vetsync/machines/system/model';
import { Box } from '../../../components/Box/Box.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Timeline } from '../../../components/Timeline/Timeline.tsx';
import { columns } from '../../layout.css.ts';
import { CollegeStatusBadge } from './CollegeStatusBadge.tsx';
import { Deadlines } from './Deadlines.tsx';
import { EducationHead } from '../EducationHead.tsx';
import type { EducationProps } from '../Education.types.ts';
import { NoApplications } from './NoApplications.tsx';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { stoppedApplicationWords } from '../../system/parts/StoppedApplication.words.ts';
import { applicationTimeline } from '../applicationTimeline.tsx';

/** "Track Applications": each application with its timeline, id and next step. */
export function ApplicationsPage({ view, send }: EducationProps) {
  const words = useWords(educationWords).applications;
  const { applications, reader, links } = view;
  return (
    <Stack space="large">
      <EducationHead title={words.page} subtitle={words.pageText} current="applications" links={links} />
      <div className={columns}>
        {applications.length === 0 ? (
          <NoApplications view={view} send={send} />
        ) : (
          <Stack as="ul" space="large">
            {applications.map((application) => (
              <Box as="li" listStyle="none" key={application.id}>
                <Tracked application={application} reader={reader} />
              </Box>
            ))}
          </Stack>
        )}
        <Deadlines view={view} send={send} />
      </div>
    </Stack>
  );
}

function Tracked({ application, reader }: { application: ApplicationView; reader: Reader }) {
  const words = useWords(educationWords).applications;
  const sharedWords = useWords(stoppedApplicationWords);
  const { id, university, program, matchScore, isSample, delivery, href } = application;
  return (
    <Card as="article" aria-labelledby={`application-${id}`}>
      <Stack space="medium">
        <div>
          <Inline space="xsmall" align="baseline" justify="space-between">
            <Heading level={2} id={`application-${id}`}>
              {href === null ? university : <a href={href}>{university}</a>}
            </Heading>
            <Inline space="xsmall">
              {isSample && <Badge>{words.sample}</Badge>}
              <CollegeStatusBadge application={application} />
            </Inline>
          </Inline>
          <Text>{program}</Text>
        </div>
        <Timeline
          label={words.timeline}
          entries={applicationTimeline({ ...words, stopped: sharedWords }, application, reader)}
        />
        <DescriptionList
          items={[
            {
              label: words.id,
              value: (
                <Inline space="small">
                  {id}
                  <CopyButton size="small" variant="quiet" text={id} />
                </Inline>
              ),
            },
            // Applications that are only saved have not been reviewed.
            ...(delivery === 'simulated' && matchScore !== null
              ? [{ label: words.match, value: <MatchScore score={matchScore} /> }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
