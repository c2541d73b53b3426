import {
  calendarSettingsMachine,
  calendarSettingsView,
  type CalendarDraft,
  type LoadedCalendars,
} from '@vetsync/machines/bookings/calendarSettings';
import { emptyCalendar, type Calendar, type CalendarChange } from '@vetsync/machines/bookings/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { held, problem, puppet, run } from '../support/run.ts';

const id = '0b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0001';
const calendar: Calendar = {
  ...emptyCalendar,
  id,
  organizationId: id,
  organizationName: 'Harbor Clinic',
  title: 'Dr. Ellison',
  hours: [{ weekday: 1, from: '09:00', to: '12:00' }],
  exceptions: [],
  visitTypes: [],
  version: 3,
};

async function opened(mayChange = true, calendarId: string | null = id) {
  const load = held<LoadedCalendars, { slug: string }>();
  const save = held<Calendar, { id: string; change: CalendarChange }>();
  const locations = puppet();
  const started = run(calendarSettingsMachine, {
    input: {
      slug: 'harbor',
      calendarId,
      href: (one) => `?calendar=${one ?? ''}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse('2026-03-06T22:15:00Z'),
    },
    actors: { loadCalendars: load.logic, saveCalendar: save.logic, locationChanges: locations.logic },
  });
  await load.last().resolve({ calendars: [calendar], mayChange });
  return {
    ...started,
    load,
    save,
    locations,
    send: started.actor.send.bind(started.actor),
    view: () => calendarSettingsView(started.actor.getSnapshot()),
    change: (change: Partial<CalendarDraft>) => started.actor.send({ type: 'draft.change', change }),
  };
}

describe('the hours of a provider', () => {
  test('are listed, and opened by the address', async () => {
    const { view, locations } = await opened(true, null);
    expect(view()).toMatchObject({
      state: 'listed',
      calendars: [{ title: 'Dr. Ellison', href: `?calendar=${id}` }],
    });
    locations.sendToParent({ type: 'location.changed', route: { calendarId: id } });
    expect(view()).toMatchObject({ state: 'open', isChanged: false, draft: { hours: calendar.hours } });
    locations.sendToParent({ type: 'location.changed', route: { calendarId: 'another' } });
    expect(view().state).toBe('missing');
  });

  test('are saved as they were changed, with the version', async () => {
    const { view, send, save, change } = await opened();
    send({ type: 'draft.save' });
    expect(save.calls).toHaveLength(0);
    change({ noticeHours: 48 });
    change({ visitTypes: [{ ...view().choices.newVisit, name: 'First visit' }] });
    expect(view().isChanged).toBe(true);
    send({ type: 'draft.save' });
    expect(save.last().input).toMatchObject({
      id,
      change: { noticeHours: 48, version: 3, visitTypes: [{ name: 'First visit', minutes: 30 }] },
    });
    change({ noticeHours: 72 });
    await save.last().resolve({ ...calendar, noticeHours: 48, version: 4 });
    expect(view()).toMatchObject({ save: 'saved', isChanged: false, draft: { noticeHours: 48 } });
    change({ noticeHours: 0 });
    expect(view().save).toBe('idle');
  });

  test.each<[string, Partial<CalendarDraft>, string]>([
    ['hours that end first', { hours: [{ weekday: 1, from: '12:00', to: '09:00' }] }, 'hours'],
    [
      'hours that overlap',
      {
        hours: [
          { weekday: 1, from: '09:00', to: '12:00' },
          { weekday: 1, from: '11:00', to: '13:00' },
        ],
      },
      'hours',
    ],
    ['an exception without a day', { exceptions: [{ day: '', hours: [] }] }, 'day'],
    [
      'a day twice',
      {
        exceptions: [
          { day: '2026-03-09', hours: [] },
          { day: '2026-03-09', hours: [] },
        ],
      },
      'day',
    ],
    ['a long notice', { noticeHours: 1_000 }, 'other'],
  ])('are not saved with %s', async (_, change, mistake) => {
    const page = await opened();
    page.change(change);
    page.send({ type: 'draft.save' });
    expect(page.view()).toMatchObject({ save: 'invalid', mistakes: [mistake] });
    expect(page.save.calls).toHaveLength(0);
  });

  test('are not saved with a visit that has no name or takes no time', async () => {
    const page = await opened();
    page.change({ visitTypes: [{ ...page.view().choices.newVisit, minutes: 0 }] });
    page.send({ type: 'draft.save' });
    expect(page.view().mistakes).toEqual(['visitName', 'visitMinutes']);
  });

  test('keep what was written if a colleague was faster, or nobody answers', async () => {
    const { view, send, save, load, change, clock } = await opened();
    change({ noticeHours: 48 });
    send({ type: 'draft.save' });
    await save.last().reject(problem(412, { code: 'calendar_changed' }));
    expect(view()).toMatchObject({ save: 'failed', isOutdated: true });
    send({ type: 'page.retry' });
    await load.last().resolve({ calendars: [{ ...calendar, version: 4 }], mayChange: true });
    expect(view()).toMatchObject({ draft: { noticeHours: 48 }, isChanged: true });
    send({ type: 'draft.save' });
    expect(save.last().input.change.version).toBe(4);
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ save: 'failed', isOutdated: false });
    send({ type: 'draft.save' });
    await save.last().reject(problem(401));
    send({ type: 'proof.given' });
    expect(view().save).toBe('saving');
    await save.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view().save).toBe('failed');
  });

  test('are only read by those who may not change them', async () => {
    const { view, change } = await opened(false);
    change({ noticeHours: 48 });
    expect(view()).toMatchObject({ mayChange: false, isChanged: false });
  });

  test('may fail to load', async () => {
    const load = held<LoadedCalendars, { slug: string }>();
    const { actor } = run(calendarSettingsMachine, {
      input: {
        slug: 'harbor',
        calendarId: null,
        href: String,
        intl: { locale: 'en-US', timeZone: 'UTC' },
        now: () => 0,
      },
      actors: { loadCalendars: load.logic },
    });
    await load.last().reject(problem(503));
    expect(calendarSettingsView(actor.getSnapshot()).state).toBe('failed');
    actor.send({ type: 'page.retry' });
    await load.last().reject(problem(404));
    expect(calendarSettingsView(actor.getSnapshot()).state).toBe('missing');
  });
});
