import { describe, expect, test } from 'vitest';
import { interviewDialogMachine, interviewDialogView } from '@vetsync/machines/interviews/interviewDialog';
import type {
  InterviewRecords,
  InterviewDialogEvent,
  InterviewDialogParentEvent,
  InterviewDialogInput,
} from '@vetsync/machines/interviews/interviewDialog';
import { applyFacts, emptyWorld } from '@vetsync/machines/model/world';
import {
  interviewEntry,
  interviewSlots,
  listedInterviews,
  mergeInterviews,
  newInterviewHref,
  parseInterviewDraft,
  parseApplicationInterview,
  parseInterviewDialog,
} from '@vetsync/machines/interviews/model';
import { parseQuery } from '@vetsync/machines/model/text';
import type { InterviewDraft, InterviewField } from '@vetsync/machines/interviews/model';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { candidateBriefs } from '@vetsync/samples/recruiter';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { factsOf } from '../support/world.ts';
import { start, intl, at, samples } from '../support/interviews.ts';
import { statesOf } from '@vetsync/machines/kit';

const free = candidateBriefs.at(-1)!;
const split = (href: string) => {
  const [path = '', search = ''] = href.split('?');
  return [path.split('/').filter(Boolean), parseQuery(search)] as const;
};
const openingOf = (href: string | null) => (href === null ? null : parseInterviewDialog(...split(href)));
const valid = { date: '2026-03-16', time: '10:00' } as const;
/** The dialog at an address behind the tab; the world does what it is asked to. */
function arrange(href: string | null, input: Partial<InterviewDialogInput> = {}) {
  let world = emptyWorld;
  let done = 0;
  let moment = start;
  const records = (): InterviewRecords => ({
    briefs: candidateBriefs,
    interviews: mergeInterviews(samples, world.interviews),
    undecided: [free.id],
  });
  const started = run(interviewDialogMachine, {
    input: {
      at,
      role: 'recruiter',
      organization: 'Tech Corp',
      records: records(),
      opening: openingOf(href),
      stored: null,
      write: writePhrase,
      intl,
      now: () => start,
      random: () => 0.5,
      ...input,
    },
  });
  const send = (event: InterviewDialogEvent | InterviewDialogParentEvent) => started.actor.send(event);
  const commands = () => started.emittedOf('world.dispatch').map(({ command }) => command);
  return {
    ...started,
    send,
    commands,
    view: () => interviewDialogView(started.actor.getSnapshot()),
    write: (fields: Partial<Record<InterviewField, string>>) => {
      for (const [field, value] of Object.entries(fields))
        send({ type: 'field.change', field: field as InterviewField, value });
    },
    go: (to: string | null) => send({ type: 'location.changed', opening: openingOf(to) }),
    settle() {
      const asked: readonly WorldCommand[] = commands().slice(done);
      done = commands().length;
      moment += 1_000;
      world = applyFacts(world, factsOf(asked, moment));
      send({ type: 'records.changed', records: records() });
    },
    world: () => world,
    toasts: () => started.emittedOf('page.toast').map(({ toast }) => toast.title),
  };
}

describe('the interview dialog', () => {
  test('has exactly these stable states', () => {
    expect(statesOf(interviewDialogMachine)).toEqual([
      'closed',
      'missing',
      'viewing.facts',
      'viewing.cancelling',
      'viewing.concluding',
      'form.writing',
      'form.invalid',
      'form.confirmingDiscard',
    ]);
  });
  test.each([
    [null, 'closed'],
    ['nobody', 'missing'],
    ['new?about=nothing', 'missing'],
    ['new', 'writing'],
    [`new?about=${free.id}`, 'writing'],
    [`new/${free.id}`, 'writing'],
    [`new?about=${candidateBriefs[0]!.id}`, 'facts'],
    ['sample-interview-1', 'facts'],
    ['sample-interview-1?open=reschedule', 'writing'],
    ['sample-interview-12?open=reschedule', 'facts'],
  ])('%s opens %s', (href, state) => expect(arrange(href).view().state).toBe(state));
  test('opens the form once a missing application is known', () => {
    const { view, send } = arrange('new?about=late');
    const briefs = [{ ...free, id: 'late' }];
    send({ type: 'records.changed', records: { briefs, interviews: [], undecided: [] } });
    expect(view().state).toBe('writing');
  });
});

