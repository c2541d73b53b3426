import { assign, enqueueActions } from 'xstate';
import type { ReportReason } from '../../model/exchange/reports.ts';
import { unreachable } from '../../system/model/index.ts';
import { noThread } from '../model/index.ts';
import { askedInstead, canReport, emptyReport, isReportable, openThread } from './inboxContext.ts';
import type { Contacts } from './inboxContext.ts';
import { threadSetup } from './threadSetup.ts';

/** What becomes of requests to a person, and of reports. The list and the conversation come before. */
export const inboxSetup = threadSetup.extend({
  actions: {
    setContacts: enqueueActions(({ context, enqueue }, { output }: { output: Contacts }) => {
      enqueue.assign(output);
      if (askedInstead({ ...context, ...output })) enqueue.raise({ type: 'route.corrected' });
    }),
    /** There is nothing to write to an organization that was declined. */
    leaveDeclined: enqueueActions(({ context, enqueue }) => {
      if (context.answering?.isAccepted !== false || !askedInstead(context)) return;
      const route = { ...context.route, ...noThread };
      enqueue.assign({ route });
      enqueue.emit({ type: 'location.changed', route });
    }),
    /** The same answer again keeps its id: the server carries it out once. */
    chooseAnswer: assign(({ context }, { id, type }: { id: string; type: string }) => {
      const { answering, newId } = context;
      const isAccepted = type === 'request.accept';
      const isSame = answering?.requestId === id && answering.isAccepted === isAccepted;
      return { answering: isSame ? answering : { commandId: newId(), requestId: id, isAccepted } };
    }),
    /** Shows the conversation that an accepted request has begun, once the list has it. */
    openAccepted: enqueueActions(({ context: { answering, requests, route: before }, enqueue }) => {
      const request = requests.find(({ id }) => id === answering?.requestId);
      if (!request || !answering?.isAccepted) return;
      const route = { ...before, ...noThread, to: { organizationId: request.organizationId } };
      enqueue.assign({ route });
      enqueue.raise({ type: 'route.corrected' });
    }),
    startReport: assign((_, { messageId }: { messageId: string | null }) => ({
      report: { ...emptyReport, messageId },
      reportProblem: unreachable,
    })),
    changeReport: assign(
      ({ context: { report } }, { reason, note }: { reason?: ReportReason; note?: string }) => ({
        report: {
          ...report,
          ...(reason !== undefined && { reason }),
          ...(note !== undefined && { note }),
          id: '',
        },
      }),
    ),
    nameReport: assign(({ context: { report, newId } }) => ({
      report: { ...report, id: report.id || newId() },
    })),
  },
  guards: {
    /** Only the person blocks, and takes it back. */
    mayUnblock: ({ context }) => context.slug === null && openThread(context)?.isBlocked === true,
    isAsked: ({ context, event }) =>
      (event.type === 'request.accept' || event.type === 'request.decline') &&
      context.requests.some(({ id, status }) => id === event.id && status === 'open'),
    isAnswered: ({ context }) => context.requestProblem.status === 404,
    isReportable: ({ context, event }) =>
      event.type === 'report.open' && isReportable(context, event.messageId),
    canReport: ({ context }) => canReport(context),
  },
});
