import { appendLeadLog, parseLeadLog, pendingEntries, storageKeys } from '@vetsync/machines/leads/model';
import type { CustomSolution } from '@vetsync/machines/landing/model';
import type { Lead, LeadLogEntry } from '@vetsync/machines/leads/model';
// Toasts of machines that use the server.
import '@vetsync/ui/screens/system/System.phrases';
import { memoizeByKey } from './page/memoizeByKey.ts';
import type { Root } from './root.ts';
import { browserStorage } from './services/browser/storage.ts';
import { onSessionExpired } from './services/http/response.ts';
import { calls, setShownAccount } from './services/http/calls.ts';
import { followAccountLanguage } from './services/accountLanguage.ts';
import { createOutbox } from './services/outbox.ts';
import { createProof } from './services/proof.ts';
import { createSession } from './services/session.ts';

/**
 * Shared machines that use the server: session, outboxes, proofs of identity. The demo makes no calls to the server, so
 * this is loaded only for pages outside it. Creating it doesn't use browser APIs, so that pages can be prerendered;
 * `start` does.
 */
export const serverActors = memoizeByKey((root: Root) => {
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
    'proof.request': ({ reason }, sender) => void proof.request(reason, sender),
    'page.shown': (emitted) => {
      session.send(emitted);
      // Not known on a new page. The account page reports it once the account is loaded.
      proof.setHasPassword(true);
      proof.prepare();
    },
    'outbox.retry': () => outboxes.forEach(({ actor }) => actor.send({ type: 'retry.all' })),
    'submission.logged': ({ entry }) => logSubmission(entry),
  });

  const unsent = () => pendingEntries(outboxes.flatMap(({ actor }) => actor.getSnapshot().context.entries));

  function lookAtSession() {
    session.send({ type: 'session.refresh' });
  }

  /** Reloads the session when the person returns to this tab, because it may have ended. */
  function lookWhenBack() {
    if (document.visibilityState === 'visible') lookAtSession();
  }

  function logSubmission(entry: LeadLogEntry) {
    try {
      leadLog.write(JSON.stringify(appendLeadLog(parseLeadLog(leadLog.read()), entry)));
    } catch {
      // Without storage there is no log. The lead itself was sent.
    }
  }

  function countPending() {
    const stored = outboxes.every(({ actor }) => actor.getSnapshot().context.stored);
    connection.send({ type: 'outbox.changed', pending: unsent().length, stored });
  }

  /** Asks before closing the page if unsent entries could not be stored. */
  function warnOfUnsentEntries(event: BeforeUnloadEvent) {
    const { stored, pending } = connection.getSnapshot().context;
    if (!stored && pending > 0) event.preventDefault();
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
      session.on('session.signedIn', ({ user }) => setShownAccount(user.id));
      for (const { actor } of outboxes) actor.on('outbox.changed', countPending);
      followAccountLanguage(session);
      session.start();
      for (const outbox of outboxes) outbox.start();
      onSessionExpired(lookAtSession);
      addEventListener('visibilitychange', lookWhenBack);
      addEventListener('online', reportConnection);
      addEventListener('offline', reportConnection);
      addEventListener('beforeunload', warnOfUnsentEntries);
      reportConnection();
    },
  };
});
export type ServerActors = ReturnType<typeof serverActors>;
