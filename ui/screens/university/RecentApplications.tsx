import type { UniversityView } from '@vetsync/machines/university';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { relativeTime } from '../format.ts';
import { reviewTones } from '../reviews/statuses.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';

/** The three most recent applications (feature spec, section 9). */
export function RecentApplications({ view: { recent, links, reader } }: { view: UniversityView }) {
  const words = useWords(universityWords).dashboard;
  const write = usePhrases();
  return (
    <Section title={words.recent} action={<a href={links.applications}>{words.allApplications}</a>}>
      <RowList>
        {recent.map(({ id, veteranName, veteranImage, program, submitDate, status, ...application }) => (
          <Row
            key={id}
            mark={<Avatar name={veteranName} mark={veteranImage} tone="own" />}
            title={veteranName}
            href={application.href}
            detail={
              <>
                {program}
                {', '}
                <TimeText at={submitDate} reader={reader} size="small" tone="muted">
                  {relativeTime(submitDate, reader)}
                </TimeText>
              </>
            }
            state={<Badge tone={reviewTones[status]}>{write(application.statusLabel)}</Badge>}
          />
        ))}
      </RowList>
    </Section>
  );
}
