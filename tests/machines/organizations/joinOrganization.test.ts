import { describe, expect, test } from 'vitest';
import {
  joinOrganizationMachine,
  joinOrganizationView,
} from '@vetsync/machines/organizations/joinOrganization';
import type { InvitationOffer, Membership } from '@vetsync/machines/organizations/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, problem, puppet, run } from '../support/run.ts';

const offer = {
  organization: { slug: 'harbor-health', name: 'Harbor Health' },
  role: 'viewer',
} as InvitationOffer;
const membership = { organization: offer.organization, role: 'viewer' } as Membership;
const invitedEmail = 'kim@harbor.example';

function opened(token: string | null = ' the-token ') {
  const session = puppet();
  const load = held<InvitationOffer, { token: string }>();
  const accept = held<{ membership: Membership }, { token: string }>();
  const decline = held<unknown, { token: string }>();
  const started = run(joinOrganizationMachine, {
    input: { token },
    actors: {
      sessionChanges: session.logic,
      loadOffer: load.logic,
      accept: accept.logic,
      decline: decline.logic,
    },
  });
  const changed = (isSignedIn: boolean | null, email = '') =>
    session.sendToParent({ type: 'session.changed', isSignedIn, email });
  return {
    ...started,
    load,
    accept,
    decline,
    send: started.actor.send.bind(started.actor),
    view: () => joinOrganizationView(started.actor.getSnapshot()),
    signIn: (email = invitedEmail) => changed(true, email),
    signOut: () => changed(false),
    unknown: () => changed(null),
  };
}
async function offered() {
  const page = opened();
  page.signIn();
  await page.load.last().resolve(offer);
  return page;
}

describe('arriving', () => {
  test.each([null, '', '  '])('with the token %j asks to open the link again', (token) => {
    expect(opened(token).view().state).toBe('missing');
  });

  test('waits until the session is known, then shows the offer, and accepts nothing by itself', async () => {
    const { view, load, accept, signIn, unknown } = opened();
    unknown();
    expect(view().state).toBe('waiting');
    expect(load.calls).toHaveLength(0);
    signIn();
    expect(load.last().input).toEqual({ token: 'the-token' });
    await load.last().resolve(offer);
    expect(view()).toMatchObject({ state: 'offered', offer, email: invitedEmail });
    expect(accept.calls).toHaveLength(0);
  });

  test('signed out, keeps the token until the person has signed in or created an account', () => {
    const { view, signOut, signIn, emittedOf, load } = opened();
    signOut();
    expect(view()).toMatchObject({
      state: 'signedOut',
      signInHref: '/auth?returnTo=%2Forganizations%2Fjoin',
      signUpHref: '/auth?tab=sign-up&returnTo=%2Forganizations%2Fjoin',
    });
    expect(emittedOf('token.store')).toEqual([{ type: 'token.store', token: 'the-token' }]);
    signIn();
    expect(load.calls).toHaveLength(1);
  });

  test('with another account says so, and continues with the right one', async () => {
    const { view, signIn, signOut, send, load, emittedOf } = opened();
    signIn('other@harbor.example');
    await load.last().reject(problem(403, { code: 'other_email' }));
    expect(view()).toMatchObject({ state: 'otherEmail', email: 'other@harbor.example', offer: null });
    expect(emittedOf('token.store')).toHaveLength(1);
    send({ type: 'account.switch' });
    expect(emittedOf('session.signOut')).toHaveLength(1);
    signOut();
    expect(view().state).toBe('signedOut');
    signIn();
    await load.last().resolve(offer);
    expect(view().state).toBe('offered');
  });

  test('says that a used, withdrawn, expired or malformed invitation has ended, and forgets it', async () => {
    for (const status of [410, 422]) {
      const { view, signIn, load, emittedOf } = opened();
      signIn();
      await load.last().reject(problem(status));
      expect(view().state).toBe('ended');
      expect(emittedOf('token.clear')).toHaveLength(1);
    }
  });

  test('can be repeated if the server was unreachable', async () => {
    const { view, signIn, send, load, clock, emittedOf } = opened();
    signIn();
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'failed', failure: { code: 'system.unreachable' } });
    send({ type: 'link.retry' });
    await load.last().reject(problem(401));
    expect(view().state).toBe('signedOut');
    expect(emittedOf('token.clear')).toEqual([]);
  });
});

describe('the answer', () => {
  test('joins once and leads to the organization', async () => {
    const { view, send, accept, emittedOf } = await offered();
    send({ type: 'invitation.accept' });
    send({ type: 'invitation.accept' });
    expect(view()).toMatchObject({ state: 'accepting', busy: true });
    expect(accept.calls).toHaveLength(1);
    await accept.last().resolve({ membership });
    expect(view()).toMatchObject({
      state: 'joined',
      membership,
      platformHref: '/platform?as=harbor-health',
      organizationHref: '/organizations/harbor-health',
    });
    expect(emittedOf('token.clear')).toHaveLength(1);
  });

  test('of an owner waits for a fresh proof, and is given again', async () => {
    const { view, send, accept, emittedOf } = await offered();
    send({ type: 'invitation.accept' });
    await accept.last().reject(problem(403, { code: 'proof_required' }));
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sensitive' }]);
    expect(view()).toMatchObject({ state: 'accepting', busy: true, offer });
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'offered', failure: null });
    send({ type: 'invitation.accept' });
    await accept.last().reject(problem(403, { code: 'proof_required' }));
    send({ type: 'proof.given' });
    expect(accept.calls).toHaveLength(3);
    await accept.last().resolve({ membership });
    expect(view().state).toBe('joined');
  });

  test('declines only after a confirmation', async () => {
    const { view, send, decline } = await offered();
    send({ type: 'invitation.decline' });
    send({ type: 'action.cancel' });
    expect(view().state).toBe('offered');
    send({ type: 'invitation.decline' });
    expect(decline.calls).toHaveLength(0);
    send({ type: 'action.confirm' });
    expect(decline.last().input).toEqual({ token: 'the-token' });
    await decline.last().resolve(null);
    expect(view().state).toBe('declined');
  });

  test('of somebody else meanwhile ends it', async () => {
    const { view, send, accept } = await offered();
    send({ type: 'invitation.accept' });
    await accept.last().reject(problem(410));
    expect(view().state).toBe('ended');
  });

  test('that was not stored says so, and can be repeated', async () => {
    const { view, send, accept, clock } = await offered();
    send({ type: 'invitation.accept' });
    await accept.last().reject(problem(409, { detail: 'It is suspended' }));
    expect(view()).toMatchObject({ state: 'answerFailed', failure: 'It is suspended', offer });
    send({ type: 'invitation.accept' });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('answerFailed');
    send({ type: 'invitation.decline' });
    expect(view().state).toBe('confirming');
  });

  test('another account that signs in meanwhile sees nothing of the offer', async () => {
    const { view, signIn, load } = await offered();
    signIn('other@harbor.example');
    expect(view()).toMatchObject({ state: 'reading', offer: null });
    await load.last().reject(problem(403, { code: 'other_email' }));
    expect(view().offer).toBeNull();
  });

  test('goes on while the session is only loaded again', async () => {
    const { view, unknown, signIn } = await offered();
    unknown();
    signIn();
    expect(view().state).toBe('offered');
  });
});
