import {
  referralAfter,
  referralSides,
  referralStatuses,
  referralSteps,
  referralStepsFor,
  type ReferralStatus,
} from '@vetsync/machines/bookings/model';
import {
  referralFormMachine,
  referralFormView,
  type OfferedCare,
  type ProposeCommand,
  type ReferredPerson,
} from '@vetsync/machines/bookings/referralForm';
import {
  referralsMachine,
  referralsView,
  type AskedReferrals,
  type LoadedReferrals,
  type ReferralCommand,
} from '@vetsync/machines/bookings/referrals';
import { portalPageTabs } from '@vetsync/machines/exchange/model';
import {
  applyAccountFacts,
  askedReferrals,
  commandTypes,
  contractOf,
  isForKind,
} from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';
import { mayList, organizationKinds, roleOfKind } from '@vetsync/machines/organizations/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import {
  acceptedReferral,
  offeredCare,
  ownReferrals,
  proposedReferral,
  referredPerson,
  staffReferrals,
} from '../../../stories/Screens/bookings/referrals.ts';
import { held, problem, puppet, run } from '../support/run.ts';

describe('the rule of referrals', () => {
  test('lets the person agree first, then the other organization answer', () => {
    expect(referralStepsFor('person', 'proposed')).toEqual(['consent', 'refuse']);
    expect(referralStepsFor('receiver', 'proposed')).toEqual([]);
    expect(referralStepsFor('sender', 'proposed')).toEqual(['withdraw']);
    expect(referralStepsFor('person', 'sent')).toEqual(['withdraw']);
    expect(referralStepsFor('receiver', 'sent')).toEqual(['accept', 'decline']);
  });

  test('is for organizations whose portal has a page to answer on, whatever the staff do', () => {
    const ofStaff = commandTypes.filter(
      (type) => type.startsWith('referral.') && contractOf(type).from.staff,
    );
    expect(ofStaff).not.toEqual([]);
    for (const kind of organizationKinds) {
      const hasPage = portalPageTabs[roleOfKind[kind]].referrals !== undefined;
      expect(mayList(kind, 'provider')).toBe(hasPage);
      for (const type of ofStaff) expect(isForKind(contractOf(type), kind)).toBe(hasPage);
    }
  });

  test('ends once', () => {
    const ended = referralStatuses.filter((status) => status !== 'proposed' && status !== 'sent');
    for (const status of ended)
      for (const side of [...referralSides, 'time' as const])
        for (const step of referralSteps) expect(referralAfter(step, side, status)).toBeNull();
  });
});

describe('what a person is asked', () => {
  const at = '2026-11-21T12:00:00.000Z';
  const now = Date.parse(at);
  const told = (news: ReferralStatus, world = emptyWorld) =>
    applyAccountFacts(world, [
      {
        id: news,
        at: now,
        body: { type: 'referralChanged', referralId: 'R', news, from: 'Prairie', to: 'Harbor' },
      },
    ]);

  test('waits for five days, also once its notification was read', () => {
    const world = told('proposed');
    const { notifications } = world;
    const read = { ...world, notifications: notifications.map((one) => ({ ...one, read: true })) };
    expect(askedReferrals(read, now)).toMatchObject([
      { from: 'Prairie', until: '2026-11-26T12:00:00.000Z', href: '/platform/wellness/referral/R' },
    ]);
    expect(askedReferrals(read, now + 5 * 86_400_000)).toEqual([]);
    for (const news of referralStatuses.filter((status) => status !== 'proposed'))
      expect(askedReferrals(told(news, read), now)).toEqual([]);
  });
});

