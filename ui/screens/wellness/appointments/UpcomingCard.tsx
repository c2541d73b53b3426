import type { AppointmentView, AppointmentsView } from '@vetsync/machines/wellness/appointments';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Box } from '../../../components/Box/Box.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { AppointmentItem } from './AppointmentItem.tsx';
import { entry } from '../../layout.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

interface ItemsProps {
  items: readonly AppointmentView[];
  view: Pick<AppointmentsView, 'reader' | 'facilityTimeZone'>;
}

function Items({ items, view: { reader, facilityTimeZone } }: ItemsProps) {
  return (
    <Box as="ul" listStyle="none">
      {items.map((item) => (
        <li key={item.id} className={entry}>
          <AppointmentItem appointment={item} {...{ reader, facilityTimeZone }} />
        </li>
      ))}
    </Box>
  );
}

/** Upcoming appointments, soonest first; past ones are collapsed. */
export function UpcomingCard({ view }: { view: AppointmentsView }) {
  const words = useWords(wellnessWords).appointments;
  const { upcoming, earlier, links, visitKind } = view;
  const isNoted = visitKind === 'note';
  return (
    <Card as="section" aria-labelledby="upcoming">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="upcoming">
            {words.upcomingTitle}
          </Heading>
          {upcoming.length > 0 && (
            <Text as="span" size="small" tone="muted">
              {words.upcomingCount(upcoming.length)}
            </Text>
          )}
        </Inline>
        {upcoming.length > 0 ? (
          <Items items={upcoming} view={view} />
        ) : (
          <EmptyState
            icon={CalendarDays}
            level={3}
            title={words.noneTitle}
            action={
              <LinkButton href={isNoted ? links.own : links.findAll}>
                {isNoted ? words.own.find : words.find}
              </LinkButton>
            }
          >
            {isNoted ? words.own.none : words.noneText}
          </EmptyState>
        )}
        {earlier.length > 0 && (
          <Disclosure title={words.earlier} hint={words.upcomingCount(earlier.length)}>
            <Items items={earlier} view={view} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
