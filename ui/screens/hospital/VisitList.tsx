import type { CaseVisit } from '@vetsync/machines/model/exchange';
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
  visits: readonly CaseVisit[];
  /** Text if there are no visits. */
  emptyText: string;
  /** Whether to show the day. False if the heading names it. @default true */
  showsDay?: boolean;
  /** Title of each visit: the veteran, or the type if all are of the same veteran. @default 'veteranName' */
  title?: 'veteranName' | 'type';
}

/** Appointments in chronological order, each a link to its details. */
export function VisitList({ visits, emptyText, showsDay = true, title = 'veteranName' }: VisitListProps) {
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
              {title === 'type' ? appointmentType(type) : veteranName}
            </Anchor>
            <Badge tone={appointmentTones[status]}>{words.status[status]}</Badge>
          </div>
          <Text size="small" numeric>
            {[showsDay && weekdayDate(date), slotTime(time), title !== 'type' && appointmentType(type)]
              .filter(Boolean)
              .join(', ')}
          </Text>
          <Text size="small" tone="muted">
            {providerName}
          </Text>
        </li>
      ))}
    </ul>
  );
}
