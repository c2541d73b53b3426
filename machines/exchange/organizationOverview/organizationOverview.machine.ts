import { workspaceReading } from '../workspace/workspaceReading.ts';
import { workspaceFeed, workspaceLoading } from '../workspace/workspaceSetup.ts';
import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { organizationOverviewSetup } from './organizationOverview.setup.ts';
import type { OrganizationOverviewContext } from './organizationOverview.setup.ts';

const reading = {
  src: 'loadOverview',
  input: ({ context: { workspace } }: { context: OrganizationOverviewContext }) => ({
    organization: workspace!.organization,
  }),
} as const;

/** What waits in an organization, and its figures. It follows the live feed. */
export const organizationOverviewMachine = organizationOverviewSetup.createMachine({
  id: 'organizationOverview',
  context: ({ input: { intl, known, ...input } }) => ({
    ...input,
    workspace: known?.workspace ?? null,
    read: known?.read ?? null,
    position: null,
    breaks: 0,
    problem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: { src: 'wakeUps' },
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isKnown', target: 'open' }, { target: 'arriving' }] },
    arriving: workspaceLoading('loading', 'refused'),
    loading: {
      invoke: {
        ...reading,
        onDone: { target: 'open', actions: withEvent('setRead') },
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
    failed: { on: { 'page.retry': 'arriving', 'proof.given': 'arriving' } },
    /** Nothing may be read. */
    closed: {},
    open: {
      type: 'parallel',
      // Nobody is signed in any more, or the person no longer works there: reading finds out which.
      on: { 'feed.denied': 'arriving' },
      states: {
        figures: workspaceReading(reading),
        feed: workspaceFeed,
      },
    },
  },
});
