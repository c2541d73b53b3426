import type { Deadline, DeadlinePriority } from '@vetsync/machines/education/model';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DateLeaf } from '../../../components/DateLeaf/DateLeaf.tsx';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { EducationProps } from '../Education.types.ts';
import { notOnPhone } from '../../layout.css.ts';
import { ShortListOnPhone } from '../../system/lists/ShortListOnPhone.tsx';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { deadlinesWords } from './Deadlines.words.ts';
import './Deadlines.phrases.ts';
import { inDays } from '../../dates.ts';
import { weekdayDate } from '../../dates.ts';

const priorityTones: Readonly<Record<DeadlinePriority, BadgeProps['tone']>> = {
  high: 'critical',
  medium: 'caution',
  low: 'neutral',
};

interface DeadlineListProps {
  deadlines: readonly Deadline[];
  intl: IntlConfig;
  /** Puts one into the person's own calendar. */
  onSave: (deadlineId: string) => void;
}

/** Days by which something is due, with their urgency. */
export function DeadlineList({ deadlines, intl, onSave }: DeadlineListProps) {
  const words = useWords(deadlinesWords);
  const write = usePhrases();
  return (
    <ShortListOnPhone count={deadlines.length} label={words.label}>
      <RowList aria-label={words.label}>
        {deadlines.map(({ id, school, program, what, date, daysLeft, priority, href }) => (
          <Row
            key={id}
            mark={<DateLeaf date={date} />}
            title={write(what)}
            {...(href !== undefined && { href })}
            detail={
              <>
                <time dateTime={date} title={weekdayDate(date, intl)}>
                  {inDays(daysLeft, intl)}
                  <VisuallyHidden>, {weekdayDate(date, intl)}</VisuallyHidden>
                </time>
                {` · ${school}`}
                <span className={notOnPhone}>, {program}</span>
              </>
            }
            state={<Badge tone={priorityTones[priority]}>{words.priorities[priority]}</Badge>}
            actions={
              <Button
                size="small"
                variant="quiet"
                icon={CalendarPlus}
                aria-label={words.calendarOf(write(what), school)}
                onPress={() => onSave(id)}
              />
            }
          />
        ))}
      </RowList>
    </ShortListOnPhone>
  );
}

/** Upcoming deadlines of schools (feature spec, section 2, "Upcoming Deadlines"). */
export function Deadlines({ view, send }: EducationProps) {
  const words = useWords(deadlinesWords);
  const { deadlines, links, intl } = view;
  return (
    <Section title={words.title}>
      {deadlines.length === 0 && (
        <Text tone="muted">
          {words.empty} <Anchor href={links.programs}>{words.find}</Anchor>
        </Text>
      )}
      <DeadlineList
        deadlines={deadlines}
        intl={intl}
        onSave={(deadlineId) => send({ type: 'deadline.save', deadlineId })}
      />
    </Section>
  );
}
