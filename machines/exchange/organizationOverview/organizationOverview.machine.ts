import { workspaceFeed, workspaceLoading, organizationIdOf } from '../workspace/workspaceSetup.ts';
import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { organizationOverviewSetup } from './organizationOverview.setup.ts';
import type { OrganizationOverviewContext } from './organizationOverview.setup.ts';

const reading = {
  src: 'loadOverview',
  input: ({ context }: { context: OrganizationOverviewContext }) => ({
    organizationId: organizationIdOf(context),
  }),
} as const;

/**
 * What waits in an organization, and its figures. It follows the live feed: whatever happens there may change any part
 * of it, so it is read again, once for all that happens within a moment.
 */
export const organizationOverviewMachine = organizationOverviewSetup.createMachine({
  id: 'organizationOverview',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    workspace: null,
    overview: null,
    position: null,
    breaks: 0,
    problem: unreachable,
    reader: { ...reader, now: input.now() },
  }),
  invoke: { src: 'wakeUps' },
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  initial: 'arriving',
  states: {
    arriving: workspaceLoading('loading', 'refused'),
    loading: {
      invoke: {
        ...reading,
        onDone: { target: 'open', actions: withEvent('setOverview') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'failed', actions: 'requestProof' },
        { guard: 'closed', target: 'closed' },
        { target: 'failed' },
      ],
    },
    failed: { on: { 'overview.retry': 'arriving', 'proof.given': 'arriving' } },
    /** Nothing may be read. */
    closed: {},
    open: {
      type: 'parallel',
      // Nobody is signed in any more, or the person no longer works there: reading finds out which.
      on: { 'feed.denied': 'arriving' },
      states: {
        figures: {
          initial: 'current',
          states: {
            current: { on: { 'overview.outdated': 'gathering' } },
            /** Something has happened, and more may follow. */
            gathering: { after: { gather: 'rereading' } },
            rereading: {
              // What happens while it is read may not be in the answer.
              on: { 'overview.outdated': 'gathering' },
              invoke: {
                ...reading,
                onDone: { target: 'current', actions: withEvent('setOverview') },
                onError: 'old',
              },
              after: { submitTimeout: 'old' },
            },
            /** It could not be read again: what is shown is from before. */
            old: {
              on: {
                'overview.outdated': 'gathering',
                'overview.retry': 'rereading',
                'page.woken': 'rereading',
              },
            },
          },
        },
        feed: workspaceFeed,
      },
    },
  },
});
