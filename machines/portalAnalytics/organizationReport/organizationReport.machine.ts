import { workspaceReading } from '../../exchange/workspace/workspaceReading.ts';
import { workspaceFeed, workspaceLoading } from '../../exchange/workspace/workspaceSetup.ts';
import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { organizationReportSetup } from './organizationReport.setup.ts';
import type { OrganizationReportContext } from './organizationReport.setup.ts';

const reading = {
  src: 'loadReport',
  input: ({ context: { workspace, range } }: { context: OrganizationReportContext }) => ({
    organization: workspace!.organization,
    range,
  }),
} as const;

/**
 * Figures of an organization over a range of time. It follows the live feed. While another range is read, the figures before
 * it stay in sight.
 */
export const organizationReportMachine = organizationReportSetup.createMachine({
  id: 'organizationReport',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    workspace: null,
    read: null,
    position: null,
    breaks: 0,
    problem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: [{ src: 'wakeUps' }, { src: 'locationChanges' }],
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': { actions: withEvent('setRoute') },
  },
  initial: 'arriving',
  states: {
    arriving: workspaceLoading('loading', 'refused'),
    loading: {
      on: { 'location.changed': { target: 'loading', reenter: true, actions: withEvent('setRoute') } },
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
        { guard: 'missing', target: 'missing' },
        { guard: 'closed', target: 'closed' },
        { target: 'failed' },
      ],
    },
    failed: { on: { 'page.retry': 'arriving', 'proof.given': 'arriving' } },
    /** There is no such organization, or the person doesn't work there. */
    missing: {},
    /** The organization is suspended. */
    closed: {},
    open: {
      type: 'parallel',
      on: {
        'feed.denied': 'arriving',
        'figures.save': { actions: withEvent('saveFigures') },
        'location.changed': [
          { guard: withEvent('isRoute') },
          { target: '.figures.rereading', actions: withEvent('setRoute') },
        ],
        'range.choose': [
          { guard: withEvent('isRange') },
          { target: '.figures.rereading', actions: [withEvent('setRange'), 'emitRoute'] },
        ],
      },
      states: {
        figures: workspaceReading(reading),
        feed: workspaceFeed,
      },
    },
  },
});
