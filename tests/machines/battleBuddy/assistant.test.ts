import {
  assistantMachine,
  assistantView,
  proposalId,
  searchDebounceMs,
  type AssistantEvent,
} from '@vetsync/machines/battleBuddy/assistant';
import {
  formatShownConversation,
  parseShownConversation,
  type AssistantSaid,
  type AssistantServer,
  type ProposedCommand,
} from '@vetsync/machines/battleBuddy/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  answered,
  answeringServer,
  assistantInput,
  conversations,
  handedOver,
  housing,
  inCrisis,
  turn,
} from '../../../stories/Screens/battleBuddy/assistant.ts';
import { problem, puppet, run, settle } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

/** A server whose answers the test gives, part by part. */
function heldServer(changes: Partial<AssistantServer> = {}) {
  const asked: { id: string; text: string; conversation: string }[] = [];
  const state = { stopped: 0 };
  const reports: ((said: AssistantSaid) => void)[] = [];
  const server: AssistantServer = {
    ...answeringServer(),
    ask({ id, text, conversation }, report) {
      asked.push({ id, text, conversation });
      reports.push(report);
      return () => void (state.stopped += 1);
    },
    ...changes,
  };
  return { server, asked, state, say: (said: AssistantSaid) => reports.at(-1)?.(said) };
}

const empty = { ...conversations, items: [] };

async function open(server: AssistantServer, input: Partial<ReturnType<typeof assistantInput>> = {}) {
  const listen = puppet<{ language: string }>();
  const speak = puppet<{ language: string; text: string }>();
  const machine = assistantMachine.provide({ actors: { listen: listen.logic, speak: speak.logic } });
  let ids = 0;
  const started = run(machine, {
    input: { ...assistantInput(server), newId: () => `question-${(ids += 1)}`, ...input },
  });
  await settle();
  const view = () => assistantView(started.actor.getSnapshot());
  const send = (event: AssistantEvent) => started.actor.send(event);
  const ask = async (text: string) => {
    send({ type: 'draft.change', text });
    send({ type: 'message.send' });
    await waitFor(started.actor, ({ value }) => value.talk !== 'checking');
    await settle();
  };
  return { ...started, view, send, ask, listen, speak };
}

test('has these stable states, and more', () => {
  expect(statesOf(assistantMachine)).toContain('talk.answering');
  expect(statesOf(assistantMachine)).toHaveLength(31);
});

