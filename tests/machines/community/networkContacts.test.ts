import { describe, expect, test } from 'vitest';
import { communityLinks, mergeMessages, organizationContacts } from '@vetsync/machines/community/model';
import { emptyWorld, veteranId } from '@vetsync/machines/model/world';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import { networkMachine, networkView } from '@vetsync/machines/community/network';
import { sampleOrganizationMembers } from '@vetsync/samples/community';
import { run } from '../support/run.ts';
import { job, worldAfter } from '../support/world.ts';

const start = Date.parse('2026-03-04T16:15:00Z');
const after = (...commands: readonly WorldCommand[]): World => worldAfter(commands, start);
const submit: WorldCommand = { type: 'job.submit', application: job('A') };
const answer: WorldCommand = {
  type: 'message.send',
  message: { id: 'd', from: 'recruiter', fromName: 'Priya Raman', to: veteranId, text: 'Good morning' },
};
const toSomebodyElse: WorldCommand = {
  type: 'message.send',
  message: { id: 'e', from: 'university', to: 'student-1', text: 'Hello' },
};

function network(world: World, memberId: string | null = null) {
  const started = run(networkMachine, {
    input: {
      members: [],
      groups: [],
      contacts: organizationContacts(world, sampleOrganizationMembers),
      writer: 'Marcus Delaney',
      messages: mergeMessages([], world.sentMessages),
      route: { list: 'messages', q: '', memberId },
      links: communityLinks({ role: 'user', screen: null }),
      stored: null,
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => start,
      random: () => 0.5,
    },
  });
  const commands = () => started.emittedOf('world.dispatch').map(({ command }) => command);
  return { ...started, commands, view: () => networkView(started.actor.getSnapshot()) };
}

describe('organizations that the veteran can write to', () => {
  test('are those that the veteran applied to or that wrote', () => {
    expect(organizationContacts(emptyWorld, sampleOrganizationMembers)).toEqual([]);
    expect(organizationContacts(after(submit), sampleOrganizationMembers)).toMatchObject([
      { id: 'recruiter', service: 'Tech Corp' },
    ]);
    expect(organizationContacts(after(answer), sampleOrganizationMembers).map(({ id }) => id)).toEqual([
      'recruiter',
    ]);
    expect(organizationContacts(after(toSomebodyElse), sampleOrganizationMembers)).toEqual([]);
  });
  test('excludes messages between other people', () => {
    const { sentMessages } = after(answer, toSomebodyElse);
    expect(mergeMessages([], sentMessages)).toMatchObject([
      { memberId: 'recruiter', isSent: false, text: 'Good morning' },
    ]);
  });
  test('sends a message to an organization that is not a connection', () => {
    const { view, actor, commands } = network(after(submit));
    expect(view()).toMatchObject({ memberCount: 0, conversations: [], contacts: [{ id: 'recruiter' }] });
    actor.send({ type: 'member.write', memberId: 'recruiter' });
    expect(view().conversation).toMatchObject({ isOrganization: true, messages: [] });
    actor.send({ type: 'text.change', text: 'Is the position still open?' });
    actor.send({ type: 'message.send' });
    expect(commands().at(-1)).toMatchObject({
      type: 'message.send',
      message: { to: 'recruiter', fromName: 'Marcus Delaney', text: 'Is the position still open?' },
    });
  });
  test('marks a message as read when its conversation opens', () => {
    const world = after(answer);
    const { view, commands } = network(world, 'recruiter');
    expect(view()).toMatchObject({ conversations: [{ member: { id: 'recruiter' } }], contacts: [] });
    expect(commands()).toEqual([{ type: 'conversation.read', reader: 'user', withId: 'recruiter' }]);
  });
  test('shows the conversation once its organization is known', () => {
    const { view, actor } = network(emptyWorld, 'recruiter');
    expect(view().state).toBe('missing');
    actor.send({
      type: 'contacts.changed',
      contacts: organizationContacts(after(answer), sampleOrganizationMembers),
    });
    expect(view().state).toBe('conversation');
  });
});
