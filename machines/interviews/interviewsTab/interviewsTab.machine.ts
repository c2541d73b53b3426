import { emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import type { World } from '../../model/world/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { TabEmitted } from '../../shell/platform/tabHolder.events.ts';
import { interviewRecords, interviewOverlay } from '../interviewOverlay/index.ts';
import type { InterviewTabInput } from '../interviewOverlay/index.ts';
import type { InterviewRecords } from '../interviewDialog/index.ts';
import { interviewsMachine } from '../interviews/index.ts';
import type { InterviewsEmitted, InterviewsParentEvent } from '../interviews/index.ts';
import { readInterviewsRoute } from '../model/index.ts';

interface InterviewsTabContext extends InterviewTabInput {
  recordsIn: (world: World) => InterviewRecords;
}

/** An organization's interviews: the calendar with the list, and the dialog of one of them. */
const machine = setup({
  types: {
    context: {} as InterviewsTabContext,
    events: {} as RouteChanged | WorldChanged | InterviewsEmitted | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as InterviewTabInput,
    children: {} as { list: 'list'; interview: 'interview' },
  },
  actors: { worldChanges, list: relayed(interviewsMachine), interview: interviewOverlay },
  actions: {
    notifyRoute: sendTo('list', (_, { route }: RouteChanged): InterviewsParentEvent => ({
      type: 'location.changed',
      route: readInterviewsRoute(route.query),
    })),
    updateList: sendTo('list', ({ context }, { world }: WorldChanged): InterviewsParentEvent => ({
      type: 'interviews.changed',
      interviews: context.recordsIn(world).interviews,
    })),
    notifyDialog: sendTo('interview', (_, event: RouteChanged) => event),
    forward: emit((_, event: TabEmitted) => event),
  },
}).createMachine({
  id: 'interviewsTab',
  context: ({ input }) => ({ ...input, recordsIn: interviewRecords(input) }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'list',
      src: 'list',
      input: ({ context: { samples, route, world, recordsIn, reader, now } }) => ({
        at: portalAt(route),
        interviews: recordsIn(world).interviews,
        route: readInterviewsRoute(route.route.query),
        isSample: samples.isSample,
        reader,
        now,
      }),
    },
    { id: 'interview', src: 'interview', input: ({ context }) => context },
  ],
  on: {
    'route.changed': { actions: [withEvent('notifyRoute'), withEvent('notifyDialog')] },
    'world.changed': { actions: withEvent('updateList') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const interviewsTab = relayed(machine);
