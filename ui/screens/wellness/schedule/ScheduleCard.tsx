import type { VisitKind } from '@vetsync/machines/wellness/model';
import type { WellnessLinks } from '@vetsync/machines/wellness/model';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Search from 'lucide-react/icons/search';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

/** Starts a new appointment request. */
export function ScheduleCard({ links, visitKind }: { links: WellnessLinks; visitKind: VisitKind }) {
  const words = useWords(wellnessWords).appointments;
  const isNoted = visitKind === 'note';
  return (
    <Card as="section" aria-labelledby="schedule-new">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="schedule-new">
            {isNoted ? words.own.title : words.scheduleTitle}
          </Heading>
          <Text tone="muted">{isNoted ? words.own.text : words.scheduleText}</Text>
        </Stack>
        <Inline space="small">
          <LinkButton
            variant="primary"
            icon={isNoted ? CalendarClock : Search}
            href={isNoted ? links.own : links.findAll}
          >
            {isNoted ? words.own.find : words.find}
          </LinkButton>
          {!isNoted && (
            <LinkButton icon={CalendarClock} href={links.existing}>
              {words.existing}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
