import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { entry } from '../../layout.css.ts';
import type { EducationProps } from '../Education.types.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import './Deadlines.phrases.ts';
import { exactDay, inDays } from '../relativeDays.ts';
import { priorityTones } from '../statusTones.ts';

/** Upcoming deadlines with their urgency (feature spec, section 2, "Upcoming Deadlines"). */
export function Deadlines({ view, send }: EducationProps) {
  const words = useWords(educationWords).deadlines;
  const write = usePhrases();
  const { deadlines, reader } = view;
  return (
    <Card as="section" aria-labelledby="deadlines">
      <Stack space="medium">
        <Heading level={2} id="deadlines">
          {words.title}
        </Heading>
        {deadlines.length === 0 && <Text tone="muted">{words.empty}</Text>}
        <Box as="ul" listStyle="none" aria-label={words.label}>
          {deadlines.map(({ id, school, program, what, date, daysLeft, priority }) => (
            <li key={id} className={entry}>
              <Stack space="xxsmall">
                <Inline space="xsmall" align="baseline" justify="space-between">
                  <Text as="div" weight="medium">
                    {write(what)}
                  </Text>
                  <Badge tone={priorityTones[priority]}>{words.priorities[priority]}</Badge>
                </Inline>
                <Text as="div" size="small">
                  {school}, {program}
                </Text>
                <Inline space="xsmall" align="baseline" justify="space-between">
                  <Text as="time" dateTime={date} size="small" tone="muted">
                    {inDays(daysLeft, reader)}, {exactDay(date, reader)}
                  </Text>
                  <Button
                    size="small"
                    variant="quiet"
                    icon={CalendarPlus}
                    aria-label={words.calendarOf(write(what), school)}
                    onPress={() => send({ type: 'deadline.save', deadlineId: id })}
                  >
                    {words.calendar}
                  </Button>
                </Inline>
              </Stack>
            </li>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}
