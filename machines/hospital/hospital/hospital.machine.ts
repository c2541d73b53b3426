import { assign, emit, raise, setup } from 'xstate';
import { clockTick, readClock, toPages, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { mergeAppointments } from '../../wellness/model/index.ts';
import type { Appointment } from '../../model/world/index.ts';
import type { DepartmentOrder, Hospital, HospitalPage, HospitalRoute } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { HospitalEvent, HospitalParentEvent, HospitalEmitted } from './hospital.events.ts';

export interface HospitalInput {
  hospital: Hospital;
  /** Appointments that the shared world knows. */
  visits: readonly Appointment[];
  route: HospitalRoute;
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface HospitalContext extends Omit<HospitalInput, 'reader'> {
  /** Samples and what the world knows, soonest first. */
  visits: readonly Appointment[];
  reader: Reader;
}

/** The appointment or provider that the URL names; null if none has that id. */
export const openVisit = ({ visits, route }: HospitalContext) =>
  route.page === 'appointments' ? (visits.find(({ id }) => id === route.openId) ?? null) : null;
export const openProvider = ({ hospital, route }: HospitalContext) =>
  route.page === 'network' ? (hospital.providers.find(({ id }) => id === route.openId) ?? null) : null;

/**
 * The hospital's read-only portal: figures, appointments and providers (feature spec, sections 2 and 6). A
 * link may name an appointment that only another tab knows yet.
 */
export const hospitalMachine = setup({
  types: {
    context: {} as HospitalContext,
    events: {} as HospitalEvent | HospitalParentEvent | ClockTick,
    emitted: {} as HospitalEmitted,
    input: {} as HospitalInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRoute: assign((_, { route }: { route: HospitalRoute }) => ({ route })),
    setVisits: assign(({ context }, { visits }: { visits: readonly Appointment[] }) => ({
      visits: mergeAppointments(context.hospital.visits, visits),
    })),
    setOrder: assign(({ context: { route } }, { order }: { order: DepartmentOrder }) => ({
      route: { ...route, order },
    })),
    emitOrder: emit((_, { order }: { order: DepartmentOrder }) => ({ type: 'order.changed', order })),
  },
  guards: {
    isPage: ({ context }, { page }: { page: HospitalPage }) => context.route.page === page,
    isVisit: ({ context }) => openVisit(context) !== null,
    isProvider: ({ context }) => openProvider(context) !== null,
    isSomething: ({ context }) => context.route.openId !== null,
  },
}).createMachine({
  id: 'hospital',
  type: 'parallel',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    visits: mergeAppointments(input.hospital.visits, input.visits),
    reader: { ...reader, now: input.now() },
  }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': {
      target: ['.page.arriving', '.overlay.arriving'],
      actions: withEvent('setRoute'),
    },
    // The appointment that the URL names may arrive later, from another browser tab.
    'visits.changed': {
      target: ['.page.arriving', '.overlay.arriving'],
      actions: withEvent('setVisits'),
    },
  },
  states: {
    page: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            ...toPages('dashboard', 'departments', 'appointments', 'network'),
            { guard: { type: 'isPage', params: { page: 'mental-health' } }, target: 'mentalHealth' },
            { target: 'unknown' },
          ],
        },
        dashboard: {},
        departments: {
          on: {
            'order.choose': {
              actions: [withEvent('setOrder'), withEvent('emitOrder')],
            },
          },
        },
        mentalHealth: {},
        /** Appointments and providers are tables, which have their own machine. */
        appointments: {},
        network: {},
        unknown: {},
      },
    },
    /** What is open over a table. */
    overlay: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isVisit', target: 'visit' },
            { guard: 'isProvider', target: 'provider' },
            { guard: 'isSomething', target: 'missing' },
            { target: 'nothing' },
          ],
        },
        nothing: {},
        visit: {},
        provider: {},
        missing: {},
      },
    },
  },
});
