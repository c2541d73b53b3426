import { describe, expect, test } from 'vitest';
import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import { deadlineQuestionOf, parseDeadlineMarks } from '@vetsync/machines/reference/model';
import type { DeadlineMarks, DeadlineQuestion, DeadlineServer } from '@vetsync/machines/reference/model';
import { countdownMachine, countdownView } from '@vetsync/machines/reference/countdown';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { countedAt, deadlines, leaving } from '../../../stories/Screens/reference/countdown.ts';
import { problem, run, settle } from '../support/run.ts';

async function look(
  person: Profile = leaving,
  server: Partial<DeadlineServer> = {},
  marks: DeadlineMarks = {},
  asked: DeadlineQuestion | null = null,
) {
  const started = run(countdownMachine, {
    input: {
      server: { loadDeadlines: async () => deadlines, saveDates: async () => {}, ...server },
      person,
      asked,
      marks,
      at: { role: 'user' },
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: countedAt,
    },
  });
  await settle();
  return { ...started, view: () => countdownView(started.actor.getSnapshot()) };
}

test('counts from the dates of the profile', async () => {
  const asked: unknown[] = [];
  const loadDeadlines: DeadlineServer['loadDeadlines'] = async (question) => {
    asked.push(question);
    return deadlines;
  };
  const { actor, view } = await look(emptyProfile, { loadDeadlines });
  expect(view()).toMatchObject({ state: 'undated', question: null, daysLeft: null });
  actor.send({ type: 'person.changed', person: { ...emptyProfile, separation: '2027-06-30' } });
  expect(view().state).toBe('undated');
  const retiring: Profile = { ...leaving, leaving: 'retiring' };
  actor.send({ type: 'person.changed', person: retiring });
  actor.send({ type: 'person.changed', person: { ...retiring, bio: 'Changed elsewhere' } });
  await settle();
  expect(asked).toEqual([{ separation: '2027-06-30', component: 'active', reason: 'retiring' }]);
  expect(view()).toMatchObject({ state: 'shown', daysLeft: 214 });
  expect(deadlineQuestionOf(leaving)).not.toHaveProperty('reason');
});

test('leads to openings for the codes of the profile, the latest first', async () => {
  const occupations = ['11B', '25B', '68W'].map((code) => ({ branch: 'Army' as const, code, title: '' }));
  const { actor, view } = await look({ ...leaving, occupations });
  expect(view().openings).toEqual([
    { code: '68W', href: '/platform/career/jobs?q=68W' },
    { code: '25B', href: '/platform/career/jobs?q=25B' },
  ]);
  actor.send({ type: 'person.changed', person: { ...leaving, occupations: [] } });
  expect(view().openings).toEqual([]);
});

describe('dates in the address', () => {
  const asked: DeadlineQuestion = { separation: '2027-03-15', component: 'guard' };

  test('count where the profile has none, and are kept in it when the person says so', async () => {
    const saved: DeadlineQuestion[] = [];
    const answers = [problem(503, { code: 'unavailable' }), null];
    const saveDates: DeadlineServer['saveDates'] = async (dates) => {
      const refusal = answers.shift();
      if (refusal) throw refusal;
      saved.push(dates);
    };
    const { actor, view } = await look(emptyProfile, { saveDates }, {}, asked);
    expect(view()).toMatchObject({ state: 'shown', question: asked, dates: 'unsaved' });
    actor.send({ type: 'dates.save' });
    expect(view().dates).toBe('saving');
    await settle();
    expect(view().dates).toBe('failed');
    actor.send({ type: 'dates.save' });
    await settle();
    expect(saved).toEqual([asked]);
    expect(view()).toMatchObject({ question: asked, dates: null });
  });

  test('give way to those of the profile', async () => {
    const { view } = await look(leaving, {}, {}, asked);
    expect(view()).toMatchObject({ question: { separation: '2027-06-30' }, dates: null });
  });

  test('of a spouse count, but are not kept as the person’s own', async () => {
    const { actor, view } = await look(emptyProfile, {}, {}, { ...asked, reason: 'spouse' });
    expect(view()).toMatchObject({ state: 'shown', dates: null });
    actor.send({ type: 'dates.save' });
    expect(view().dates).toBeNull();
  });
});

