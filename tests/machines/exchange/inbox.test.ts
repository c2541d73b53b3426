import { describe, expect, test } from 'vitest';
import { inboxRouteOf } from '@vetsync/machines/exchange/model';
import {
  inboxMachine,
  inboxView,
  type InboxCommand,
  type InboxInput,
  type Mailbox,
  type MessagePage,
  type ThreadPage,
} from '@vetsync/machines/inbox';
import type { ExchangeFact, Thread, ThreadMessage } from '@vetsync/machines/model/exchange';
import type { Desk } from '@vetsync/machines/receivedApplications';
import { at, deskOf } from '../support/exchange.ts';
import { held, problem, puppet, run, seconds } from '../support/run.ts';

const thread = (id: string, more: Partial<Thread> = {}): Thread => ({
  id,
  organization: { id: `organization of ${id}`, name: `Works ${id}` },
  person: { id: `person of ${id}`, name: `Vet ${id}` },
  lastAt: at,
  unread: 0,
  isBlocked: false,
  ...more,
});
const message = (id: string, text = id, side: ThreadMessage['side'] = 'organization'): ThreadMessage => ({
  id,
  side,
  authorName: 'Olive Owner',
  text,
  at,
});
const page = (...messages: ThreadMessage[]): MessagePage => ({
  messages: messages.toReversed(),
  nextCursor: null,
});
const sentFact = (id: string, payload: object = {}): ExchangeFact => ({
  id,
  kind: 'messageSent',
  subject: 'a',
  payload: { ...payload },
  at,
  actor: 'me',
  commandId: 'c',
  version: null,
});

function opening(search = '', input: Partial<InboxInput> = {}) {
  const calls = {
    loadDesk: held<Desk, { slug: string }>(),
    loadThreads: held<ThreadPage, Mailbox & { cursor: string | null }>(),
    loadMessages: held<MessagePage, Mailbox & { threadId: string; cursor: string | null }>(),
    loadAddressee: held<{ name: string } | null, { to: object }>(),
    sendCommand: held<{ facts: readonly ExchangeFact[] }, { command: InboxCommand }>(),
  };
  const feed = puppet<Mailbox & { after: string | null }>();
  const wakeUps = puppet();
  let ids = 0;
  const started = run(inboxMachine, {
    input: {
      slug: null,
      route: inboxRouteOf(search),
      newId: () => `command ${(ids += 1)}`,
      reader: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(at),
      ...input,
    },
    actors: {
      ...Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
      wakeUps: wakeUps.logic,
    },
  });
  const send = started.actor.send.bind(started.actor);
  return {
    ...started,
    ...calls,
    feed,
    wakeUps,
    send,
    view: () => inboxView(started.actor.getSnapshot()),
    commands: (type: InboxCommand['type']) =>
      calls.sendCommand.calls.filter(({ input: { command } }) => command.type === type),
    write(text: string) {
      send({ type: 'text.change', text });
      send({ type: 'message.send' });
    },
  };
}
async function opened(
  search = '?thread=a',
  threads = [thread('a'), thread('b')],
  input: Partial<InboxInput> = {},
) {
  const inbox = opening(search, input);
  if (input.slug) await inbox.loadDesk.last().resolve(deskOf());
  inbox.feed.sendToParent({ type: 'feed.opened', position: '7' });
  await inbox.loadThreads.last().resolve({ threads, nextCursor: null });
  if (search.includes('thread=')) await inbox.loadMessages.last().resolve(page(message('1')));
  return inbox;
}
const texts = ({ view }: Pick<ReturnType<typeof opening>, 'view'>) =>
  view().thread.messages.map(({ text, state }) => [text, state]);

