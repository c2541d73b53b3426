import {
  checkForCrisis,
  crisisCheck,
  crisisCheckMs,
  loadCloserCrisisCheck,
  type CrisisFound,
} from '@vetsync/machines/system/crisis';
import { eventEditorMachine, eventEditorView } from '@vetsync/machines/community/eventEditor';
import { networkMachine, networkView } from '@vetsync/machines/community/network';
import { crisisHelp, lookForCrisis, type CrisisFinding } from '@vetsync/machines/system/model';
import { createActor, fromCallback, sendTo, setup, SimulatedClock } from 'xstate';
import { describe, expect, test, vi } from 'vitest';

const found: CrisisFinding = crisisHelp({ level: 'explicit', kind: 'suicide' });
const now = () => Date.parse('2026-03-04T16:15:00Z');
const given = { intl: { locale: 'en-US', timeZone: 'UTC' }, now, random: () => 0.5 };

/** A check that answers when the test says so. */
function slowCheck() {
  const asked: { key: string; answer: (finding: CrisisFinding | null) => void }[] = [];
  const check: typeof crisisCheck = fromCallback(({ receive, sendBack }) => {
    receive(({ key }) => {
      const answer = (finding: CrisisFinding | null) =>
        sendBack({ type: 'crisis.found', key, finding } satisfies CrisisFound);
      asked.push({ key, answer });
    });
  });
  return { check, asked };
}

function conversation() {
  const { check, asked } = slowCheck();
  const member = { id: 'keith', name: 'Keith' } as never;
  const clock = new SimulatedClock();
  const actor = createActor(networkMachine.provide({ actors: { crisisCheck: check } }), {
    clock,
    input: {
      ...given,
      members: [member],
      groups: [],
      messages: [],
      route: { list: 'messages', q: '', memberId: 'keith' },
      links: { groupEvents: () => '' } as never,
      stored: null,
    },
  });
  const sent: string[] = [];
  actor.on('world.dispatch', ({ command }) => {
    if (command.type === 'message.send') sent.push(command.message.text);
  });
  actor.start();
  return { actor, asked, sent, clock, crisis: () => networkView(actor.getSnapshot()).conversation?.crisis };
}

describe('a message', () => {
  test('waits for the check, and is sent once', () => {
    const { actor, asked, sent, crisis } = conversation();
    actor.send({ type: 'text.change', text: 'I am done' });
    actor.send({ type: 'message.send' });
    actor.send({ type: 'message.send' });
    expect(sent).toEqual([]);
    asked.at(-1)?.answer(found);
    expect(sent).toEqual(['I am done']);
    expect(crisis()).toEqual(found);
  });

  test('is not sent because of an answer about what was written before', () => {
    const { actor, asked, sent } = conversation();
    actor.send({ type: 'text.change', text: 'I am' });
    actor.send({ type: 'text.change', text: 'I am done' });
    actor.send({ type: 'message.send' });
    asked.at(-2)?.answer(null);
    expect(sent).toEqual([]);
    asked.at(-1)?.answer(null);
    expect(sent).toEqual(['I am done']);
  });

  test('that cannot be checked is sent, beside the plain line of help', () => {
    const { actor, asked, sent, crisis } = conversation();
    actor.send({ type: 'text.change', text: 'Hello' });
    actor.send({ type: 'message.send' });
    asked.at(-1)?.answer('unchecked');
    expect([sent, crisis()]).toEqual([['Hello'], 'unchecked']);
  });
});

function form() {
  const { check, asked } = slowCheck();
  const actor = createActor(eventEditorMachine.provide({ actors: { crisisCheck: check } }), {
    input: { ...given, stored: null, isOpen: true, organizer: 'Marcus', joined: [], audiences: ['self'] },
  }).start();
  const fields = {
    title: 'Breakfast',
    type: 'social',
    date: '2026-04-01',
    time: '09:00',
    duration: '60',
    format: 'inPerson',
    location: 'Harbor',
    description: 'I want to end my life',
  };
  for (const [field, value] of Object.entries(fields))
    actor.send({ type: 'field.change', field: field as 'title', value });
  return { actor, asked, view: () => eventEditorView(actor.getSnapshot()) };
}

describe('a form that closes when it is sent', () => {
  test('shows the danger that was found meanwhile, once', () => {
    const { actor, asked, view } = form();
    actor.send({ type: 'form.submit' });
    asked.at(-1)?.answer(found);
    expect(view()).toMatchObject({ isOpen: true, crisis: found });
    actor.send({ type: 'form.submit' });
    expect(view()).toMatchObject({ isOpen: false, errors: {} });
  });

  test('goes on by itself if there is none', () => {
    const { actor, asked, view } = form();
    actor.send({ type: 'form.submit' });
    asked.at(-1)?.answer(null);
    expect(view()).toMatchObject({ isOpen: false, errors: {} });
  });
});

describe('the check', () => {
  test('that cannot be loaded says so', async () => {
    expect(await checkForCrisis({ own: ['a'] }, () => Promise.reject(new Error('offline')))).toBe(
      'unchecked',
    );
  });

  test('that does not answer in time lets the message go, and a late answer still counts', () => {
    const { actor, asked, sent, crisis, clock } = conversation();
    actor.send({ type: 'text.change', text: 'I want to die' });
    actor.send({ type: 'message.send' });
    clock.increment(crisisCheckMs - 1);
    expect(sent).toEqual([]);
    clock.increment(1);
    expect([sent, crisis()]).toEqual([['I want to die'], 'unchecked']);
    actor.send({ type: 'text.change', text: 'Please' });
    asked.at(-1)?.answer(found);
    clock.increment(crisisCheckMs);
    expect(crisis()).toEqual(found);
  });

  test('finds the most serious of all that is written', async () => {
    expect(await checkForCrisis({ own: ['I feel hopeless', 'I want to die'] })).toEqual(found);
    expect(await checkForCrisis({ own: ['Hello'], theirs: 'I want to die' })).toMatchObject({
      level: 'aboutOther',
      kind: 'suicide',
    });
    expect(await checkForCrisis({ own: ['Hello', ''] })).toBeNull();
  });

  test('compares with examples what no phrase finds, once they are learned, and answers again', async () => {
    const text = 'I have been looking up ways to go without pain';
    const answers: (CrisisFinding | null)[] = [];
    const writer = createActor(
      setup({ actors: { crisisCheck } }).createMachine({
        invoke: { id: 'crisis', src: 'crisisCheck' },
        on: {
          check: { actions: sendTo('crisis', ({ event }) => event) },
          'crisis.found': { actions: ({ event }) => void answers.push((event as CrisisFound).finding) },
        },
      }),
    ).start();
    writer.send({ type: 'check', key: text, texts: { own: [text] } } as never);
    expect(lookForCrisis({ own: [text] })).toBeNull();
    await loadCloserCrisisCheck();
    await vi.waitFor(() => expect(answers.at(-1)).toMatchObject({ kind: 'suicide' }), { timeout: 30_000 });
    writer.send({
      type: 'check',
      key: 'a',
      texts: { own: ['I ran the motor pool for two years.'] },
    } as never);
    expect(answers.at(-1)).toBeNull();
  }, 60_000);
});