describe('a question', () => {
  test('begins a conversation, names it in the URL, and is answered part by part', async () => {
    const { server, asked, say } = heldServer({ list: async () => empty });
    const { view, ask, emitted } = await open(server);
    expect(view()).toMatchObject({ talk: 'ready', isBegun: false, turns: [], canSend: false });
    await ask('  How much is housing?  ');
    expect(asked).toEqual([{ id: 'question-1', text: 'How much is housing?', conversation: housing.id }]);
    expect(emitted).toEqual([{ type: 'route.changed', open: { id: housing.id } }]);
    for (const part of answered.slice(0, 3)) say({ type: 'part.received', part });
    expect(view()).toMatchObject({ talk: 'answering', draft: '' });
    expect(view().turns[0]?.blocks).toEqual([
      {
        kind: 'text',
        paragraphs: [
          [
            { text: 'VA pays up to $2,241 a month there ' },
            { source: 1 },
            { text: '. Breaks between terms aren’t paid ' },
            { source: 2 },
            { text: '.' },
          ],
        ],
      },
    ]);
    for (const part of answered.slice(3)) say({ type: 'part.received', part });
    say({ type: 'answer.ended' });
    const [shown] = view().turns;
    expect(shown).toMatchObject({
      state: 'answered',
      plain: 'VA pays up to $2,241 a month there. Breaks between terms aren’t paid.',
      next: ['What if I study online?', 'What if I drop a class?'],
      why: { intent: 'rate-by-zip', engine: 'library', lookups: ['housingRate', 'articles'] },
    });
    expect(shown?.blocks.map(({ kind }) => kind)).toEqual(['text', 'card', 'proposal']);
    expect(shown?.sources).toHaveLength(2);
  });

  test('gives a new conversation its name, and names a source once in a row', async () => {
    const unnamed = { ...housing, name: '' };
    let items: (typeof housing)[] = [];
    const { server, say } = heldServer({
      list: async () => ({ ...conversations, items }),
      begin: async () => unnamed,
    });
    const { view, ask } = await open(server);
    await ask('How much is housing?');
    expect(view().name).toBe('');
    say({ type: 'part.received', part: { type: 'text', delta: 'Both say so [1] [2] [1].' } });
    items = [housing];
    say({ type: 'answer.ended' });
    await settle();
    expect(view().name).toBe(housing.name);
    expect(view().turns[0]?.blocks).toEqual([
      {
        kind: 'text',
        paragraphs: [[{ text: 'Both say so ' }, { source: 1 }, { text: ' ' }, { source: 2 }, { text: '.' }]],
      },
    ]);
  });

  test('can be typed while another is answered, and is not sent until then', async () => {
    const { server, asked, say } = heldServer();
    const { view, send, ask } = await open(server);
    await ask('First');
    send({ type: 'draft.change', text: 'Second' });
    send({ type: 'message.send' });
    expect(view()).toMatchObject({ draft: 'Second', canSend: false });
    say({ type: 'answer.ended' });
    expect(view().canSend).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test('is not sent empty or too long', async () => {
    const { server, asked } = heldServer();
    const { send } = await open(server);
    for (const text of ['   ', 'x'.repeat(2_001)]) {
      send({ type: 'draft.change', text });
      send({ type: 'message.send' });
    }
    expect(asked).toEqual([]);
  });

  test('that was suggested is asked at once', async () => {
    const { server, asked } = heldServer();
    const { send, actor } = await open(server);
    send({ type: 'question.ask', text: 'What if I study online?' });
    await waitFor(actor, ({ value }) => value.talk === 'answering');
    expect(asked).toMatchObject([{ text: 'What if I study online?' }]);
  });
});

describe('an answer', () => {
  test('that is stopped or breaks off is asked for again under the same id', async () => {
    const { server, asked, say, state } = heldServer();
    const { view, send, ask, actor } = await open(server);
    await ask('Housing?');
    say({ type: 'part.received', part: { type: 'text', delta: 'Half' } });
    send({ type: 'answer.stop' });
    expect(state.stopped).toBe(1);
    expect(view().turns.at(-1)).toMatchObject({ state: 'stopped', plain: 'Half' });
    send({ type: 'answer.retry' });
    await waitFor(actor, ({ value }) => value.talk === 'answering');
    expect(view().turns.at(-1)).toMatchObject({ state: 'answering', plain: '' });
    say({ type: 'answer.failed', error: problem(503) });
    expect(view().turns.at(-1)?.state).toBe('failed');
    send({ type: 'answer.retry' });
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked).toHaveLength(3);
  });

  test('that a reload left unfinished is asked for again', async () => {
    const { server, asked } = heldServer({
      read: async () => ({ conversation: housing, messages: [{ ...turn(), parts: [] }] }),
    });
    const { view } = await open(server);
    expect(view().talk).toBe('answering');
    expect(asked).toEqual([{ id: turn().id, text: turn().text, conversation: housing.id }]);
  });

  test('that hands over names whom to ask', async () => {
    const { view, ask } = await open(answeringServer(handedOver));
    await ask('What will I be rated?');
    expect(view().turns.at(-1)?.blocks.at(-1)).toMatchObject({
      kind: 'handover',
      handover: { to: 'representative' },
    });
  });

  test('can be rated, and says how it came about', async () => {
    const rated: unknown[] = [];
    const { view, send } = await open({
      ...answeringServer(),
      rate: async (each) => void rated.push(each),
    });
    send({ type: 'feedback.give', message: turn().id, feedback: { helpful: false, why: 'outOfDate' } });
    await settle();
    expect(rated).toEqual([
      { conversation: housing.id, message: turn().id, feedback: { helpful: false, why: 'outOfDate' } },
    ]);
    expect(view()).toMatchObject({
      talk: 'ready',
      turns: [{ feedback: { helpful: false, why: 'outOfDate' } }],
    });
    send({ type: 'why.toggle', message: turn().id });
    expect(view().turns[0]?.isWhyShown).toBe(true);
    send({ type: 'why.toggle', message: turn().id });
    expect(view().turns[0]?.isWhyShown).toBe(false);
  });
});

describe('a crisis', () => {
  test('shows help above the conversation, and is sent as any question', async () => {
    const { server, asked } = heldServer();
    const { view, send, ask } = await open(server);
    await ask('I am going to kill myself tonight');
    expect(view().crisis).toMatchObject({ level: 'explicit', kind: 'suicide' });
    expect(asked).toHaveLength(1);
    send({ type: 'crisis.dismiss' });
    expect(view().crisis).toBeNull();
  });

  test('that only the server saw is shown as well, also when it is read again', async () => {
    const { view, ask } = await open(answeringServer(inCrisis));
    await ask('Hello');
    expect(view().crisis).toMatchObject({ level: 'explicit', kind: 'suicide' });
    const { view: later } = await open({
      ...answeringServer(),
      read: async () => ({ conversation: housing, messages: [{ ...turn(), parts: [...inCrisis] }] }),
    });
    expect(later().crisis).toMatchObject({ level: 'explicit' });
  });
});

describe('a proposal', () => {
  const index = answered.findIndex(({ type }) => type === 'proposal');

  test('is sent only when it is pressed', async () => {
    const sent: unknown[] = [];
    const { view, send } = await open({
      ...answeringServer(),
      send: async (command) => void sent.push(command),
    });
    const proposal = () => view().turns[0]?.blocks.find(({ kind }) => kind === 'proposal');
    expect(proposal()).toMatchObject({ state: 'open' });
    expect(sent).toEqual([]);
    send({ type: 'proposal.send', message: turn().id, index });
    expect(proposal()).toMatchObject({ state: 'sending' });
    await settle();
    expect(sent).toEqual([{ type: 'event.create', payload: {}, id: proposalId(turn().id, index) }]);
    expect(proposal()).toMatchObject({ state: 'sent' });
  });

  test('that is sent again after a lost answer or a reload is the same command', async () => {
    const sent: ProposedCommand[] = [];
    const lost = {
      ...answeringServer(),
      send: async (command: ProposedCommand) => {
        sent.push(command);
        throw problem(503);
      },
    };
    for (const { send } of [await open(lost), await open(lost)])
      for (let at = 0; at < 2; at += 1) {
        send({ type: 'proposal.send', message: turn().id, index });
        await settle();
      }
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([proposalId(turn().id, index)]));
    expect(uuidSchema.safeParse(proposalId(turn().id, index)).success).toBe(true);
    expect(proposalId(turn().id, index + 1)).not.toBe(proposalId(turn().id, index));
  });

  test('that was refused can be sent again', async () => {
    const { view, send } = await open({
      ...answeringServer(),
      send: () => Promise.reject(problem(503)),
    });
    send({ type: 'proposal.send', message: turn().id, index });
    await settle();
    expect(view().turns[0]?.blocks.find(({ kind }) => kind === 'proposal')).toMatchObject({
      state: 'failed',
    });
  });
});

