import type { AnyActorLogic } from 'xstate';
import { describe, expect, test } from 'vitest';
import { allThreads, parseInboxRoute } from '@vetsync/machines/exchange/model';
import {
  inboxMachine,
  inboxView,
  type Contacts,
  type InboxCommand,
  type InboxInput,
  type InboxThread,
  type KnownRecipient,
  type Mailbox,
  type MessagePage,
  type PeopleFound,
  type PeopleRequest,
  type ThreadPage,
  type ThreadPageRequest,
} from '@vetsync/machines/exchange/inbox';
import { applyAccountFacts } from '@vetsync/machines/model/exchange';
import type {
  ApplicationStatus,
  ExchangeFact,
  Thread,
  ThreadMessage,
} from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { writePhrase } from '@vetsync/ui/language';
import { at, workspaceOf } from '../support/exchange.ts';
import { held, problem, puppet, run, seconds } from '../support/run.ts';
import { job } from '../support/world.ts';

const thread = (id: string, more: Partial<Thread> = {}): Thread => ({
  id,
  organization: { id: `organization of ${id}`, name: `Works ${id}` },
  person: { id: `person of ${id}`, name: `Vet ${id}` },
  about: [],
  lastAt: at,
  last: null,
  unread: 0,
  isBlocked: false,
  isSuspended: false,
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
  thread: thread('a'),
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

function opening(search = '', input: Partial<InboxInput> = {}, actors: Record<string, AnyActorLogic> = {}) {
  const calls = {
    loadWorkspace: held<Workspace, { slug: string }>(),
    loadThreads: held<ThreadPage, ThreadPageRequest>(),
    loadMessages: held<MessagePage, Mailbox & { threadId: string; cursor: string | null }>(),
    loadRecipient: held<KnownRecipient | null, { to: object }>(),
    findPeople: held<PeopleFound, PeopleRequest>(),
    loadContacts: held<Contacts>(),
    sendCommand: held<{ facts: readonly ExchangeFact[] }, { command: InboxCommand }>(),
  };
  const feed = puppet<Mailbox & { after: string | null }>();
  const wakeUps = puppet();
  let ids = 0;
  const started = run(inboxMachine, {
    input: {
      slug: null,
      route: parseInboxRoute(search),
      writer: 'Olive Owner',
      write: writePhrase,
      applicationHref: ({ kind, id }) => `/${kind}/${id}`,
      newId: () => `command ${(ids += 1)}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(at),
      ...input,
    },
    actors: {
      ...Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
      wakeUps: wakeUps.logic,
      ...actors,
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
  if (input.slug) await inbox.loadWorkspace.last().resolve(workspaceOf());
  inbox.feed.sendToParent({ type: 'feed.opened', position: '7' });
  await inbox.loadThreads.last().resolve({ threads, nextCursor: null });
  if (search.includes('thread=')) await inbox.loadMessages.last().resolve(page(message('1')));
  return inbox;
}
const texts = ({ view }: Pick<ReturnType<typeof opening>, 'view'>) =>
  view().thread.messages.map(({ text, state }) => [text, state]);

test('of an organization is closed at once for those who no longer work there, or while it is suspended', async () => {
  const inbox = await opened('?thread=a', [thread('a')], { slug: 'tidewater-works' });
  const { organization, role } = workspaceOf();
  inbox.feed.sendToParent({ type: 'feed.denied' });
  expect(inbox.view()).toMatchObject({ state: 'loading', rows: [] });
  expect(texts(inbox)).toEqual([]);
  await inbox.loadWorkspace.last().resolve({ organization: { ...organization, status: 'suspended' }, role });
  expect(inbox.view().state).toBe('suspended');
  inbox.wakeUps.sendToParent({ type: 'page.woken' });
  await inbox.loadWorkspace.last().reject(problem(404));
  expect(inbox.view()).toMatchObject({ state: 'missing', organization: { id: organization.id } });
});

describe('the list', () => {
  test('has the other side, with what is unread and being written', async () => {
    const inbox = await opened('', [thread('a', { unread: 2 }), thread('b')], {
      stored: { queue: [], drafts: { b: 'Dear' } },
    });
    expect(inbox.view().rows.map(({ name, unread, hasDraft }) => [name, unread, hasDraft])).toEqual([
      ['Works a', 2, false],
      ['Works b', 0, true],
    ]);
  });
  test('leads a person, but not staff, to organizations to write to', async () => {
    const href = '/platform/marketplace?as=me&show=organizations';
    expect((await opened('', [])).view()).toMatchObject({ list: 'empty', organizationsHref: href });
    const staff = await opened('', [], { slug: 'tidewater-works' });
    expect(staff.view()).toMatchObject({ list: 'empty', organizationsHref: null });
  });
  test('is not empty before it was read, also if something arrives meanwhile', async () => {
    const inbox = opening('', { slug: 'tidewater-works' });
    await inbox.loadWorkspace.last().resolve(workspaceOf('reviewer'));
    inbox.feed.sendToParent({ type: 'feed.opened', position: '7' });
    inbox.feed.sendToParent({ type: 'feed.reset', position: '8' });
    expect(inbox.view().list).toBe('loading');
    await inbox.loadThreads.last().resolve({ threads: [], nextCursor: null });
    expect(inbox.view().list).toBe('empty');
    inbox.feed.sendToParent({ type: 'feed.reset', position: '9' });
    expect(inbox.view().list).toBe('empty');
  });
  test("of an organization's staff names the people, and asks in its name", async () => {
    const inbox = await opened('', [thread('a')], { slug: 'tidewater-works' });
    expect(inbox.view().rows[0]?.name).toBe('Vet a');
    expect(inbox.loadThreads.last().input.organizationId).toBe('o');
    expect(inbox.feed.inputs[0]).toEqual({ organizationId: 'o', after: null });
  });
  test('is for those who work there', async () => {
    const inbox = opening('', { slug: 'tidewater-works' });
    await inbox.loadWorkspace.last().reject(problem(404));
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
    await inbox.loadWorkspace.last().resolve(workspaceOf('viewer'));
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
    const { stored } = inbox.emittedOf('inbox.store').at(-1)!;
    const later = await opened('?thread=a', [thread('a')], { stored });
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
    expect(inbox.view().thread.crisis).toMatchObject({ level: 'explicit', kind: 'suicide' });
    inbox.send({ type: 'message.send' });
    expect(inbox.view().thread.crisis).toMatchObject({ level: 'explicit', kind: 'suicide' });
    expect(inbox.commands('message.send')).toHaveLength(1);
  });
});

describe('the first message', () => {
  test('to an organization opens the conversation with it', async () => {
    const inbox = await opened('?organization=o2', []);
    await inbox.loadRecipient.last().resolve({ name: 'Works a' });
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
    expect(inbox.emittedOf('location.changed').at(-1)?.route).toMatchObject({ thread: 'a', to: null });
  });
  test('to somebody one knows goes into the conversation that there is, with what is written', async () => {
    const inbox = opening('?organization=o2');
    inbox.send({ type: 'text.change', text: 'Hel' });
    await inbox.loadThreads
      .last()
      .resolve({ threads: [thread('a', { organization: { id: 'o2', name: 'Works a' } })], nextCursor: null });
    expect(inbox.view().thread).toMatchObject({ state: 'following', text: 'Hel' });
  });
  test('keeps what is written while the server names the conversation', async () => {
    const inbox = await opened('?application=x', [], { slug: 'tidewater-works' });
    inbox.send({ type: 'text.change', text: 'Hel' });
    await inbox.loadRecipient.last().resolve({ name: 'Vet a', threadId: 'a' });
    expect(inbox.view().thread).toMatchObject({ state: 'following', text: 'Hel' });
  });
  test('keeps the next one that is written while it is sent', async () => {
    const inbox = await opened('?application=x', [], { slug: 'tidewater-works' });
    await inbox.loadRecipient.last().resolve(null);
    inbox.write('Hello');
    inbox.send({ type: 'text.change', text: 'And' });
    await inbox.sendCommand.last().resolve({ facts: [sentFact('2', { threadId: 'a' })] });
    expect(inbox.view().thread).toMatchObject({ state: 'following', text: 'And' });
  });
  test('is written on while its conversation loads, and then waits nowhere else', async () => {
    const inbox = opening('?organization=o2');
    inbox.send({ type: 'text.change', text: 'Hel' });
    await inbox.loadThreads
      .last()
      .resolve({ threads: [thread('a', { organization: { id: 'o2', name: 'Works a' } })], nextCursor: null });
    const drafts = () => inbox.emittedOf('inbox.store').at(-1)?.stored.drafts;
    expect(drafts()).toEqual({ a: 'Hel' });
    inbox.send({ type: 'text.change', text: 'Hello' });
    await inbox.loadMessages.last().resolve(page(message('1')));
    expect(inbox.view().thread).toMatchObject({ state: 'shown', name: 'Works a', text: 'Hello' });
    expect(drafts()).toEqual({ a: 'Hello' });
  });
  test('is sent once it is checked, also when its conversation is found meanwhile', async () => {
    const crisisCheck = puppet();
    const inbox = opening('?organization=o2', {}, { crisisCheck: crisisCheck.logic });
    inbox.write('Hello');
    expect(inbox.commands('message.send')).toEqual([]);
    await inbox.loadThreads
      .last()
      .resolve({ threads: [thread('a', { organization: { id: 'o2', name: 'Works a' } })], nextCursor: null });
    crisisCheck.sendToParent({
      type: 'crisis.found',
      key: crisisCheck.received.at(-1)!['key'],
      finding: null,
    });
    expect(inbox.sendCommand.last().input.command).toMatchObject({
      payload: { threadId: 'a', text: 'Hello' },
    });
  });
  test('stays visible while the conversation that it began loads', async () => {
    const inbox = await opened('?application=x', [], { slug: 'tidewater-works' });
    await inbox.loadRecipient.last().resolve(null);
    inbox.write('Hello');
    await inbox.sendCommand.last().resolve({ facts: [sentFact('2', { threadId: 'a' })] });
    expect(inbox.view().thread.messages).toMatchObject([{ text: 'Hello' }]);
  });
  test('to an applicant opens the conversation that the server names', async () => {
    const inbox = await opened('?application=x', [], { slug: 'tidewater-works' });
    await inbox.loadRecipient.last().resolve(null);
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
  test('names the applications that it is about, with their pages', async () => {
    const about = [
      { title: 'Rigger', application: null },
      { title: 'Welder', application: { id: 'x', kind: 'job' as const } },
    ];
    const inbox = await opened('?thread=a', [thread('a'), thread('b')]);
    expect(inbox.view().thread.about).toEqual([]);
    inbox.feed.sendToParent({ type: 'feed.row', position: '8', row: sentFact('2') });
    await inbox.loadThreads.last().resolve({
      threads: [{ ...thread('a'), about } as InboxThread, thread('b')],
      nextCursor: null,
    });
    expect(inbox.view().thread.about).toEqual([
      { title: 'Rigger', href: null },
      { title: 'Welder', href: '/job/x' },
    ]);
  });
  test('is blocked and unblocked by the person alone', async () => {
    const inbox = await opened();
    inbox.send({ type: 'block.toggle' });
    expect(inbox.view().thread.block).toBe('confirming');
    inbox.send({ type: 'block.cancel' });
    inbox.send({ type: 'block.toggle' });
    expect(inbox.sendCommand.calls).toEqual([]);
    inbox.send({ type: 'block.confirm' });
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
  test('of an organization that is suspended says so, as soon as that is known', async () => {
    const inbox = await opened('?thread=a', [thread('a')]);
    expect(inbox.view().thread.isSuspended).toBe(false);
    const loads = inbox.loadThreads.calls.length;
    inbox.feed.sendToParent({
      type: 'feed.row',
      position: '8',
      row: { ...sentFact('1'), kind: 'organizationChanged' },
    });
    expect(inbox.loadThreads.calls).toHaveLength(loads + 1);
    await inbox.loadThreads
      .last()
      .resolve({ threads: [thread('a', { isSuspended: true })], nextCursor: null });
    expect(inbox.view()).toMatchObject({ thread: { isSuspended: true }, rows: [{ isSuspended: true }] });
  });
  test('that does not exist is missing, one that cannot be read is tried again', async () => {
    const inbox = opening('?thread=x');
    await inbox.loadMessages.last().reject(problem(404));
    expect(inbox.view().thread.state).toBe('missing');
    inbox.send({ type: 'location.changed', route: parseInboxRoute('?thread=a') });
    await inbox.loadMessages.last().reject(problem(500));
    expect(inbox.view().thread.state).toBe('failed');
    inbox.send({ type: 'thread.retry' });
    await inbox.loadMessages.last().resolve(page(message('1')));
    expect(inbox.view().thread.state).toBe('shown');
  });
  test('shows older messages when asked for', async () => {
    const inbox = opening('?thread=a');
    await inbox.loadThreads.last().resolve({ threads: [thread('a')], nextCursor: null });
    await inbox.loadMessages.last().resolve({ ...page(message('2')), nextCursor: 'before 2' });
    inbox.send({ type: 'thread.more' });
    expect(inbox.loadMessages.last().input.cursor).toBe('before 2');
    await inbox.loadMessages.last().resolve(page(message('1')));
    expect(texts(inbox).map(([text]) => text)).toEqual(['1', '2']);
    expect(inbox.view().thread.hasOlder).toBe(false);
  });
  test('keeps what is written to each', async () => {
    const inbox = await opened();
    inbox.send({ type: 'text.change', text: 'To a' });
    inbox.send({ type: 'location.changed', route: parseInboxRoute('?thread=b') });
    expect(inbox.view().thread.text).toBe('');
    inbox.send({ type: 'location.changed', route: parseInboxRoute('?thread=a') });
    expect(inbox.view().thread.text).toBe('To a');
  });
});

const filed = {
  ...job('A'),
  id: 'A',
  matchScore: null,
  submitDate: '2026-03-01T00:00:00.000Z',
  status: 'submitted',
} as const;
const asked = {
  id: 'r',
  organizationId: 'o2',
  organizationName: 'Cedar Dock',
  fromName: 'Sam',
  text: 'May we talk?',
  at,
  status: 'open',
} as const;
const answered = { ...asked, id: 'before', status: 'declined' } as const;
const factOf = (kind: string): ExchangeFact => ({ ...sentFact('f'), kind });

type Shown = Pick<ReturnType<typeof opening>, 'view'>;
const requestRows = ({ view }: Shown) => view().rows.filter(({ kind }) => kind === 'request');
const answers = ({ view }: Shown) => view().rows.filter(({ kind }) => kind === 'answer');
/** The organization's request is open. */
const withRequests = async () => {
  const inbox = await opened('?organization=o2');
  await inbox.loadContacts.last().resolve({ requests: [answered, asked], reports: [] });
  return inbox;
};
const conversation = async (input: Partial<InboxInput> = {}) => {
  const inbox = await opened('?thread=a', [thread('a')], input);
  inbox.feed.sendToParent({ type: 'feed.row', position: '8', row: factOf('messageSent') });
  await inbox.loadThreads.last().resolve({ threads: [thread('a')], nextCursor: null });
  await inbox.loadMessages
    .last()
    .resolve(page(message('1'), message('2', 'mine', 'person'), message('3'), message('4')));
  return inbox;
};

describe('contact requests', () => {
  test('that wait for an answer arrive live, and name who asks', async () => {
    const inbox = await opened('');
    expect(inbox.view()).toMatchObject({ request: null, requestsState: 'loading' });
    await inbox.loadContacts.last().resolve({ requests: [], reports: [] });
    expect(inbox.view()).toMatchObject({ request: null, requestsState: 'listed' });
    inbox.feed.sendToParent({ type: 'feed.row', position: '8', row: factOf('contactRequested') });
    await inbox.loadContacts.last().resolve({ requests: [answered, asked], reports: [] });
    expect(inbox.view().rows.map(({ id }) => id)).toEqual(['r', 'a', 'b']);
    expect(requestRows(inbox)).toMatchObject([
      {
        name: 'Cedar Dock',
        last: { isSent: false, text: 'May we talk?' },
        unread: 1,
        href: '/platform/messages?as=me&organization=o2',
      },
    ]);
    inbox.send({ type: 'location.changed', route: parseInboxRoute('?organization=o2') });
    expect(inbox.view()).toMatchObject({
      thread: { state: 'asked' },
      request: {
        id: 'r',
        organizationName: 'Cedar Dock',
        fromName: 'Sam',
        text: 'May we talk?',
        at,
        state: 'open',
      },
    });
  });

  test('are shown instead of a new message, if the URL names who asks', async () => {
    const inbox = await opened('?organization=o2');
    await inbox.loadContacts.last().resolve({ requests: [answered, asked], reports: [] });
    expect(inbox.view()).toMatchObject({
      thread: { state: 'asked' },
      request: { id: 'r' },
    });
    expect(requestRows(inbox)).toMatchObject([{ isCurrent: true }]);
    inbox.send({ type: 'request.decline', id: 'r' });
    await inbox.sendCommand.last().resolve({ facts: [] });
    expect(inbox.emittedOf('location.changed').at(-1)?.route).toMatchObject({ thread: null, to: null });
    await inbox.loadContacts.last().resolve({ requests: [{ ...asked, status: 'declined' }], reports: [] });
    expect(inbox.view()).toMatchObject({ thread: { state: 'closed' }, request: null });
    expect(requestRows(inbox)).toEqual([]);
  });

  test('accepted lead to the conversation', async () => {
    const inbox = await withRequests();
    inbox.send({ type: 'request.accept', id: 'r' });
    expect(inbox.sendCommand.last().input.command).toEqual({
      id: 'command 1',
      type: 'contact.accept',
      payload: { requestId: 'r' },
    });
    expect(inbox.view().request).toMatchObject({ state: 'accepting' });
    await inbox.sendCommand.last().resolve({ facts: [] });
    const known = { ...thread('c'), organization: { id: 'o2', name: 'Cedar Dock' } };
    await inbox.loadThreads.last().resolve({ threads: [known], nextCursor: null });
    expect(inbox.emittedOf('location.changed').at(-1)?.route).toMatchObject({ thread: 'c', to: null });
    await inbox.loadContacts.last().resolve({ requests: [{ ...asked, status: 'accepted' }], reports: [] });
    expect(requestRows(inbox)).toEqual([]);
  });

  test('declined vanish, and open nothing', async () => {
    const inbox = await withRequests();
    inbox.send({ type: 'request.decline', id: 'r' });
    expect(inbox.view().request).toMatchObject({ state: 'declining' });
    inbox.send({ type: 'request.accept', id: 'r' });
    expect(inbox.sendCommand.calls).toHaveLength(1);
    await inbox.sendCommand.last().resolve({ facts: [] });
    await inbox.loadContacts.last().resolve({ requests: [{ ...asked, status: 'declined' }], reports: [] });
    expect(requestRows(inbox)).toEqual([]);
    expect(inbox.emittedOf('location.changed').at(-1)?.route).toMatchObject({ thread: null, to: null });
  });

  test('are answered under the same id again, and read again if another device was faster', async () => {
    const inbox = await withRequests();
    for (const id of ['before', 'unknown']) inbox.send({ type: 'request.accept', id });
    expect(inbox.sendCommand.calls).toEqual([]);
    inbox.send({ type: 'request.accept', id: 'r' });
    await inbox.sendCommand.last().reject(problem(500, { detail: 'Not now' }));
    expect(inbox.view()).toMatchObject({ request: { state: 'failed' }, requestFailure: 'Not now' });
    inbox.send({ type: 'request.accept', id: 'r' });
    expect(inbox.sendCommand.last().input.command.id).toBe('command 1');
    await inbox.sendCommand.last().reject(problem(401));
    expect(inbox.emittedOf('proof.request')).toHaveLength(1);
    inbox.send({ type: 'proof.refused' });
    expect(inbox.view().request).toMatchObject({ state: 'failed' });
    inbox.send({ type: 'request.decline', id: 'r' });
    expect(inbox.sendCommand.last().input.command.id).toBe('command 2');
    await inbox.sendCommand.last().reject(problem(401));
    inbox.send({ type: 'proof.given' });
    await inbox.sendCommand.last().reject(problem(404));
    expect(inbox.loadContacts.calls).toHaveLength(2);
    await inbox.loadContacts.last().resolve({ requests: [], reports: [] });
    expect(requestRows(inbox)).toEqual([]);
  });

  test('that could not be loaded say so, and an organization has none', async () => {
    const inbox = await opened('');
    await inbox.loadContacts.last().reject(problem(500, { detail: 'Not now' }));
    expect(inbox.view()).toMatchObject({ requestsState: 'failed', requestFailure: 'Not now' });
    inbox.send({ type: 'requests.retry' });
    await inbox.loadContacts.last().resolve({ requests: [asked], reports: [] });
    expect(requestRows(inbox)).toHaveLength(1);
    const staff = await opened('', [], { slug: 'tidewater-works' });
    expect(staff.loadContacts.calls).toEqual([]);
    expect(staff.view().requestsState).toBe('none');
  });
});

describe('what organizations answered', () => {
  const decision = {
    kind: 'job',
    applicationId: 'A',
    subject: 'Operations Manager at Tech Corp',
    personId: 'demo-veteran',
    status: 'offered',
    decision: 'offer',
    message: 'You begin on Monday.',
  } as const;
  const world = applyAccountFacts(emptyWorld, [
    { id: 'f1', at: 1, body: { type: 'jobSubmitted', application: filed } },
    {
      id: 'f2',
      at: Date.parse(at) - 1,
      body: { type: 'decisionRecorded', decision, answerBy: '2026-03-20' },
    },
  ]);

  test('is in the list with its words, leads to the page of the application, and is new until that is read', async () => {
    const inbox = await opened('', [thread('a'), thread('b', { lastAt: '2020-01-01T00:00:00.000Z' })], {
      world,
    });
    expect(inbox.view().rows.map(({ id }) => id)).toEqual(['a', 'A', 'b']);
    expect(answers(inbox)).toMatchObject([
      {
        name: 'Tech Corp',
        last: { isSent: false, text: 'You begin on Monday.' },
        unread: 1,
        application: { title: 'Operations Manager', status: 'offered', answerBy: '2026-03-20' },
        href: '/job/A',
      },
    ]);
    expect(inbox.view().found).toEqual({ count: 3, unread: 1 });
    inbox.actor.send({
      type: 'world.followed',
      world: { ...world, notifications: world.notifications.map((one) => ({ ...one, read: true })) },
    });
    expect(answers(inbox)).toMatchObject([{ unread: 0 }]);
  });
  test('vanishes when the decision is taken back', async () => {
    const inbox = await opened('', [], { world });
    expect(answers(inbox)).toHaveLength(1);
    const undone = world.decisions.map((one) => ({ ...one, undone: true }));
    inbox.actor.send({ type: 'world.followed', world: { ...world, decisions: undone } });
    expect(inbox.view()).toMatchObject({ rows: [], list: 'empty' });
  });
  test('is searched as conversations are', async () => {
    const inbox = await opened('?q=monday', [], { world });
    expect(answers(inbox)).toHaveLength(1);
    inbox.send({ type: 'search.change', q: 'tuesday' });
    expect(answers(inbox)).toEqual([]);
    inbox.send({ type: 'search.change', q: 'manager' });
    expect(answers(inbox)).toHaveLength(1);
    const read = world.notifications.map((one) => ({ ...one, read: true }));
    inbox.actor.send({ type: 'world.followed', world: { ...world, notifications: read } });
    inbox.send({ type: 'list.choose', isUnread: true });
    expect(answers(inbox)).toEqual([]);
  });
  test('waits for the page of conversations that is older than it', async () => {
    const inbox = opening('', { world });
    await inbox.loadThreads
      .last()
      .resolve({ threads: [thread('a', { lastAt: '2099-01-01T00:00:00.000Z' })], nextCursor: 'next' });
    expect(answers(inbox)).toEqual([]);
    inbox.send({ type: 'list.more' });
    await inbox.loadThreads.last().resolve({ threads: [], nextCursor: null });
    expect(answers(inbox)).toHaveLength(1);
  });
  test('is no matter of staff', async () => {
    const staff = await opened('', [thread('a')], { slug: 'tidewater-works', world });
    expect(answers(staff)).toEqual([]);
  });
});

describe('a report', () => {
  test('of a message shows what is copied: it and what was before, nothing later', async () => {
    const inbox = await conversation();
    expect(inbox.view().thread.messages.map(({ mayReport }) => mayReport)).toEqual([true, false, true, true]);
    inbox.send({ type: 'report.open', messageId: '2' });
    expect(inbox.view().thread.report).toBeNull();
    inbox.send({ type: 'report.open', messageId: '3' });
    expect(inbox.view().thread.report).toMatchObject({
      state: 'writing',
      isOfMessage: true,
      canSend: false,
      evidence: [{ id: '1' }, { id: '2' }, { id: '3' }],
      hasOlderEvidence: false,
    });
    inbox.send({ type: 'report.send' });
    inbox.send({ type: 'report.change', reason: 'scam' });
    inbox.send({ type: 'report.change', note: 'x'.repeat(1_001) });
    expect(inbox.view().thread.report).toMatchObject({ reason: 'scam', canSend: false });
    inbox.send({ type: 'report.change', note: ' They want money. ' });
    expect(inbox.commands('message.report')).toEqual([]);
    inbox.send({ type: 'report.send' });
    expect(inbox.sendCommand.last().input.command).toMatchObject({
      type: 'message.report',
      payload: { threadId: 'a', messageId: '3', reason: 'scam', note: 'They want money.' },
    });
    expect(inbox.view().thread.report?.state).toBe('sending');
    await inbox.sendCommand.last().resolve({ facts: [] });
    expect(inbox.view().thread.report?.state).toBe('sent');
    inbox.send({ type: 'report.close' });
    expect(inbox.view().thread.report).toBeNull();
  });

  test('of the conversation is possible for either side, but not for those who only read', async () => {
    const staff = await conversation({ slug: 'tidewater-works' });
    staff.send({ type: 'report.open', messageId: null });
    staff.send({ type: 'report.change', reason: 'harassment' });
    staff.send({ type: 'report.send' });
    expect(staff.sendCommand.last().input.command).toMatchObject({
      as: 'o',
      type: 'thread.report',
      payload: { threadId: 'a', reason: 'harassment' },
    });
    const viewer = opening('?thread=a', { slug: 'tidewater-works' });
    await viewer.loadWorkspace.last().resolve(workspaceOf('viewer'));
    await viewer.loadThreads.last().resolve({ threads: [thread('a')], nextCursor: null });
    await viewer.loadMessages.last().resolve(page(message('1', 'a', 'person')));
    expect(viewer.view().thread).toMatchObject({ mayReport: false, messages: [{ mayReport: false }] });
    viewer.send({ type: 'report.open', messageId: null });
    expect(viewer.view().thread.report).toBeNull();
  });

  test('that was not stored is kept, with its id', async () => {
    const inbox = await conversation();
    inbox.send({ type: 'report.open', messageId: null });
    inbox.send({ type: 'report.change', reason: 'spam' });
    inbox.send({ type: 'report.send' });
    await inbox.sendCommand.last().reject(problem(429, { detail: 'Too many' }));
    expect(inbox.view().thread.report).toMatchObject({
      state: 'notSent',
      failure: 'Too many',
      reason: 'spam',
    });
    inbox.send({ type: 'report.send' });
    await inbox.sendCommand.last().reject(problem(401));
    expect(inbox.emittedOf('proof.request')).toHaveLength(1);
    inbox.send({ type: 'proof.refused' });
    inbox.send({ type: 'report.send' });
    await inbox.sendCommand.last().reject(problem(401));
    inbox.send({ type: 'proof.given' });
    expect(new Set(inbox.commands('thread.report').map(({ input }) => input.command.id)).size).toBe(1);
    inbox.send({ type: 'location.changed', route: allThreads });
    expect(inbox.view().thread.report).toBeNull();
  });

  test('tells in the conversation what came of it', async () => {
    const inbox = await conversation();
    const report = { id: 'x', threadId: 'a', organizationName: 'Works a', reason: 'scam', at } as const;
    await inbox.loadContacts.last().resolve({ requests: [], reports: [{ ...report, status: 'open' }] });
    expect(inbox.view().thread.reported?.status).toBe('open');
    inbox.feed.sendToParent({ type: 'feed.row', position: '9', row: factOf('reportDecided') });
    await inbox.loadContacts.last().resolve({ requests: [], reports: [{ ...report, status: 'acted' }] });
    expect(inbox.view().thread.reported?.status).toBe('acted');
  });
});

test('a limit for new contacts is said in its own words, and waited for', async () => {
  const inbox = opening('?organization=o2');
  inbox.feed.sendToParent({ type: 'feed.opened', position: '7' });
  inbox.write('Hello');
  await inbox.sendCommand.last().reject(problem(429, { retryAfterSeconds: 120 }));
  expect(inbox.view().thread.messages).toMatchObject([{ text: 'Hello', state: 'limited' }]);
  seconds(inbox.clock, 119);
  expect(inbox.sendCommand.calls).toHaveLength(1);
  seconds(inbox.clock, 1);
  expect(inbox.sendCommand.calls).toHaveLength(2);
});

const found = (...ids: string[]) => ({ threads: ids.map((id) => thread(id)), nextCursor: null });

describe('the list', () => {
  test('is searched once typing pauses, and keeps what was found before until then', async () => {
    const inbox = await opened();
    inbox.send({ type: 'search.change', q: 'wor' });
    inbox.send({ type: 'search.change', q: 'works b' });
    expect(inbox.view()).toMatchObject({ q: 'works b', list: 'listed', rows: [{ id: 'a' }, { id: 'b' }] });
    seconds(inbox.clock, 1);
    expect(inbox.loadThreads.last().input).toMatchObject({ q: 'works b', isUnread: false, cursor: null });
    await inbox.loadThreads.last().resolve(found('b'));
    expect(inbox.view()).toMatchObject({ found: { count: 1, unread: 0 }, rows: [{ id: 'b' }] });
    expect(inbox.view().rows[0]!.href).toBe('/platform/messages?as=me&thread=b&q=works%20b');
    // The conversation that is open need not be in the list.
    expect(inbox.view().thread).toMatchObject({ state: 'shown', name: 'Works a' });
    expect(inbox.emittedOf('location.changed').at(-1)).toMatchObject({
      route: { thread: 'a', q: 'works b' },
    });
  });

  test('of unread conversations that has none says so, and shows all again', async () => {
    const inbox = await opened('');
    inbox.send({ type: 'list.choose', isUnread: true });
    expect(inbox.loadThreads.last().input).toMatchObject({ q: '', isUnread: true });
    await inbox.loadThreads.last().resolve(found());
    expect(inbox.view()).toMatchObject({ list: 'none', isUnread: true });
    inbox.send({ type: 'filters.clear' });
    await inbox.loadThreads.last().resolve(found('a'));
    expect(inbox.view()).toMatchObject({ list: 'listed', isUnread: false, rows: [{ id: 'a' }] });
    inbox.send({ type: 'location.changed', route: parseInboxRoute('?list=unread&q=x') });
    expect(inbox.loadThreads.last().input).toMatchObject({ q: 'x', isUnread: true });
  });

  test('counts only what it has in full, and pages of a search may be empty', async () => {
    const inbox = opening('?q=dock');
    await inbox.loadThreads.last().resolve({ threads: [], nextCursor: 'older' });
    expect(inbox.view()).toMatchObject({ list: 'listed', found: null, hasMore: true });
    inbox.send({ type: 'list.more' });
    expect(inbox.loadThreads.last().input).toMatchObject({ q: 'dock', cursor: 'older' });
    await inbox.loadThreads.last().resolve({ threads: [thread('c', { unread: 2 })], nextCursor: null });
    expect(inbox.view().found).toEqual({ count: 1, unread: 2 });
  });
});

/** What somebody has applied for, by where each stands. */
const appliedFor = (...statuses: readonly ApplicationStatus[]) =>
  statuses.map((status) => ({
    title: 'Welder',
    application: { id: status, kind: 'job' as const, status },
  }));
/** Where staff would offer an interview to whoever has applied for these. */
const offeredTo = async (...statuses: readonly ApplicationStatus[]) => {
  const threads = [{ ...thread('a'), about: appliedFor(...statuses) }];
  const input = { slug: 'tidewater-works', interviewHref: (id: string) => `/offer/${id}` };
  return (await opened('?thread=a', threads, input)).view().thread.interviewHref;
};

const staff = (search: string) => opened(search, [thread('a')], { slug: 'tidewater-works' });

describe('of an organization', () => {
  test('somebody is chosen to write to', async () => {
    const inbox = await staff('?new=1');
    expect(inbox.findPeople.last().input).toEqual({ organizationId: 'o', q: '' });
    expect(inbox.view().people).toMatchObject({ state: 'loading', total: 0 });
    const ada = { name: 'Ada', to: { applicationId: 'x' }, about: ['Welder'] };
    await inbox.findPeople.last().resolve({ people: [ada], total: 21 });
    expect(inbox.view().people).toMatchObject({
      state: 'listed',
      total: 21,
      listed: [{ name: 'Ada', href: '/organizations/tidewater-works/messages?application=x' }],
    });
    inbox.send({ type: 'person.search', q: 'bo' });
    seconds(inbox.clock, 1);
    await inbox.findPeople.last().reject(problem(500));
    expect(inbox.view().people).toMatchObject({ state: 'failed', q: 'bo' });
    inbox.send({ type: 'people.retry' });
    await inbox.findPeople.last().resolve({ people: [], total: 0 });
    expect(inbox.view().people).toMatchObject({ state: 'listed', listed: [] });
  });

  test('who can only read chooses nobody', async () => {
    const inbox = opening('?new=1', { slug: 'tidewater-works' });
    await inbox.loadWorkspace.last().resolve(workspaceOf('viewer'));
    expect(inbox.view()).toMatchObject({ people: null, newHref: null, thread: { templates: [] } });
  });

  test('nobody is chosen where people write first, and a hospital has patients instead of applicants', async () => {
    expect((await staff('')).view()).toMatchObject({
      newHref: expect.any(String) as string,
      reader: 'organization',
    });
    const hospital = opening('', { slug: 'gulf-shore', onlyReplies: true });
    await hospital.loadWorkspace.last().resolve(workspaceOf('owner', 'approved', 'hospital'));
    expect(hospital.view()).toMatchObject({ newHref: null, reader: 'hospital' });
  });

  test('an interview is offered as long as something is undecided', async () => {
    expect(await offeredTo()).toBe('/offer/a');
    expect(await offeredTo('submitted')).toBe('/offer/a');
    expect(await offeredTo('hired', 'interview')).toBe('/offer/a');
    for (const status of ['hired', 'accepted', 'active', 'rejected', 'withdrawn'] as const)
      expect(await offeredTo(status), status).toBeNull();
  });

  test('a conversation with whom the message goes to is opened', async () => {
    const inbox = await staff('?application=x');
    await inbox.loadRecipient.last().resolve({ name: 'Vet a', threadId: 'a' });
    expect(inbox.emittedOf('location.changed').at(-1)).toMatchObject({ route: { thread: 'a', to: null } });
    expect(inbox.loadMessages.last().input).toMatchObject({ threadId: 'a' });
  });

  test('a template is filled in below what is written', async () => {
    const inbox = await staff('?thread=a');
    inbox.send({ type: 'text.change', text: 'Good morning. ' });
    expect(inbox.view().thread.templates.map(({ id }) => id)).toEqual(['invite', 'ask', 'wait']);
    inbox.send({ type: 'template.use', templateId: 'invite' });
    inbox.send({ type: 'template.use', templateId: 'welcome' });
    const { text } = inbox.view().thread;
    expect(text).toMatch(/^Good morning\.\n\nHello Vet, thank you for applying for your application\./);
    expect(text).toMatch(/\n\nOlive Owner$/);
    expect(inbox.emittedOf('inbox.store').at(-1)).toMatchObject({ stored: { drafts: { a: text } } });
  });

  test('staff are told that somebody writes about a crisis where the server wants that', async () => {
    const inbox = await staff('?thread=a');
    const cry = page(message('2', 'I want to end it all', 'person'));
    inbox.feed.sendToParent({ type: 'feed.reset', position: '9' });
    await inbox.loadMessages.last().resolve(cry);
    expect(inbox.view().thread.crisis).toBeNull();
    await inbox.loadThreads.last().resolve({
      threads: [{ ...thread('a'), showsHelp: true }],
      nextCursor: null,
    });
    expect(inbox.view().thread.crisis).toMatchObject({ level: 'aboutOther', kind: 'suicide' });
  });
});
