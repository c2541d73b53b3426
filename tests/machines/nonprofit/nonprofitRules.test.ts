import { describe, expect, test } from 'vitest';
import {
  compareTriage,
  priorities,
  triageOf,
  urgencies,
  urgentServices,
} from '@vetsync/machines/model/cases';
import { nonprofitFigures, participantsOf, programLoads, queueOf } from '@vetsync/machines/nonprofit/model';
import { defaultGoals, defaultServices, planOfNeeds } from '@vetsync/machines/model/cases';
import { isServiceOpen, stepName } from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';
import { foundationPrograms, sampleOrganizations } from '@vetsync/samples/marketplace';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { sampleCounts } from '@vetsync/samples/portal';
import { nonprofit as submission, worldAfter } from '../support/world.ts';

const start = Date.parse('2026-03-04T16:15:00Z');
const nonprofit = sampleNonprofit(start);
const { queue, participants } = nonprofit;
const worldOf = (...commands: WorldCommand[]) => worldAfter(commands, start);
const approve = (applicationId: string, id = 'd1'): WorldCommand => ({
  type: 'nonprofit.decide',
  applicationId,
  decision: 'approve',
  subject: 'A program',
  id,
});
const reject = (applicationId: string): WorldCommand => ({
  type: 'nonprofit.decide',
  applicationId,
  decision: 'reject',
  subject: 'A program',
  id: 'd1',
});
const undo: WorldCommand = { type: 'decision.undo', decisionId: 'd1' };
const idsOf = (entries: ReturnType<typeof queueOf>) => entries.map(({ application }) => application.id);

