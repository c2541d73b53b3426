import { connectionMachine } from '@vetsync/machines/connection';
import {
  appendLeadLog,
  isPlatformPath,
  parseLeadLog,
  pendingEntries,
  routes,
  storageKeys,
} from '@vetsync/machines/model';
import type {
  CustomSolution,
  DepartureNews,
  Lead,
  LeadLogEntry,
  NavigationNews,
  ProofNews,
  SessionLookNews,
  ToastNews,
} from '@vetsync/machines/model';
import { toastsMachine } from '@vetsync/machines/toasts';
import type { Address } from '@vetsync/machines/shell';
import { createActor, type AnyActorRef } from 'xstate';
import { browserStorage } from './services/browser/storage.ts';
import { whenSessionIsOver } from './services/http/answer.ts';
import { calls } from './services/http/calls.ts';
import { createOutbox } from './services/outbox.ts';
import { createProof } from './services/proof.ts';
import { createSession } from './services/session.ts';
import { addressNow, followAddress } from './place/address.ts';
import { go } from './place/go.ts';

/** What any machine may tell the outside, whoever it is. Other news concerns only those who listen for it. */
type CommonNews =
  | ToastNews
  | NavigationNews
  | DepartureNews
  | SessionLookNews
  | ProofNews
  | { type: 'page.shown' }
  | { type: 'outbox.retry' }
  | { type: 'submission.logged'; entry: LeadLogEntry };

/** Places of sample data ask no server for anything. */
const isSample = (path: string) => isPlatformPath('demo', path) || path === routes.veteranProfile.pattern;

/** Runs `work` once a place outside the demo is shown. */
function outsideTheDemo(work: () => void): void {
  let begun = false;
  const look = ({ path }: Address) => {
    if (begun || isSample(path)) return;
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
  const listen = (actor: AnyActorRef) => actor.on('*', (news) => hear(news, actor));
  const proof = createProof(session, listen);

  const hearers: { [News in CommonNews as News['type']]: (news: News, teller: AnyActorRef) => void } = {
    'toast.show': (news) => toasts.send(news),
    'place.go': ({ to, replace }) => go(to, { replace }),
    'place.leave': ({ href }) => location.assign(href),
    'session.refresh': lookAtSession,
    'proof.ask': ({ reason }, teller) => void proof.ask(reason, teller),
    'page.shown': (news) => {
      session.send(news);
      proof.prepare();
    },
    'outbox.retry': () => outboxes.forEach(({ actor }) => actor.send({ type: 'retry.all' })),
    'submission.logged': ({ entry }) => logSubmission(entry),
  };
  const hear = (news: CommonNews, teller: AnyActorRef) =>
    (hearers[news.type] as ((news: CommonNews, teller: AnyActorRef) => void) | undefined)?.(news, teller);

  const unsent = () => pendingEntries(outboxes.flatMap(({ actor }) => actor.getSnapshot().context.entries));

  function lookAtSession() {
    session.send({ type: 'session.refresh' });
  }

  /** Whoever comes back to this tab may have been signed out meanwhile. */
  function lookWhenBack() {
    if (document.visibilityState === 'visible') lookAtSession();
  }

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
    proof,
    /** Lets a machine's news reach whom they concern. */
    listen,
    start() {
      for (const actor of [session, connection, leads.actor, solutions.actor]) listen(actor);
      for (const { actor } of outboxes) actor.on('outbox.changed', countPending);
      for (const actor of [toasts, connection]) actor.start();
      outsideTheDemo(() => {
        session.start();
        for (const outbox of outboxes) outbox.start();
        addEventListener('visibilitychange', lookWhenBack);
      });
      whenSessionIsOver(lookAtSession);
      addEventListener('online', reportConnection);
      addEventListener('offline', reportConnection);
      addEventListener('beforeunload', askBeforeLoss);
      reportConnection();
    },
  };
}
export type Root = ReturnType<typeof createRoot>;
