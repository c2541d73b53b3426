import { describe, expect, test, vi } from 'vitest';
import { communityMachine, communityView } from '@vetsync/machines/community/community';
import { createCommunityTab, communityTabView } from '@vetsync/machines/community/communityTab';
import { eventEditorView } from '@vetsync/machines/community/eventEditor';
import { mentorsView } from '@vetsync/machines/community/mentors';
import { emptyWorld, type WorldCommand } from '@vetsync/machines/model/world';
import { networkView } from '@vetsync/machines/community/network';
import { communitySamples, sampleMembers, sampleMentors } from '@vetsync/samples/community';
import { accountSamples } from '../../../app/platform/accountTabs.ts';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { openTab } from '../support/tabInput.ts';
import { job, worldAfter } from '../support/world.ts';
import { organizationEvents, own, start } from '../support/community.ts';

const communityTab = createCommunityTab(communityMachine.provide({ actors: organizationEvents([]) }));
const accountCommunity = await accountSamples.community();
const base = '/platform/community';
const [mentor] = sampleMentors;
const [member] = sampleMembers;
if (!mentor || !member) throw new Error('no samples');
const create: WorldCommand = { type: 'event.create', event: own };

function opened(href: string, storage?: Map<string, string>, samples = communitySamples) {
  const { tab, ...rest } = openTab(communityTab, { samples, href, now: () => start }, storage);
  const children = () => tab.getSnapshot().children;
  return {
    ...rest,
    state: () => tab.getSnapshot().value,
    view: () => communityTabView(tab.getSnapshot()),
    rename: (name: string) =>
      tab.send({ type: 'person.changed', person: { ...sampleProfileOf('user'), name } }),
    community: () => children().community!,
    events: () => communityView(children().community!.getSnapshot()),
    editor: () => children().editor!,
    form: () => eventEditorView(children().editor!.getSnapshot()),
    network: () => children().network!,
    net: () => networkView(children().network!.getSnapshot()),
    mentors: () => children().mentors!,
    found: () => mentorsView(children().mentors!.getSnapshot()),
  };
}

describe('the page', () => {
  test('follows the URL; what only one page needs runs while it is displayed', () => {
    const { state, visit, editor, network, mentors, community } = opened(base);
    const [before, form] = [community(), editor()];
    expect(state()).toBe('events');
    visit(`${base}/network`);
    const net = network();
    expect([state(), form.getSnapshot().status]).toEqual(['network', 'stopped']);
    visit(`${base}/mentors`);
    const found = mentors();
    expect([state(), net.getSnapshot().status]).toEqual(['mentors', 'stopped']);
    visit(`${base}/membership`);
    expect([state(), found.getSnapshot().status]).toEqual(['membership', 'stopped']);
    visit(`${base}/nowhere`);
    expect(state()).toBe('unknown');
    expect(community()).toBe(before);
  });

  test("is the same on the demo's own screens", () => {
    expect(opened('/veteran-network').state()).toBe('network');
    expect(opened('/civilian-mentors').state()).toBe('mentors');
    expect(opened('/membership').state()).toBe('membership');
  });

  test('keeps its actor when only the query changes', () => {
    const { visit, editor, network, mentors } = opened(base);
    const form = editor();
    visit(`${base}?open=create`);
    expect(editor()).toBe(form);
    visit(`${base}/network`);
    const net = network();
    visit(`${base}/network?list=groups`);
    expect(network()).toBe(net);
    visit(`${base}/mentors`);
    const found = mentors();
    visit(`${base}/mentors?q=law`);
    expect(mentors()).toBe(found);
  });

  test("starts empty on an account's platform", () => {
    const { events, net, found, view, visit } = opened(base, undefined, accountCommunity);
    expect(events()).toMatchObject({ stats: null, network: null, listed: [] });
    visit(`${base}/network`);
    expect(net()).toMatchObject({ memberCount: 0, groups: [], conversations: [] });
    visit(`${base}/mentors`);
    expect(found().mentors).toEqual([]);
    expect(view().member.number).toBe('');
  });
});

describe('events', () => {
  test('a search changes the query without a history entry', () => {
    const { community, emitted, visit, events } = opened(base);
    community().send({ type: 'filter.change', filter: 'q', value: 'founder' });
    expect(emitted).toMatchObject([{ type: 'page.setQuery', changes: { q: 'founder' }, replace: true }]);
    visit(`${base}?q=zzz`);
    expect(events().listed).toEqual([]);
  });

  test('one opens over the page and closes', () => {
    const { community, emitted, events } = opened(base);
    const [first] = events().listed;
    community().send({ type: 'event.open', eventId: first!.id });
    community().send({ type: 'dialog.close' });
    expect(emitted).toEqual([
      { type: 'page.setOverlay', open: 'event', changes: { event: first!.id } },
      { type: 'page.setOverlay', open: null, changes: { event: null } },
    ]);
  });

  test('joining reaches the world and the toasts, and shows once the world has it', () => {
    const { community, emitted, learn, events } = opened(base);
    const event = events().listed.find(({ step }) => step === 'join')!;
    community().send({ type: 'event.join', eventId: event.id });
    expect(emitted).toMatchObject([
      { type: 'world.dispatch', command: { type: 'event.join' } },
      { type: 'page.toast' },
    ]);
    learn({ ...emptyWorld, joinedEvents: [{ id: event.id, title: event.title }] });
    expect(events().listed.find(({ id }) => id === event.id)?.step).toBe('leave');
  });

  test('an event goes to the calendar', () => {
    const { community, emitted, events } = opened(base);
    community().send({ type: 'calendar.save', eventId: events().listed[0]!.id });
    expect(emitted).toMatchObject([{ type: 'page.saveCalendar' }]);
  });

  test('an event of the world is listed, also on an empty platform', () => {
    const { learn, events } = opened(base, undefined, accountCommunity);
    learn(worldAfter([create]));
    expect(events().listed.map(({ id }) => id)).toEqual([own.id]);
  });
});

