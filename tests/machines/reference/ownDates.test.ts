import { expect, test } from 'vitest';
import { ownDateErrors, ownDateOf, reminderIdOf } from '@vetsync/machines/reference/model';
import { ownDatesMachine, ownDatesView } from '@vetsync/machines/reference/ownDates';
import { countedAt, noted } from '../../../stories/Screens/reference/countdown.ts';
import { run } from '../support/run.ts';

const timeZone = 'America/Chicago';
function look(events = [noted]) {
  const started = run(ownDatesMachine, {
    input: {
      events,
      organizer: 'Sam Ortiz',
      intl: { locale: 'en-US', timeZone },
      now: countedAt,
      random: () => 0.5,
    },
  });
  return { ...started, view: () => ownDatesView(started.actor.getSnapshot()) };
}

test('adds a date, which the account stores as an event of the person', () => {
  const { actor, view, emitted } = look();
  actor.send({ type: 'form.submit' });
  expect(view()).toMatchObject({ isWriting: false, dates: [{ title: noted.title, daysLeft: 13 }] });
  actor.send({ type: 'form.open' });
  actor.send({ type: 'form.submit' });
  expect(view()).toMatchObject({ errors: { title: 'missing', date: 'missing' }, attempt: 1 });
  actor.send({ type: 'field.change', field: 'title', value: ' Move out ' });
  actor.send({ type: 'field.change', field: 'date', value: '2026-11-27' });
  actor.send({ type: 'form.submit' });
  expect(view()).toMatchObject({ errors: { date: 'past' }, attempt: 2 });
  actor.send({ type: 'form.submit' });
  expect(view()).toMatchObject({ errors: { date: 'past' }, attempt: 3 });
  expect(emitted).toEqual([]);
  actor.send({ type: 'field.change', field: 'date', value: '2026-11-28' });
  actor.send({ type: 'form.submit' });
  expect(view().isWriting).toBe(false);
  expect(emitted).toMatchObject([
    {
      type: 'world.dispatch',
      command: {
        type: 'event.create',
        event: { title: 'Move out', date: '2026-11-28', timeZone, organizer: 'Sam Ortiz' },
      },
    },
  ]);
  actor.send({ type: 'form.open' });
  expect(view()).toMatchObject({ draft: { title: '', date: '' }, errors: {}, attempt: 0 });
  actor.send({ type: 'form.close' });
  expect(view().isWriting).toBe(false);
});

test('corrects a form before it is sent again', () => {
  const { actor, view } = look();
  actor.send({ type: 'form.open' });
  actor.send({ type: 'form.submit' });
  actor.send({ type: 'field.change', field: 'date', value: '2026-12-01' });
  actor.send({ type: 'field.change', field: 'title', value: 'x' });
  expect([view().errors, actor.getSnapshot().value]).toEqual([{}, 'writing']);
  actor.send({ type: 'field.change', field: 'title', value: '' });
  actor.send({ type: 'form.submit' });
  actor.send({ type: 'form.close' });
  expect(view().isWriting).toBe(false);
});

test('removes a date, and follows what is noted elsewhere', () => {
  const { actor, view, emitted } = look();
  actor.send({ type: 'date.remove', id: noted.id });
  expect(emitted).toEqual([{ type: 'world.dispatch', command: { type: 'event.remove', eventId: noted.id } }]);
  const over = { ...noted, id: 'over', date: '2026-11-27' };
  const soon = { ...noted, id: 'soon', date: '2026-11-29' };
  actor.send({ type: 'events.changed', events: [noted, over, soon] });
  expect(view().dates.map(({ id }) => id)).toEqual(['soon', noted.id]);
});

test('reminds of a deadline a week before, unless that is too late', () => {
  const { actor, view, emitted } = look([]);
  actor.send({ type: 'reminder.set', id: 'tamp', title: 'TAMP', due: '2026-12-05' });
  expect(emitted).toEqual([]);
  actor.send({ type: 'reminder.set', id: 'tamp', title: 'TAMP', due: '2026-12-06' });
  const event = ownDateOf(
    { id: reminderIdOf('tamp'), title: 'TAMP', date: '2026-11-29' },
    { timeZone, organizer: 'Sam Ortiz' },
  );
  expect(emitted).toEqual([{ type: 'world.dispatch', command: { type: 'event.create', event } }]);
  actor.send({ type: 'events.changed', events: [event] });
  expect(view()).toMatchObject({ dates: [], reminders: { tamp: '2026-11-29' } });
  actor.send({ type: 'reminder.remove', id: 'tamp' });
  expect(emitted.at(-1)).toEqual({
    type: 'world.dispatch',
    command: { type: 'event.remove', eventId: 'deadline-tamp' },
  });
});

test('says what is wrong with a draft', () => {
  expect(ownDateErrors({ title: 'x'.repeat(121), date: '2026-13-01' }, '2026-11-28')).toEqual({
    title: 'tooLong',
    date: 'missing',
  });
  expect(ownDateErrors({ title: 'x'.repeat(120), date: '2026-11-28' }, '2026-11-28')).toEqual({});
});
