import { describe, expect, test } from 'vitest';
import { interviewsMachine, interviewsView } from '@vetsync/machines/interviews/interviews';
import { isWeekend } from '@vetsync/machines/model/time';
import { parseInterviewsRoute } from '@vetsync/machines/interviews/model';
import { parseQuery } from '@vetsync/machines/model/text';
import type { Interview } from '@vetsync/machines/model/world';
import { run } from '../support/run.ts';
import { start, intl, at, samples } from '../support/interviews.ts';
import { statesOf } from '@vetsync/machines/kit';

function listed(query = '', interviews: readonly Interview[] = samples, now = start) {
  const started = run(interviewsMachine, {
    input: {
      at,
      interviews,
      route: parseInterviewsRoute(parseQuery(query)),
      intl,
      now: () => now,
    },
  });
  return { ...started, view: () => interviewsView(started.actor.getSnapshot()) };
}

describe('the interviews of a recruiter', () => {
  test('has exactly these stable states', () =>
    expect(statesOf(interviewsMachine)).toEqual(['some', 'none', 'empty']));
  test('shows eight upcoming ones (platform spec, section 2), soonest first, by day', () => {
    const { view } = listed();
    const { state, list, count, days, lists, calendar } = view();
    expect([state, list, count]).toEqual(['some', 'upcoming', 8]);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    expect(days.every(({ day }) => !isWeekend(day) && day > calendar.today)).toBe(true);
    expect(lists.map(({ count: many }) => many)).toEqual([8, 3, 1]);
    expect(days[0]?.items[0]?.href).toBe('/platform/interviews/sample-interview-1');
    expect(Object.values(calendar.counts).reduce((a, b) => a + b, 0)).toBe(11);
  });
  test('shows the next interview in every list, and none if there is none', () => {
    const first = listed().view().days[0]?.items[0];
    expect(listed('?list=past').view().next).toEqual(first);
    expect(listed('', []).view().next).toBeNull();
  });
  test('marks past ones that need an outcome', () => {
    const { view } = listed('?list=past');
    const items = view().days.flatMap((day) => day.items);
    expect(items.filter(({ isAwaiting }) => isAwaiting)).toHaveLength(1);
    expect(items.map(({ interview }) => interview.date)).toEqual(
      items
        .map(({ interview }) => interview.date)
        .toSorted()
        .toReversed(),
    );
  });
  test('puts list and day in the URL', () => {
    const { view, actor, emittedOf } = listed();
    const day = view().days[1]?.day ?? '';
    actor.send({ type: 'day.choose', day });
    expect(view().days.map((item) => item.day)).toEqual([day]);
    expect(emittedOf('page.navigate').at(-1)).toEqual({
      type: 'page.navigate',
      to: `/platform/interviews?day=${day}`,
      replace: true,
    });
    actor.send({ type: 'list.choose', list: 'cancelled' });
    expect(view()).toMatchObject({ list: 'cancelled', day: null, count: 1 });
    expect(emittedOf('page.navigate').at(-1)?.to).toBe('/platform/interviews?list=cancelled');
    actor.send({ type: 'day.choose', day: '2026-03-08' });
    expect(view().state).toBe('none');
    actor.send({ type: 'day.choose', day: null });
    expect(view().state).toBe('some');
  });
  test('is empty before the first one and follows changes', () => {
    const { view, actor } = listed('', []);
    expect(view().state).toBe('empty');
    actor.send({ type: 'interviews.changed', interviews: samples });
    expect(view().count).toBe(8);
    actor.send({ type: 'location.changed', route: { list: 'past', day: null } });
    expect(view().list).toBe('past');
  });
  test('ignores an invalid day in the URL', () => {
    expect(parseInterviewsRoute({ list: 'nonsense', day: '2026-02-31' })).toEqual({
      list: 'upcoming',
      day: null,
    });
  });
});
