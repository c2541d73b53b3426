import { candidacyMachine, candidacyView, type Candidacy } from '@vetsync/machines/exchange/candidacy';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { expect, test } from 'vitest';
import { held, problem, run } from '../support/run.ts';

const profile = {
  ...emptyProfile,
  name: 'Val Veteran',
  branch: 'Navy' as const,
  bio: 'I weld.',
  skills: ['Welding'],
};
const notFound: Candidacy = { candidate: null, profile };
const shown = { skills: ['Welding'], branch: 'Navy' };
const found: Candidacy = {
  candidate: { headline: 'Welder', shown, joinedAt: '2026-11-01T12:00:00.000Z' },
  profile,
};

async function opened(loaded: Candidacy = notFound) {
  const load = held<Candidacy>();
  const command = held<unknown, { command: { id: string; type: string; payload: object } }>();
  let ids = 0;
  const started = run(candidacyMachine, {
    input: { newId: () => `id ${(ids += 1)}` },
    actors: { loadCandidacy: load.logic, sendCommand: command.logic },
  });
  const view = () => candidacyView(started.actor.getSnapshot());
  await load.last().resolve(loaded);
  return { ...started, send: started.actor.send.bind(started.actor), load, command, view };
}

test('nothing is sent before the person says so, and the preview has no name', async () => {
  const { view, send, command } = await opened();
  expect(view()).toMatchObject({ state: 'open', isFound: false, isChanged: true, canSubmit: true });
  expect(view().parts.map(({ part, isSent }) => [part, isSent])).toEqual([
    ['branch', true],
    ['bio', false],
    ['skills', true],
  ]);
  send({ type: 'part.toggle', part: 'bio' });
  send({ type: 'headline.change', headline: ' Free from March ' });
  expect(view().preview).toEqual({
    headline: 'Free from March',
    parts: [
      { part: 'branch', lines: ['Navy'] },
      { part: 'bio', lines: ['I weld.'] },
      { part: 'skills', lines: ['Welding'] },
    ],
  });
  expect(JSON.stringify(view().preview)).not.toContain('Val');
  expect(command.calls).toEqual([]);
});

test('joining says so after the commit, and shows what the server reads back', async () => {
  const { view, send, command, load } = await opened();
  send({ type: 'form.submit' });
  expect(command.last().input.command).toEqual({
    id: 'id 1',
    type: 'pool.join',
    payload: { share: ['branch', 'skills'], headline: '' },
  });
  expect(view()).toMatchObject({ busy: 'joining', result: null, isFound: false });
  await command.last().resolve({});
  expect(view()).toMatchObject({ busy: 'joining', result: null });
  await load.last().resolve(found);
  expect(view()).toMatchObject({
    busy: null,
    result: 'joined',
    isFound: true,
    isChanged: false,
    headline: 'Welder',
  });
  send({ type: 'headline.change', headline: 'Rigger' });
  expect(view()).toMatchObject({ result: null, isChanged: true });
  send({ type: 'form.submit' });
  await command.last().resolve({});
  await load.last().resolve(found);
  expect(view().result).toBe('updated');
});

test('a profile that was changed since is another preview than what is shown', async () => {
  const { view } = await opened({ ...found, profile: { ...profile, skills: ['Welding', 'Rigging'] } });
  expect(view()).toMatchObject({ isFound: true, isChanged: true });
});

test('leaving needs somebody who is found', async () => {
  const other = await opened();
  other.send({ type: 'pool.leave' });
  expect(other.command.calls).toEqual([]);
  const { view, send, command, load } = await opened(found);
  send({ type: 'pool.leave' });
  expect(command.last().input.command).toEqual({ id: 'id 1', type: 'pool.leave', payload: {} });
  expect(view().busy).toBe('leaving');
  await command.last().resolve({});
  expect(view().busy).toBe('leaving');
  await load.last().resolve(notFound);
  expect(view()).toMatchObject({ result: 'left', isFound: false });
});

test('without a part, or with a headline that is too long, nothing can be sent', async () => {
  const { view, send, command } = await opened();
  send({ type: 'headline.change', headline: 'x'.repeat(201) });
  expect(view()).toMatchObject({ isTooLong: true, canSubmit: false });
  send({ type: 'form.submit' });
  send({ type: 'headline.change', headline: '' });
  for (const part of ['branch', 'skills'] as const) send({ type: 'part.toggle', part });
  expect(view()).toMatchObject({ canSubmit: false });
  send({ type: 'form.submit' });
  expect(command.calls).toEqual([]);
});

test('an attempt without an answer is repeated under the same id, a changed one is not', async () => {
  const { view, send, command, clock } = await opened();
  send({ type: 'form.submit' });
  clock.increment(submitTimeoutMs);
  expect(view()).toMatchObject({ busy: null, failure: { code: 'system.unreachable' } });
  send({ type: 'form.submit' });
  expect(command.last().input.command.id).toBe('id 1');
  await command.last().reject(problem(429, { detail: 'Too much' }));
  expect(view().failure).toBe('Too much');
  send({ type: 'headline.change', headline: 'New' });
  expect(view().failure).toBeNull();
  send({ type: 'form.submit' });
  expect(command.last().input.command.id).not.toBe('id 1');
});

test('a session that has ended is proved again, and what was chosen is kept', async () => {
  const { view, send, command, emittedOf } = await opened();
  send({ type: 'form.submit' });
  await command.last().reject(problem(401));
  expect(emittedOf('proof.request')).toHaveLength(1);
  send({ type: 'proof.refused' });
  expect(view()).toMatchObject({ busy: null, canSubmit: true });
  send({ type: 'form.submit' });
  await command.last().reject(problem(401));
  send({ type: 'proof.given' });
  expect(command.last().input.command.id).toBe('id 1');
});

test('loading that failed can be repeated, also after a commit', async () => {
  const load = held<Candidacy>();
  const { actor, clock, emittedOf } = run(candidacyMachine, {
    input: { newId: () => 'id' },
    actors: { loadCandidacy: load.logic },
  });
  const view = () => candidacyView(actor.getSnapshot());
  expect(view().state).toBe('loading');
  clock.increment(submitTimeoutMs);
  expect(view()).toMatchObject({ state: 'failed', failure: { code: 'system.unreachable' } });
  actor.send({ type: 'page.retry' });
  await load.last().reject(problem(401));
  expect(emittedOf('proof.request')).toHaveLength(1);
  actor.send({ type: 'proof.given' });
  await load.last().resolve(notFound);
  expect(view().state).toBe('open');
  const later = await opened();
  later.send({ type: 'form.submit' });
  await later.command.last().resolve({});
  await later.load.last().reject(problem(500, { detail: 'Not now' }));
  expect(later.view()).toMatchObject({ state: 'failed', failure: 'Not now' });
});
