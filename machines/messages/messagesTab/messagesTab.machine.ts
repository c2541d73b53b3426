import { messagingMachine } from '../messaging/index.ts';
import { openMailbox, parseMessagesRoute } from '../model/index.ts';
import type { CorrespondenceSamples, ContactSamples, Mailbox } from '../model/index.ts';
import { parseTextRecord } from '../../model/text/index.ts';
import type { World } from '../../model/world/index.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { store } from '../../shell/platform/tabRequests.ts';

/** The organization whose messages these are, and what it wrote before. */
export interface MessagesSamples extends ContactSamples {
  correspondence: CorrespondenceSamples;
}

type MessagesTabInput = TabInput<MessagesSamples>;

interface MessagesTabContext extends MessagesTabInput {
  mailboxIn: (world: World) => Mailbox;
}

function opened(input: MessagesTabInput): MessagesTabContext {
  const contactsIn = input.samples.contacts(input.now());
  return { ...input, mailboxIn: openMailbox({ ...input.samples, ...input, contactsIn }) };
}

const mailboxOf = ({ mailboxIn, world }: MessagesTabContext): Mailbox => mailboxIn(world);

const draftsKey = { name: 'message_drafts', kind: 'session' } as const;

const routeOf = ({ route: { route } }: MessagesTabContext) => parseMessagesRoute(route.detail, route.query);

const messaging = tabChild<MessagesTabContext>()(messagingMachine)({
  input: (tab) => {
    const { samples, route, stored, reader, write, now, random } = tab;
    const { name, organization } = samples.profile;
    return {
      at: portalAddressOf(route),
      writer: [name, organization].filter(Boolean).join(', '),
      mailbox: mailboxOf(tab),
      route: routeOf(tab),
      stored: parseTextRecord(stored(draftsKey.name, draftsKey.kind)),
      replies: samples.correspondence.replies,
      reader,
      write,
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
    'world.changed': (tab) => ({ type: 'mailbox.changed', mailbox: mailboxOf(tab) }),
  },
  requests: { 'drafts.changed': ({ drafts }) => store(draftsKey, drafts) },
});

/**
 * The messages of an organization. New applicants become contacts immediately, while sample conversations keep the people with
 * whom they began.
 */
export const messagesTab = createTab({
  id: 'messagesTab',
  context: opened,
  children: { messaging },
  pages: { messages: {} },
  pageOf: () => 'messages',
});
