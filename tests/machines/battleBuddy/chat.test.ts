import { crisisCheckMs } from '@vetsync/machines/system/crisis';
import type { CrisisFinding } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import { chatMachine, chatView } from '@vetsync/machines/battleBuddy/chat';
import type { ChatEvent } from '@vetsync/machines/battleBuddy/chat';
import { chatConfigurations, chatMessageMax } from '@vetsync/machines/battleBuddy/model';
import type { ChatKind } from '@vetsync/machines/battleBuddy/model';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = Date.parse('2026-03-04T05:06:07Z');

function talk(kind: ChatKind, random = () => 0, machine = chatMachine) {
  const { actor, clock, emitted } = run(machine, {
    input: { kind, random, now: () => now, intl: { locale: 'en-US', timeZone: 'UTC' } },
  });
  const send = (event: ChatEvent) => actor.send(event);
  const view = () => chatView(actor.getSnapshot());
  const say = async (text: string) => {
    send({ type: 'draft.change', text });
    send({ type: 'message.send' });
    await waitFor(actor, (snapshot) => snapshot.value.conversation !== 'reading');
  };
  const last = () => view().messages.at(-1);
  return { send, view, say, last, clock, emitted };
}

test('has exactly these stable states', () => {
  expect(statesOf(chatMachine)).toEqual([
    'panel.expanded',
    'panel.collapsed',
    'conversation.ready',
    'conversation.reading',
    'conversation.replying',
  ]);
});

describe('the dashboard widget', () => {
  test('starts expanded with a greeting about benefits, career transition and wellness', () => {
    const { view, last } = talk('widget');
    expect(view()).toMatchObject({ expanded: true, collapsible: true, canSend: false, replying: false });
    expect(last()).toMatchObject({ type: 'assistant', timestamp: '2026-03-04T05:06:07.000Z' });
    expect(writePhrase(last()?.content ?? '')).toMatch(/benefits, career transition and wellness/);
  });

  test('offers the three quick prompts', () => {
    expect(talk('widget').view().prompts).toEqual([
      'Help with VA benefits',
      'Career transition advice',
      'Education planning',
    ]);
  });

  test('replies after 1500 ms, not before', async () => {
    const { say, view, last, clock } = talk('widget');
    await say('  Hello  ');
    expect(last()).toMatchObject({ type: 'user', content: 'Hello' });
    expect(view()).toMatchObject({ replying: true, canSend: false, draft: '' });
    clock.increment(1_499);
    expect(view().replying).toBe(true);
    clock.increment(1);
    expect(view().replying).toBe(false);
    expect(last()?.type).toBe('assistant');
  });

  test.each([0, 1, 2, 3, 4, 5])('draws reply %i of six', async (index) => {
    const { say, last, clock } = talk('widget', () => (index + 0.5) / 6);
    await say('Hello');
    clock.increment(1_500);
    expect(last()?.content).toEqual(chatConfigurations.widget.replies[index]);
    expect(new Set(chatConfigurations.widget.replies.map((reply) => writePhrase(reply))).size).toBe(6);
  });

  test('shows the last five messages', async () => {
    const { say, view, clock } = talk('widget');
    for (const text of ['one', 'two', 'three']) {
      await say(text);
      clock.increment(1_500);
    }
    expect(view().messages.map(({ id }) => id)).toEqual([
      'message-3',
      'message-4',
      'message-5',
      'message-6',
      'message-7',
    ]);
  });

  test('shortens messages to 150 characters', () => {
    expect(talk('widget').view().shortenedTo).toBe(150);
  });

  test('expands a shortened message on demand, and collapses it again', async () => {
    const { say, send, view, last } = talk('widget');
    await say('x'.repeat(151));
    const toggle = () => send({ type: 'message.toggle', id: last()?.id ?? '' });
    expect(last()).toMatchObject({ isExpanded: false, content: 'x'.repeat(151) });
    toggle();
    expect(view().messages.map(({ isExpanded }) => isExpanded)).toEqual([false, true]);
    toggle();
    expect(last()?.isExpanded).toBe(false);
  });

  test('collapses and expands, also while a reply is on its way', async () => {
    const { say, send, view, clock } = talk('widget');
    await say('Hello');
    send({ type: 'panel.toggle' });
    expect(view()).toMatchObject({ expanded: false, replying: true });
    clock.increment(1_500);
    send({ type: 'panel.toggle' });
    expect(view()).toMatchObject({ expanded: true, replying: false });
  });
});

