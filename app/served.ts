import { appendLeadLog, parseLeadLog, pendingEntries, storageKeys } from '@vetsync/machines/leads/model';
import type { CustomSolution } from '@vetsync/machines/landing/model';
import type { Lead, LeadLogEntry } from '@vetsync/machines/leads/model';
import { memoizeByKey } from './page/memoizeByKey.ts';
import type { Root } from './root.ts';
import { browserStorage } from './services/browser/storage.ts';
import { onSessionExpired } from './services/http/answer.ts';
import { calls } from './services/http/calls.ts';
import { createOutbox } from './services/outbox.ts';
import { createProof } from './services/proof.ts';
import { createSession } from './services/session.ts';

/**
 * What a server answers: who is signed in, what is still to be sent, who has to prove who they are. The demo asks no
 * server for anything, so that all this comes only with a place outside it. Made without touching the browser, so that a
 * page can be prerendered; `start` begins the work.
 */
export const served = memoizeByKey((root: Root) => {
  const { connection, listen } = root;
  const session = createSession();
  const leads = createOutbox(storageKeys.leads, (lead, key) => calls.submitLead(lead as Lead, key));
  const solutions = createOutbox(storageKeys.customSolutions, (solution, key) =>
    calls.submitSolution(solution as CustomSolution, key),
  );
  const outboxes = [leads, solutions];
  const leadLog = browserStorage(storageKeys.leadLog);
  const proof = createProof(session, root);

  root.addHandlers({
    'session.refresh': lookAtSession,
    'proof.ask': ({ reason }, sender) => void proof.ask(reason, sender),
    'page.shown': (emitted) => {
      session.send(emitted);
      proof.prepare();
    },
    'outbox.retry': () => outboxes.forEach(({ actor }) => actor.send({ type: 'retry.all' })),
    'submission.logged': ({ entry }) => logSubmission(entry),
  });

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
    const persisted = outboxes.every(({ actor }) => actor.getSnapshot().context.persisted);
    connection.send({ type: 'outbox.changed', pending: unsent().length, persisted });
  }

  /** What this browser does not keep ends with the page. */
  function askBeforeLoss(event: BeforeUnloadEvent) {
    const { persisted, pending } = connection.getSnapshot().context;
    if (!persisted && pending > 0) event.preventDefault();
  }

  function reportConnection() {
    for (const { actor } of outboxes) actor.send({ type: 'connection.changed', online: navigator.onLine });
  }

  return {
    session,
    leads: leads.actor,
    solutions: solutions.actor,
    leadLog,
    proof,
    start() {
      for (const actor of [session, leads.actor, solutions.actor]) listen(actor);
      for (const { actor } of outboxes) actor.on('outbox.changed', countPending);
      session.start();
      for (const outbox of outboxes) outbox.start();
      onSessionExpired(lookAtSession);
      addEventListener('visibilitychange', lookWhenBack);
      addEventListener('online', reportConnection);
      addEventListener('offline', reportConnection);
      addEventListener('beforeunload', askBeforeLoss);
      reportConnection();
    },
  };
});