async function opened(loaded: LoadedReferrals, openId: string | null = null) {
  const load = held<LoadedReferrals, AskedReferrals>();
  const call = held<unknown, { command: ReferralCommand }>();
  const changes = puppet();
  let ids = 0;
  const started = run(referralsMachine, {
    input: {
      openId,
      newId: () => `id-${++ids}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse('2026-11-22T12:00:00Z'),
    },
    actors: { loadReferrals: load.logic, sendCommand: call.logic, referralChanges: changes.logic },
  });
  await load.last().resolve(loaded);
  return {
    ...started,
    load,
    call,
    changes,
    send: started.actor.send.bind(started.actor),
    view: () => referralsView(started.actor.getSnapshot()),
  };
}

describe('the list of referrals', () => {
  test('shows the one that was opened, those that wait for the reader, and the others', async () => {
    const { view } = await opened(staffReferrals, staffReferrals.referrals[2]!.id);
    expect(view()).toMatchObject({
      state: 'shown',
      opened: { personName: 'Ruth Okafor' },
      waiting: [{ personName: 'Marcus Hale', steps: ['accept', 'decline'] }],
      others: [{ personName: 'Dana Whitfield', steps: ['withdraw'] }],
    });
    expect((await opened({ ...staffReferrals, mayAnswer: false })).view().waiting).toEqual([]);
  });

  test('sends consent at once, and is read again', async () => {
    const { send, call, load, view } = await opened(ownReferrals);
    const { id } = proposedReferral;
    send({ type: 'step.choose', id, step: 'accept' });
    send({ type: 'step.choose', id: acceptedReferral.id, step: 'withdraw' });
    expect(view().answer).toBe('idle');
    send({ type: 'step.choose', id, step: 'consent' });
    expect(call.last().input.command).toEqual({
      id: 'id-1',
      type: 'referral.consent',
      payload: { referralId: id },
    });
    expect(view().waiting[0]!.sending).toBe('consent');
    await call.last().resolve({ facts: [] });
    expect(load.calls).toHaveLength(2);
  });

  test('asks for words before it accepts, and sends the same again with its id', async () => {
    const { send, call, clock, view } = await opened(staffReferrals);
    const { id } = staffReferrals.referrals[0]!;
    send({ type: 'step.choose', id, step: 'accept' });
    expect(view().asking).toMatchObject({ step: 'accept', isWritten: true, text: '' });
    send({ type: 'step.confirm' });
    expect(call.calls).toHaveLength(0);
    send({ type: 'text.change', text: ' Come by on Monday ' });
    send({ type: 'step.confirm' });
    const first = call.last().input.command;
    expect(first).toMatchObject({
      as: staffReferrals.organizationId,
      payload: { referralId: id, text: 'Come by on Monday' },
    });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ answer: 'failed', asking: { text: ' Come by on Monday ' } });
    send({ type: 'step.confirm' });
    expect(call.last().input.command).toBe(first);
    await call.last().reject(problem(409, { code: 'referral_changed' }));
    expect(view().answer).toBe('failed');
    send({ type: 'step.cancel' });
    expect(view()).toMatchObject({ answer: 'idle', asking: null });
  });

  test('goes on where the page ends, and is read again when something happens', async () => {
    const { send, load, changes, view } = await opened({ ...ownReferrals, nextCursor: 'next' });
    send({ type: 'list.more' });
    expect(load.last().input).toEqual({ cursor: 'next', openId: null });
    await load.last().reject(problem(503));
    expect(view().more).toBe('failed');
    send({ type: 'list.more' });
    await load.last().resolve({ ...ownReferrals, referrals: [{ ...acceptedReferral, id: 'older' }] });
    expect(view()).toMatchObject({ more: 'none', others: [{}, { id: 'older' }] });
    changes.sendToParent({ type: 'referrals.changed' });
    await load.last().reject(problem(404));
    expect(view().state).toBe('missing');
  });
});

async function formOf(person: ReferredPerson = referredPerson) {
  const load = held<ReferredPerson, { caseId: string }>();
  const find = held<readonly OfferedCare[], { text: string; organizationId: string }>();
  const call = held<unknown, { command: ProposeCommand }>();
  const started = run(referralFormMachine, {
    input: { caseId: person.caseId, newId: () => 'a new id' },
    actors: { loadPerson: load.logic, findCare: find.logic, sendCommand: call.logic },
  });
  await load.last().resolve(person);
  return {
    ...started,
    find,
    call,
    send: started.actor.send.bind(started.actor),
    view: () => referralFormView(started.actor.getSnapshot()),
  };
}

describe('the form of a referral', () => {
  test('finds care, keeps what was chosen, and asks for consent', async () => {
    const { find, send, call, clock, emitted, view } = await formOf();
    await find.last().resolve(offeredCare);
    send({ type: 'form.send' });
    expect(view().form).toBe('invalid');
    send({ type: 'care.choose', id: offeredCare[1]!.id });
    send({ type: 'search.change', text: ' Boston ' });
    clock.increment(300);
    expect(find.last().input).toMatchObject({ text: 'Boston' });
    await find.last().resolve([offeredCare[0]!]);
    expect(view().care).toEqual([offeredCare[1], offeredCare[0]]);
    send({ type: 'note.change', text: ' Prefers mornings ' });
    send({ type: 'form.send' });
    expect(call.last().input.command).toMatchObject({
      as: referredPerson.organizationId,
      type: 'referral.propose',
      payload: {
        about: { kind: 'case', id: referredPerson.caseId },
        listingId: offeredCare[1]!.id,
        note: 'Prefers mornings',
      },
    });
    await call.last().resolve({ facts: [] });
    expect(emitted).toContainEqual({ type: 'referral.sent' });
  });

  test('says why it could not search or send, and nobody sends who may not', async () => {
    const { find, send, call, view } = await formOf();
    await find.last().reject(problem(503));
    expect(view()).toMatchObject({ search: 'failed', failure: expect.anything() });
    send({ type: 'search.retry' });
    await find.last().resolve(offeredCare);
    send({ type: 'care.choose', id: offeredCare[0]!.id });
    send({ type: 'form.send' });
    await call.last().reject(problem(409, { code: 'referral_open', detail: 'It is open' }));
    expect(view()).toMatchObject({
      form: 'failed',
      failure: 'It is open',
    });
    const viewer = await formOf({ ...referredPerson, mayRefer: false });
    viewer.send({ type: 'care.choose', id: offeredCare[0]!.id });
    viewer.send({ type: 'form.send' });
    expect(viewer.call.calls).toHaveLength(0);
  });
});