test('shows what is next, overdue, of each month, and without a last day', async () => {
  const { view } = await look();
  const shown = view();
  expect(shown.next).toMatchObject({ id: 'bdd-window', daysLeft: 124 });
  expect(shown.overdue.map(({ id }) => id)).toEqual(['tap-initial-counseling']);
  expect(shown.months.map(({ month, items }) => [month, items.length])).toEqual([
    ['2027-04', 2],
    ['2027-12', 1],
  ]);
  expect(shown.undated.map(({ id }) => id)).toEqual(['vet-center']);
  expect(shown.others.map(({ id }) => id)).toEqual(['decision-hlr']);
  expect(shown.soonest.map(({ id }) => id)).toEqual(['tap-capstone', 'bdd-window', 'tamp']);
});

test('keeps what is done or not for the person, and takes it back', async () => {
  const { actor, view, emitted } = await look(leaving, {}, { tamp: 'skipped' });
  expect(view().counts).toEqual({ done: 0, open: 4, skipped: 1 });
  actor.send({ type: 'deadline.mark', id: 'bdd-window', mark: 'done' });
  expect(view()).toMatchObject({ next: null, counts: { done: 1, open: 3, skipped: 1 } });
  expect(emitted).toEqual([{ type: 'marks.changed', text: '{"tamp":"skipped","bdd-window":"done"}' }]);
  actor.send({ type: 'deadline.mark', id: 'bdd-window', mark: null });
  expect(view().next?.id).toBe('bdd-window');
  expect(view().marked.map(({ id }) => id)).toEqual(['tamp']);
});

test('saves a deadline with a last day for the calendar, in the time zone of the person', async () => {
  const { actor, emitted } = await look();
  actor.send({ type: 'calendar.save', id: 'vet-center' });
  actor.send({ type: 'calendar.save', id: 'bdd-window' });
  expect(emitted).toMatchObject([
    {
      type: 'page.saveCalendar',
      entry: {
        id: 'deadline-bdd-window',
        start: '2027-04-01T14:00:00.000Z',
        end: '2027-04-01T14:30:00.000Z',
      },
    },
  ]);
});

test('says that deadlines could not be loaded, and loads them again', async () => {
  let isDown = true;
  const loadDeadlines = async () => {
    if (isDown) throw problem(503);
    return deadlines;
  };
  const { actor, view } = await look(leaving, { loadDeadlines });
  expect(view().state).toBe('failed');
  isDown = false;
  actor.send({ type: 'list.retry' });
  await settle();
  expect(view().state).toBe('shown');

  const waiting = await look(leaving, { loadDeadlines: () => new Promise(() => {}) });
  expect(waiting.view().state).toBe('loading');
  waiting.clock.increment(submitTimeoutMs);
  expect(waiting.view().state).toBe('failed');
});

test('reads stored marks, and none from corrupt text', () => {
  expect(parseDeadlineMarks('{"tamp":"done"}')).toEqual({ tamp: 'done' });
  for (const text of [null, '{', '7', '{"tamp":"maybe"}']) expect(parseDeadlineMarks(text)).toEqual({});
});

test('takes marks of another device, and not its own that come back late', async () => {
  const { actor, view, emitted } = await look();
  actor.send({ type: 'marks.restored', text: '{"tamp":"done"}' });
  expect(view().counts.done).toBe(1);
  actor.send({ type: 'deadline.mark', id: 'bdd-window', mark: 'done' });
  actor.send({ type: 'deadline.mark', id: 'tamp', mark: null });
  const [first, second] = emitted.flatMap((each) => (each.type === 'marks.changed' ? [each.text] : []));
  actor.send({ type: 'marks.restored', text: first! });
  expect(view().counts.done).toBe(1);
  actor.send({ type: 'marks.restored', text: second! });
  actor.send({ type: 'marks.restored', text: '{}' });
  expect(view().counts.done).toBe(0);
});
