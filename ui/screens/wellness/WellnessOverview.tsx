import './Wellness.phrases.ts';
import type { AppointmentsView } from '@vetsync/machines/wellness/appointments';
import type { Readiness } from '@vetsync/machines/wellness/model';
import type { WellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { CheckCard } from './check/CheckCard.tsx';
import { EmergencyCard } from './providers/EmergencyCard.tsx';
import { NextAppointmentCard } from './appointments/NextAppointmentCard.tsx';
import { ReadinessCard } from './check/ReadinessCard.tsx';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { wellnessWords } from './Wellness.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface WellnessOverviewProps {
  appointments: AppointmentsView;
  check: WellnessCheckView;
  /** Null if unknown. */
  readiness: Readiness | null;
  /** Who looks after the person. */
  care?: ReactNode;
  /** The soonest visit that is booked with an organization. */
  booked?: ReactNode;
}

/** Start page of the wellness tab: figures, self-check, next appointment. */
export function WellnessOverview({ appointments, check, readiness, care, booked }: WellnessOverviewProps) {
  const words = useWords(wellnessWords);
  const { links, intl } = appointments;
  const { title, subtitle } = words.overview;
  return (
    <Stack space="large">
      <PageHead {...{ title, subtitle }} tabs={<PageTabs words={words} links={links} current="overview" />} />
      <div className={columns}>
        <Stack space="large">
          {care}
          {booked}
          {(!booked || appointments.upcoming.length > 0) && <NextAppointmentCard view={appointments} />}
          <CheckCard
            href={links.check}
            answered={check.answered}
            of={check.of}
            // Without an appointment, asking for one is next.
            isNext={appointments.upcoming.length > 0}
          />
          <EmergencyCard />
        </Stack>
        <ReadinessCard readiness={readiness} href={links.check} intl={intl} />
      </div>
    </Stack>
  );
}
