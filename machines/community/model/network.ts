import { plainText } from '../../model/text/plainText.ts';
import type { KnownPerson } from './mentoring.ts';
import { messagingRoles } from '../../messages/model/messagesRoute.ts';
import type { MessagingRole } from '../../messages/model/messagesRoute.ts';
import { veteranId } from '../../model/world/demoIdentities.ts';
import type { SentMessage, World } from '../../model/world/world.ts';

/** Figures of the Your Network card (feature spec, section 9). */
export type NetworkFigures = Readonly<Record<NetworkEntry, number>>;
/** Entries of the card, in its order. */
export const networkEntries = ['connections', 'groups', 'events', 'messages'] as const;
export type NetworkEntry = (typeof networkEntries)[number];

export interface Group {
  id: string;
  name: string;
  /** What it is about, in one line. */
  about: string;
  members: number;
  location: string;
}

export interface Member {
  id: string;
  name: string;
  /** Branch of service, or how somebody belongs. */
  service: string;
  work: string;
  location: string;
  /** Outside of the demo: how the two know each other, and where they write to each other. */
  known?: Pick<KnownPerson, 'how' | 'event'> & { href: string | null };
}

/** Longest search among connections, in characters. */
export const memberSearchMax = 100;

/** Search in name, service, work and place, without regard to case or accents. */
export function findMembers<Found extends Member>(members: readonly Found[], q: string): Found[] {
  const wanted = plainText(q).trim();
  if (wanted === '') return [...members];
  return members.filter(({ name, service, work, location }) =>
    [name, service, work, location].some((text) => plainText(text).includes(wanted)),
  );
}

export interface Message {
  id: string;
  /** Whom it is exchanged with. */
  memberId: string;
  isSent: boolean;
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

/** A message of the world as its veteran has to do with it, or null if it is between others. */
function seenByVeteran({ id, to, from, text, at }: SentMessage): Message | null {
  if (from === undefined || from === veteranId) return { id, memberId: to, isSent: true, text, at };
  return to === veteranId ? { id, memberId: from, isSent: false, text, at } : null;
}

/** Organizations that the veteran applied to or that wrote: whom they write to beside their connections. */
export function organizationContacts(
  world: World,
  organizations: Readonly<Record<MessagingRole, Omit<Member, 'id'>>>,
): Member[] {
  const applied: Readonly<Record<MessagingRole, readonly unknown[]>> = {
    recruiter: world.jobApplications,
    university: world.collegeApplications,
    nonprofit: world.nonprofitApplications,
  };
  const wrote = new Set(mergeMessages([], world.sentMessages).map(({ memberId }) => memberId));
  return messagingRoles
    .filter((role) => applied[role].length > 0 || wrote.has(role))
    .map((role) => ({ id: role, ...organizations[role] }));
}

/** What was written before and what was written here, oldest first. */
export const mergeMessages = (earlier: readonly Message[], sent: readonly SentMessage[]): Message[] =>
  [...earlier, ...sent.flatMap((message) => seenByVeteran(message) ?? [])].toSorted((a, b) => a.at - b.at);

/** The last message of each conversation, newest first. */
export function lastMessages(messages: readonly Message[]): Message[] {
  const last = new Map(messages.map((message) => [message.memberId, message]));
  return [...last.values()].toSorted((a, b) => b.at - a.at);
}
