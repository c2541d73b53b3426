import { describe, expect, test, vi } from 'vitest';
import { eventEditorMachine, eventEditorView } from '@vetsync/machines/community/eventEditor';
import type {
  EventEditorEvent,
  EventEditorParentEvent,
  EventEditorInput,
} from '@vetsync/machines/community/eventEditor';
import { communityLinks, newEventDraft } from '@vetsync/machines/community/model';
import type { EventField } from '@vetsync/machines/community/model';
import { networkMachine, networkView } from '@vetsync/machines/community/network';
import type { NetworkEvent, NetworkParentEvent, NetworkInput } from '@vetsync/machines/community/network';
import { sampleEvents, sampleGroups, sampleMembers, sampleMessages } from '@vetsync/samples/community';
import type { ExchangeFact } from '@vetsync/machines/model/exchange';
import type { Problem } from '@vetsync/machines/system/model';
import { run, settle } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const start = Date.parse('2026-03-04T16:15:00Z');
const intl = { locale: 'en-US', timeZone: 'America/Chicago' };
const links = communityLinks({ role: 'user', screen: null });
const whole = {
  title: 'Chess',
  type: 'social',
  date: '2026-03-09',
  time: '14:00',
  location: 'Park',
  description: 'Boards are there.',
};

function edit(input: Partial<EventEditorInput> = {}) {
  const started = run(eventEditorMachine, {
    input: {
      stored: null,
      isOpen: true,
      organizer: 'Marcus Delaney',
      joined: [],
      audiences: ['community'],
      intl,
      now: () => start,
      random: () => 0.5,
      ...input,
    },
  });
  const send = (event: EventEditorEvent | EventEditorParentEvent) => started.actor.send(event);
  const write = (fields: Partial<Record<EventField, string>>) => {
    for (const [field, value] of Object.entries(fields))
      send({ type: 'field.change', field: field as EventField, value });
  };
  return { ...started, send, write, view: () => eventEditorView(started.actor.getSnapshot()) };
}

/** Publishes an event for other people. */
function asked() {
  const started = edit({ audiences: ['people', 'self'] });
  started.write({ ...whole, place: 'Pier 4' });
  started.send({ type: 'form.submit' });
  const [request] = started.emittedOf('server.request');
  const answer = (problem: Problem | null) =>
    started.send({
      type: 'command.settled',
      id: request!.id,
      facts: problem ? [] : [{ subject: 'EVENT' } as ExchangeFact],
      problem,
    });
  return { ...started, request: request!, answer };
}

