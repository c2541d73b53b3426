import { appointmentsMachine, type AppointmentsRoute } from '@vetsync/machines/appointments';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { saveCalendarFile } from '../../../services/browser/calendarFile.ts';
import { printPage } from '../../../services/browser/printPage.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import { useSendOnChange } from '../../useSendOnChange.ts';
import { closeDialog, openDialog } from './address.ts';
import type { Wellness } from './useWellness.ts';

/** The appointments of the person, and the page of one. */
export function useAppointments({ route, at, links, providers, appointments }: Wellness) {
  const { appointmentId } = route;
  const open: AppointmentsRoute['open'] =
    route.open === 'existing' || route.open === 'cancel' ? route.open : null;
  const list = useActorRef(appointmentsMachine, {
    input: {
      providers,
      appointments,
      route: { appointmentId, open },
      at,
      links,
      reader: browserReader(),
      now: Date.now,
    },
  });
  usePlatformEvents(list);
  useEffect(() => {
    const subscriptions = [
      list.on('location.changed', (emitted) => (emitted.open ? openDialog(emitted.open) : closeDialog())),
      list.on('provider.chosen', ({ providerId }) => openDialog('schedule', { provider: providerId })),
      list.on('page.saveCalendar', ({ entry }) => void saveCalendarFile(entry)),
      list.on('page.print', ({ title }) => printPage(title)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [list]);
  useSendOnChange(list, { type: 'location.changed', appointmentId, open });
  useSendOnChange(list, { type: 'appointments.changed', appointments });
  return list;
}
