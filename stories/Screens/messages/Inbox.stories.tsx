import type { Meta, StoryObj } from '@storybook/react-vite';
import { allThreads } from '@vetsync/machines/exchange/model';
import { inboxMachine, inboxView, type InboxContext } from '@vetsync/machines/exchange/inbox';
import { writePhrase } from '@vetsync/ui/language';
import { Inbox } from '@vetsync/ui/screens/messages/Inbox';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { PageFrame } from '@vetsync/ui/screens/system/PageFrame';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { messagesPhrase } from '@vetsync/machines/messages/model';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { crisisOf } from '../../support/crisis.ts';
import { ownThreads, shipyard, staffThreads, threadMessages } from '../exchange/samples.ts';
import { sentWorlds } from '../exchange/sentApplications.ts';
import { contactRequests } from '../exchange/sharing.ts';
import { organizationAnswers } from '@vetsync/machines/model/exchange';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';

const meta = {
  title: 'Screens/messages/Inbox',
  component: Inbox,
  args: { send: fn() },
  render: (args) =>
    args.view.organization ? (
      <OrganizationFrame
        organization={args.view.organization}
        candidatesHref={args.view.candidatesHref}
        current="messages"
      >
        <Inbox {...args} />
      </OrganizationFrame>
    ) : (
      <PageFrame>
        <Inbox {...args} />
      </PageFrame>
    ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const rest = {
  list: { listed: 'idle' },
  thread: 'closed',
  outbox: 'idle',
  reading: 'idle',
  block: 'idle',
  requests: 'listed',
  report: 'closed',
  feed: { following: 'live' },
} as const;
const shown = (value: StateValue, context: Partial<InboxContext> = {}) =>
  inState(inboxMachine, inboxView, {
    value,
    input: {
      slug: context.slug ?? null,
      writer: 'Dana Fields',
      write: writePhrase,
      applicationHref: ({ id }) => `?application=${id}`,
      newId: () => 'a new id',
      intl,
      now,
    },
    context: { threads: ownThreads, position: '7', ...context },
  });
const listing = (regions: Record<string, StateValue> = {}, context: Partial<InboxContext> = {}) =>
  shown({ open: { ...rest, ...regions } }, context);
const route = { ...allThreads, thread: 'thread-0' };
const reading = (regions: Record<string, StateValue> = {}, context: Partial<InboxContext> = {}) =>
  listing({ thread: { shown: 'idle' }, ...regions }, { route, messages: threadMessages, ...context });
const staff = {
  slug: shipyard.slug,
  workspace: { organization: shipyard, role: 'reviewer' },
  threads: staffThreads,
} as const;
const pending = { id: 'a command', to: { threadId: 'thread-0' }, text: 'Then I bring coffee.' };

export const Listed: Story = {
  tags: [
    'inbox:open.list.listed.idle',
    'inbox:open.thread.closed',
    'inbox:open.outbox.idle',
    'inbox:open.reading.idle',
    'inbox:open.block.idle',
    'inbox:open.requests.listed',
    'inbox:open.report.closed',
    'inbox:open.feed.following.live',
  ],
  ...listing({}, { drafts: { 'thread-1': 'Dear' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Tidewater Works.*1 unread/ })).toHaveAttribute(
      'href',
      '/platform/messages?as=me&thread=thread-0',
    );
    await expect(canvas.getByText('Blocked')).toBeVisible();
    await expect(canvas.getByText('You: Thank you. I will not apply this year.')).toBeVisible();
  },
};

/** The inbox that the staff of an organization share. */
export const OfAnOrganization: Story = {
  tags: ['inbox:open.requests.none'],
  ...listing({ requests: 'none' }, staff),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Devon Okafor/ })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/messages?thread=thread-1',
    );
  },
};

export const Searching: Story = {
  tags: ['inbox:open.list.searching'],
  ...listing({ requests: 'none', list: 'searching' }, { ...staff, route: { ...allThreads, q: 'dev' } }),
  play: async ({ args, canvas, step }) => {
    await step('Search, and switch lists', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'o');
      await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'devo' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'list.choose', isUnread: true });
    });
    await expect(canvas.getByRole('link', { name: 'New message' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/messages?new=1&q=dev',
    );
  },
};

