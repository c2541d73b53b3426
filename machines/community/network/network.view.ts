import type { SnapshotFrom } from 'xstate';
import { lastMessages } from '../model/index.ts';
import { memberMessageMax } from '../../model/world/index.ts';
import type { CommunityLinks, Group, Member, Message, NetworkList } from '../model/index.ts';
import type { CrisisFinding, IntlConfig } from '../../system/model/index.ts';
import { draftText, membersAndContacts, foundMembers, openContact, openMember } from './network.machine.ts';
import type { networkMachine } from './network.machine.ts';

/** A conversation in the list: whom it is with, and its last message. */
export interface Conversation {
  member: Member;
  lastMessage: Message;
  messageCount: number;
}

export interface NetworkView {
  state: 'connections' | 'groups' | 'messages' | 'conversation' | 'missing';
  list: NetworkList;
  links: CommunityLinks;
  q: string;
  /** Whether there are groups and messages beside the connections. */
  hasLists: boolean;
  /** Whether the connections are known. */
  reading: 'waiting' | 'known' | 'failed';
  /** How many connections were found, and how many there are. */
  count: number;
  memberCount: number;
  /** Those that are listed. */
  listed: readonly Member[];
  /** Number of results that are not listed yet. */
  hiddenCount: number;
  groups: readonly Group[];
  /** Where the events of a group are found, by its id. */
  groupEvents: Readonly<Record<string, string>>;
  conversations: readonly Conversation[];
  /** Organizations that can be written to, and nothing was written with them yet. */
  contacts: readonly Member[];
  /** Messages in all conversations. */
  messageCount: number;
  /** The conversation that is open. */
  conversation: {
    member: Member;
    /** It is one of an organization, whose profile reads it. */
    isOrganization: boolean;
    messages: readonly Message[];
    text: string;
    textMax: number;
    canSend: boolean;
    /** What is written tells of a crisis. */
    crisis: CrisisFinding | null;
  } | null;
  intl: IntlConfig;
}

export function networkView({ value, context }: SnapshotFrom<typeof networkMachine>): NetworkView {
  const { route, links, members, groups, messages, shownCount, intl } = context;
  const found = foundMembers(context);
  const member = openMember(context);
  const text = draftText(context);
  const ofMember = ({ id }: Member) => messages.filter(({ memberId }) => memberId === id);
  return {
    state: (typeof value === 'object' ? 'connections' : value) as NetworkView['state'],
    list: route.memberId === null ? route.list : 'messages',
    links,
    q: route.q,
    hasLists: !context.readMembers,
    reading: context.reading,
    count: found.length,
    memberCount: members.length,
    listed: found.slice(0, shownCount),
    hiddenCount: Math.max(0, found.length - shownCount),
    groups,
    groupEvents: Object.fromEntries(groups.map(({ id }) => [id, links.groupEvents(id)])),
    conversations: lastMessages(messages).flatMap((last) => {
      const one = membersAndContacts(context).find(({ id }) => id === last.memberId);
      return one ? [{ member: one, lastMessage: last, messageCount: ofMember(one).length }] : [];
    }),
    contacts: context.contacts.filter((contact) => ofMember(contact).length === 0),
    messageCount: messages.length,
    conversation: member && {
      member,
      isOrganization: openContact(context) !== null,
      messages: ofMember(member),
      text,
      textMax: memberMessageMax,
      canSend: text.trim() !== '' && text.trim().length <= memberMessageMax,
      crisis: context.crisis.finding,
    },
    intl,
  };
}
