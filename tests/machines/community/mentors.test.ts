import { describe, expect, test, vi } from 'vitest';
import { mentorsMachine, mentorsView } from '@vetsync/machines/community/mentors';
import type { MentorsEvent, MentorsInput, MentorsParentEvent } from '@vetsync/machines/community/mentors';
import {
  communityLinks,
  newOffer,
  noMentorFilters,
  offerOf,
  statusAfter,
} from '@vetsync/machines/community/model';
import type { Mentoring, MentorServer, Mentorship } from '@vetsync/machines/community/model';
import { communitySamples, sampleMentors } from '@vetsync/samples/community';
import { statesOf } from '@vetsync/machines/kit';
import { run, settle } from '../support/run.ts';

const links = communityLinks({ role: 'user', screen: null });
const [mentor] = sampleMentors;
const mentorship = (
  side: Mentorship['side'],
  status: Mentorship['status'],
  other = 'Ana Ruiz',
): Mentorship => ({
  id: `${side} ${status}`,
  side,
  status,
  other: { id: other, name: other },
  text: 'Hello',
  changedAt: '2026-11-20T15:00:00.000Z',
  isBookable: side === 'person' && status === 'accepted',
});

function open(given: Partial<MentorsInput> = {}) {
  const started = run(mentorsMachine, {
    input: {
      server: communitySamples.mentors,
      requestedIds: [],
      filters: noMentorFilters,
      links,
      random: Math.random,
      ...given,
    },
  });
  const send = (event: MentorsEvent | MentorsParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => mentorsView(started.actor.getSnapshot()) };
}

/** A server that answers. */
function account(own: Mentoring = { offer: null, mentorships: [] }) {
  const send = vi.fn<NonNullable<MentorServer['send']>>(async () => null);
  const loadMentoring = vi.fn<MentorServer['loadMentoring']>(async () => own);
  const findMentors = vi.fn<MentorServer['findMentors']>(communitySamples.mentors.findMentors);
  return { server: { findMentors, loadMentoring, send }, send, loadMentoring, findMentors };
}

test('its stable states', () => {
  expect(statesOf(mentorsMachine)).toEqual([
    'list.loading',
    'list.failed',
    'list.listed.idle',
    'list.listed.loadingMore',
    'list.listed.pageFailed',
    'list.searching',
    'list.refreshing',
    'list.none',
    'own.loading',
    'own.known',
    'own.failed',
    'dialog.closed',
    'dialog.asking',
    'dialog.offering',
    'dialog.ending',
    'outbox.idle',
    'outbox.sending',
    'outbox.refused',
  ]);
});

describe('in the demo', () => {
  test('mentors are searched, asked once and withdrawn, and the world has it', async () => {
    const { view, send, emittedOf, clock } = open();
    await settle();
    expect(view()).toMatchObject({ total: 10, own: null, isNotedOnly: true });
    send({ type: 'filter.change', filter: 'field', value: 'Technology' });
    send({ type: 'filter.change', filter: 'q', value: 'zzz' });
    clock.increment(1_000);
    await settle();
    expect(view().list).toBe('none');
    expect(emittedOf('search.changed').at(-1)?.filters).toMatchObject({ q: 'zzz', field: 'Technology' });
    send({ type: 'filters.clear' });
    await settle();
    send({ type: 'mentor.ask', mentorId: 'nobody' });
    expect(view().dialog).toBe('closed');
    send({ type: 'mentor.ask', mentorId: mentor!.id });
    send({ type: 'request.send' });
    expect(view()).toMatchObject({ dialog: 'asking', asking: { canSend: false } });
    send({ type: 'request.change', text: 'Hello' });
    send({ type: 'request.send' });
    await vi.waitFor(() => expect(view().dialog).toBe('closed'));
    expect(emittedOf('world.dispatch').map(({ command }) => command.type)).toEqual(['mentor.ask']);
    send({ type: 'requests.changed', requestedIds: [mentor!.id] });
    send({ type: 'mentor.ask', mentorId: mentor!.id });
    expect(view().dialog).toBe('closed');
    send({ type: 'mentor.withdraw', mentorId: mentor!.id });
    expect(emittedOf('world.dispatch').at(-1)?.command).toEqual({
      type: 'mentor.withdraw',
      mentorId: mentor!.id,
    });
  });

  test('nobody offers anything', async () => {
    const { view, send } = open();
    await settle();
    send({ type: 'offer.open' });
    expect(view().dialog).toBe('closed');
  });
});

