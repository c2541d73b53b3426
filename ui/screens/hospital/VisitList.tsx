import type { VisitView } from '@vetsync/machines/hospital';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { entry, entryLink, list, spread } from '../portal/PortalPage.css.ts';
import { shortDay } from '../appointmentTime.ts';
import { wellnessWords } from '../wellness/Wellness.words.ts';
import { visitTones } from './tones.ts';

interface VisitListProps {
  visits: readonly VisitView[];
  /** Stands where there are none. */
  none: string;
  /** The day is said by what stands above. @default true */
  hasDay?: boolean;
  /** What tells one from the other: whose it is, or, of one patient, what it is. @default 'veteranName' */
  title?: 'veteranName' | 'type';
}

/** Appointments in their order, each leading to itself. */
export function VisitList({ visits, none, hasDay = true, title = 'veteranName' }: VisitListProps) {
  if (visits.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <ul className={list}>
      {visits.map(({ id, href, type, providerName, date, time, status, ...visit }) => (
        <li key={id} className={entry}>
          <div className={spread}>
            <a href={href} className={entryLink}>
              {title === 'type' ? type : visit.veteranName}
            </a>
            <Badge tone={visitTones[status]}>{wellnessWords.status[status]}</Badge>
          </div>
          <Text size="small" numeric>
            {[hasDay && shortDay(date), time, title !== 'type' && type].filter(Boolean).join(', ')}
          </Text>
          <Text size="small" tone="muted">
            {providerName}
          </Text>
        </li>
      ))}
    </ul>
  );
}
