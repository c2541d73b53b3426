import { appointmentMachine, appointmentView } from '@vetsync/machines/wellness/appointment';
import type {
  AppointmentEvent,
  AppointmentParentEvent,
  AppointmentInput,
} from '@vetsync/machines/wellness/appointment';
import type { AppointmentField } from '@vetsync/machines/wellness/model';
import { sampleAppointments, sampleProviders } from '@vetsync/samples/wellness';
import { run } from './run.ts';

/** 10:15 of a Wednesday in Chicago. */
export const start = Date.parse('2026-03-04T16:15:00Z');
export const veteran = { id: 'demo-veteran', name: 'Marcus Delaney' };
export const samples = sampleAppointments(start, veteran);
export const complete = { type: 'Routine Check-up', date: '2026-03-09', time: '9:00 AM' };

/** Everyone has something free today. */
export const freeToday = sampleProviders(start).map((provider) => ({
  ...provider,
  nextAvailable: '2026-03-04',
}));

export function ask(input: Partial<AppointmentInput> = {}) {
  const time = { now: start };
  const started = run(appointmentMachine, {
    input: {
      providers: sampleProviders(start),
      appointments: samples,
      veteran,
      stored: null,
      opening: { task: 'request', providerId: 'osei' },
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => time.now,
      random: () => 0.5,
      ...input,
    },
  });
  const send = (event: AppointmentEvent | AppointmentParentEvent) => started.actor.send(event);
  const choose = (fields: Partial<Record<AppointmentField, string>>) => {
    for (const [field, value] of Object.entries(fields))
      send({ type: 'field.change', field: field as AppointmentField, value });
  };
  const pass = (ms: number) => {
    time.now += ms;
    started.clock.increment(ms);
  };
  return { ...started, send, choose, pass, view: () => appointmentView(started.actor.getSnapshot()) };
}