describe('scheduling', () => {
  test('records decision and appointment, and notifies the applicant once', () => {
    const { view, send, write, commands, emittedOf, settle, toasts, world } = arrange(`new?about=${free.id}`);
    expect(view().form).toMatchObject({ isMove: false, choices: null, about: { id: free.id } });
    write({ ...valid, durationMinutes: '60', notes: ' Ask about Houston. ' });
    send({ type: 'form.submit' });
    send({ type: 'form.submit' });
    expect(commands()).toMatchObject([
      { type: 'job.decide', applicationId: free.id, decision: 'interview', subject: free.subject },
      {
        type: 'interview.schedule',
        interview: {
          ...valid,
          durationMinutes: 60,
          format: 'video',
          notes: 'Ask about Houston.',
          personId: free.personId,
          organization: 'Tech Corp',
          status: 'scheduled',
        },
      },
    ]);
    expect(toasts()).toEqual(['Interview scheduled']);
    expect(emittedOf('page.toast')[0]?.toast.description).toEqual(
      `${free.personName}, Monday, March 16, 2026, 10:00 AM The applicant will be notified automatically.`,
    );
    expect(emittedOf('dialog.closed')).toHaveLength(1);
    expect(emittedOf('draft.changed').at(-1)?.draft).toBeNull();
    settle();
    expect(world().interviews).toHaveLength(1);
  });
  test('records no second decision', () => {
    const { send, write, commands } = arrange(`new?about=${free.id}`, {
      records: { briefs: candidateBriefs, interviews: [], undecided: [] },
    });
    write(valid);
    send({ type: 'form.submit' });
    expect(commands().map(({ type }) => type)).toEqual(['interview.schedule']);
  });
  test('a university decides on a college application', () => {
    const brief = { ...free, kind: 'college' as const };
    const { send, write, commands } = arrange(`new?about=${free.id}`, {
      role: 'university',
      records: { briefs: [brief], interviews: [], undecided: [brief.id] },
    });
    write(valid);
    send({ type: 'form.submit' });
    expect(commands()).toMatchObject([
      { type: 'college.decide', decision: 'interview' },
      { interview: { desk: 'university' } },
    ]);
  });
  test('asks whom to interview if the URL names nobody', () => {
    const { view, send, write } = arrange('new');
    expect(view().form?.choices).toHaveLength(candidateBriefs.length);
    write(valid);
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'invalid', form: { focus: 'applicationId', attempt: 1 } });
    write({ applicationId: free.id });
    expect(view().state).toBe('writing');
  });
  test.each<readonly [string, Partial<Record<InterviewField, string>>, InterviewField]>([
    ['no day', { time: '10:00' }, 'date'],
    ['a Saturday', { ...valid, date: '2026-03-14' }, 'date'],
    ['a day that is over', { ...valid, date: '2026-03-03' }, 'date'],
    ['a day too far off', { ...valid, date: '2027-03-16' }, 'date'],
    ['no time', { date: '2026-03-16' }, 'time'],
    ['a time that has passed', { date: '2026-03-04', time: '09:00' }, 'time'],
    ['no place', { ...valid, where: '  ' }, 'where'],
  ])('%s is rejected', (_, fields, field) => {
    const { view, send, write, commands } = arrange(`new?about=${free.id}`);
    write(fields);
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'invalid', form: { focus: field } });
    expect(commands()).toEqual([]);
  });
  test('names all missing fields', () => {
    const { view, send } = arrange('new');
    send({ type: 'form.submit' });
    const form = view().form;
    expect(form?.focus).toBe('applicationId');
    expect(form?.order.map((field) => form.errors[field]).filter(Boolean)).toEqual([
      'Choose who to interview',
      'Choose a workday',
      'Choose a time',
    ]);
  });
  test('changes the location with the format unless one was entered', () => {
    const { view, write } = arrange(`new?about=${free.id}`);
    expect(view().form?.fields.where).toMatch(/^https:\/\/meet\.techcorp\.example\//);
    write({ format: 'onSite' });
    expect(view().form?.fields.where).toBe('Tech Corp, 1200 Commerce Street, Dallas, Texas');
    write({ where: 'Building 4' });
    write({ format: 'phone' });
    expect(view().form?.fields.where).toBe('Building 4');
  });
  test('offers only later times today', () => {
    const { view, write } = arrange(`new?about=${free.id}`);
    expect(view().form?.times).toHaveLength(interviewSlots.length);
    write({ date: '2026-03-04' });
    expect(view().form?.times[0]).toBe('10:30');
  });
  test('does not offer times that another interview takes', () => {
    const { view, write } = arrange(`new?about=${free.id}`);
    const taken = samples[0]!;
    write({ date: taken.date, time: '', durationMinutes: '30' });
    expect(view().form?.times).not.toContain(taken.time);
    expect(view().form?.times).toContain('08:30');
    // Longer, it would still last when the other one begins.
    write({ durationMinutes: '45' });
    expect(view().form?.times).not.toContain('08:30');
    const moving = arrange(`${taken.id}?open=reschedule`);
    expect(moving.view().form?.times).toContain(taken.time);
  });
  test('warns of another interview at the same time', () => {
    const { view, write } = arrange(`new?about=${free.id}`);
    const taken = samples[0]!;
    write({ date: taken.date, time: '08:30', durationMinutes: '30' });
    expect(view().form?.clashes).toEqual([]);
    write({ durationMinutes: '45' });
    expect(view().form?.clashes).toEqual([taken]);
    const moving = arrange(`${taken.id}?open=reschedule`);
    expect(moving.view().form?.clashes).toEqual([]);
  });
  test('stores the draft and asks before discarding it', () => {
    const { view, send, write, emittedOf } = arrange(`new?about=${free.id}`);
    write({ date: '2026-03-16' });
    const draft = emittedOf('draft.changed').at(-1)?.draft;
    send({ type: 'dialog.close' });
    expect(view().state).toBe('confirmingDiscard');
    send({ type: 'close.cancel' });
    expect(view().state).toBe('writing');
    send({ type: 'dialog.close' });
    send({ type: 'close.confirm' });
    expect(view().state).toBe('closed');
    const again = arrange(`new?about=${free.id}`, { stored: draft ?? null });
    expect(again.view().form?.fields.date).toBe('2026-03-16');
    expect(arrange('new/recruiter-20', { stored: draft ?? null }).view().form?.fields.date).toBe('');
  });
  test('closes immediately without a draft', () => {
    const { view, send, emittedOf } = arrange(`new?about=${free.id}`);
    send({ type: 'dialog.close' });
    expect(view().state).toBe('closed');
    expect(emittedOf('dialog.closed')).toHaveLength(1);
  });
  test.each(['', 'null', '{"id":1}', 'not json'])('ignores a stored draft of %j', (text) =>
    expect(parseInterviewDraft(text)).toBeNull(),
  );
  test('restores a stored draft', () => {
    const draft: InterviewDraft = {
      id: 'A',
      applicationId: 'B',
      date: '',
      time: '',
      durationMinutes: '45',
      format: 'video',
      where: '',
      notes: '',
    };
    expect(parseInterviewDraft(JSON.stringify(draft))).toEqual(draft);
  });
});

