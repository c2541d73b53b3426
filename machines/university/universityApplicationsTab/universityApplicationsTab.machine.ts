import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent } from '../../kit/index.ts';
import type { RouteChanged } from '../../kit/index.ts';
import { withInterviews } from '../../interviews/model/index.ts';
import { interviewOverlay } from '../../interviews/interviewOverlay/index.ts';
import type { World } from '../../model/world/index.ts';
import { tableOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { portalTableTab } from '../../portal/portalTableTab/index.ts';
import { reviewOverlay } from '../../reviews/reviewOverlay/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import {
  applicationRows,
  applicationsOfUniversity,
  applicationTable,
  universityContacts,
} from '../model/index.ts';
import type { UniversitySamples } from '../model/index.ts';

type UniversityPortal = PortalSamples<UniversitySamples>;

interface UniversityApplicationsTabContext extends TabInput<UniversityPortal> {
  records: UniversitySamples;
  /** Ids of the displayed applications in their order. */
  order: readonly string[];
}

const rowsOf = (records: UniversitySamples, world: World) =>
  applicationRows(applicationsOfUniversity(records, world), records.organization);

const portalOf = ({ samples, records }: UniversityApplicationsTabContext): UniversityPortal => ({
  ...samples,
  records: () => records,
});

/**
 * A university's applications: the table, and the review or the interview of one of them. The review continues with the next
 * application as the table sorts and filters them.
 */
const machine = setup({
  types: {
    context: {} as UniversityApplicationsTabContext,
    events: {} as RouteChanged | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as TabInput<UniversityPortal>,
    children: {} as { table: 'table'; review: 'review'; interview: 'interview' },
  },
  actors: { table: portalTableTab, review: reviewOverlay, interview: interviewOverlay },
  actions: {
    setOrder: assign((_, { order }: { order: readonly string[] }) => ({ order })),
    notifyTable: sendTo('table', (_, event: RouteChanged) => event),
    notifyReview: sendTo('review', (_, event: RouteChanged) => event),
    notifyInterview: sendTo('interview', (_, event: RouteChanged) => event),
    notifyOrder: sendTo('review', ({ context: { order } }) => ({ type: 'order.changed', order })),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: {
    // The table keeps the same array until the order changes.
    isReordered: ({ context }, { order }: { order: readonly string[] }) => order !== context.order,
  },
}).createMachine({
  id: 'universityApplicationsTab',
  context: ({ input }) => ({ ...input, records: input.samples.records(input.now()), order: [] }),
  invoke: [
    {
      id: 'review',
      src: 'review',
      input: ({ context }) => {
        const { samples, records } = context;
        const { applications, applicants } = records;
        const source = { kind: 'college', samples: applications, applicants } as const;
        return { ...context, source, filterWorld: samples.filterWorld };
      },
    },
    {
      id: 'interview',
      src: 'interview',
      input: ({ context }) => ({
        ...context,
        samples: withInterviews('university', portalOf(context), universityContacts),
      }),
    },
    {
      id: 'table',
      src: 'table',
      input: ({ context }) => ({
        ...context,
        samples: tableOf(portalOf(context), applicationTable, rowsOf),
      }),
      onSnapshot: {
        guard: { type: 'isReordered', params: ({ event }) => event.snapshot.context },
        actions: [
          { type: 'setOrder', params: ({ event }) => ({ order: event.snapshot.context.order }) },
          'notifyOrder',
        ],
      },
    },
  ],
  on: {
    'route.changed': {
      actions: [withEvent('notifyTable'), withEvent('notifyReview'), withEvent('notifyInterview')],
    },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const universityApplicationsTab = relayed(machine);