describe('the event editor', () => {
  test('follows the URL and closes by it, unless the person went back in the meantime', () => {
    const { form, editor, visit, emitted } = opened(`${base}?open=create`);
    expect(form().isOpen).toBe(true);
    visit(base);
    expect(form().isOpen).toBe(false);
    visit(`${base}?open=create`);
    editor().send({ type: 'dialog.close' });
    expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: { event: null } });
  });

  test('restores its draft', () => {
    const { editor, storage, emitted } = opened(`${base}?open=create`);
    editor().send({ type: 'field.change', field: 'title', value: 'Tool swap' });
    expect(emitted).toMatchObject([{ type: 'page.store', name: 'event_draft', kind: 'session' }]);
    const again = opened(base, storage).form();
    expect([again.hasDraft, again.fields.title]).toEqual([true, 'Tool swap']);
  });

  test('publishes in the name of the displayed person and shows the new event', () => {
    const { editor, rename, visit, emitted, form } = opened(`${base}/mentors`);
    rename('Renee Ortiz');
    visit(`${base}?open=create`);
    const { title, type, date, time, location, description } = own;
    const written = { title, type, date, time, location, description, seats: '5' } as const;
    for (const [field, value] of Object.entries(written))
      editor().send({ type: 'field.change', field: field as keyof typeof written, value });
    editor().send({ type: 'form.submit' });
    expect(form().errors).toEqual({});
    const command = emitted.find((event) => event.type === 'world.dispatch');
    expect(command).toMatchObject({
      command: { type: 'event.create', event: { title, organizer: 'Renee Ortiz' } },
    });
    expect(emitted).toContainEqual({
      type: 'page.setOverlay',
      open: 'event',
      changes: { event: expect.any(String) },
    });
  });
});

describe('the network', () => {
  const conversation = `${base}/network?list=messages&with=${member.id}`;

  test('a search replaces the history entry, a conversation adds one', () => {
    const { network, emitted } = opened(`${base}/network`);
    network().send({ type: 'search.change', q: 'ortiz' });
    network().send({ type: 'member.write', memberId: member.id });
    expect(emitted).toEqual([
      { type: 'page.setQuery', changes: { list: null, q: 'ortiz', with: null }, replace: true },
      { type: 'page.setQuery', changes: { list: 'messages', q: 'ortiz', with: member.id }, replace: false },
    ]);
  });

  test('a draft is restored, and a sent message shows once the world has it', () => {
    const { network, storage, emitted, learn, net } = opened(conversation);
    network().send({ type: 'text.change', text: 'See you Friday.' });
    expect(emitted).toMatchObject([{ type: 'page.store', name: 'message_draft', kind: 'session' }]);
    expect(opened(conversation, storage).net().conversation?.text).toBe('See you Friday.');
    network().send({ type: 'message.send' });
    const sent = emitted.find(({ type }) => type === 'world.dispatch');
    if (sent?.type !== 'world.dispatch') throw new Error('nothing was sent');
    learn(worldAfter([sent.command], start));
    expect(net().conversation?.messages.at(-1)).toMatchObject({ text: 'See you Friday.', isSent: true });
  });

  test('an organization can be written to once the veteran has applied there', () => {
    const { net, learn } = opened(`${base}/network?list=messages&with=recruiter`);
    expect(net().state).toBe('missing');
    learn(worldAfter([{ type: 'job.submit', application: job('J1') }]));
    expect(net().state).toBe('conversation');
  });
});

describe('mentors', () => {
  test('a search replaces the history entry, and the URL changes the search', async () => {
    const { mentors, emitted, visit, found } = opened(`${base}/mentors`);
    mentors().send({ type: 'filters.clear' });
    expect(emitted).toMatchObject([{ type: 'page.setQuery', changes: { q: null }, replace: true }]);
    visit(`${base}/mentors?q=zzz`);
    await vi.waitFor(() => expect(found().list).toBe('none'));
    expect(found().mentors).toEqual([]);
  });

  test('a request shows once the world has it', async () => {
    const { mentors, emitted, learn, found } = opened(`${base}/mentors`);
    await vi.waitFor(() => expect(found().total).toBe(sampleMentors.length));
    mentors().send({ type: 'mentor.ask', mentorId: mentor.id });
    mentors().send({ type: 'request.change', text: 'Hello' });
    mentors().send({ type: 'request.send' });
    await vi.waitFor(() =>
      expect(emitted).toMatchObject([
        { type: 'world.dispatch', command: { type: 'mentor.ask', mentor: { id: mentor.id } } },
        { type: 'page.toast' },
      ]),
    );
    learn({ ...emptyWorld, mentorRequests: [{ id: mentor.id, title: mentor.name }] });
    expect(found().mentors.find(({ id }) => id === mentor.id)?.isRequested).toBe(true);
  });
});

test('the membership card names the displayed person', () => {
  const { view, rename } = opened(`${base}/membership`);
  rename('Renee Ortiz');
  expect(view()).toMatchObject({ page: 'membership', member: { name: 'Renee Ortiz', number: 'VS-0015247' } });
});