export const NothingFound: Story = {
  ...listing({ requests: 'none' }, { ...staff, threads: [], route: { ...allThreads, q: 'zzz' } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const LoadingOrganization: Story = {
  tags: ['inbox:loading'],
  ...shown('loading', { slug: shipyard.slug, threads: [] }),
};

export const Missing: Story = {
  tags: ['inbox:missing'],
  ...shown('missing', { slug: shipyard.slug, threads: [] }),
};

export const Suspended: Story = {
  tags: ['inbox:suspended'],
  ...shown('suspended', {
    slug: shipyard.slug,
    workspace: { organization: shipyard, role: 'reviewer' },
    threads: [],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${shipyard.name} is suspended`)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['inbox:failed'],
  ...shown('failed', { slug: shipyard.slug, threads: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const Loading: Story = {
  tags: ['inbox:open.list.loading', 'inbox:open.feed.following.connecting'],
  ...listing({ list: 'loading', feed: { following: 'connecting' } }, { threads: [] }),
};

export const ListFailed: Story = {
  tags: ['inbox:open.list.failed', 'inbox:open.feed.waiting'],
  ...listing({ list: 'failed', feed: 'waiting' }, { threads: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

/** New messages could not be loaded: what is displayed may be old. */
export const ListOutdated: Story = { ...listing({ list: 'failed' }, { problem: unreachable }) };

export const Empty: Story = {
  ...listing({}, { threads: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find organizations' })).toHaveAttribute(
      'href',
      '/platform/marketplace?as=me&show=organizations',
    );
  },
};

export const Refreshing: Story = { tags: ['inbox:open.list.refreshing'], ...listing({ list: 'refreshing' }) };

export const LoadingMore: Story = {
  tags: ['inbox:open.list.listed.loadingMore'],
  ...listing({ list: { listed: 'loadingMore' } }, { cursor: 'next' }),
};

export const MoreFailed: Story = {
  tags: ['inbox:open.list.listed.pageFailed'],
  ...listing({ list: { listed: 'pageFailed' } }, { cursor: 'next', problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const Open: Story = {
  tags: ['inbox:open.thread.shown.idle'],
  ...reading({}, { drafts: { 'thread-0': 'Then I bring coffee.' } }),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Tidewater Works' });
    await userEvent.type(field, '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.change', text: 'Then I bring coffee.!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.send' });
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'block.toggle' });
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.open', messageId: null });
  },
};

export const OpenForStaff: Story = { ...reading({}, staff) };

export const OfAViewer: Story = {
  ...reading({}, { ...staff, workspace: { organization: shipyard, role: 'viewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can read messages here/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const MarkingAsRead: Story = {
  tags: ['inbox:open.reading.marking'],
  ...reading({ reading: 'marking' }),
};

export const Sending: Story = {
  tags: ['inbox:open.outbox.sending'],
  ...reading({ outbox: 'sending' }, { queue: [pending] }),
};

export const WaitingForTheConnection: Story = {
  tags: ['inbox:open.outbox.waiting'],
  ...reading({ outbox: 'waiting', feed: 'waiting' }, { queue: [pending] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We’ll send it automatically/)).toBeInTheDocument();
  },
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['inbox:open.outbox.proving'],
  ...reading({ outbox: 'proving' }, { queue: [pending] }),
};

export const Refused: Story = {
  ...reading({}, { ...staff, queue: [{ ...pending, failure: 'They do not want messages from you.' }] }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.retry', id: 'a command' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.edit', id: 'a command' });
  },
};

export const InACrisis: Story = {
  ...reading({}, { drafts: { 'thread-0': 'Some days I want to end it all' }, ...crisisOf() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You matter. Please talk to a person now.',
    );
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const Composing: Story = {
  tags: ['inbox:open.thread.composing.ready'],
  ...listing(
    { thread: { composing: 'ready' } },
    { route: { ...allThreads, to: { organizationId: 'o' } }, recipient: 'Harbor Health' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New message to Harbor Health' })).toBeVisible();
  },
};

/** There is a conversation with them already, which is loading. What is written stays. */
export const Following: Story = {
  tags: ['inbox:open.thread.following'],
  ...listing({ thread: 'following' }, { route, drafts: { 'thread-0': 'Good mor' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the conversation…')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message to Tidewater Works' })).toHaveValue('Good mor');
  },
};

export const ComposingUnnamed: Story = {
  tags: ['inbox:open.thread.composing.naming'],
  ...listing(
    { thread: { composing: 'naming' } },
    { ...staff, route: { ...allThreads, to: { applicationId: 'a' } } },
  ),
};

const choosing = (value: StateValue, context: Partial<InboxContext> = {}) =>
  listing(
    { requests: 'none', thread: { choosing: value } },
    { ...staff, route: { ...allThreads, isChoosing: true }, ...context },
  );
const people = {
  people: staffThreads.map(({ person: { name }, about }, index) => ({
    name,
    about: about.map(({ title }) => title),
    to: { applicationId: `application-${index}` },
  })),
  total: 31,
};
export const ChoosingSomebody: Story = {
  tags: ['inbox:open.thread.choosing.listed'],
  ...choosing('listed', { people }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('31 people')).toBeVisible();
    await expect(canvas.getByText('26 more. Search by name to find them.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Who to write to' }), 'd');
    await expect(args.send).toHaveBeenCalledWith({ type: 'person.search', q: 'd' });
  },
};
export const LoadingPeople: Story = { tags: ['inbox:open.thread.choosing.loading'], ...choosing('loading') };
export const SearchingPeople: Story = {
  tags: ['inbox:open.thread.choosing.searching'],
  ...choosing('searching', { people, personQuery: 'de' }),
};
export const PeopleFailed: Story = {
  tags: ['inbox:open.thread.choosing.failed'],
  ...choosing('failed'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'people.retry' });
  },
};

/** Staff begin a message with a prepared text. */
export const WithTemplates: Story = {
  ...reading({ requests: 'none' }, staff),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    const menu = within(document.body).getByRole('menu', { name: 'Templates' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Ask for a document' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'template.use', templateId: 'ask' });
  },
};

/** In the demo, sample people answer. */
export const Simulated: Story = {
  ...reading(
    { requests: 'none' },
    {
      ...staff,
      threads: staffThreads.map((thread) => ({ ...thread, isAwaited: true, mayReport: false })),
      messages: threadMessages.map((message) => ({ ...message, isSimulated: message.side === 'person' })),
      notice: messagesPhrase('recruiterNotice'),
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is writing…$/)).toBeVisible();
    await expect(canvas.getAllByText('Simulated')[0]).toBeVisible();
    await expect(canvas.getByText(/^Sample conversations/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report' })).toBeNull();
  },
};

/** In a tab of a portal, its name is the page's heading, and then that of the person. */
export const InATab: Story = {
  ...listing({ requests: 'none' }, staff),
  render: ({ view, send }) => <Inbox view={view} send={send} title="Community" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  },
};

/** Somebody writes about a crisis: staff see what to do. */
export const TheirCrisis: Story = {
  ...reading(
    { requests: 'none' },
    {
      ...staff,
      threads: staffThreads.map((thread) => ({ ...thread, showsHelp: true })),
      messages: [{ ...threadMessages[0]!, side: 'person', text: 'I see no way out any more.' }],
      ...crisisOf('aboutOther'),
    },
  ),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('You can help them get through this.');
    await expect(within(alert).getByRole('link', { name: /Call 988/ })).toBeVisible();
  },
};

export const LoadingThread: Story = {
  tags: ['inbox:open.thread.loading'],
  ...listing({ thread: 'loading' }, { route }),
};

export const ThreadMissing: Story = {
  tags: ['inbox:open.thread.missing'],
  ...listing({ thread: 'missing' }, { route: { ...allThreads, thread: 'x' } }),
};

export const ThreadFailed: Story = {
  tags: ['inbox:open.thread.failed'],
  ...listing({ thread: 'failed' }, { route, threadProblem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'thread.retry' });
  },
};

export const LoadingOlder: Story = {
  tags: ['inbox:open.thread.shown.loadingOlder'],
  ...reading({ thread: { shown: 'loadingOlder' } }, { messagesCursor: 'before' }),
};

export const OlderFailed: Story = {
  tags: ['inbox:open.thread.shown.olderFailed'],
  ...reading({ thread: { shown: 'olderFailed' } }, { messagesCursor: 'before' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'thread.more' });
  },
};

export const RefreshingThread: Story = {
  tags: ['inbox:open.thread.shown.refreshing'],
  ...reading({ thread: { shown: 'refreshing' } }),
};

export const ThreadOutdated: Story = {
  tags: ['inbox:open.thread.shown.outdated'],
  ...reading({ thread: { shown: 'outdated' } }),
};

export const Blocking: Story = { tags: ['inbox:open.block.changing'], ...reading({ block: 'changing' }) };

export const BlockFailed: Story = { tags: ['inbox:open.block.failed'], ...reading({ block: 'failed' }) };

export const Blocked: Story = {
  ...reading({}, { route: { ...allThreads, thread: 'thread-1' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’ve blocked Tidewater College/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let them write again' })).toBeVisible();
  },
};

/** Nobody there could read it. What was written stays, and can be reported. */
export const OfASuspendedOrganization: Story = {
  ...reading(
    {},
    { threads: ownThreads.map((thread) => ({ ...thread, isSuspended: thread.id === 'thread-0' })) },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/VetSync suspended Tidewater Works\. No one there can read/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Report' })).toBeVisible();
  },
};

/** What blocking means, before it happens. */
export const ConfirmingToBlock: Story = {
  tags: ['inbox:open.block.confirming'],
  ...reading({ block: 'confirming' }),
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Tidewater Works?' }));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'block.confirm' });
  },
};

export const WaitingForTheLimit: Story = {
  ...reading({ outbox: 'waiting' }, { queue: [pending], sendProblem: { status: 429 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/written to many new contacts/)).toBeInTheDocument();
  },
};

const askedRoute = { ...allThreads, to: { organizationId: contactRequests[0]!.organizationId } };
const asking = (requests: string, context: Partial<InboxContext> = {}) =>
  listing({ requests }, { requests: contactRequests, route: askedRoute, ...context });

/** What organizations ask comes first; what they decided is among the messages, with their words. */
export const AnswersAndRequests: Story = {
  ...asking('listed', { route: allThreads, answers: organizationAnswers(sentWorlds.offered) }),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Cedar Dock');
    await expect(rows[1]).toHaveTextContent('Tidewater Works');
    await expect(within(rows[1]!).getByText('Wants contact')).toBeVisible();
    const answer = canvas.getByRole('link', { name: /^Harbor Forge.*Crane operator.*New$/ });
    await expect(answer).toHaveAttribute('href', '?application=application-1');
  },
};
const accepting = { commandId: 'a command', requestId: 'request-1', isAccepted: true };

export const ContactRequests: Story = {
  ...asking('listed'),
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tidewater Works would like to talk with you' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Tidewater Works’s request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'request.accept', id: 'request-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Tidewater Works’s request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'request.decline', id: 'request-1' });
  },
};

export const LoadingRequests: Story = {
  tags: ['inbox:open.requests.loading'],
  ...listing({ requests: 'loading' }),
};

export const RequestsFailed: Story = {
  tags: ['inbox:open.requests.failed'],
  ...listing({ requests: 'failed' }, { requestProblem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'requests.retry' });
  },
};

export const Accepting: Story = {
  tags: ['inbox:open.requests.answering'],
  ...asking('answering', { answering: accepting }),
};

export const Declining: Story = {
  ...asking('answering', { answering: { ...accepting, isAccepted: false } }),
};

/** The sign-in dialog is open over the page. */
export const ProvingAnAnswer: Story = {
  tags: ['inbox:open.requests.proving'],
  ...asking('proving', { answering: accepting }),
};

export const NotAnswered: Story = {
  tags: ['inbox:open.requests.notAnswered'],
  ...asking('notAnswered', { answering: accepting, requestProblem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your answer wasn’t saved');
  },
};

export const RefreshingRequests: Story = {
  tags: ['inbox:open.requests.refreshing'],
  ...asking('refreshing'),
};

const reporting = (report: string, context: Partial<InboxContext> = {}) =>
  reading(
    { report },
    {
      report: { id: 'a command', messageId: null, reason: 'scam', note: 'They want money first.' },
      ...context,
    },
  );

export const Reporting: Story = {
  tags: ['inbox:open.report.writing'],
  ...reporting('writing'),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this conversation' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Hate' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.change', reason: 'hate' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.send' });
  },
};

export const ReportingAMessage: Story = {
  ...reporting('writing', {
    report: { id: '', messageId: threadMessages[1]!.id, reason: null, note: '' },
    messagesCursor: 'before',
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    await expect(dialog.getByText(/Earlier messages are copied too/)).toBeVisible();
  },
};

export const SendingAReport: Story = { tags: ['inbox:open.report.sending'], ...reporting('sending') };

/** The sign-in dialog is open over the page. */
export const ProvingAReport: Story = { tags: ['inbox:open.report.proving'], ...reporting('proving') };

export const ReportNotSent: Story = {
  tags: ['inbox:open.report.notSent'],
  ...reporting('notSent', { reportProblem: unreachable }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this conversation' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your report wasn’t sent');
  },
};

export const ReportSent: Story = {
  tags: ['inbox:open.report.sent'],
  ...reporting('sent'),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your report was sent' }));
    await userEvent.click(dialog.getByText('Close', { selector: 'button' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.close' });
  },
};

export const Reported: Story = {
  ...reading(
    {},
    {
      reports: [
        {
          id: 'report-1',
          threadId: 'thread-0',
          organizationName: 'Tidewater Works',
          reason: 'scam',
          at: threadMessages[0]!.at,
          status: 'acted',
        },
      ],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and took action/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...listing(), globals: { viewport: { value: 'phone' } } };
export const OpenOnAPhone: Story = { ...reading(), globals: { viewport: { value: 'phone' } } };