describe('with an account', () => {
  test('a request goes to the server, and what was refused is sent again with its id', async () => {
    const { server, send: sent, loadMentoring } = account();
    sent.mockRejectedValueOnce({ status: 409, code: 'mentor_unavailable' });
    const { view, send, emittedOf } = open({ server });
    await settle();
    send({ type: 'mentor.ask', mentorId: mentor!.id });
    send({ type: 'request.change', text: ' Hello ' });
    send({ type: 'request.send' });
    await vi.waitFor(() => expect(view().failure).not.toBeNull());
    expect(view().dialog).toBe('asking');
    send({ type: 'request.send' });
    await vi.waitFor(() => expect(view().dialog).toBe('closed'));
    expect(sent.mock.calls.map(([{ type, payload }]) => [type, payload])).toEqual(
      Array.from({ length: 2 }, () => ['mentor.request', { mentorId: mentor!.id, text: 'Hello' }]),
    );
    expect(new Set(sent.mock.calls.map(([{ id }]) => id)).size).toBe(1);
    expect(emittedOf('world.dispatch')).toEqual([]);
    expect(loadMentoring).toHaveBeenCalledTimes(2);
  });

  test('a request is answered, and its notice read; an end is confirmed first', async () => {
    const { server, send: sent } = account({
      offer: null,
      mentorships: [mentorship('mentor', 'accepted'), mentorship('mentor', 'requested')],
    });
    const { view, send, emittedOf } = open({ server });
    await settle();
    expect(view().own?.mentorships.map(({ status, steps }) => [status, steps])).toEqual([
      ['requested', ['accept', 'wait', 'decline']],
      ['accepted', ['end']],
    ]);
    send({ type: 'mentoring.take', id: 'mentor requested', step: 'accept' });
    await settle();
    expect(sent.mock.calls[0]![0]).toMatchObject({
      type: 'mentor.accept',
      payload: { mentorshipId: 'mentor requested' },
    });
    expect(emittedOf('world.dispatch').at(-1)?.command).toEqual({
      type: 'conversation.read',
      reader: 'user',
      withId: 'mentor:mentor requested',
    });
    send({ type: 'mentoring.take', id: 'mentor accepted', step: 'end' });
    expect(view()).toMatchObject({ dialog: 'ending', endingWith: 'Ana Ruiz' });
    send({ type: 'dialog.close' });
    send({ type: 'mentoring.take', id: 'mentor accepted', step: 'end' });
    send({ type: 'end.confirm' });
    await settle();
    expect(sent.mock.calls.map(([{ type }]) => type)).toEqual(['mentor.accept', 'mentor.end']);
  });

  test('one’s own request is withdrawn from the list of mentors', async () => {
    const { server, send: sent } = account({
      offer: null,
      mentorships: [mentorship('person', 'requested', mentor!.id)],
    });
    const { view, send } = open({ server });
    await settle();
    expect(view().mentors[0]!.isRequested).toBe(true);
    send({ type: 'mentor.withdraw', mentorId: mentor!.id });
    await settle();
    expect(sent.mock.calls[0]![0]).toMatchObject({ type: 'mentor.withdraw' });
  });

  test('an offer says what is missing, and is sent once it is whole', async () => {
    const { server, send: sent } = account();
    const { view, send } = open({ server });
    await settle();
    send({ type: 'offer.open' });
    send({ type: 'offer.save' });
    expect(Object.keys(view().offer.errors)).toEqual(['work', 'fields', 'topics']);
    send({
      type: 'offer.change',
      changes: { work: 'Electrician', fields: ['Skilled trades'], topics: 'Licenses, , Licenses,Pay' },
    });
    expect(view().offer.errors).toEqual({});
    send({ type: 'offer.save' });
    await settle();
    expect(sent.mock.calls[0]![0]).toMatchObject({
      type: 'mentor.offer',
      payload: { topics: ['Licenses', 'Pay'], languages: ['en'], capacity: 2 },
    });
    expect(view().dialog).toBe('closed');
    send({ type: 'offer.open' });
    send({ type: 'offer.stop' });
    await settle();
    expect(sent.mock.calls[1]![0]).toMatchObject({ type: 'mentor.stop', payload: {} });
  });

  test('what the server has is read again when something has happened, and after a failure', async () => {
    const { server, loadMentoring } = account();
    loadMentoring.mockRejectedValueOnce(new Error('away'));
    const { view, send } = open({ server });
    await settle();
    expect(view()).toMatchObject({ own: null, ownFailed: true });
    send({ type: 'own.retry' });
    await settle();
    expect(view().own).toEqual({ offer: 'none', mentorships: [] });
    send({ type: 'requests.changed', requestedIds: [] });
    await settle();
    expect(loadMentoring).toHaveBeenCalledTimes(3);
  });

  test('the list goes on page by page, and says what failed', async () => {
    const { server, findMentors } = account();
    findMentors.mockRejectedValueOnce(new Error('away'));
    const { view, send } = open({ server });
    await settle();
    expect(view().list).toBe('failed');
    const page = { mentors: [mentor!], total: 2, options: { branch: ['Navy'], language: ['es'] } };
    findMentors.mockResolvedValueOnce({ ...page, nextCursor: 'next' });
    send({ type: 'list.retry' });
    await settle();
    expect(view()).toMatchObject({ list: 'listed.idle', hasMore: true, options: page.options });
    findMentors.mockRejectedValueOnce(new Error('away'));
    send({ type: 'list.more' });
    await settle();
    expect(view().list).toBe('listed.pageFailed');
    findMentors.mockResolvedValueOnce({ ...page, mentors: [sampleMentors[1]!], nextCursor: null });
    send({ type: 'list.retry' });
    await settle();
    expect(findMentors.mock.lastCall?.[0]).toMatchObject({ cursor: 'next' });
    expect(view()).toMatchObject({ list: 'listed.idle', hasMore: false });
    expect(view().mentors).toHaveLength(2);
  });
});

test('each side has its own steps, and none goes back', () => {
  expect(statusAfter('accept', 'person', 'requested')).toBeNull();
  expect(statusAfter('accept', 'mentor', 'waiting')).toBe('accepted');
  expect(statusAfter('wait', 'mentor', 'waiting')).toBeNull();
  expect(statusAfter('withdraw', 'mentor', 'requested')).toBeNull();
  expect(statusAfter('end', 'person', 'accepted')).toBe('ended');
  expect(statusAfter('decline', 'mentor', 'accepted')).toBeNull();
});

test('topics are told apart by commas, eight at most', () => {
  const topics = Array.from({ length: 12 }, (_, nth) => `Topic ${nth}`).join(',');
  expect(offerOf({ ...newOffer, topics }).topics).toHaveLength(8);
});