describe('figures', () => {
  test('are 342 participants, 156 transitions and 67 housing placements', () => {
    expect(nonprofitFigures(nonprofit, emptyWorld)).toEqual({
      participants: 342,
      transitions: 156,
      placements: 67,
      waiting: 9,
      rejected: 0,
      months: expect.anything(),
    });
    expect(sampleCounts.tabs.nonprofit?.participants).toBe(342);
  });
  test('match the programs of the marketplace and their participants', () => {
    const offered = sampleOrganizations(start).find(({ name }) => name === 'Veterans Foundation');
    const loads = programLoads(nonprofit, emptyWorld);
    expect(loads.map(({ program }) => program.id)).toEqual(offered?.extras.programs.map(({ id }) => id));
    expect(loads.map(({ enrolled }) => enrolled)).toEqual([126, 142, 74]);
    expect(loads.map(({ program, enrolled }) => program.capacity - enrolled)).toEqual([14, 38, 6]);
    expect(loads.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(queue.length);
  });
  test('count nobody twice', () => {
    expect(new Set(participants.map(({ id }) => id)).size).toBe(342);
    expect(new Set(participants.map(({ personName }) => personName)).size).toBe(342);
  });
  test('have progress by status, and goals and services for everybody', () => {
    for (const { status, progress, goals, services } of participants) {
      if (status === 'graduated') expect(progress).toBe(100);
      else expect(progress).toBeLessThan(100);
      expect(goals).toHaveLength(services.length);
      expect(services.length).toBeGreaterThan(0);
    }
  });
});

describe('the queue', () => {
  test('lists the most urgent first, and of equals the one that has waited longest', () => {
    const entries = queueOf(queue, emptyWorld);
    expect(idsOf(entries)).toHaveLength(queue.length);
    const applications = entries.map(({ application }) => application);
    expect(applications).toEqual(applications.toSorted(compareTriage));
    expect(applications[0]).toMatchObject({ urgency: 'Critical', priority: 'Critical' });
    expect(new Set(applications.map(({ priority }) => priority))).toEqual(new Set(priorities));
    expect(new Set(applications.map(({ urgency }) => urgency))).toEqual(new Set(urgencies));
  });
  test('removes an approved application and restores it when that is undone', () => {
    const world = worldOf(approve('program-3'));
    expect(idsOf(queueOf(queue, world))).not.toContain('program-3');
    expect(idsOf(queueOf(queue, worldOf(approve('program-3'), undo)))).toEqual(
      idsOf(queueOf(queue, emptyWorld)),
    );
  });
  test('lists a rejected application last and marked until that is undone', () => {
    const last = queueOf(queue, worldOf(reject('program-1'))).at(-1);
    expect(last).toMatchObject({
      application: { id: 'program-1', status: 'rejected', progress: 0 },
      decision: { id: 'd1', decision: 'reject' },
    });
    const open = queueOf(queue, worldOf(reject('program-1'), undo));
    expect(open[0]).toMatchObject({ application: { id: 'program-1', status: 'enrolled' }, decision: null });
  });
  test("includes a veteran's application", () => {
    const world = worldOf({ type: 'nonprofit.submit', application: submission('MINE') });
    expect(idsOf(queueOf(queue, world))).toContain('MINE');
  });
});

describe('priority of an application', () => {
  test.each([
    [['Resume help'], 'Living in my car', { priority: 'Critical', urgency: 'Critical' }],
    [['Resume help'], 'We sleep in a van', { priority: 'Critical', urgency: 'Critical' }],
    [['Resume help'], 'I need a ride to work in the city', { priority: 'Medium', urgency: 'Standard' }],
    [['Utility bills'], '', { priority: 'High', urgency: 'Urgent' }],
    [['Resume help'], 'Working', { priority: 'Medium', urgency: 'Standard' }],
    [[], '', { priority: 'Low', urgency: 'Standard' }],
  ])('%j and "%s"', (needs, situation, expected) => {
    expect(triageOf(needs, situation)).toEqual(expected);
  });
  test.each([
    'Homeless since May',
    'Between homes, with two children',
    'Couch surfing at friends',
    'Staying in a family shelter',
    'Nowhere to sleep',
    'Vivo en mi coche',
    'Dormimos en una camioneta',
    'Vivo en un albergue',
    'Me van a desalojar',
    'Aviso de desalojo',
    'Estoy sin hogar',
    'Vivo en la calle desde marzo',
    'En la calle',
    'No tengo dónde dormir',
    'no tengo donde dormir',
  ])('is critical in the situation "%s"', (situation) => {
    expect(triageOf([], situation).priority).toBe('Critical');
  });
  test.each([
    'Working at the animal shelter',
    'Staying at the animal shelter at night, for work',
    'I am not homeless',
    'No longer homeless since May',
    'In the care of my sister',
    'No estoy sin hogar',
    'Vivo en la calle Olmo',
    'Tengo un coche',
  ])('is not critical in the situation "%s"', (situation) => {
    expect(triageOf([], situation).priority).toBe('Low');
  });
  test("depends on services that the nonprofit's programs offer", () => {
    const offered = foundationPrograms.flatMap(({ services }) => services);
    expect(offered).toEqual(expect.arrayContaining([...urgentServices]));
  });
});

describe('an approved applicant', () => {
  test('is an active participant with progress 25, and goals and services from the needs', () => {
    const [first, ...others] = participantsOf(nonprofit, worldOf(approve('program-1')));
    expect(others).toEqual(participants);
    const at = new Date(start).toISOString();
    expect(first).toMatchObject({
      id: 'program-1',
      personName: 'Loretta Vandermeer',
      title: 'Housing Assistance',
      listingId: '3-housing',
      applicationId: 'program-1',
      status: 'active',
      progress: 25,
      openedAt: at,
      lastContactAt: at,
      services: [
        { name: 'Deposit or first rent', status: 'processing', requestedAt: at },
        { name: 'Moving costs', status: 'processing' },
      ],
      goals: [
        { text: 'A lease in my own name', done: false },
        { text: 'A move that is paid for', done: false },
      ],
    });
    expect(nonprofitFigures(nonprofit, worldOf(approve('program-1'))).participants).toBe(343);
  });
  test('has default goals without needs, and unknown needs as goals', () => {
    expect(planOfNeeds([])).toEqual({ goals: defaultGoals, services: defaultServices });
    expect(planOfNeeds(['A mentor'])).toEqual({ goals: ['A mentor'], services: ['A mentor'] });
  });
  test('is listed first, and removed when that is undone', () => {
    const both = worldOf(approve('program-1'), approve('program-2', 'd2'));
    const names = participantsOf(nonprofit, both).slice(0, 2);
    expect(names.map(({ id }) => id)).toEqual(['program-2', 'program-1']);
    expect(participantsOf(nonprofit, worldOf(approve('program-1'), undo))).toHaveLength(342);
  });
  test('uses one seat, until staff say that they have left', () => {
    const world = worldOf(approve('program-1'));
    expect(programLoads(nonprofit, world)[0]).toMatchObject({ enrolled: 127, waiting: 2 });
    const step = {
      type: 'case.close',
      payload: { caseId: 'program-1', outcome: 'left' },
      caseId: 'program-1',
    };
    const text = JSON.stringify({ ...step, id: 's1', at: new Date(start).toISOString(), actor: null });
    const left = { ...world, privateRecords: [{ id: stepName('nonprofit', 's1'), text }] };
    expect(programLoads(nonprofit, left)[0]).toMatchObject({ enrolled: 126 });
  });
  test('samples wait for services with every open status', () => {
    const open = participants
      .filter(({ closedAt }) => closedAt === null)
      .flatMap(({ services }) => services)
      .filter(({ status }) => isServiceOpen(status));
    expect(new Set(open.map(({ status }) => status)).size).toBe(5);
  });
});
