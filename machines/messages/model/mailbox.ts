import type { World } from '../../model/world/world.ts';
import { peopleOf } from './contacts.ts';
import type { Contacts } from './contacts.ts';
import type { CorrespondenceSamples, ContactSamples } from './contactSamples.ts';
import { correspondentsOf, withSenders } from './messages.ts';
import type { Mailbox } from './messages.ts';

interface OpenedMailbox extends Pick<ContactSamples, 'role'> {
  correspondence: CorrespondenceSamples;
  contactsIn: (world: World) => Contacts;
  world: World;
  /** Epoch milliseconds. */
  now: () => number;
}

const submittedIds = ({ jobApplications, collegeApplications, nonprofitApplications }: World) =>
  new Set([...jobApplications, ...collegeApplications, ...nonprofitApplications].map(({ id }) => id));

/** Reads an organization's mailbox in any later world. Sample conversations stay with the same people when others apply. */
export function openMailbox(opened: OpenedMailbox): (world: World) => Mailbox {
  const { role, correspondence, contactsIn, world: first, now } = opened;
  const ids = submittedIds(first);
  const before = contactsIn(first).briefs.filter(({ id }) => !ids.has(id));
  const samples = correspondence.messages(role, correspondentsOf(before), now());
  return (world) => {
    const { sentMessages: sent, readConversations: read } = world;
    const { briefs, others } = contactsIn(world);
    const known = { briefs, others: [...others, ...correspondence.others(role, world, now())] };
    return { role, people: withSenders(role, peopleOf(known), sent), samples, sent, read };
  };
}
