import { Box } from '../../../components/Box/Box.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { entry } from '../../layout.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { careerWords } from '../Career.words.ts';
import type { CareerProps } from '../Career.types.ts';
import { JobActions } from '../jobs/JobActions.tsx';
import { SentBadge } from '../../applications/SentBadge.tsx';
import { JobFacts } from '../jobs/JobFacts.tsx';

/** The three best matches (feature spec, section 2, "Top Job Matches"). */
export function TopMatches({ view, send }: CareerProps) {
  const allWords = useWords(careerWords);
  const words = allWords.matches;
  return (
    <Section title={words.title} action={<a href={view.links.jobs}>{words.all}</a>}>
      <Stack space="medium">
        <Text size="small" tone="muted">
          {allWords.sampleJobs}
        </Text>
        <Box as="ul" listStyle="none">
          {view.topMatches.map((job) => (
            <li key={job.id} className={entry}>
              <Stack space="small">
                <Inline space="xsmall" align="baseline" justify="space-between">
                  <Heading level={3}>{job.title}</Heading>
                  <MatchScore score={job.match} />
                </Inline>
                <JobFacts job={job} reader={view.reader} />
                {job.application && <SentBadge application={job.application} />}
                <JobActions job={job} send={send} />
              </Stack>
            </li>
          ))}
        </Box>
      </Stack>
    </Section>
  );
}
