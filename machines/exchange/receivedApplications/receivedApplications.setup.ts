import { assign, emit, enqueueActions, raise } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { clockTick, readClock } from '../../kit/index.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { noApplications, withFact } from './applicationList.ts';
import type { Desk } from './applicationsContext.ts';
import { inSight } from './listSetup.ts';
import { panelSetup, withOpened, without } from './panelSetup.ts';

/** What the page as a whole does: the organization, its feed, and the clock. The list and the panel come before. */
export const receivedApplicationsSetup = panelSetup.extend({
  actions: {
    setDesk: assign((_, { output }: { output: Desk }) => ({ desk: output })),
    outdate: raise({ type: 'list.outdated' }),
    setPosition: assign(({ context }, { position }: { position: string | null }) => ({
      position: position ?? context.position,
      breaks: 0,
    })),
    countBreak: assign(({ context }) => ({ breaks: context.breaks + 1 })),
    loseFeed: raise({ type: 'feed.closed' }),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      const list = inSight(context, withFact(context.list, row, context.filters));
      const opened = withOpened(context, list);
      enqueue.assign({ list, opened });
      // Decided in another tab, or before this application was left.
      if (row.kind === 'applicationDecided' && row.actor === context.self && row.subject !== context.openId)
        enqueue.assign({ drafts: without(context.drafts, row.subject) });
      if (opened?.application.version === context.opened?.application.version) return;
      enqueue.raise({ type: 'history.outdated' });
      if (row.actor !== context.self) enqueue.raise({ type: 'decision.overtaken' });
    }),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    forget: assign({ list: noApplications, opened: null, position: null }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    unfollowed: ({ context }) => context.position === null,
  },
});
