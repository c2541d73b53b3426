import { appointmentMachine, type AppointmentOpening } from '@vetsync/machines/appointment';
import { deliveryOf } from '@vetsync/machines/shell/model';
import { parseAppointmentDraft } from '@vetsync/machines/wellness/model';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { go } from '../../../page/go.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import { useSendOnChange } from '../../useSendOnChange.ts';
import { closeDialog, openDialog } from './address.ts';
import type { Wellness } from './useWellness.ts';

/** The dialog that asks for an appointment, or for another time of one. */
export function useSchedule({ route, links, providers, appointments, veteran, at }: Wellness) {
  const { open, providerId, appointmentId } = route;
  const opening = useMemo((): AppointmentOpening => {
    if (open === 'schedule') return { task: 'request', providerId: providerId ?? '' };
    return open === 'reschedule' && appointmentId ? { task: 'reschedule', appointmentId } : null;
  }, [open, providerId, appointmentId]);
  const listHref = links.appointments;
  const storage = useOwnerStorage('appointment_draft');
  const dialog = useActorRef(appointmentMachine, {
    input: {
      providers,
      appointments,
      veteran,
      delivery: deliveryOf(at.mode),
      persisted: parseAppointmentDraft(storage.read()),
      opening,
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(dialog);
  useEffect(() => {
    const subscriptions = [
      dialog.on('draft.changed', ({ draft }) => persistDraft(storage, draft)),
      dialog.on('dialog.closed', closeDialog),
      dialog.on('finder.wanted', () => openDialog('find', { provider: null })),
      // A new request is found in the list; another time on the page of its appointment, which is already there.
      dialog.on('request.sent', ({ task }) =>
        task === 'request' ? go(listHref, { replace: true }) : closeDialog(),
      ),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [dialog, storage, listHref]);
  useSendOnChange(dialog, { type: 'location.changed', opening });
  useSendOnChange(dialog, { type: 'appointments.changed', appointments });
  return dialog;
}
