import { initialPlan } from '@vetsync/machines/education/model';
import { schoolComparisonMachine, schoolComparisonView } from '@vetsync/machines/education/schoolComparison';
import { statesOf } from '@vetsync/machines/kit';
import type { SchoolServer } from '@vetsync/machines/reference/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { expect, test } from 'vitest';
import { capitalDetail, mesaDetail, schoolServer } from '../../../stories/Screens/reference/schools.ts';
import { problem, run, settle } from '../support/run.ts';

const plan = { ...initialPlan(Date.parse('2026-11-21T14:27:00Z'), null), housing: '1000' };
const [mesa, capital] = [mesaDetail.school.id, capitalDetail.school.id];

async function compare(
  ids: readonly string[],
  readSchool: SchoolServer['readSchool'] = schoolServer.readSchool,
) {
  const started = run(schoolComparisonMachine, {
    input: { server: { readSchool }, ids, plan, at: { role: 'user' } },
  });
  await settle();
  return { ...started, view: () => schoolComparisonView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () =>
  expect(statesOf(schoolComparisonMachine)).toEqual(['reading', 'compared', 'empty', 'failed']));

test('works out the plan at each school, in the order in which they were chosen', async () => {
  const { actor, view } = await compare([capital, mesa]);
  const [first, second] = view().schools;
  expect([first!.id, second!.id, view().state]).toEqual([capital, mesa, 'compared']);
  expect(second!.plan).toMatchObject({ tuitionLeft: 0, unpublishedFrom: '2027-08-01' });
  expect(second!.planHref).toBe('/platform/education/calculator?school=900001');
  expect(view().searchHref).toContain(`compare=${capital}`);
  const before = second!.plan!.monthlyPaid;
  actor.send({ type: 'plan.changed', plan: { ...plan, percent: 50 } });
  expect(view().schools[1]!.plan!.monthlyPaid).toBeCloseTo(before / 2, 1);
  actor.send({ type: 'plan.changed', plan: { ...plan, monthsLeft: 'many' } });
  expect(view().schools[1]!.plan).toBeNull();
});

test('leaves the amount of a program that pays by the month as it is at any school', async () => {
  const { actor, view } = await compare([mesa, capital]);
  actor.send({ type: 'plan.changed', plan: { ...plan, chapter: '30', housing: '2518' } });
  const [one, other] = view().schools.map((school) => school.plan!);
  expect(one!.monthlyPaid).toBeGreaterThan(0);
  expect(other!.monthlyPaid).toBe(one!.monthlyPaid);
  expect([one!.tuitionPaid, other!.tuitionPaid, one!.unpublishedFrom]).toEqual([0, 0, null]);
});

test('reads a school once, and takes one away through the URL', async () => {
  const read: string[] = [];
  const { actor, view, emitted } = await compare([mesa, capital], async ({ id }) => {
    read.push(id);
    return schoolServer.readSchool({ id });
  });
  actor.send({ type: 'school.remove', id: mesa });
  expect(emitted.at(-1)).toEqual({ type: 'compared.changed', ids: [capital] });
  actor.send({ type: 'location.changed', ids: [capital] });
  await settle();
  expect([view().schools.map(({ id }) => id), read]).toEqual([[capital], [mesa, capital]]);
  actor.send({ type: 'location.changed', ids: [] });
  expect(view()).toMatchObject({ state: 'empty', schools: [] });
});

test('leaves out a school that is gone, and says when it can not be read', async () => {
  const gone = await compare([mesa, '123456'], async ({ id }) => {
    if (id === mesa) return mesaDetail;
    throw problem(404, { code: 'not_found' });
  });
  expect(gone.view()).toMatchObject({ state: 'compared', schools: [{ id: mesa }] });
  let fails = true;
  const failed = await compare([mesa], async () => {
    if (fails) throw problem(503);
    return mesaDetail;
  });
  expect(failed.view().state).toBe('failed');
  fails = false;
  failed.actor.send({ type: 'page.retry' });
  await settle();
  expect(failed.view().state).toBe('compared');
  const late = await compare([mesa], () => new Promise(() => {}));
  late.clock.increment(submitTimeoutMs);
  expect(late.view().state).toBe('failed');
});
