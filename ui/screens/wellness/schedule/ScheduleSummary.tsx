import type { AppointmentFormView } from '@vetsync/machines/wellness/appointment';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useDates } from '../../system/parts/useDates.ts';
import { FacilityTime } from '../../system/parts/FacilityTime.tsx';
import { summary } from './Schedule.css.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { scheduleWords } from '../ScheduleDialog.words.ts';

/** Summary of the request. */
export function ScheduleSummary({ view }: { view: AppointmentFormView }) {
  const { fullDay } = useDates();
  const words = useWords(scheduleWords);
  const { appointmentType } = useWords(worldPhrases);
  const { provider, fields, chosen, clash, facilityTimeZone, intl } = view;
  const open = (
    <Text as="span" tone="muted">
      {words.toChoose}
    </Text>
  );
  const place = provider && [provider.facility, provider.location].filter(Boolean).join(', ');
  const when = fields.date ? fullDay(fields.date) : open;
  return (
    <section className={summary} aria-label={words.summary}>
      <Stack space="small">
        <Heading level={3}>{words.summary}</Heading>
        <DescriptionList
          layout="stacked"
          items={[
            { label: words.type, value: fields.type ? appointmentType(fields.type) : open },
            { label: words.provider, value: provider?.name ?? open },
            ...(place === '' ? [] : [{ label: words.where, value: place ?? open }]),
            {
              label: words.when,
              value: chosen ? (
                <FacilityTime
                  {...{ facilityTimeZone, intl }}
                  at={{ date: fields.date, time: fields.time }}
                  start={chosen.start}
                  differs={chosen.differs}
                />
              ) : (
                when
              ),
            },
          ]}
        />
        {clash && (
          <Banner tone="caution" announce="status">
            {words.clash(`${appointmentType(clash.type)}, ${clash.providerName}`)}
          </Banner>
        )}
      </Stack>
    </section>
  );
}
