import { describe, expect, test } from 'vitest';
import { parseApplicationsRoute } from '@vetsync/machines/exchange/model';
import { declineReasons } from '@vetsync/machines/model/world';
import { parseDrafts } from '@vetsync/machines/exchange/receivedApplications';
import type { OrganizationStatus } from '@vetsync/machines/organizations/model';
import { applicationOf, stepOf, submitted } from '../support/exchange.ts';
import { decided, fact, open, opened, reviewing } from '../support/receivedApplications.ts';
import { problem } from '../support/run.ts';

describe('a decision', () => {
  const choose = { type: 'decision.choose', decision: 'interview' } as const;
  test('offers what is possible from where the application stands', async () => {
    const page = await reviewing();
    expect(page.view().detail?.decision.choices).toEqual(['hire', 'offer', 'interview', 'reject']);
    page.tell(decided('hired', 2, 'somebody'));
    expect(page.view().detail?.decision.choices).toEqual([]);
  });
  test.each([
    ['a viewer', { role: 'viewer' }],
    [
      'anybody while the organization waits',
      { role: 'owner', status: 'pending' satisfies OrganizationStatus },
    ],
  ])('is not made by %s', async (_, options) => {
    const page = await reviewing(options);
    page.send(choose);
    page.send({ type: 'decision.send' });
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.calls).toHaveLength(0);
    expect(page.view().detail?.decision).toMatchObject({ isAllowed: false, undoable: null });
  });
  test('is sent with the version it is based on, words for the applicant apart from notes', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'words.change', field: 'message', text: ' See you Monday. ' });
    page.send({ type: 'words.change', field: 'notes', text: 'Strong.' });
    page.send({ type: 'decision.send' });
    expect(page.sendCommand.last().input.command).toEqual({
      id: 'command 1',
      as: 'o',
      type: 'application.decide',
      expectedVersion: 1,
      payload: { applicationId: 'a', decision: 'interview', message: 'See you Monday.', notes: 'Strong.' },
    });
    // Nothing counts as decided before the server has stored it.
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'submitted' } },
      decision: { state: 'sending' },
    });
    await page.sendCommand.last().resolve({ facts: [decided('interview', 2)] });
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'interview', version: 2 } },
      decision: { state: 'decided', decision: null, message: '', notes: '' },
    });
    expect(page.view().rows[0]?.status).toBe('interview');
    await page.loadHistory.last().resolve([submitted, stepOf('d')]);
    expect(page.view().detail?.decision.undoable?.id).toBe('d');
  });
  test('may be chosen in the list, with the reason for a no', async () => {
    const page = await opened();
    page.send({
      type: 'location.changed',
      route: parseApplicationsRoute('?application=a&decide=reject&because=filled'),
    });
    await page.loadApplication.last().resolve(applicationOf('a'));
    expect(page.view().detail?.decision).toMatchObject({ decision: 'reject', canSend: true });
    expect(page.sendCommand.calls).toHaveLength(0);
    page.send({ type: 'decision.send' });
    expect(page.sendCommand.last().input.command).toMatchObject({
      payload: { applicationId: 'a', decision: 'reject', reason: 'filled' },
    });
  });
  test('that the application doesn’t allow any more is not chosen', async () => {
    const page = await opened({ search: '?application=a&decide=accepted' });
    await page.loadApplication.last().resolve(applicationOf('a'));
    expect(page.view().detail?.decision).toMatchObject({ state: 'writing', decision: null });
  });
  test('is offered for each row from where it stands, to whoever may decide', async () => {
    const page = await opened();
    const from = page.view().choicesFrom;
    expect(from?.interview.map(({ query }) => query)).toEqual([
      'decide=hire',
      'decide=offer',
      ...declineReasons.map((reason) => `decide=reject&because=${reason}`),
    ]);
    expect(from?.hired).toEqual([]);
    expect((await opened({ role: 'viewer' })).view().choicesFrom).toBeNull();
  });
  test('goes with the same id after a lost answer, and with another after a change', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'decision.send' });
    await page.sendCommand.last().reject(problem(0));
    expect(page.view().detail?.decision.state).toBe('notStored');
    page.send({ type: 'decision.send' });
    await page.sendCommand.last().reject(problem(0));
    page.send({ type: 'words.change', field: 'notes', text: 'Now with a note' });
    page.send({ type: 'decision.send' });
    const ids = page.sendCommand.calls.map(({ input }) => input.command.id);
    expect(ids).toEqual(['command 1', 'command 1', 'command 3']);
  });
  test('that a colleague has made meanwhile is shown, with who it was; what was written stays', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'words.change', field: 'message', text: 'Come in.' });
    page.send({ type: 'decision.send' });
    await page.sendCommand.last().reject(
      problem(409, {
        code: 'application_changed',
        state: { applicationId: 'a', status: 'rejected', version: 2 },
        changedBy: { id: 'k', name: 'Kim' },
      }),
    );
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'rejected' } },
      decision: { state: 'overtaken', overtakenBy: 'Kim', message: 'Come in.', choices: [] },
    });
    expect(page.view().rows[0]?.status).toBe('rejected');
  });
  test('of a colleague that arrives while one writes says who it was', async () => {
    const page = await reviewing();
    page.send(choose);
    page.tell(decided('offered', 2, 'k'));
    expect(page.view().detail?.decision).toMatchObject({ state: 'overtaken', overtakenBy: null });
    await page.loadHistory.last().resolve([submitted, stepOf('d', { actor: { id: 'k', name: 'Kim' } })]);
    expect(page.view().detail?.decision.overtakenBy).toBe('Kim');
    page.send({ type: 'decision.send' });
    expect(page.sendCommand.last().input.command).toMatchObject({ expectedVersion: 2 });
  });
  test('of oneself in another tab is no surprise', async () => {
    const page = await reviewing();
    page.tell(decided('offered', 2));
    expect(page.view().detail?.decision.state).toBe('writing');
  });
  test('is taken back: the last one, if nothing else has happened since', async () => {
    const page = await reviewing({}, [
      submitted,
      stepOf('d1'),
      stepOf('d2', { decision: 'offer', status: 'offered' }),
    ]);
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.last().input.command).toMatchObject({
      type: 'decision.undo',
      payload: { decisionId: 'd2' },
    });
    expect(page.view().detail?.decision.state).toBe('undoing');
    const undone = fact('decisionUndone', 'a', { decisionId: 'd2', status: 'interview', version: 4 }, 'me');
    await page.sendCommand.last().resolve({ facts: [undone] });
    expect(page.view().detail?.decision.state).toBe('undone');
    await page.loadHistory
      .last()
      .resolve([submitted, stepOf('d1'), stepOf('d2'), stepOf('u', { step: 'undone', undoes: 'd2' })]);
    expect(page.view().detail?.decision.undoable?.id).toBe('d1');
  });
  test('cannot be taken back after a withdrawal', async () => {
    const page = await reviewing({}, [
      submitted,
      stepOf('d1'),
      stepOf('w', { step: 'withdrawn', status: 'withdrawn' }),
    ]);
    expect(page.view().detail?.decision.undoable).toBeNull();
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.calls).toHaveLength(0);
  });
  test('that is being written stays with its application', async () => {
    const page = await reviewing();
    page.send({ type: 'words.change', field: 'notes', text: 'About a' });
    page.send({ type: 'row.step', to: 'next' });
    await page.loadApplication.last().resolve(applicationOf('b'));
    expect(page.view().detail).toMatchObject({ position: 2, decision: { notes: '' } });
    page.send({ type: 'row.step', to: 'previous' });
    await page.loadApplication.last().resolve(applicationOf('a'));
    expect(page.view().detail?.decision.notes).toBe('About a');
  });
  test('is one at a time, and too long words are not sent', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'words.change', field: 'notes', text: 'x'.repeat(5_001) });
    expect(page.view().detail?.decision).toMatchObject({ isTooLong: true, canSend: false });
    page.send({ type: 'decision.send' });
    expect(page.sendCommand.calls).toHaveLength(0);
    page.send({ type: 'words.change', field: 'notes', text: '' });
    page.send({ type: 'decision.send' });
    page.send({ type: 'decision.send' });
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.calls).toHaveLength(1);
  });
});

