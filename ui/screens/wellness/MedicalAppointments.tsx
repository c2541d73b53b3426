import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { CareLinks } from './providers/CareLinks.tsx';
import { EmergencyCard } from './providers/EmergencyCard.tsx';
import { ExistingProviders } from './providers/ExistingProviders.tsx';
import { QuickSearchCard } from './providers/QuickSearchCard.tsx';
import { ScheduleCard } from './schedule/ScheduleCard.tsx';
import { UpcomingCard } from './appointments/UpcomingCard.tsx';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { wellnessWords } from './Wellness.words.ts';
import { WellnessPageHead } from './parts/WellnessPageHead.tsx';
import type { AppointmentsProps } from './Wellness.types.ts';

export type { AppointmentsProps } from './Wellness.types.ts';

export interface MedicalAppointmentsProps extends AppointmentsProps {
  /** The request that was just sent: an `AppointmentSent` with its own machine. */
  news?: ReactNode;
}

/** The Medical Appointments page with its four cards (feature spec, section 2). */
export function MedicalAppointments({ view, send, news }: MedicalAppointmentsProps) {
  const words = useWords(wellnessWords);
  return (
    <Stack space="large">
      <WellnessPageHead links={view.links} current="appointments" title={words.appointments.title} />
      {news}
      <div className={columns}>
        <Stack space="large">
          <ScheduleCard links={view.links} visitKind={view.visitKind} />
          <UpcomingCard view={view} />
        </Stack>
        <Stack space="large">
          {view.visitKind === 'note' ? (
            <CareLinks href={view.links.findAll} />
          ) : (
            <QuickSearchCard links={view.links} />
          )}
          <EmergencyCard />
        </Stack>
      </div>
      <Text size="small" tone="muted">
        {words.sampleProviders[view.visitKind]}
      </Text>
      <ExistingProviders view={view} send={send} />
    </Stack>
  );
}