describe('the event editor', () => {
  test('has exactly these stable states', () => {
    expect(statesOf(eventEditorMachine)).toEqual([
      'closed',
      'form.writing',
      'form.publishing',
      'form.invalid',
      'form.confirmingDiscard',
    ]);
  });
  test('publishes once and deletes the draft', () => {
    const { view, send, write, emittedOf } = edit();
    write(whole);
    send({ type: 'form.submit' });
    send({ type: 'form.submit' });
    const commands = emittedOf('world.dispatch').map(({ command }) => command);
    expect(commands).toMatchObject([
      { type: 'event.create', event: { ...whole, durationMinutes: 60, organizer: 'Marcus Delaney' } },
    ]);
    expect(emittedOf('event.published')).toHaveLength(1);
    expect(emittedOf('draft.changed').at(-1)).toEqual({ type: 'draft.changed', draft: null });
    expect(view()).toMatchObject({ state: 'closed', hasDraft: false });
  });
  test('rejects an incomplete form and focuses its first invalid field', () => {
    const { view, send, write, emittedOf } = edit();
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'invalid', focus: 'title', attempt: 1 });
    write(whole);
    expect(view().state).toBe('writing');
    expect(emittedOf('world.dispatch')).toEqual([]);
  });
  test('keeps the draft when closed and shows it when opened again', () => {
    const { view, send, write, emittedOf } = edit();
    write({ title: 'Chess' });
    send({ type: 'dialog.close' });
    expect(emittedOf('dialog.closed')).toHaveLength(1);
    expect(emittedOf('draft.changed').at(-1)?.draft).toMatchObject({ title: 'Chess' });
    expect(view()).toMatchObject({ isOpen: false, hasDraft: true });
    send({ type: 'location.changed', isOpen: true });
    expect(view()).toMatchObject({ isOpen: true, fields: { title: 'Chess' } });
  });
  test('restores a draft after a reload', () => {
    const stored = { ...newEventDraft('KEPT0001'), title: 'Chess' };
    expect(edit({ stored }).view()).toMatchObject({ fields: { title: 'Chess' } });
  });
  test('asks before discarding a draft', () => {
    const { view, send, write, emittedOf } = edit();
    write({ title: 'Chess' });
    send({ type: 'draft.discard' });
    expect(view().state).toBe('confirmingDiscard');
    send({ type: 'discard.cancel' });
    expect(view()).toMatchObject({ state: 'writing', fields: { title: 'Chess' } });
    send({ type: 'draft.discard' });
    send({ type: 'discard.confirm' });
    expect(view()).toMatchObject({ state: 'closed', fields: { title: '' } });
    expect(emittedOf('draft.changed').at(-1)?.draft).toBeNull();
  });
  describe('for other people', () => {
    const full: Problem = { status: 409, code: 'too_many_events', detail: 'Three are ahead.' };
    test('asks the server, and shows the event once it is there', () => {
      const { request, answer, view, send, emittedOf } = asked();
      expect(request.request).toMatchObject({
        type: 'event.host',
        payload: { title: 'Chess', place: 'Pier 4' },
      });
      expect(emittedOf('world.dispatch')).toEqual([]);
      send({ type: 'form.submit' });
      send({ type: 'field.change', field: 'title', value: 'Go' });
      expect([view().state, emittedOf('server.request').length]).toEqual(['publishing', 1]);
      answer(null);
      expect(emittedOf('event.published')).toEqual([{ type: 'event.published', eventId: 'EVENT' }]);
      expect(view()).toMatchObject({ state: 'closed', hasDraft: false });
    });
    test('keeps what was written when it is refused, and asks again with the same id', () => {
      const { request, answer, view, send, write, emittedOf } = asked();
      answer(full);
      expect(view()).toMatchObject({ state: 'writing', hasDraft: true });
      expect(view().failure).not.toBeNull();
      send({ type: 'form.submit' });
      expect(emittedOf('server.request').at(-1)!.id).toBe(request.id);
      answer(full);
      write({ title: 'Go' });
      expect(view().failure).toBeNull();
    });
    test('goes on when the form is closed, and says what came of it', () => {
      const { answer, view, send, emittedOf } = asked();
      send({ type: 'dialog.close' });
      answer(full);
      expect(emittedOf('page.toast').at(-1)?.toast.tone).toBe('destructive');
      expect(view().hasDraft).toBe(true);
      answer(null);
      expect(view()).toMatchObject({ state: 'closed', hasDraft: false });
      expect(emittedOf('event.published')).toEqual([]);
    });
    test('can be for oneself alone', () => {
      const { send, write, emittedOf, view } = edit({ audiences: ['people', 'self'] });
      write({ ...whole, audience: 'self' });
      expect(view().asked).not.toContain('place');
      send({ type: 'form.submit' });
      expect(emittedOf('world.dispatch')).toHaveLength(1);
    });
  });
  test('discards an empty draft without asking', () => {
    const { view, send } = edit();
    send({ type: 'draft.discard' });
    expect(view().state).toBe('closed');
  });
  test('shows joined events at the same time', () => {
    const joined = sampleEvents(start).filter(({ id }) => id === 'lake-cookout');
    const { view, send, write } = edit();
    write({ ...whole, time: '13:00' });
    expect(view().clashes).toEqual([]);
    send({ type: 'joined.changed', joined });
    expect(view().clashes).toEqual(['Family cookout at the lake']);
    write({ time: '16:00' });
    expect(view().clashes).toEqual([]);
  });
});

function meet(input: Partial<NetworkInput> = {}) {
  const started = run(networkMachine, {
    input: {
      members: sampleMembers,
      groups: sampleGroups,
      messages: sampleMessages(start),
      route: { list: 'connections', q: '', memberId: null },
      links,
      stored: null,
      intl,
      now: () => start,
      random: () => 0.5,
      ...input,
    },
  });
  const send = (event: NetworkEvent | NetworkParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => networkView(started.actor.getSnapshot()) };
}