describe('an open application', () => {
  test('that does not exist is missing, one that cannot be read is tried again', async () => {
    const page = await opened();
    page.send(open('x'));
    await page.loadApplication.last().reject(problem(404));
    expect(page.view().detail?.state).toBe('missing');
    page.send(open('a'));
    await page.loadApplication.last().reject(problem(500));
    expect(page.view().detail?.state).toBe('failed');
    page.send({ type: 'detail.retry' });
    await page.loadApplication.last().resolve(applicationOf('a'));
    expect(page.view().detail?.state).toBe('shown');
    page.send({ type: 'row.close' });
    expect(page.view().detail).toBeNull();
    expect(page.emittedOf('location.changed').at(-1)).toMatchObject({
      isClosing: true,
      route: { open: null },
    });
  });
  test('is loaded again when the applicant has sent it again, and what is being written stays', async () => {
    const page = await reviewing();
    page.send({ type: 'words.change', field: 'notes', text: 'Strong.' });
    page.tell(fact('applicationUpdated', 'a', { status: 'submitted', version: 2 }, 'the veteran'));
    expect(page.view().detail).toMatchObject({ history: 'reloading', decision: { state: 'overtaken' } });
    const updated = stepOf('u', { step: 'updated', decision: null, status: 'submitted' });
    const whole = applicationOf('a', [submitted, updated]);
    await page.loadApplication.last().resolve({
      ...whole,
      application: { ...whole.application, version: 2, snapshot: { name: 'Val', skills: ['Welding'] } },
    });
    expect(page.view().detail).toMatchObject({
      history: 'current',
      sent: { profile: [{ part: 'skills', lines: ['Welding'] }], updatedAt: updated.at },
      decision: { notes: 'Strong.' },
    });
    expect(page.loadHistory.calls).toEqual([]);
  });
  test('says when its history may be old', async () => {
    const page = await reviewing();
    page.tell(decided('offered', 2, 'k'));
    await page.loadHistory.last().reject(problem(500));
    expect(page.view().detail?.history).toBe('outdated');
    page.send({ type: 'history.retry' });
    expect(page.view().detail?.history).toBe('reloading');
    await page.loadApplication.last().resolve(applicationOf('a', [submitted, stepOf('d')]));
    expect(page.view().detail).toMatchObject({
      history: 'current',
      opened: { history: [submitted, { id: 'd' }] },
    });
  });
});