describe('a scheduled interview', () => {
  test('is rescheduled and keeps its id', () => {
    const { view, send, write, commands, settle, toasts } = arrange('sample-interview-1');
    send({ type: 'interview.move' });
    expect(view().form).toMatchObject({ isMove: true, fields: { time: '09:00' } });
    write({ time: '16:00' });
    send({ type: 'form.submit' });
    expect(commands()).toMatchObject([
      {
        type: 'interview.change',
        interviewId: 'sample-interview-1',
        change: { time: '16:00' },
        known: { time: '09:00' },
      },
    ]);
    expect(toasts()).toEqual(['Interview moved']);
    settle();
    expect(
      arrange('sample-interview-1', { records: { briefs: [], interviews: samples, undecided: [] } }).view()
        .state,
    ).toBe('facts');
  });
  test('is shown again when rescheduling is canceled', () => {
    const { view, send, write } = arrange('sample-interview-1');
    send({ type: 'interview.move' });
    send({ type: 'dialog.close' });
    expect(view().state).toBe('facts');
    send({ type: 'interview.move' });
    write({ time: '16:00' });
    send({ type: 'dialog.close' });
    expect(view().state).toBe('confirmingDiscard');
    send({ type: 'close.confirm' });
    expect(view().state).toBe('facts');
  });
  test('is canceled after a confirmation', () => {
    const { view, send, commands, toasts, emittedOf, settle, world } = arrange('sample-interview-2');
    send({ type: 'interview.cancel' });
    send({ type: 'cancel.leave' });
    expect(commands()).toEqual([]);
    send({ type: 'interview.cancel' });
    expect(view().state).toBe('cancelling');
    send({ type: 'cancel.confirm' });
    expect(toasts()).toEqual(['Interview canceled']);
    expect(emittedOf('dialog.closed')).toHaveLength(1);
    settle();
    expect(world().interviews).toMatchObject([{ id: 'sample-interview-2', status: 'cancelled' }]);
    expect(listedInterviews(mergeInterviews(samples, world().interviews), 'upcoming', start)).toHaveLength(7);
  });
  test('gets an outcome once it has begun', () => {
    const { view, send, commands, settle } = arrange('sample-interview-10');
    expect(view().arranged).toMatchObject({ isOver: true, canChange: false, canConclude: true });
    send({ type: 'interview.conclude' });
    send({ type: 'outcome.save' });
    expect(view().state).toBe('concluding');
    send({ type: 'outcome.choose', outcome: 'forward' });
    send({ type: 'notes.change', notes: ' Clear answers. ' });
    send({ type: 'outcome.save' });
    expect(view().state).toBe('facts');
    settle();
    expect(commands()).toMatchObject([
      { change: { status: 'done', outcome: 'forward', notes: 'Clear answers.' } },
    ]);
    expect(view().arranged?.interview).toMatchObject({ status: 'done', outcome: 'forward' });
    send({ type: 'interview.conclude' });
    send({ type: 'outcome.leave' });
    expect(view().state).toBe('facts');
  });
  test('gets no outcome before it begins, and no change once it is canceled', () => {
    expect(arrange('sample-interview-1').view().arranged).toMatchObject({
      canChange: true,
      canConclude: false,
    });
    const { view, send } = arrange('sample-interview-12');
    expect(view().arranged).toMatchObject({ canChange: false, canConclude: false });
    for (const type of ['interview.move', 'interview.cancel', 'interview.conclude'] as const) send({ type });
    expect(view().state).toBe('facts');
  });
  test('is saved to a calendar', () => {
    const { send, emittedOf, view } = arrange('sample-interview-1');
    send({ type: 'calendar.keep' });
    const { interview, start: begin, end, links } = view().arranged!;
    expect(emittedOf('page.saveCalendar')).toEqual([
      { type: 'page.saveCalendar', entry: interviewEntry(interview, writePhrase) },
    ]);
    expect(Date.parse(end) - Date.parse(begin)).toBe(45 * 60_000);
    expect(interviewEntry(interview, writePhrase)).toMatchObject({ start: begin, end, status: 'confirmed' });
    expect(links.message).toBe('/platform/messages/new?to=candidate-1&about=recruiter-1');
    send({ type: 'dialog.close' });
    expect(emittedOf('dialog.closed')).toHaveLength(1);
  });
  test('follows the URL to another interview', () => {
    const { view, go } = arrange('sample-interview-1');
    go('sample-interview-2');
    expect(view().arranged?.interview.id).toBe('sample-interview-2');
    go(null);
    expect(view()).toMatchObject({ state: 'closed', arranged: null });
  });
});

test('a university schedules over its applications, a recruiter in a tab', () => {
  const university = newInterviewHref({ role: 'university' }, 'A');
  expect(university).toBe('/platform/applications/interview/A');
  expect(parseApplicationInterview(['interview', 'A'])).toEqual({ task: 'schedule', applicationId: 'A' });
  expect(parseApplicationInterview(['application', 'A'])).toBeNull();
  expect(newInterviewHref(at, 'A')).toBe('/platform/interviews/new?about=A');
});
