import type { RecentApplication, UniversityView } from '@vetsync/machines/university';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { entry, list } from '../portal/PortalPage.css.ts';
import { reviewTones } from '../reviews/statuses.ts';
import { When } from '../system/parts/When.tsx';
import { application, applicationStatus, applicationAction } from './University.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';

function Entry({ of, reader }: { of: RecentApplication; reader: UniversityView['reader'] }) {
  const words = useWords(universityWords).dashboard;
  const write = usePhrases();
  return (
    <li className={entry}>
      <div className={application}>
        <Avatar name={of.veteranName} mark={of.veteranImage} tone="user" />
        <Stack space="hair" minWidth={0}>
          <Text as="span" weight="medium">
            {of.veteranName}
          </Text>
          <Text as="span" size="small" tone="muted">
            {of.service}
          </Text>
          <Text as="span" size="small">
            {of.program}
          </Text>
          <When at={of.submitDate} reader={reader} size="caption" tone="muted">
            {relativeTime(of.submitDate, reader)}
          </When>
        </Stack>
        <div className={applicationStatus}>
          {of.matchScore !== null && <MatchScore score={of.matchScore} isWordHidden />}
          <Badge tone={reviewTones[of.status]}>{write(of.statusLabel)}</Badge>
        </div>
        <div className={applicationAction}>
          <LinkButton size="small" href={of.href} aria-label={words.reviewOf(of.veteranName)}>
            {words.review}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}

/** The three most recent applications (feature spec, section 9). */
export function RecentApplications({ view: { recent, links, reader } }: { view: UniversityView }) {
  const words = useWords(universityWords).dashboard;
  return (
    <Card as="section" aria-labelledby="recent-applications" height="full">
      <Stack space="medium">
        <Heading level={2} id="recent-applications">
          {words.recent}
        </Heading>
        {recent.length === 0 ? (
          <Text tone="muted">{words.noneRecent}</Text>
        ) : (
          <ul className={list}>
            {recent.map((item) => (
              <Entry key={item.id} of={item} reader={reader} />
            ))}
          </ul>
        )}
        <div>
          <LinkButton size="small" href={links.applications}>
            {words.allApplications}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
