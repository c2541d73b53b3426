import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { relativeTime } from '../../format.ts';
import { applicationTones } from '../../reviews/statuses.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { organizationOverviewWords } from './OrganizationOverview.words.ts';
import type { OverviewCardsProps } from './OverviewCards.types.ts';

/** The three most recent applications (feature spec, section 9). */
export function RecentApplications({ cards: { recent, links }, reader }: OverviewCardsProps) {
  const words = useWords(organizationOverviewWords);
  const write = usePhrases();
  return (
    <Section
      title={words.recent}
      action={links.applications && <Anchor href={links.applications}>{words.allApplications}</Anchor>}
    >
      <RowList>
        {recent.map(({ id, name, image, subject, at, status, statusLabel, href }) => (
          <Row
            key={id}
            mark={<Avatar name={name} mark={image} tone="own" />}
            title={name}
            href={href}
            detail={
              <>
                {write(subject)}
                {', '}
                <TimeText at={at} reader={reader} size="small" tone="muted">
                  {relativeTime(at, reader)}
                </TimeText>
              </>
            }
            state={<Badge tone={applicationTones[status]}>{write(statusLabel)}</Badge>}
          />
        ))}
      </RowList>
    </Section>
  );
}
