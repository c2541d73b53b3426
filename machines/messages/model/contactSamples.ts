import type { World } from '../../model/world/world.ts';
import type { PortalSamples } from '../../model/world/portalSamples.ts';
import type { Contacts } from './contacts.ts';
import type { Correspondent, EarlierMessages } from './messages.ts';
import type { MessagingRole } from './messagesRoute.ts';

/** An organization that writes to people and meets them. */
export interface ContactSamples extends Omit<PortalSamples<unknown>, 'records'> {
  role: MessagingRole;
  /** @returns whom the organization knows, given the shared world. */
  contacts: (now: number) => (world: World) => Contacts;
}

/** Adds its contacts to a portal. `contactsOf` finds them in the portal's records and in what it has received. */
export const withContacts = <Records, Name extends MessagingRole>(
  role: Name,
  { records, ...portal }: PortalSamples<Records>,
  contactsOf: (records: Records, world: World) => Contacts,
): ContactSamples & { role: Name } => ({
  ...portal,
  role,
  contacts: (now) => {
    const known = records(now);
    return (world) => contactsOf(known, world);
  },
});

/** What was written before anybody used the platform. */
export interface CorrespondenceSamples {
  /** Conversations with these people, those who applied last first. */
  messages: (role: MessagingRole, people: readonly Correspondent[], now: number) => EarlierMessages;
  /** What is answered to what the organization writes, one drawn; empty: people answer for themselves. */
  replies: readonly string[];
  /** Whom else the organization has written to. */
  others: (role: MessagingRole, world: World, now: number) => readonly Correspondent[];
}
