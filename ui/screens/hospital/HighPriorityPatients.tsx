import type { HospitalDashboardView } from '@vetsync/machines/hospital/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber, relativeTime } from '../format.ts';
import { entry, entryLink, list, spread } from '../portal/PortalPage.css.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { patientNamesWords } from './PatientNames.words.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';
import { patientTones } from './tones.ts';

export function HighPriorityPatients({
  view: { first, highPriority, links, reader },
}: {
  view: HospitalDashboardView;
}) {
  const words = useWords(hospitalWords).dashboard;
  const sharedWords = useWords(patientNamesWords);
  return (
    <Section
      title={words.first}
      action={<Anchor href={links.highPriority}>{words.firstAll(formatNumber(highPriority, reader))}</Anchor>}
    >
      <ul className={list}>
        {first.map(({ id, name, href, department, status, lastVisit }) => (
          <li key={id} className={entry}>
            <div className={spread}>
              <Anchor href={href} className={entryLink}>
                {name}
              </Anchor>
              <Badge tone={patientTones[status]}>{sharedWords.statuses[status]}</Badge>
            </div>
            <Text size="small" tone="muted">
              {department} ·{' '}
              <TimeText at={lastVisit} reader={reader} size="small">
                {words.lastVisit(relativeTime(lastVisit, reader))}
              </TimeText>
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
