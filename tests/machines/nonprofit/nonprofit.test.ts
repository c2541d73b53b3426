import { describe, expect, test } from 'vitest';
import {
  participantRows,
  participantsOf,
  parseNonprofitRoute,
  requestRows,
  supportRequests,
} from '@vetsync/machines/nonprofit/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { nonprofitMachine, nonprofitStates, nonprofitView } from '@vetsync/machines/nonprofit';
import type { NonprofitEvent, NonprofitParentEvent, NonprofitInput } from '@vetsync/machines/nonprofit';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { run } from '../support/run.ts';
import { worldAfter } from '../support/world.ts';

const start = Date.parse('2026-03-04T16:15:00Z');
const nonprofit = sampleNonprofit(start);
const route = (tab: string, ...detail: string[]) => parseNonprofitRoute(tab, detail);
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
      route: route('programs'),
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
    'page.participants',
    'page.services',
    'page.unknown',
    'overlay.nothing',
    'overlay.program',
    'overlay.participant',
    'overlay.missing',
  ]);
});

test('aliases of tabs open the same pages', () => {
  expect(route('resources').page).toBe('services');
  expect(route('interventions').page).toBe('services');
  expect(route('pipeline').page).toBe('participants');
  expect(route('programs', 'program', '3-housing')).toEqual({ page: 'programs', openId: '3-housing' });
  expect(route('programs', 'participant', 'x')).toEqual({ page: null, openId: null });
  expect(route('services', 'program', 'x').page).toBeNull();
});

describe('pages', () => {
  test.each(['programs', 'participants', 'services'] as const)('%s', (page) => {
    expect(look({ route: route(page) }).view()).toMatchObject({ page, overlay: 'nothing' });
  });
  test('reports an unknown page', () => {
    expect(look({ route: route('reports') }).view().page).toBe('unknown');
  });
  test('show programs with participants, seats and links', () => {
    const [housing] = look().view().programs;
    expect(housing).toMatchObject({
      enrolled: 126,
      free: 14,
      href: '/demo/platform/programs/program/3-housing?role=nonprofit',
      participantsHref: '/demo/platform/participants?program=Housing%20Assistance&role=nonprofit',
      queueHref: '/demo/platform?program=Housing%20Assistance&role=nonprofit',
    });
  });
  test('count open requests by status', () => {
    const { requests } = look({ route: route('services') }).view();
    const all = supportRequests(nonprofit.participants, start);
    expect(requests.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  });
});

describe('an open row', () => {
  test('shows a program until it is closed', () => {
    const { view, send, emittedOf } = look({ route: route('programs', 'program', '3-family') });
    expect(view()).toMatchObject({ overlay: 'program', program: { program: { name: 'Family Support' } } });
    send({ type: 'program.close' });
    expect(view()).toMatchObject({ overlay: 'nothing', program: null });
    expect(emittedOf('program.closed')).toHaveLength(1);
  });
  test('closes an unknown program', () => {
    const { view, send, emittedOf } = look({ route: route('programs', 'program', 'x') });
    expect(view().overlay).toBe('missing');
    send({ type: 'program.close' });
    expect(view().overlay).toBe('nothing');
    expect(emittedOf('program.closed')).toHaveLength(1);
  });
  test('shows a participant with the program', () => {
    const { view } = look({ route: route('participants', 'participant', 'participant-1') });
    expect(view()).toMatchObject({
      overlay: 'participant',
      participant: {
        program: 'Housing Assistance',
        programHref: '/demo/platform/programs/program/3-housing?role=nonprofit',
        applicationHref: null,
      },
    });
  });
  test('shows somebody who was approved in another tab until that is undone', () => {
    const { view, send } = look({ route: route('participants', 'participant', 'program-1') });
    expect(view().overlay).toBe('missing');
    send({ type: 'world.changed', world: approved });
    expect(view()).toMatchObject({
      overlay: 'participant',
      participant: {
        status: 'Active',
        progress: 25,
        applicationHref: '/demo/platform/dashboard/application/program-1?role=nonprofit',
      },
      programs: [{ enrolled: 127 }, {}, {}],
    });
    send({ type: 'world.changed', world: emptyWorld });
    expect(view().overlay).toBe('missing');
  });
});

describe('rows', () => {
  test('stay the same objects if nothing changed', () => {
    const before = participantRows(nonprofit.participants);
    const [first, ...others] = participantRows(
      participantsOf(nonprofit.participants, nonprofit.queue, approved),
    );
    expect(first).toMatchObject({ id: 'program-1', status: 'Active', progress: 25 });
    expect(others).toHaveLength(before.length);
    expect(others.every((row, index) => row === before[index])).toBe(true);
  });
  test('name the participant of a request', () => {
    const [row] = requestRows(supportRequests(nonprofit.participants, start));
    expect(row).toMatchObject({ participantId: 'participant-7', program: 'Housing Assistance' });
  });
});