describe('the network', () => {
  test('has exactly these stable states', () => {
    expect(statesOf(networkMachine)).toEqual([
      'connections.some',
      'connections.none',
      'groups',
      'messages',
      'conversation',
      'missing',
    ]);
  });
  test('searches connections and updates the URL', () => {
    const { view, send, value, emittedOf } = meet();
    expect(view()).toMatchObject({ count: 47, hiddenCount: 35 });
    send({ type: 'list.more' });
    expect(view().listed).toHaveLength(24);
    send({ type: 'search.change', q: 'zzz' });
    expect(value()).toEqual({ connections: 'none' });
    expect(emittedOf('network.changed').at(-1)).toMatchObject({ isSearch: true, route: { q: 'zzz' } });
    send({ type: 'search.change', q: '' });
    expect(view()).toMatchObject({ count: 47, hiddenCount: 35 });
  });
  test('sends a message once and clears the draft', () => {
    const { view, send, emittedOf } = meet();
    send({ type: 'member.write', memberId: 'keith-ransom' });
    expect(view()).toMatchObject({
      state: 'conversation',
      list: 'messages',
      conversation: { canSend: false },
    });
    send({ type: 'message.send' });
    expect(emittedOf('world.dispatch')).toEqual([]);
    send({ type: 'text.change', text: '  See you there ' });
    expect(emittedOf('draft.changed').at(-1)?.draft).toMatchObject({ memberId: 'keith-ransom' });
    send({ type: 'message.send' });
    send({ type: 'message.send' });
    expect(emittedOf('world.dispatch')).toMatchObject([
      { command: { type: 'message.send', message: { to: 'keith-ransom', text: 'See you there' } } },
    ]);
    expect(view().conversation?.text).toBe('');
    send({ type: 'conversation.close' });
    expect(view().state).toBe('messages');
  });
  test('does not send a message that is too long, and detects a crisis', () => {
    const { view, send, emittedOf } = meet({ route: { list: 'messages', q: '', memberId: 'keith-ransom' } });
    send({ type: 'text.change', text: 'a'.repeat(1_001) });
    send({ type: 'message.send' });
    expect(emittedOf('world.dispatch')).toEqual([]);
    send({ type: 'text.change', text: 'I want to kill myself' });
    expect(view().conversation?.crisis).toMatchObject({ level: 'explicit', kind: 'suicide' });
  });
  test("does not show one person's draft in another conversation", () => {
    const stored = { memberId: 'keith-ransom', text: 'Private' };
    const { view, send } = meet({ stored, route: { list: 'messages', q: '', memberId: 'keith-ransom' } });
    expect(view().conversation?.text).toBe('Private');
    send({ type: 'member.write', memberId: 'nina-castellano' });
    expect(view().conversation?.text).toBe('');
  });
  test('opens the list in the URL and reports an unknown person', () => {
    const { view, send } = meet({ route: { list: 'messages', q: '', memberId: 'nobody' } });
    expect(view()).toMatchObject({ state: 'missing', conversation: null });
    send({ type: 'location.changed', list: 'groups', q: '', memberId: null });
    expect(view()).toMatchObject({ state: 'groups' });
    expect(view().groups).toHaveLength(12);
    send({ type: 'messages.changed', messages: [] });
    send({ type: 'location.changed', list: 'messages', q: '', memberId: null });
    expect(view()).toMatchObject({ state: 'messages', messageCount: 0, conversations: [] });
  });
});

describe('the network of an account', () => {
  const known = { how: 'mentor', event: '', href: '/platform/messages?thread=1' } as const;
  const tom = { id: 'tom', name: 'Tom Hale', service: '', work: '', location: '', known };

  test('is read from the server, again after a failure, and has no groups and messages of its own', async () => {
    const readMembers = vi.fn<() => Promise<(typeof tom)[]>>(async () => [tom]);
    readMembers.mockRejectedValueOnce(new Error('away'));
    const { view, send } = meet({ members: [], groups: [], messages: [], readMembers });
    expect(view()).toMatchObject({ reading: 'waiting', hasLists: false });
    await settle();
    expect(view().reading).toBe('failed');
    send({ type: 'members.retry' });
    await settle();
    expect(view()).toMatchObject({ reading: 'known', listed: [{ name: 'Tom Hale', known }] });
  });
});
