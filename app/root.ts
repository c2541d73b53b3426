import { connectionMachine } from '@vetsync/machines/connection';
import {
  appendLeadLog,
  isPlatformPath,
  parseLeadLog,
  pendingEntries,
  storageKeys,
} from '@vetsync/machines/model';
import type { CustomSolution, Lead, LeadLogEntry, NavigationNews, ToastNews } from '@vetsync/machines/model';
import { toastsMachine } from '@vetsync/machines/toasts';
import type { Address } from '@vetsync/machines/shell';
import { createActor, type AnyActorRef } from 'xstate';
import { browserStorage } from './services/browser/storage.ts';
import { calls } from './services/http/calls.ts';
import { createOutbox } from './services/outbox.ts';
import { createSession } from './services/session.ts';
import { addressNow, followAddress } from './place/address.ts';
import { go } from './place/go.ts';

/** What any machine may tell the outside, whoever it is. Other news concerns only those who listen for it. */
type CommonNews =
  | ToastNews
  | NavigationNews
  | { type: 'session.refresh' }
  | { type: 'outbox.retry' }
  | { type: 'submission.logged'; entry: LeadLogEntry };

/** Runs `work` once a place outside the demo is shown: the demo asks no server for anything. */
function outsideTheDemo(work: () => void): void {
  let begun = false;
  const look = ({ path }: Address) => {
    if (begun || isPlatformPath('demo', path)) return;
    begun = true;
    work();
  };
  look(addressNow());
  followAddress(look);
}

/**
 * The machines that screens share, and the place where one machine's news becomes another's event. Made without touching
 * the browser, so that a page can be prerendered; `start` begins the work.
 */
export function createRoot() {
  const session = createSession();
  const toasts = createActor(toastsMachine);
  const connection = createActor(connectionMachine, { input: {} });
  const leads = createOutbox(storageKeys.leads, (lead, key) => calls.submitLead(lead as Lead, key));
  const solutions = createOutbox(storageKeys.customSolutions, (solution, key) =>
    calls.submitSolution(solution as CustomSolution, key),
  );
  const outboxes = [leads, solutions];
  const leadLog = browserStorage(storageKeys.leadLog);

  const hearers: { [News in CommonNews as News['type']]: (news: News) => void } = {
    'toast.show': (news) => toasts.send(news),
    'place.go': ({ to, replace }) => go(to, { replace }),
    'session.refresh': () => session.send({ type: 'session.refresh' }),
    'outbox.retry': () => outboxes.forEach(({ actor }) => actor.send({ type: 'retry.all' })),
    'submission.logged': ({ entry }) => logSubmission(entry),
  };
  const hear = (news: CommonNews) => (hearers[news.type] as ((news: CommonNews) => void) | undefined)?.(news);

  const unsent = () => pendingEntries(outboxes.flatMap(({ actor }) => actor.getSnapshot().context.entries));

  function logSubmission(entry: LeadLogEntry) {
    try {
      leadLog.write(JSON.stringify(appendLeadLog(parseLeadLog(leadLog.read()), entry)));
    } catch {
      // A browser that keeps nothing has no log; the lead itself is not concerned.
    }
  }

  function countPending() {
    const kept = outboxes.every(({ actor }) => actor.getSnapshot().context.kept);
    connection.send({ type: 'outbox.changed', pending: unsent().length, kept });
  }

  /** What this browser does not keep ends with the page. */
  function askBeforeLoss(event: BeforeUnloadEvent) {
    const { kept, pending } = connection.getSnapshot().context;
    if (!kept && pending > 0) event.preventDefault();
  }

  function reportConnection() {
    const event = { type: 'connection.changed', online: navigator.onLine } as const;
    connection.send(event);
    for (const { actor } of outboxes) actor.send(event);
  }

  return {
    session,
    toasts,
    connection,
    leads: leads.actor,
    solutions: solutions.actor,
    leadLog,
    /** Lets a machine's news reach whom they concern. */
    listen: (actor: AnyActorRef) => actor.on('*', hear),
    start() {
      for (const actor of [session, connection, leads.actor, solutions.actor]) this.listen(actor);
      for (const { actor } of outboxes) actor.on('outbox.changed', countPending);
      for (const actor of [toasts, connection]) actor.start();
      outsideTheDemo(() => {
        session.start();
        for (const outbox of outboxes) outbox.start();
      });
      addEventListener('online', reportConnection);
      addEventListener('offline', reportConnection);
      addEventListener('beforeunload', askBeforeLoss);
      reportConnection();
    },
  };
}
export type Root = ReturnType<typeof createRoot>;
