import { workspaceFeed, workspaceLoading } from '../workspace/workspaceSetup.ts';
import { withEvent } from '../../kit/index.ts';
import { organizationAnswers } from '../../model/offers/organizationAnswers.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { allThreads, inboxHref } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { crisisAlways, crisisInvoke, crisisOn } from '../../system/crisis/crisisParts.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import { blockRegion } from './block.region.ts';
import { inboxSetup } from './inbox.setup.ts';
import { emptyReport } from './inboxContext.ts';
import { emptyInbox } from './inboxMessages.ts';
import { listRegion } from './list.region.ts';
import { outboxRegion } from './outbox.region.ts';
import { readingRegion } from './reading.region.ts';
import { reportRegion } from './report.region.ts';
import { requestsRegion } from './requests.region.ts';
import { threadRegion } from './thread.region.ts';

/**
 * Conversations between a person and organizations, for either side: the staff of an organization share its inbox.
 * Messages wait in a queue until the server has stored them, one after the other, and the queue outlives the page.
 */
export const inboxMachine = inboxSetup.createMachine({
  id: 'inbox',
  context: ({ input: { intl, route = allThreads, stored = emptyInbox, world, ...input } }) => ({
    href: (next) => inboxHref(input.slug, next),
    ...input,
    workspace: null,
    route,
    threads: [],
    cursor: null,
    notice: null,
    isStale: false,
    opened: null,
    messages: [],
    messagesCursor: null,
    recipient: null,
    personQuery: '',
    people: null,
    drafts: stored.drafts,
    queue: stored.queue,
    position: null,
    breaks: 0,
    failures: 0,
    problem: unreachable,
    threadProblem: unreachable,
    sendProblem: unreachable,
    requests: [],
    reports: [],
    answers: world ? organizationAnswers(world) : [],
    answering: null,
    requestProblem: unreachable,
    report: emptyReport,
    reportProblem: unreachable,
    crisis: noCrisis,
    intl: { ...intl, now: input.now() },
  }),
  invoke: [{ src: 'locationChanges' }, { src: 'worldChanges' }, { src: 'wakeUps' }, crisisInvoke],
  always: crisisAlways,
  initial: 'routing',
  entry: 'startClock',
  on: {
    ...crisisOn,
    'world.followed': { actions: withEvent('setAnswers') },
    'clock.tick': { actions: ['readClock', 'startClock'] },
  },
  states: {
    routing: {
      always: [{ guard: 'isPersonal', target: 'open', actions: 'clearLoaded' }, { target: 'loading' }],
    },
    loading: workspaceLoading('deciding', 'refused'),
    deciding: { always: [{ guard: 'suspended', target: 'suspended' }, { target: 'open' }] },
    /** Nothing may be read until the organization is approved again. */
    suspended: { on: { 'page.woken': 'loading' } },
    ...loadFailureStates('routing'),
    open: {
      type: 'parallel',
      states: {
        list: listRegion,
        thread: threadRegion,
        outbox: outboxRegion,
        reading: readingRegion,
        block: blockRegion,
        requests: requestsRegion,
        report: reportRegion,
        feed: {
          ...workspaceFeed,
          on: {
            'feed.denied': [
              { guard: 'isPersonal', target: '.waiting', actions: 'countBreak' },
              // Nobody is signed in any more, or the person no longer works there: the page finds out which.
              { target: '#inbox.routing' },
            ],
          },
        },
      },
    },
  },
});
