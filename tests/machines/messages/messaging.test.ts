import { describe, expect, test } from 'vitest';
import { messagingMachine, messagingStates, messagingView } from '@vetsync/machines/messaging';
import type { MessagingEvent, MessagingParentEvent, MessagingInput } from '@vetsync/machines/messaging';
import { applyFacts, emptyWorld, factOf, memberMessageMax, veteranId } from '@vetsync/machines/model/world';
import {
  correspondentsOf,
  parseMessagesRoute,
  simulatedReplyMs,
  unreadMessages,
} from '@vetsync/machines/messages/model';
import { parseQuery } from '@vetsync/machines/model/text';
import type { ApplicationBrief, Mailbox } from '@vetsync/machines/messages/model';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import { sampleMessagesOf, simulatedReplies } from '@vetsync/samples/messages';
import { sampleCounts } from '@vetsync/samples/portal';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';

const start = Date.parse('2026-03-04T16:15:00Z');
const brief = (at: number, more: Partial<ApplicationBrief> = {}): ApplicationBrief => ({
  id: `A${at}`,
  kind: 'job',
  personId: `p${at}`,
  personName: `Person ${at}`,
  personDetail: 'Sergeant, Army',
  personImage: '',
  subject: `Position ${at} at Tech Corp`,
  status: 'submitted',
  ...more,
});
const veteran = brief(99, { id: 'V', personId: veteranId, personName: 'Marcus Delaney' });
const people = correspondentsOf([...Array.from({ length: 14 }, (_, index) => brief(index)), veteran]);
const samples = sampleMessagesOf('recruiter', people, start);
const mailboxOf = (world: World, more: Partial<Mailbox> = {}): Mailbox => ({
  role: 'recruiter',
  people,
  samples,
  sent: world.sentMessages,
  read: world.readConversations,
  ...more,
});
const routeOf = (href: string) => {
  const [path = '', search = ''] = href.split('?');
  return parseMessagesRoute(path.split('/').filter(Boolean), parseQuery(search));
};

/** A portal's messages at a path below the tab, with a world that executes their commands, as on the platform. */
function write(href = '', input: Partial<MessagingInput> = {}, commands: readonly WorldCommand[] = []) {
  let drawn = 0;
  const random = () => ((drawn += 1) * 0.618_033_988_749) % 1;
  let world = emptyWorld;
  let moment = start;
  let now = () => start;
  const happen = (command: WorldCommand) => {
    moment = Math.max(moment + 1, now());
    world = applyFacts(world, [factOf(command, { at: moment, random })]);
  };
  commands.forEach(happen);
  const started = run(messagingMachine, {
    input: {
      at: { mode: 'demo', role: 'recruiter' },
      writer: 'Priya Raman, Tech Corp',
      mailbox: mailboxOf(world),
      route: routeOf(href),
      stored: {},
      replies: simulatedReplies,
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now: () => now(),
      random,
      ...input,
    },
  });
  now = () => start + started.clock.now();
  const send = (event: MessagingEvent | MessagingParentEvent) => started.actor.send(event);
  let done = 0;
  return {
    ...started,
    send,
    view: () => messagingView(started.actor.getSnapshot()),
    go: (to: string) => send({ type: 'location.changed', route: routeOf(to) }),
    happen: (command: WorldCommand) => {
      happen(command);
      send({ type: 'mailbox.changed', mailbox: mailboxOf(world) });
    },
    /** Executes the commands that were emitted since, until there are no more. */
    settle() {
      for (
        let asked = started.emittedOf('world.dispatch');
        done < asked.length;
        asked = started.emittedOf('world.dispatch')
      ) {
        for (const { command } of asked.slice(done)) happen(command);
        done = asked.length;
        send({ type: 'mailbox.changed', mailbox: mailboxOf(world) });
      }
    },
    world: () => world,
    commands: () => started.emittedOf('world.dispatch').map(({ command }) => command),
  };
}

test('has exactly these stable states', () => {
  expect(messagingStates).toEqual([
    'list.some',
    'list.none',
    'list.empty',
    'conversation.closed',
    'conversation.choosing',
    'conversation.open',
    'conversation.missing',
  ]);
});

