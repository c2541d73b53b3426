import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { entry, list, topEnd } from './Career.css.ts';
import { careerWords } from './Career.words.ts';
import type { CareerProps } from './CareerOverview.tsx';
import { JobActions } from './JobActions.tsx';
import { JobFacts, JobStatusBadge } from './JobFacts.tsx';

const words = careerWords.matches;

/** The best three (feature spec, section 2, "Top Job Matches"). */
export function TopMatches({ view, send }: CareerProps) {
  return (
    <Card as="section" aria-labelledby="top-matches">
      <Stack space="medium">
        <div>
          <div className={topEnd}>
            <Heading level={2} size="title" id="top-matches">
              {words.title}
            </Heading>
            <LinkButton size="small" href={view.links.jobs}>
              {words.all}
            </LinkButton>
          </div>
          <Text size="small" tone="muted">
            {careerWords.sampleJobs}
          </Text>
        </div>
        <ul className={list}>
          {view.topMatches.map((job) => (
            <li key={job.id} className={entry}>
              <Stack space="small">
                <div className={topEnd}>
                  <Heading level={3} size="lead">
                    {job.title}
                  </Heading>
                  <MatchScore score={job.match} />
                </div>
                <JobFacts job={job} reader={view.reader} />
                <JobStatusBadge job={job} />
                <JobActions job={job} send={send} />
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
