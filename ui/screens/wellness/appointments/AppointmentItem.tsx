import type { AppointmentView } from '@vetsync/machines/wellness/appointments';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { DateLeaf } from '../../../components/DateLeaf/DateLeaf.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useDates } from '../../system/parts/useDates.ts';
import { FacilityTime } from '../../system/parts/times/FacilityTime.tsx';
import { appointment } from '../Wellness.css.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

/** Status of an appointment: requested, confirmed, canceled or past. */
export function AppointmentBadge({
  appointment: { status, isOver, visitKind },
}: {
  appointment: AppointmentView;
}) {
  const sharedWords = useWords(wellnessWords);
  const tones = { requested: 'info', confirmed: 'positive', cancelled: 'neutral' } as const;
  const tone: BadgeProps['tone'] = isOver ? 'neutral' : tones[status];
  const isPast = isOver && status !== 'cancelled';
  const isSaved = status === 'requested' && visitKind === 'note';
  const label = isSaved ? sharedWords.saved : sharedWords.status[status];
  return <Badge tone={tone}>{isPast ? sharedWords.over : label}</Badge>;
}

interface AppointmentItemProps {
  appointment: AppointmentView;
  facilityTimeZone: string;
  intl: IntlConfig;
}

/** One appointment in a list, with its actions. */
export function AppointmentItem({ appointment: one, facilityTimeZone, intl }: AppointmentItemProps) {
  const { weekdayDate } = useDates();
  const words = useWords(wellnessWords).appointments;
  const { appointmentType } = useWords(worldPhrases);
  const { providerName, location, date, time, span } = one;
  const type = appointmentType(one.type);
  const about = (action: string) => words.about(action, type, weekdayDate(date));
  return (
    <div className={appointment}>
      <DateLeaf date={date} />
      <Stack space="xsmall">
        <div>
          <Inline space="xsmall" align="baseline" justify="space-between">
            <Text as="div" weight="strong">
              {type}
            </Text>
            <AppointmentBadge appointment={one} />
          </Inline>
          <Text as="div">{providerName}</Text>
          <FacilityTime
            {...{ facilityTimeZone, intl }}
            at={{ date, time }}
            start={span?.start ?? null}
            size="small"
          />
          <Text as="div" size="small" tone="muted">
            {location}
          </Text>
        </div>
        <Inline space="xsmall">
          <LinkButton size="small" href={one.href} aria-label={about(words.viewDetails)}>
            {words.viewDetails}
          </LinkButton>
          {one.canChange && (
            <LinkButton
              size="small"
              variant="quiet"
              href={one.rescheduleHref}
              aria-label={about(words.reschedule)}
            >
              {words.reschedule}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </div>
  );
}
