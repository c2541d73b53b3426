import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { messagingMachine } from '../messaging/index.ts';
import type { MessageDrafts, MessagingEmitted, MessagingParentEvent } from '../messaging/index.ts';
import { correspondentsOf, peopleOf, readMessagesRoute, withSenders } from '../model/index.ts';
import type {
  Contacts,
  CorrespondenceSamples,
  DeskSamples,
  Mailbox,
  EarlierMessages,
} from '../model/index.ts';
import { parseTextRecord } from '../../model/text/index.ts';
import type { World } from '../../model/world/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';

/** The organization whose messages these are, and what it wrote before. */
export interface MessagesSamples extends DeskSamples {
  correspondence: CorrespondenceSamples;
}

type MessagesTabInput = TabInput<MessagesSamples>;

interface MessagesTabContext extends MessagesTabInput {
  contactsIn: (world: World) => Contacts;
  /** They stay with the same applicants when others apply. */
  messages: EarlierMessages;
}

const submittedIds = ({ jobApplications, collegeApplications, nonprofitApplications }: World) =>
  new Set([...jobApplications, ...collegeApplications, ...nonprofitApplications].map(({ id }) => id));

function opened(input: MessagesTabInput): MessagesTabContext {
  const { samples, world, now } = input;
  const contactsIn = samples.contacts(now());
  const ids = submittedIds(samples.filterWorld(world));
  const before = contactsIn(world).briefs.filter(({ id }) => !ids.has(id));
  const messages = samples.correspondence.messages(samples.desk, correspondentsOf(before), now());
  return { ...input, contactsIn, messages };
}

function mailboxOf({ samples, contactsIn, messages, world, now }: MessagesTabContext): Mailbox {
  const { desk, correspondence, filterWorld } = samples;
  const { sentMessages: sent, readConversations: read } = filterWorld(world);
  const { briefs, others } = contactsIn(world);
  const known = { briefs, others: [...others, ...correspondence.others(desk, filterWorld(world), now())] };
  return { desk, people: withSenders(desk, peopleOf(known), sent), samples: messages, sent, read };
}

const drafts = { name: 'message_drafts', kind: 'session' } as const;

/**
 * The messages of an organization. New applicants become contacts immediately, while sample conversations keep the people with
 * whom they began. A signed-in organization has received nothing yet, so it has nobody to write to.
 */
const machine = setup({
  types: {
    context: {} as MessagesTabContext,
    events: {} as RouteChanged | WorldChanged | MessagingEmitted,
    emitted: {} as TabEmitted,
    input: {} as MessagesTabInput,
    children: {} as { messaging: 'messaging' },
  },
  actors: { worldChanges, messaging: relayed(messagingMachine) },
  actions: {
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    notifyRoute: sendTo('messaging', (_, { route }: RouteChanged): MessagingParentEvent => ({
      type: 'location.changed',
      route: readMessagesRoute(route.detail, route.query),
    })),
    notifyMailbox: sendTo('messaging', ({ context }): MessagingParentEvent => ({
      type: 'mailbox.changed',
      mailbox: mailboxOf(context),
    })),
    storeDrafts: emit((_, event: { drafts: MessageDrafts }): TabEmitted => ({
      type: 'page.store',
      ...drafts,
      text: JSON.stringify(event.drafts),
    })),
    forward: emit((_, event: TabEmitted) => event),
  },
}).createMachine({
  id: 'messagesTab',
  context: ({ input }) => opened(input),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'messaging',
      src: 'messaging',
      input: ({ context }) => {
        const { samples, route, person, stored, reader, now, random } = context;
        const { name, organization } = samples.profile ?? person;
        return {
          at: portalAt(route),
          writer: [name, organization].filter(Boolean).join(', '),
          mailbox: mailboxOf(context),
          route: readMessagesRoute(route.route.detail, route.route.query),
          persisted: parseTextRecord(stored(drafts.name, drafts.kind)),
          replies: samples.correspondence.replies,
          reader,
          now,
          random,
        };
      },
    },
  ],
  on: {
    'route.changed': { actions: withEvent('notifyRoute') },
    'world.changed': { actions: [withEvent('setWorld'), 'notifyMailbox'] },
    'drafts.changed': { actions: withEvent('storeDrafts') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const messagesTab = relayed(machine);