describe('conversations', () => {
  test('the newest is open, another one by its address', async () => {
    const { view, actor } = await open(answeringServer());
    expect(view()).toMatchObject({ talk: 'ready', name: housing.name });
    expect(view().list.items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    actor.send({ type: 'location.changed', open: { id: conversations.items[1]!.id } });
    await settle();
    expect(view().list.items.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    actor.send({ type: 'location.changed', open: 'new' });
    expect(view()).toMatchObject({ talk: 'ready', isBegun: false, turns: [] });
  });

  test('one that is gone or unreachable says so', async () => {
    const gone = await open(
      { ...answeringServer(), read: () => Promise.reject(problem(404)) },
      { open: { id: housing.id } as never },
    );
    expect(gone.view().talk).toBe('missing');
    const { view, send } = await open({ ...answeringServer(), read: () => Promise.reject(problem(503)) });
    expect(view().talk).toBe('unread');
    send({ type: 'conversation.retry' });
    expect(view().talk).toBe('opening');
  });

  test('are searched, renamed and deleted', async () => {
    const calls: unknown[] = [];
    const { view, send, clock, emitted } = await open({
      ...answeringServer(),
      list: async (page) => (calls.push(page), conversations),
      remove: async (asked) => void calls.push(asked),
    });
    send({ type: 'search.change', q: 'austin' });
    clock.increment(searchDebounceMs);
    expect(calls.at(-1)).toEqual({ q: 'austin', cursor: null });
    send({ type: 'name.edit' });
    send({ type: 'name.change', name: ' ' });
    send({ type: 'name.save' });
    expect(view().naming).toMatchObject({ state: 'editing', canSave: false });
    send({ type: 'name.change', name: 'Austin' });
    send({ type: 'name.save' });
    await settle();
    expect(view().name).toBe('Austin');
    send({ type: 'conversation.delete', id: housing.id });
    expect(view().deletion).toMatchObject({ state: 'asking', isAll: false, name: 'Austin' });
    send({ type: 'delete.cancel' });
    send({ type: 'conversation.delete', id: null });
    send({ type: 'delete.confirm' });
    await settle();
    expect(calls.at(-1)).toEqual({ id: null });
    expect(view()).toMatchObject({ isBegun: false, turns: [], list: { items: [] } });
    expect(emitted.at(-1)).toEqual({ type: 'route.changed', open: 'new' });
  });

  test('that cannot be listed keep nobody from asking', async () => {
    const { server, asked } = heldServer({ list: () => Promise.reject(problem(503)) });
    const { view, ask, send } = await open(server);
    expect(view().list.state).toBe('failed');
    await ask('Hello');
    expect(asked).toHaveLength(1);
    send({ type: 'list.retry' });
    expect(view().list.state).toBe('loading');
  });

  test('have their name in the URL', () => {
    for (const shown of ['latest', 'new', { id: housing.id }] as const) {
      expect(parseShownConversation(formatShownConversation(shown))).toEqual(shown);
    }
  });
});

describe('speech', () => {
  test('is written into the field, and not sent', async () => {
    const { view, send, listen, actor } = await open(answeringServer());
    send({ type: 'draft.change', text: 'How much' });
    send({ type: 'dictation.toggle' });
    expect(listen.state.running).toBe(1);
    actor.send({ type: 'speech.heard', text: 'is housing' });
    expect(view()).toMatchObject({ draft: 'How much is housing', isListening: true });
    actor.send({ type: 'speech.ended' });
    expect(listen.state.running).toBe(0);
  });

  test('reads one answer at a time, until it is stopped', async () => {
    const { view, send, speak } = await open(answeringServer());
    send({ type: 'aloud.toggle', message: turn().id, text: 'VA pays' });
    expect(speak.inputs).toEqual([{ language: 'en', text: 'VA pays' }]);
    expect(view().turns[0]?.isAloud).toBe(true);
    send({ type: 'aloud.toggle', message: 'another', text: 'More' });
    expect(speak.inputs).toHaveLength(2);
    expect(speak.state.running).toBe(1);
    send({ type: 'aloud.toggle', message: 'another', text: 'More' });
    expect(speak.state.running).toBe(0);
  });

  test('is not offered by a browser without it', async () => {
    const { view, send } = await open(answeringServer(), { devices: { listens: false, speaks: false } });
    send({ type: 'dictation.toggle' });
    send({ type: 'aloud.toggle', message: turn().id, text: 'VA pays' });
    expect(view()).toMatchObject({ isListening: false, devices: { listens: false, speaks: false } });
  });
});