describe('the list', () => {
  test('has the other side, with what is unread and being written', async () => {
    const inbox = await opened('', [thread('a', { unread: 2 }), thread('b')], {
      saved: { queue: [], drafts: { b: 'Dear' } },
    });
    expect(inbox.view().rows.map(({ name, unread, hasDraft }) => [name, unread, hasDraft])).toEqual([
      ['Works a', 2, false],
      ['Works b', 0, true],
    ]);
  });
  test("of an organization's staff names the people, and asks in its name", async () => {
    const inbox = await opened('', [thread('a')], { slug: 'tidewater-works' });
    expect(inbox.view().rows[0]?.name).toBe('Vet a');
    expect(inbox.loadThreads.last().input.organizationId).toBe('o');
    expect(inbox.feed.inputs[0]).toEqual({ organizationId: 'o', after: null });
  });
  test('is for those who work there', async () => {
    const inbox = opening('', { slug: 'tidewater-works' });
    await inbox.loadDesk.last().reject(problem(404));
    expect(inbox.view()).toMatchObject({ state: 'missing', rows: [] });
  });
  test('is read again when a message arrives, and so is the open conversation', async () => {
    const inbox = await opened();
    inbox.feed.sendToParent({ type: 'feed.row', position: '8', row: sentFact('2') });
    await inbox.loadThreads.last().resolve({ threads: [thread('b'), thread('a')], nextCursor: null });
    await inbox.loadMessages.last().resolve(page(message('1'), message('2')));
    expect(inbox.view().rows.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(texts(inbox)).toEqual([
      ['1', 'stored'],
      ['2', 'stored'],
    ]);
  });
  test('stays displayed when it cannot be updated', async () => {
    const inbox = await opened('');
    inbox.feed.sendToParent({ type: 'feed.row', position: '8', row: sentFact('2') });
    await inbox.loadThreads.last().reject(problem(500));
    expect(inbox.view()).toMatchObject({ list: 'listed', isOutdated: true });
    inbox.send({ type: 'list.retry' });
    await inbox.loadThreads.last().resolve({ threads: [thread('a')], nextCursor: null });
    expect(inbox.view().isOutdated).toBe(false);
  });
});

describe('a message', () => {
  test('is shown as being sent until it is stored, then once', async () => {
    const inbox = await opened();
    inbox.write(' Hello ');
    expect(texts(inbox)).toEqual([
      ['1', 'stored'],
      ['Hello', 'sending'],
    ]);
    expect(inbox.view().thread.text).toBe('');
    expect(inbox.sendCommand.last().input.command).toEqual({
      id: 'command 1',
      type: 'message.send',
      payload: { threadId: 'a', text: 'Hello' },
    });
    await inbox.sendCommand.last().resolve({ facts: [sentFact('2')] });
    expect(texts(inbox)).toHaveLength(2);
    await inbox.loadMessages.last().resolve(page(message('1'), message('2', 'Hello', 'person')));
    expect(texts(inbox)).toEqual([
      ['1', 'stored'],
      ['Hello', 'stored'],
    ]);
  });
  test('of the staff is sent in the name of the organization', async () => {
    const inbox = await opened('?thread=a', [thread('a')], { slug: 'tidewater-works' });
    inbox.write('Hello');
    expect(inbox.sendCommand.last().input.command).toMatchObject({ as: 'o' });
  });
  test('of a viewer is not sent', async () => {
    const inbox = opening('?thread=a', { slug: 'tidewater-works' });
    await inbox.loadDesk.last().resolve(deskOf('viewer'));
    await inbox.loadThreads.last().resolve({ threads: [thread('a', { unread: 1 })], nextCursor: null });
    await inbox.loadMessages.last().resolve(page(message('1', '1', 'person')));
    inbox.write('Hello');
    expect(inbox.sendCommand.calls).toHaveLength(0);
    expect(inbox.view().thread).toMatchObject({ mayWrite: false, canSend: false });
  });
  test('goes with the same id after a lost answer, in the order in which it was written', async () => {
    const inbox = await opened();
    inbox.write('One');
    inbox.write('Two');
    await inbox.sendCommand.last().reject(problem(0));
    expect(texts(inbox).slice(1)).toEqual([
      ['One', 'waiting'],
      ['Two', 'waiting'],
    ]);
    inbox.wakeUps.sendToParent({ type: 'page.woken' });
    await inbox.sendCommand.last().reject(problem(503));
    seconds(inbox.clock, 12);
    await inbox.sendCommand.last().resolve({ facts: [sentFact('2')] });
    const sent = inbox.commands('message.send').map(({ input: { command } }) => command.id);
    expect(sent).toEqual(['command 1', 'command 1', 'command 1', 'command 2']);
  });
  test('that waits outlives the page, and so does what is being written', async () => {
    const inbox = await opened();
    inbox.write('One');
    await inbox.sendCommand.last().reject(problem(0));
    inbox.send({ type: 'text.change', text: 'Tw' });
    const { saved } = inbox.emittedOf('inbox.save').at(-1)!;
    const later = await opened('?thread=a', [thread('a')], { saved });
    expect(later.sendCommand.last().input.command).toMatchObject({
      id: 'command 1',
      payload: { text: 'One' },
    });
    expect(later.view().thread.text).toBe('Tw');
  });
  test('that is refused stays, and does not hold up the next', async () => {
    const inbox = await opened();
    inbox.write('One');
    inbox.write('Two');
    await inbox.sendCommand
      .last()
      .reject(problem(409, { code: 'thread_blocked', detail: 'They block you.' }));
    expect(texts(inbox).slice(1)).toEqual([
      ['One', 'refused'],
      ['Two', 'sending'],
    ]);
    await inbox.sendCommand.last().resolve({ facts: [sentFact('2')] });
    inbox.send({ type: 'message.edit', id: 'command 1' });
    expect(inbox.view().thread.text).toBe('One');
    expect(texts(inbox).some(([text]) => text === 'One')).toBe(false);
  });
  test('that was refused is sent again when asked for', async () => {
    const inbox = await opened();
    inbox.write('One');
    await inbox.sendCommand.last().reject(problem(409));
    inbox.send({ type: 'message.retry', id: 'command 1' });
    expect(inbox.commands('message.send')).toHaveLength(2);
    expect(inbox.sendCommand.last().input.command.id).toBe('command 1');
  });
  test('is never empty or too long', async () => {
    const inbox = await opened();
    inbox.write('  ');
    inbox.write('x'.repeat(inbox.view().thread.textMax + 1));
    expect(inbox.sendCommand.calls).toHaveLength(0);
  });
  test('about a crisis shows the writer the crisis line, and is sent', async () => {
    const inbox = await opened();
    inbox.send({ type: 'text.change', text: 'I want to end it all' });
    expect(inbox.view().thread.inCrisis).toBe(true);
    inbox.send({ type: 'message.send' });
    expect(inbox.view().thread.inCrisis).toBe(true);
    expect(inbox.commands('message.send')).toHaveLength(1);
  });
});

describe('the first message', () => {
  test('to an organization opens the conversation with it', async () => {
    const inbox = await opened('?organization=o2', []);
    await inbox.loadAddressee.last().resolve({ name: 'Works a' });
    expect(inbox.view().thread).toMatchObject({ state: 'composing', name: 'Works a' });
    inbox.write('Hello');
    expect(inbox.sendCommand.last().input.command).toMatchObject({
      payload: { organizationId: 'o2', text: 'Hello' },
    });
    await inbox.sendCommand.last().resolve({ facts: [sentFact('2')] });
    await inbox.loadThreads
      .last()
      .resolve({ threads: [thread('a', { organization: { id: 'o2', name: 'Works a' } })], nextCursor: null });
    expect(inbox.loadMessages.last().input.threadId).toBe('a');
    expect(inbox.emittedOf('location.changed').at(-1)?.route).toEqual({ thread: 'a', to: null });
  });
  test('to somebody one knows goes into the conversation that there is, with what is written', async () => {
    const inbox = opening('?organization=o2');
    inbox.send({ type: 'text.change', text: 'Hel' });
    await inbox.loadThreads
      .last()
      .resolve({ threads: [thread('a', { organization: { id: 'o2', name: 'Works a' } })], nextCursor: null });
    expect(inbox.view().thread).toMatchObject({ state: 'loading', text: 'Hel' });
  });
  test('to an applicant opens the conversation that the server names', async () => {
    const inbox = await opened('?application=x', [], { slug: 'tidewater-works' });
    await inbox.loadAddressee.last().resolve(null);
    inbox.write('Hello');
    await inbox.sendCommand.last().resolve({ facts: [sentFact('2', { threadId: 'a' })] });
    expect(inbox.loadMessages.last().input).toMatchObject({ threadId: 'a', organizationId: 'o' });
    await inbox.loadMessages.last().resolve(page(message('2', 'Hello')));
    expect(texts(inbox)).toEqual([['Hello', 'stored']]);
  });
});

describe('an open conversation', () => {
  test('is marked as read once, when it is seen', async () => {
    const inbox = await opened('?thread=a', [thread('a', { unread: 1 })]);
    expect(inbox.commands('thread.read').map(({ input }) => input.command.payload)).toEqual([
      { threadId: 'a' },
    ]);
    await inbox.sendCommand.last().resolve({ facts: [] });
    await inbox.loadThreads.last().resolve({ threads: [thread('a')], nextCursor: null });
    await inbox.loadMessages.last().resolve(page(message('1')));
    expect(inbox.commands('thread.read')).toHaveLength(1);
  });
  test('is blocked and unblocked by the person alone', async () => {
    const inbox = await opened();
    inbox.send({ type: 'block.toggle' });
    expect(inbox.sendCommand.last().input.command).toMatchObject({
      type: 'thread.block',
      payload: { threadId: 'a' },
    });
    await inbox.sendCommand.last().resolve({ facts: [] });
    await inbox.loadThreads.last().resolve({ threads: [thread('a', { isBlocked: true })], nextCursor: null });
    expect(inbox.view().thread.isBlocked).toBe(true);
    inbox.send({ type: 'block.toggle' });
    expect(inbox.sendCommand.last().input.command.type).toBe('thread.unblock');
    await inbox.sendCommand.last().reject(problem(500));
    expect(inbox.view().thread.block).toBe('failed');

    const staff = await opened('?thread=a', [thread('a')], { slug: 'tidewater-works' });
    staff.send({ type: 'block.toggle' });
    expect(staff.sendCommand.calls).toHaveLength(0);
    expect(staff.view().thread.block).toBeNull();
  });
  test('that does not exist is missing, one that cannot be read is tried again', async () => {
    const inbox = opening('?thread=x');
    await inbox.loadMessages.last().reject(problem(404));
    expect(inbox.view().thread.state).toBe('missing');
    inbox.send({ type: 'location.changed', route: inboxRouteOf('?thread=a') });
    await inbox.loadMessages.last().reject(problem(500));
    expect(inbox.view().thread.state).toBe('failed');
    inbox.send({ type: 'thread.retry' });
    await inbox.loadMessages.last().resolve(page(message('1')));
    expect(inbox.view().thread.state).toBe('shown');
  });
  test('shows older messages when asked for', async () => {
    const inbox = opening('?thread=a');
    await inbox.loadThreads.last().resolve({ threads: [thread('a')], nextCursor: null });
    await inbox.loadMessages.last().resolve({ messages: [message('2')], nextCursor: 'before 2' });
    inbox.send({ type: 'thread.more' });
    expect(inbox.loadMessages.last().input.cursor).toBe('before 2');
    await inbox.loadMessages.last().resolve({ messages: [message('1')], nextCursor: null });
    expect(texts(inbox).map(([text]) => text)).toEqual(['1', '2']);
    expect(inbox.view().thread.hasOlder).toBe(false);
  });
  test('keeps what is written to each', async () => {
    const inbox = await opened();
    inbox.send({ type: 'text.change', text: 'To a' });
    inbox.send({ type: 'location.changed', route: inboxRouteOf('?thread=b') });
    expect(inbox.view().thread.text).toBe('');
    inbox.send({ type: 'location.changed', route: inboxRouteOf('?thread=a') });
    expect(inbox.view().thread.text).toBe('To a');
  });
});