test.each([
  ['job', 'submitted', ['hire', 'offer', 'interview', 'reject']],
  ['job', 'offered', ['hire', 'interview', 'reject']],
  ['college', 'submitted', ['accepted', 'waitlist', 'interview', 'rejected']],
  ['college', 'under_review', ['accepted', 'waitlist', 'interview', 'rejected']],
  ['nonprofit', 'enrolled', ['approve', 'reject']],
  ['nonprofit', 'active', []],
] as const)('a %s application that stands at %s can be decided: %s', async (kind, status, choices) => {
  const page = await opened();
  page.send(open('a'));
  const whole = applicationOf('a');
  await page.loadApplication
    .last()
    .resolve({ ...whole, application: { ...whole.application, kind, status } });
  expect(page.view().detail?.decision.choices).toEqual(choices);
});

describe('a panel that closes by itself', () => {
  const toast = { title: 'Application Approved' };
  /** The demo's, with a decision on its way. */
  async function sending(closingNotice = () => toast as typeof toast | null) {
    const page = await reviewing({ closingNotice });
    page.send({ type: 'decision.choose', decision: 'offer' });
    page.send({ type: 'decision.send' });
    expect(page.emittedOf('page.toast')).toEqual([]);
    await page.sendCommand.last().resolve({ facts: [decided('offered', 2)] });
    return page;
  }
  test('shows the decision for a second, and cannot be left until then', async () => {
    const page = await sending();
    expect(page.emittedOf('page.toast')).toEqual([{ type: 'page.toast', toast }]);
    page.send({ type: 'row.step', to: 'next' });
    page.send({ type: 'row.close' });
    page.clock.increment(999);
    expect(page.view().detail?.decision).toMatchObject({
      state: 'decided',
      sent: 'offer',
      isClosing: true,
      isBusy: true,
      decision: null,
    });
    expect(page.emittedOf('location.changed')).toEqual([]);
    page.clock.increment(1);
    expect(page.view().detail).toBeNull();
    expect(page.emittedOf('location.changed')).toMatchObject([{ route: { open: null }, isClosing: true }]);
  });
  test('follows the URL meanwhile', async () => {
    const page = await sending();
    page.send(open(null));
    page.clock.increment(1_000);
    expect([page.view().detail, page.emittedOf('location.changed')]).toEqual([null, []]);
  });
  test('says nothing where there is nothing to say, and stays open after an undo', async () => {
    const page = await sending(() => null);
    expect(page.emittedOf('page.toast')).toEqual([]);
    page.clock.increment(1_000);
    page.send(open('a'));
    await page.loadApplication.last().resolve(applicationOf('a', [submitted, stepOf('d')]));
    page.send({ type: 'decision.undo' });
    const undone = fact('decisionUndone', 'a', { decisionId: 'd', status: 'submitted', version: 3 }, 'me');
    await page.sendCommand.last().resolve({ facts: [undone] });
    page.clock.increment(1_000);
    expect(page.view().detail?.decision).toMatchObject({ state: 'undone', isClosing: false });
  });
});

describe('what only the demo answers', () => {
  test('is that each decision can replace the one that stands', async () => {
    const page = await opened();
    page.send(open('a'));
    const hired = stepOf('d', { decision: 'hire', status: 'hired' });
    await page.loadApplication.last().resolve({
      ...applicationOf('a', [submitted, hired]),
      decisions: ['hire', 'offer', 'reject'],
    });
    expect(page.view().detail?.decision.choices).toEqual(['offer', 'reject']);
  });
  test('is what was written before a reload; what was chosen is chosen again', async () => {
    const drafts = parseDrafts(JSON.stringify({ a: { notes: 'Calm.', message: 7 }, b: null }));
    const page = await reviewing({ drafts });
    expect(page.view().detail?.decision).toMatchObject({ decision: null, message: '', notes: 'Calm.' });
    expect([parseDrafts(null), parseDrafts('{')]).toEqual([{}, {}]);
  });
});