describe('the Battle Buddy page', () => {
  test('replies with the same text after 1000 ms, whatever the random value', async () => {
    const { say, view, last, clock } = talk('page', () => 0.99);
    await say('Hello');
    clock.increment(999);
    expect(view().replying).toBe(true);
    clock.increment(1);
    expect(last()).toMatchObject({ type: 'assistant', content: chatConfigurations.page.replies[0] });
    expect(chatConfigurations.page.replies).toHaveLength(1);
  });

  test('offers four suggested prompts that fill the input without sending', () => {
    const { send, view, clock } = talk('page');
    expect(view().prompts).toHaveLength(4);
    const prompt = writePhrase(view().prompts[0] ?? '');
    send({ type: 'prompt.choose', prompt });
    clock.increment(10_000);
    expect(view()).toMatchObject({ draft: prompt, filled: 1, canSend: true, replying: false });
    expect(view().messages).toHaveLength(1);
  });

  test('does not collapse and shortens nothing', async () => {
    const { say, send, view, last } = talk('page');
    send({ type: 'panel.toggle' });
    expect(view()).toMatchObject({ expanded: true, collapsible: false });
    await say('x'.repeat(500));
    expect(view().shortenedTo).toBeNull();
    expect(last()).toMatchObject({ content: 'x'.repeat(500) });
  });

  test('shows all messages', async () => {
    const { say, view, clock } = talk('page');
    for (let round = 0; round < 10; round += 1) {
      await say('again');
      clock.increment(1_000);
    }
    expect(view().messages).toHaveLength(21);
  });
});

describe.each(['widget', 'page'] as const)('in either (%s)', (kind) => {
  test.each(['', '   ', '\n\t '])('%j is not sent', async (text) => {
    const { say, view } = talk(kind);
    await say(text);
    expect(view()).toMatchObject({ replying: false, canSend: false });
    expect(view().messages).toHaveLength(1);
  });

  test('nothing can be written or sent while a reply is pending', async () => {
    const { say, send, view } = talk(kind);
    await say('Hello');
    send({ type: 'draft.change', text: 'more' });
    send({ type: 'prompt.choose', prompt: 'more' });
    send({ type: 'message.send' });
    expect(view()).toMatchObject({ draft: '', filled: 0 });
    expect(view().messages).toHaveLength(2);
  });

  test.each([
    [chatMessageMax, true],
    [chatMessageMax + 1, false],
  ])('%i characters can be sent: %s', async (length, expected) => {
    const { say, view } = talk(kind);
    await say('x'.repeat(length));
    expect(view().messages.length === 2).toBe(expected);
  });

  test('a crisis gets the crisis resources immediately, and never a canned reply', async () => {
    const { say, view, last, clock, emitted } = talk(kind);
    await say('I want to end my life');
    expect(last()).toMatchObject({
      type: 'crisis',
      content: '',
      finding: { level: 'explicit', kind: 'suicide' },
    });
    expect(view()).toMatchObject({ replying: false, crisisPinned: false });
    clock.increment(60_000);
    expect(view().messages.map(({ type }) => type)).toEqual(['assistant', 'user', 'crisis']);
    expect(emitted).toEqual([]);
  });

  test('so does a danger that no phrase names', async () => {
    const { say, last } = talk('widget');
    await say('I have been looking up ways to go without pain');
    expect(last()).toMatchObject({ type: 'crisis', finding: { kind: 'suicide' } });
  }, 60_000);

  test('a message that cannot be checked for a crisis gets the crisis resources', async () => {
    const machine = chatMachine.provide({
      actors: { findCrisis: fromPromise(() => Promise.reject(new Error('offline'))) },
    });
    const { say, last, view, clock } = talk(kind, () => 0, machine);
    await say('Hello');
    expect(last()).toMatchObject({ type: 'crisis', finding: 'unchecked' });
    clock.increment(60_000);
    expect(view().messages.map(({ type }) => type)).toEqual(['assistant', 'user', 'crisis']);
  });

  test('a check that does not answer in time is one that cannot be made', () => {
    const machine = chatMachine.provide({
      actors: {
        findCrisis: fromPromise<CrisisFinding | null, { text: string }>(() => new Promise(() => {})),
      },
    });
    const { send, last, clock } = talk(kind, () => 0, machine);
    send({ type: 'draft.change', text: 'Hello' });
    send({ type: 'message.send' });
    expect(last()).toMatchObject({ type: 'user' });
    clock.increment(crisisCheckMs);
    expect(last()).toMatchObject({ type: 'crisis', finding: 'unchecked' });
  });

  test('while it is read, nothing can be written or sent', async () => {
    const { send, view } = talk(kind);
    send({ type: 'draft.change', text: 'Hello' });
    send({ type: 'message.send' });
    expect(view()).toMatchObject({ replying: true, canSend: false, draft: '' });
    send({ type: 'draft.change', text: 'more' });
    expect(view().draft).toBe('');
  });

  test('the conversation continues afterwards', async () => {
    const { say, last, clock } = talk(kind);
    await say('I want to end my life');
    await say('Thank you');
    clock.increment(1_500);
    expect(last()?.type).toBe('assistant');
  });
});

test('the crisis resources stay visible when later messages push them out of the widget', async () => {
  const { say, view, clock } = talk('widget');
  await say('I want to end my life');
  for (const text of ['one', 'two', 'three']) {
    await say(text);
    clock.increment(1_500);
  }
  expect(view().messages.some(({ type }) => type === 'crisis')).toBe(false);
  expect(view().crisisPinned).toBe(true);
});
