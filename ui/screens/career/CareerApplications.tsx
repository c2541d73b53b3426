import type { CareerView } from '@vetsync/machines/career';
import { Box } from '../../components/Box/Box.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { stoppedApplicationWords } from '../system/parts/StoppedApplication.words.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { entry } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { JobStatusBadge } from './jobs/JobFacts.tsx';

/**
 * The veteran's job applications and their status. Notifications of decisions link here. Hidden without
 * applications.
 */
export function CareerApplications({ view: { applications, reader } }: { view: CareerView }) {
  const words = useWords(careerWords).applications;
  const { inShort } = useWords(stoppedApplicationWords);
  if (applications.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="career-applications">
      <Stack space="medium">
        <Heading level={2} id="career-applications">
          {words.title}
        </Heading>
        <Box as="ul" listStyle="none">
          {applications.map((application) => (
            <li key={application.id} className={entry}>
              <Inline space="xsmall" align="baseline" justify="space-between">
                <Text as="div" weight="medium">
                  {application.href === null ? (
                    words.at(application.jobTitle, application.company)
                  ) : (
                    <a href={application.href}>{words.at(application.jobTitle, application.company)}</a>
                  )}
                </Text>
                <JobStatusBadge job={{ application }} />
              </Inline>
              <TimeText at={application.submitDate} reader={reader} size="small" tone="muted">
                {application.listingId === undefined
                  ? words.sent(relativeTime(application.submitDate, reader), application.id)
                  : words.sentPlain(relativeTime(application.submitDate, reader))}
              </TimeText>
              {application.organizationState && (
                <Text as="div" size="small" tone="muted">
                  {inShort[application.organizationState]}
                </Text>
              )}
            </li>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}