describe('the list', () => {
  test('has the samples, newest first, with 23 unread (platform spec, section 2)', () => {
    const { view } = write();
    const { list, conversation, items, total, unread } = view();
    expect([list, conversation, total, unread]).toEqual(['some', 'closed', 12, 23]);
    expect(items.map(({ last }) => last.at)).toEqual(
      items.map(({ last }) => last.at).toSorted((a, b) => b - a),
    );
    expect(items[0]).toMatchObject({ unread: 4, href: '/demo/platform/messages/p0?role=recruiter' });
  });
  test('search and unread filter are in the URL', () => {
    const { view, send, emittedOf } = write();
    send({ type: 'search.change', q: 'shift bonus' });
    expect(view().items.map(({ person }) => person.name)).toEqual(['Person 7']);
    expect(emittedOf('page.navigate').at(-1)).toEqual({
      type: 'page.navigate',
      to: '/demo/platform/messages?q=shift%20bonus&role=recruiter',
      replace: true,
    });
    expect(view().items[0]?.href).toBe('/demo/platform/messages/p7?q=shift%20bonus&role=recruiter');
    send({ type: 'search.change', q: 'nowhere' });
    expect(view()).toMatchObject({ list: 'none', items: [], total: 12 });
    send({ type: 'filters.clear' });
    send({ type: 'list.choose', list: 'unread' });
    expect(view().items).toHaveLength(10);
    expect(emittedOf('page.navigate').at(-1)?.to).toBe('/demo/platform/messages?list=unread&role=recruiter');
  });
  test('an open conversation stays open during a search', () => {
    const { view, send, emittedOf } = write('p1');
    send({ type: 'search.change', q: 'family' });
    expect(view().open?.person.id).toBe('p1');
    expect(emittedOf('page.navigate').at(-1)?.to).toBe('/demo/platform/messages/p1?q=family&role=recruiter');
  });
  test('is empty if nobody wrote', () => {
    const mailbox = mailboxOf(emptyWorld, { samples: { messages: [], unread: {} } });
    expect(write('', { mailbox }).view()).toMatchObject({ list: 'empty', total: 0, unread: 0 });
  });
});

describe('reading', () => {
  test('opening a conversation marks it as read once, and the badge changes', () => {
    const { view, settle, world, commands, go } = write('p0');
    settle();
    expect(commands()).toEqual([
      { type: 'conversation.read', reader: 'recruiter', withId: 'p0', samples: 4 },
    ]);
    expect(view().unread).toBe(19);
    expect(unreadMessages('recruiter', world(), sampleCounts.unread.recruiter)).toBe(19);
    go('p1');
    settle();
    expect(unreadMessages('recruiter', world(), sampleCounts.unread.recruiter)).toBe(16);
    go('p0');
    settle();
    expect(commands()).toHaveLength(2);
  });
  test('a message of the veteran increases the badge, or is read at once in an open conversation', () => {
    const message = { id: 'm', to: 'recruiter', fromName: 'Marcus Delaney', text: 'Good morning' };
    const { view, happen, settle, world, go } = write();
    happen({ type: 'message.send', message });
    expect(unreadMessages('recruiter', world(), sampleCounts.unread.recruiter)).toBe(24);
    expect(view().items[0]).toMatchObject({ unread: 1, last: { text: 'Good morning', isOwn: false } });
    go(veteranId);
    settle();
    expect(unreadMessages('recruiter', world(), sampleCounts.unread.recruiter)).toBe(23);
    happen({ type: 'message.send', message: { ...message, id: 'n', text: 'And?' } });
    settle();
    expect(unreadMessages('recruiter', world(), sampleCounts.unread.recruiter)).toBe(23);
    expect(world().notifications.every(({ read }) => read)).toBe(true);
  });
  test('a university has 5 unread, a nonprofit none (platform spec, section 2)', () => {
    expect(unreadMessages('university', emptyWorld, sampleCounts.unread.university)).toBe(5);
    expect(unreadMessages('nonprofit', emptyWorld, sampleCounts.unread.nonprofit)).toBe(0);
  });
  test('the last message mentions a crisis', () => {
    const text = 'I do not want to live any more';
    const { view } = write(veteranId, {}, [
      { type: 'message.send', message: { id: 'm', to: 'recruiter', text } },
    ]);
    expect(view().open?.inCrisis).toBe(true);
    expect(write('p0').view().open?.inCrisis).toBe(false);
  });
});

