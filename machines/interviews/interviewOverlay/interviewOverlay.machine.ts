import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import type { InterviewerRole, World } from '../../model/world/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { ShellRoute } from '../../shell/model/index.ts';
import type { PortalAt } from '../../messages/model/index.ts';
import type { TabEmitted } from '../../shell/platform/tabHolder.events.ts';
import { interviewDialogMachine } from '../interviewDialog/index.ts';
import type {
  InterviewRecords,
  InterviewDialogEmitted,
  InterviewDialogParentEvent,
} from '../interviewDialog/index.ts';
import {
  interviewsHref,
  parseInterviewDraft,
  readApplicationInterview,
  readInterviewOpening,
} from '../model/index.ts';
import type { InterviewDraft, InterviewOpening } from '../model/index.ts';
import { interviewRecords, organizationOf } from './interviewRecords.ts';
import type { InterviewTabInput } from './interviewRecords.ts';

export interface InterviewOverlayContext extends InterviewTabInput {
  recordsIn: (world: World) => InterviewRecords;
}

/** How a tab names the open interview in its URL, and its URL without one. */
interface InterviewUrls {
  openingAt: (route: ShellRoute) => InterviewOpening;
  closedHref: (at: PortalAt, route: ShellRoute) => string;
}

const urls: Readonly<Record<InterviewerRole, InterviewUrls>> = {
  recruiter: {
    openingAt: ({ detail, query }) => readInterviewOpening(detail, query),
    closedHref: (at) => interviewsHref(at),
  },
  university: {
    openingAt: ({ detail }) => readApplicationInterview(detail),
    closedHref: (at, { query }) => shellHref({ ...at, tab: 'applications', query }),
  },
};

/** Null where nobody can be met, because nothing is sent to an organization that signed in. */
const openingOf = ({ samples, route: { route } }: InterviewTabInput): InterviewOpening =>
  samples.isSample ? urls[samples.desk].openingAt(route) : null;

const draftOf = ({ samples }: InterviewTabInput) =>
  ({ name: `interview_draft_${samples.desk}`, kind: 'session' }) as const;

/** The dialog over a portal's tab that arranges, moves and concludes the interview that the URL names. */
const machine = setup({
  types: {
    context: {} as InterviewOverlayContext,
    events: {} as RouteChanged | WorldChanged | InterviewDialogEmitted,
    emitted: {} as TabEmitted,
    input: {} as InterviewTabInput,
    children: {} as { dialog: 'dialog' },
  },
  actors: { worldChanges, dialog: relayed(interviewDialogMachine) },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    notifyRoute: sendTo('dialog', ({ context }): InterviewDialogParentEvent => ({
      type: 'location.changed',
      opening: openingOf(context),
    })),
    notifyRecords: sendTo('dialog', ({ context }, { world }: WorldChanged): InterviewDialogParentEvent => ({
      type: 'records.changed',
      records: context.recordsIn(world),
    })),
    askToClose: emit(({ context: { samples, route } }): TabEmitted => ({
      type: 'page.back',
      to: urls[samples.desk].closedHref(portalAt(route), route.route),
    })),
    storeDraft: emit(({ context }, { draft }: { draft: InterviewDraft | null }): TabEmitted => ({
      type: 'page.store',
      ...draftOf(context),
      text: JSON.stringify(draft),
    })),
    forward: emit((_, event: TabEmitted) => event),
  },
}).createMachine({
  id: 'interviewOverlay',
  context: ({ input }) => ({ ...input, recordsIn: interviewRecords(input) }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'dialog',
      src: 'dialog',
      input: ({ context }) => {
        const { samples, route, world, recordsIn, stored, reader, now, random } = context;
        const { name, kind } = draftOf(context);
        return {
          at: portalAt(route),
          desk: samples.desk,
          organization: organizationOf(context),
          records: recordsIn(world),
          opening: openingOf(context),
          persisted: parseInterviewDraft(stored(name, kind)),
          reader,
          now,
          random,
        };
      },
    },
  ],
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'notifyRoute'] },
    'world.changed': { actions: withEvent('notifyRecords') },
    'draft.changed': { actions: withEvent('storeDraft') },
    'dialog.closed': { actions: 'askToClose' },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const interviewOverlay = relayed(machine);
