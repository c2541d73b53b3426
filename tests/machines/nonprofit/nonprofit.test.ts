import { describe, expect, test } from 'vitest';
import { parseProgramsRoute } from '@vetsync/machines/nonprofit/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { nonprofitMachine, nonprofitStates, nonprofitView } from '@vetsync/machines/nonprofit';
import type { NonprofitEvent, NonprofitParentEvent, NonprofitInput } from '@vetsync/machines/nonprofit';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { run } from '../support/run.ts';
import { worldAfter } from '../support/world.ts';

const start = Date.parse('2026-03-04T16:15:00Z');
const nonprofit = sampleNonprofit(start);
const route = (...detail: string[]) => parseProgramsRoute(detail);
const approve: WorldCommand = {
  type: 'nonprofit.decide',
  applicationId: 'program-1',
  decision: 'approve',
  subject: 'A program',
  id: 'd1',
};
const approved = worldAfter([approve], start);

function look(input: Partial<NonprofitInput> = {}) {
  const started = run(nonprofitMachine, {
    input: {
      nonprofit,
      world: emptyWorld,
      route: route(),
      at: { mode: 'demo', role: 'nonprofit' },
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => start,
      ...input,
    },
  });
  const send = (event: NonprofitEvent | NonprofitParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => nonprofitView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(nonprofitStates).toEqual([
    'page.programs',
    'page.unknown',
    'overlay.nothing',
    'overlay.program',
    'overlay.missing',
  ]);
});

test('the path names a program, or nothing that is here', () => {
  expect(route()).toEqual({ page: 'programs', openId: null });
  expect(route('program', '3-housing')).toEqual({ page: 'programs', openId: '3-housing' });
  for (const path of [['program'], ['participant', 'x'], ['program', 'x', 'y']])
    expect(route(...path)).toEqual({ page: 'unknown', openId: null });
});

describe('pages', () => {
  test('reports an unknown page', () => {
    expect(look({ route: route('reports') }).view().page).toBe('unknown');
  });
  test('show programs with participants, seats and links', () => {
    const [housing] = look().view().programs;
    expect(housing).toMatchObject({
      enrolled: 126,
      free: 14,
      href: '/demo/platform/programs/program/3-housing?role=nonprofit',
      participantsHref: '/demo/platform/participants?listing=3-housing&role=nonprofit',
      queueHref: '/demo/platform?program=Housing%20Assistance&role=nonprofit',
    });
  });
});

describe('an open row', () => {
  test('shows a program until it is closed', () => {
    const { view, send, emittedOf } = look({ route: route('program', '3-family') });
    expect(view()).toMatchObject({ overlay: 'program', program: { program: { name: 'Family Support' } } });
    send({ type: 'program.close' });
    expect(view()).toMatchObject({ overlay: 'nothing', program: null });
    expect(emittedOf('program.closed')).toHaveLength(1);
  });
  test('closes an unknown program', () => {
    const { view, send, emittedOf } = look({ route: route('program', 'x') });
    expect(view().overlay).toBe('missing');
    send({ type: 'program.close' });
    expect(view().overlay).toBe('nothing');
    expect(emittedOf('program.closed')).toHaveLength(1);
  });
  test('has a seat less after an approval in another tab, until that is undone', () => {
    const { view, send } = look({ route: route('program', '3-housing') });
    send({ type: 'world.changed', world: approved });
    expect(view()).toMatchObject({ overlay: 'program', program: { enrolled: 127, free: 13 } });
    send({ type: 'world.changed', world: emptyWorld });
    expect(view().program).toMatchObject({ enrolled: 126, free: 14 });
  });
});
