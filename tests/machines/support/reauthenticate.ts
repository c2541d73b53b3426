import type { ProofCall } from '@vetsync/machines/account/model';
import type { ProofReason } from '@vetsync/machines/system/model';
import { reauthenticateMachine, reauthenticateView } from '@vetsync/machines/account/reauthenticate';
import type { ReauthenticateEvent } from '@vetsync/machines/account/reauthenticate';
import { held, run } from './run.ts';

export const person = { id: 'u1', email: 'sam@example.org', fullName: null };
export const other = { id: 'u2', email: 'kim@example.org', fullName: null };
export const role = 'user' as const;
export function dialog() {
  const prove = held<unknown, ProofCall>();
  const sendCode = held<unknown, { email: string }>();
  const started = run(reauthenticateMachine, { actors: { prove: prove.logic, sendCode: sendCode.logic } });
  return {
    ...started,
    prove,
    sendCode,
    notify: started.actor.send.bind(started.actor),
    send: (event: ReauthenticateEvent) => started.actor.send(event),
    view: () => reauthenticateView(started.actor.getSnapshot()),
    answers: () => started.emitted.map(({ type }) => type).filter((type) => type.startsWith('proof.')),
  };
}
export function openDialog(reason: ProofReason = 'sensitive', hasPassword?: boolean) {
  const opened = dialog();
  opened.notify({ type: 'proof.request', reason, person, ...(hasPassword !== undefined && { hasPassword }) });
  return opened;
}
export const submit = { type: 'form.submit' } as const;
export const resend = { type: 'mail.resend' } as const;
export const type = (value: string) => ({ type: 'secret.change', value }) as const;
export const byCode = { type: 'method.choose', method: 'code' } as const;
export const back = { type: 'session.signedIn', user: person, role } as const;
export function entered(reason: ProofReason = 'sensitive', secret = ' secret ') {
  const opened = openDialog(reason);
  opened.send(type(secret));
  opened.send(submit);
  return opened;
}
