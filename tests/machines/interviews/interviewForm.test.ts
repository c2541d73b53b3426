import { describe, expect, test } from 'vitest';
import {
  interviewFormMachine,
  interviewFormView,
  type InterviewCommand,
  type LoadedForm,
} from '@vetsync/machines/interviews/interviewForm';
import { held, problem, run } from '../support/run.ts';
import { start, intl } from '../support/interviews.ts';

const iso = (hours: number) => new Date(Date.parse('2026-03-05T06:00:00Z') + hours * 3_600_000).toISOString();
const people: LoadedForm['people'] = [
  { about: { kind: 'application', id: 'A' }, name: 'Ana', subject: 'Planner' },
  { about: { kind: 'application', id: 'B' }, name: 'Ben', subject: 'Planner' },
];
const staff: LoadedForm = {
  organizationId: 'O',
  people,
  interviewers: [
    { id: 'noor', name: 'Noor', busy: [{ start: iso(9), end: iso(10) }] },
    { id: 'kim', name: 'Kim', busy: [] },
  ],
  selfId: 'noor',
  booking: null,
};
const booking = {
  id: 'I',
  start: iso(9),
  end: iso(9.5),
  how: 'phone',
  where: '555-0100',
  title: 'Planner',
  organizationName: 'Tech Corp',
} as const;

async function opened(loaded: LoadedForm = staff) {
  const load = held<LoadedForm, Record<never, never>>();
  const command = held<string, { command: InterviewCommand }>();
  let ids = 0;
  const started = run(interviewFormMachine, {
    input: { newId: () => `id ${(ids += 1)}`, intl, now: () => start },
    actors: { loadForm: load.logic, sendCommand: command.logic },
  });
  await load.last().resolve(loaded);
  return {
    ...started,
    load,
    command,
    send: started.actor.send.bind(started.actor),
    view: () => interviewFormView(started.actor.getSnapshot()),
  };
}
const day = { type: 'draft.change', change: { day: '2026-03-05' } } as const;
const filled = {
  type: 'draft.change',
  change: { who: 1, where: 'https://meet.example', how: 'video' },
} as const;

describe('the form that offers times', () => {
  test('leaves out when one of those who interview is busy', async () => {
    const { send, view } = await opened();
    expect(view().times).toEqual([]);
    send(day);
    expect(view().times).not.toContain(iso(9));
    // It would reach into what is taken.
    expect(view().times).not.toContain(iso(8.5));
    expect(view().times).toContain(iso(10));
    send({ type: 'draft.change', change: { interviewers: ['kim'] } });
    expect(view().times).toContain(iso(9));
  });

  test('holds up to five times in their order, and none that overlap', async () => {
    const { send, view } = await opened();
    send(day);
    for (const hours of [14, 10, 11, 12, 13, 15]) send({ type: 'time.toggle', start: iso(hours) });
    expect(view().draft.times).toEqual([10, 11, 12, 13, 14].map(iso));
    expect(view().times).not.toContain(iso(10.5));
    send({ type: 'time.toggle', start: iso(10) });
    expect(view().draft.times).toHaveLength(4);
    send({ type: 'draft.change', change: { minutes: 60 } });
    expect(view().draft.times).toEqual([]);
  });

  test('says what is missing', async () => {
    const { send, view, command } = await opened();
    send({ type: 'form.submit' });
    expect(Object.keys(view().errors)).toEqual(['who', 'where', 'times']);
    expect(view().focus).toBe('who');
    send(filled);
    expect(Object.keys(view().errors)).toEqual(['times']);
    expect(command.calls).toHaveLength(0);
  });

  test('sends an offer, and the same again with its id', async () => {
    const { send, view, command, load, emittedOf } = await opened();
    send(filled);
    send({ type: 'time.toggle', start: iso(10) });
    send({ type: 'time.toggle', start: iso(12) });
    send({ type: 'form.submit' });
    expect(command.last().input.command).toEqual({
      id: 'id 1',
      type: 'interview.offer',
      as: 'O',
      payload: {
        about: { kind: 'application', id: 'B' },
        times: [iso(10), iso(12)],
        minutes: 45,
        how: 'video',
        where: 'https://meet.example',
        timeZone: intl.timeZone,
        interviewers: ['noor'],
      },
    });
    await command.last().reject(problem(409, { code: 'slot_taken' }));
    // Somebody else was faster: what is taken is read again.
    await load.last().resolve({ ...staff, interviewers: [] });
    expect(view().failure).not.toBeNull();
    expect(view().draft.times).toHaveLength(2);
    send({ type: 'form.submit' });
    expect(command.last().input.command.id).toBe('id 1');
    await command.last().resolve('I');
    expect(emittedOf('interview.offered')).toEqual([{ type: 'interview.offered', bookingId: 'I' }]);
  });

  test('leaves out what others took while it was open, once the offer is refused', async () => {
    const { load, command, send, view } = await opened();
    send(filled);
    send(day);
    for (const hours of [12, 14]) send({ type: 'time.toggle', start: iso(hours) });
    send({ type: 'form.submit' });
    await command.last().reject(problem(409, { code: 'slot_taken' }));
    const [noor, ...others] = staff.interviewers;
    await load.last().resolve({
      ...staff,
      interviewers: [{ ...noor!, busy: [{ start: iso(12), end: iso(13) }] }, ...others],
    });
    expect(view().failure).not.toBeNull();
    expect(view().draft.times).toEqual([iso(14)]);
    expect(view().times).not.toContain(iso(12));
  });

  test('can say that the only time is agreed on', async () => {
    const { send, view, command } = await opened();
    send(filled);
    send({ type: 'time.toggle', start: iso(10) });
    expect(view().canAgree).toBe(true);
    send({ type: 'draft.change', change: { isAgreed: true } });
    send({ type: 'form.submit' });
    expect(command.last().input.command.payload).toMatchObject({ isAgreed: true });
  });

  test('knows where one meets, unless somebody has written it', async () => {
    const { send, view } = await opened({ ...staff, places: { video: 'A link', phone: 'A number' } });
    expect(view().draft.where).toBe('A link');
    send({ type: 'draft.change', change: { how: 'phone' } });
    expect(view().draft.where).toBe('A number');
    send({ type: 'draft.change', change: { where: 'Gate 4' } });
    send({ type: 'draft.change', change: { how: 'inPerson' } });
    expect(view().draft.where).toBe('Gate 4');
  });
});

test('an applicant asks for other times, and staff offer others', async () => {
  for (const organizationId of [null, 'O']) {
    const { send, view, command } = await opened({ ...staff, people: [], organizationId, booking });
    expect(view().task).toBe(organizationId === null ? 'propose' : 'again');
    expect(view().draft.minutes).toBe(30);
    send({ type: 'time.toggle', start: iso(10) });
    send({ type: 'form.submit' });
    expect(command.last().input.command).toMatchObject({
      type: 'interview.propose',
      ...(organizationId !== null && { as: organizationId }),
      payload: { bookingId: 'I', times: [iso(10)] },
    });
  }
});

test('a form about nobody is missing', async () => {
  const load = held<LoadedForm, Record<never, never>>();
  const command = held<string, { command: InterviewCommand }>();
  const { actor } = run(interviewFormMachine, {
    input: { newId: () => '', intl, now: () => start },
    actors: { loadForm: load.logic, sendCommand: command.logic },
  });
  await load.last().reject(problem(404));
  expect(interviewFormView(actor.getSnapshot()).state).toBe('missing');
});