describe('starting a message', () => {
  test.each([
    ['new?to=p3&about=A3', 'p3'],
    ['new/p3', 'p3'],
    ['about/A3', 'p3'],
    ['new?about=A3', 'p3'],
  ])('%s', (href, id) => {
    const { view } = write(href);
    expect(view()).toMatchObject({
      conversation: 'open',
      open: { person: { id }, subject: 'Position 3 at Tech Corp' },
    });
  });
  test('the recipient is one of the applicants', () => {
    const { view, send } = write('new');
    expect(view()).toMatchObject({ conversation: 'choosing', people: { resultCount: 15 } });
    send({ type: 'person.search', q: 'delaney' });
    expect(view().people).toMatchObject({
      q: 'delaney',
      resultCount: 1,
      listed: [{ href: '/demo/platform/messages/demo-veteran?role=recruiter' }],
    });
  });
  test.each(['nobody', 'about/nothing', 'new?to=nobody'])('%s is missing', (href) => {
    expect(write(href).view()).toMatchObject({ conversation: 'missing', open: null });
  });
  test('a missing recipient is found once they are known', () => {
    const { view, send } = write('late');
    send({
      type: 'mailbox.changed',
      mailbox: mailboxOf(emptyWorld, {
        people: [...people, ...correspondentsOf([brief(7, { personId: 'late' })])],
      }),
    });
    expect(view().conversation).toBe('open');
  });
});

describe('writing', () => {
  test('sends the text, clears the draft, and puts the conversation in the URL', () => {
    const { view, send, settle, commands, emittedOf } = write('about/V');
    send({ type: 'text.change', text: '  Good morning, Marcus.  ' });
    expect(view().open).toMatchObject({ text: '  Good morning, Marcus.  ', canSend: true });
    send({ type: 'message.send' });
    expect(commands()).toMatchObject([
      {
        type: 'message.send',
        message: {
          from: 'recruiter',
          fromName: 'Priya Raman, Tech Corp',
          to: veteranId,
          about: 'V',
          text: 'Good morning, Marcus.',
        },
      },
    ]);
    expect(emittedOf('drafts.changed').at(-1)?.drafts).toEqual({});
    expect(emittedOf('page.navigate').at(-1)?.to).toBe('/demo/platform/messages/demo-veteran?role=recruiter');
    settle();
    expect(view().open).toMatchObject({
      text: '',
      messages: [{ isOwn: true, text: 'Good morning, Marcus.' }],
    });
  });
  test('empty, blank and too long texts are not sent', () => {
    const { view, send, emittedOf } = write(veteranId);
    for (const text of ['', '  \n ', 'a'.repeat(memberMessageMax + 1)]) {
      send({ type: 'text.change', text });
      expect(view().open?.canSend).toBe(false);
      send({ type: 'message.send' });
    }
    expect(emittedOf('world.dispatch')).toEqual([]);
  });
  test('each conversation keeps its own draft', () => {
    const { view, send, go, emittedOf } = write('p0', { stored: { p1: 'Begun' } });
    send({ type: 'text.change', text: 'Hello' });
    expect(emittedOf('drafts.changed').at(-1)?.drafts).toEqual({ p1: 'Begun', p0: 'Hello' });
    go('p1');
    expect(view().open?.text).toBe('Begun');
    expect(view().items.filter(({ hasDraft }) => hasDraft)).toHaveLength(2);
    send({ type: 'text.change', text: '' });
    expect(emittedOf('drafts.changed').at(-1)?.drafts).toEqual({ p0: 'Hello' });
  });
  test('a template names recipient, subject and sender, and is added to the text', () => {
    const { view, send } = write('p2');
    send({ type: 'text.change', text: 'One more thing.' });
    send({ type: 'template.use', templateId: 'wait' });
    expect(view().open?.text).toMatch(
      /^One more thing\.\n\nHello Person, .*Position 2 at Tech Corp[^]*Priya Raman, Tech Corp$/,
    );
    const before = view().open?.text;
    send({ type: 'template.use', templateId: 'nonsense' });
    expect(view().open?.text).toBe(before);
  });
});

