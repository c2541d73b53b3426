import type { HospitalDashboardView } from '@vetsync/machines/hospital/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { entry, entryLink, list, spread } from '../portal/PortalPage.css.ts';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { useDates } from '../system/parts/useDates.ts';
import { useWords } from '../../language/useWords.ts';
import { wellnessWords } from '../wellness/Wellness.words.ts';
import { appointmentTones } from './tones.ts';

interface VisitListProps {
  visits: HospitalDashboardView['next'];
  /** Text if there are no visits. */
  emptyText: string;
}

/** Appointments in chronological order, each a link to its details. */
export function VisitList({ visits, emptyText }: VisitListProps) {
  const { weekdayDate, slotTime } = useDates();
  const words = useWords(wellnessWords);
  const { appointmentType } = useWords(worldPhrases);
  if (visits.length === 0) return <Text tone="muted">{emptyText}</Text>;
  return (
    <ul className={list}>
      {visits.map(({ id, href, type, providerName, date, time, status, veteranName }) => (
        <li key={id} className={entry}>
          <div className={spread}>
            <Anchor href={href} className={entryLink}>
              {veteranName}
            </Anchor>
            <Badge tone={appointmentTones[status]}>{words.status[status]}</Badge>
          </div>
          <Text size="small" numeric>
            {[weekdayDate(date), slotTime(time), appointmentType(type)].join(', ')}
          </Text>
          <Text size="small" tone="muted">
            {providerName}
          </Text>
        </li>
      ))}
    </ul>
  );
}
