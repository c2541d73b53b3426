import type { ProofParentEvent, ProofReason } from '@vetsync/machines/system/model';
import { sessionView, type SessionEmitted } from '@vetsync/machines/account/session';
import type { AnyActorRef } from 'xstate';
import type { Root } from '../root.ts';
import type { Reauthenticate } from './reauthenticate.ts';
import type { createSession } from './session.ts';

/**
 * Requests a proof of identity for machines whose calls need one, and answers all of them together. The dialog's code is
 * loaded with the first guarded page, because later the server may be updated or unreachable.
 */
export function createProof(session: ReturnType<typeof createSession>, { listen, proofDialog }: Root) {
  const waiting = new Set<AnyActorRef>();
  let loading: Promise<Reauthenticate> | null = null;
  let hasPassword = true;

  function answer(emitted: ProofParentEvent) {
    const asked = [...waiting].filter((actor) => actor.getSnapshot().status === 'active');
    waiting.clear();
    for (const actor of asked) actor.send(emitted);
  }

  async function make(): Promise<Reauthenticate> {
    const { createReauthenticate } = await import('./reauthenticate.ts');
    const made = createReauthenticate();
    listen(made);
    made.on('proof.given', answer);
    made.on('proof.refused', answer);
    session.on('*', (emitted: SessionEmitted) => {
      if (emitted.type !== 'page.toast') made.send(emitted);
    });
    made.start();
    proofDialog.send({ type: 'dialog.loaded', dialog: made });
    return made;
  }

  function load(): Promise<Reauthenticate> {
    loading ??= make().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    /** Loads the dialog's code. A failure is handled when the dialog is needed. */
    prepare: () => void load().catch(() => {}),
    /** Sets whether the signed-in person has a password. */
    setHasPassword: (exists: boolean) => void (hasPassword = exists),
    async request(reason: ProofReason, requester: AnyActorRef): Promise<void> {
      waiting.add(requester);
      const made = await load().catch(() => null);
      const person = sessionView(session.getSnapshot()).user;
      if (made && person) made.send({ type: 'proof.request', reason, person, hasPassword });
      else answer({ type: 'proof.refused' });
    },
  };
}