describe('simulated answers', () => {
  test('come from sample people, after a delay, marked as simulated', () => {
    const { view, send, settle, clock } = write('p0');
    send({ type: 'text.change', text: 'Thursday?' });
    send({ type: 'message.send' });
    settle();
    expect(view().open?.isAwaited).toBe(true);
    clock.increment(simulatedReplyMs - 1);
    settle();
    expect(view().open?.messages.at(-1)?.isOwn).toBe(true);
    clock.increment(1);
    settle();
    const last = view().open?.messages.at(-1);
    expect(last).toMatchObject({ isOwn: false, isSimulated: true });
    expect(simulatedReplies).toContain(last?.text);
    expect(view().open?.isAwaited).toBe(false);
  });
  const asked: WorldCommand = {
    type: 'message.send',
    message: { id: 'asked', from: 'recruiter', to: 'p0', text: 'Thursday?' },
  };
  test('also come after the person left the messages, without a longer delay', () => {
    const { view, settle, clock } = write('p0', {}, [asked]);
    clock.increment(simulatedReplyMs / 2);
    settle();
    expect(view().open?.isAwaited).toBe(true);
    clock.increment(simulatedReplyMs / 2 + 1);
    settle();
    expect(view().open?.messages.at(-1)).toMatchObject({ isOwn: false, isSimulated: true });
  });
  test('that are overdue come at once', () => {
    const { view, settle, clock } = write('p0', { now: () => start + simulatedReplyMs * 2 }, [asked]);
    clock.increment(0);
    settle();
    expect(view().open?.messages.at(-1)).toMatchObject({ isOwn: false, isSimulated: true });
  });
  test('come once, even if two tabs show the conversation', () => {
    const tabs = [write('p0', {}, [asked]), write('p1', {}, [asked])];
    const answers = tabs.flatMap(({ clock, commands }) => {
      clock.increment(simulatedReplyMs);
      return commands().flatMap((command) => (command.type === 'message.send' ? [command.message.id] : []));
    });
    expect(answers).toEqual(['asked:answer', 'asked:answer']);
  });
  test('are not repeated if another tab has sent them', () => {
    const { happen, clock, commands } = write('', {}, [asked]);
    const answer = { id: 'asked:answer', from: 'p0', to: 'recruiter', text: 'Yes', isSimulated: true };
    happen({ type: 'message.send', message: answer });
    clock.increment(simulatedReplyMs);
    expect(commands()).toEqual([]);
  });
  test('two messages get one answer, even if another conversation is opened in the meantime', () => {
    const { view, send, go, settle, clock, world } = write('p0');
    const say = (text: string) => {
      send({ type: 'text.change', text });
      send({ type: 'message.send' });
      settle();
    };
    say('One');
    clock.increment(simulatedReplyMs / 2);
    say('Two');
    go('p1');
    say('Three');
    clock.increment(simulatedReplyMs);
    settle();
    expect(world().sentMessages.filter(({ isSimulated }) => isSimulated)).toHaveLength(2);
    go('p0');
    expect(view().open?.messages.at(-1)?.isSimulated).toBe(true);
  });
  test("never come from the demo's veteran, who has a profile, or to a signed-in organization", () => {
    for (const { send, settle, clock, world } of [write(veteranId), write('p0', { replies: [] })]) {
      send({ type: 'text.change', text: 'Hello' });
      send({ type: 'message.send' });
      clock.increment(simulatedReplyMs * 2);
      settle();
      expect(world().sentMessages.filter(({ from }) => from !== 'recruiter')).toEqual([]);
    }
  });
});
