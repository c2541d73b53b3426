import type { Meta, StoryObj } from '@storybook/react-vite';
import { Messages } from '@vetsync/ui/screens/messages/Messages';
import { expect, fn, userEvent, within } from 'storybook/test';
import { seenAt } from '../../support/leads.ts';
import { emptyMailbox, sampleMailbox, messagesIn } from '../../support/messages.ts';

const list = messagesIn({ list: 'some', conversation: 'closed' });
const meta = {
  title: 'Screens/messages/Messages',
  component: Messages,
  args: { ...list.args, send: fn() },
} satisfies Meta<typeof Messages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A recruiter's conversations (platform spec, section 2: 23 messages). */
export const Conversations: Story = {
  ...list,
  tags: ['messaging:list.some', 'messaging:conversation.closed'],
  play: async ({ args, canvas, step }) => {
    const conversations = within(canvas.getByRole('region', { name: 'Conversations' }));
    await step('Each links to its conversation and shows unread messages', async () => {
      await expect(canvas.getByText('12 conversations, 23 unread messages')).toBeVisible();
      const links = conversations.getAllByRole('link');
      await expect(links).toHaveLength(12);
      await expect(links[0]).toHaveAttribute('href', '/demo/platform/messages/p0?role=recruiter');
      await expect(links[0]).toHaveAccessibleName(/4 unread/);
    });
    await step('Search, and switch lists', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'f');
      await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'f' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'list.choose', list: 'unread' });
    });
    await expect(canvas.getByRole('link', { name: 'New message' })).toHaveAttribute(
      'href',
      '/demo/platform/messages/new?role=recruiter',
    );
  },
};
export const NothingFound: Story = {
  ...messagesIn({ list: 'none', conversation: 'closed' }, [], {}, { q: 'zzz' }),
  tags: ['messaging:list.none'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};
/** A signed-in recruiter without applicants. */
export const Empty: Story = {
  ...messagesIn({ list: 'empty', conversation: 'closed' }, [], {
    mailbox: emptyMailbox('recruiter'),
    replies: [],
  }),
  tags: ['messaging:list.empty'],
};

const open = { list: 'some', conversation: 'open' } as const;
export const Conversation: Story = {
  ...messagesIn(open, ['p1'], { stored: { p1: 'Let us talk about it on Thursday.', p4: 'Begun' } }),
  tags: ['messaging:conversation.open'],
  play: async ({ args, canvas, step }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getAllByRole('listitem')).toHaveLength(5);
    const field = canvas.getByRole('textbox', { name: /^Message to/ });
    await step("Enter sends, Shift+Enter doesn't", async () => {
      await userEvent.type(field, '{Shift>}{Enter}{/Shift}');
      await expect(args.send).not.toHaveBeenCalledWith({ type: 'message.send' });
      await userEvent.type(field, '{Enter}');
      await expect(args.send).toHaveBeenCalledWith({ type: 'message.send' });
    });
    await step('The button sends too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'message.send' });
      await expect(field).toHaveFocus();
    });
    await step('Insert a template', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
      const menu = within(document.body).getByRole('menu', { name: 'Templates' });
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'Ask for a document' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'template.use', templateId: 'ask' });
    });
    await expect(canvas.getByRole('link', { name: 'All messages' })).toHaveAttribute(
      'href',
      '/demo/platform/messages?role=recruiter',
    );
  },
};
/** Nothing is typed yet, so nothing can be sent. */
export const FirstMessage: Story = {
  ...messagesIn(open, ['about', 'A20']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing written yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
const answering = messagesIn(open, ['p1']);
/** A sample person is about to reply. */
export const Answering: Story = {
  ...answering,
  args: {
    view: {
      ...answering.args.view,
      open: answering.args.view.open && { ...answering.args.view.open, isAwaited: true },
    },
  },
};
const cry: Parameters<typeof sampleMailbox>[1] = [
  { id: 'm', to: 'nonprofit', from: 'p29', text: 'I see no way out any more.', at: seenAt - 60_000 },
];
/** A message that mentions a crisis shows the crisis line immediately. */
export const InCrisis: Story = {
  ...messagesIn(open, ['p29'], { mailbox: sampleMailbox('nonprofit', cry) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This may be about a crisis');
    await expect(canvas.getByRole('link', { name: /Call 988/ })).toBeVisible();
  },
};
export const ChoosingRecipient: Story = {
  ...messagesIn({ list: 'some', conversation: 'choosing' }, ['new']),
  tags: ['messaging:conversation.choosing'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('30 people')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Whom to write to' }), 'd');
    await expect(args.send).toHaveBeenCalledWith({ type: 'person.search', q: 'd' });
  },
};
export const Missing: Story = {
  ...messagesIn({ list: 'some', conversation: 'missing' }, ['nobody']),
  tags: ['messaging:conversation.missing'],
};
/** Five unread messages (platform spec, section 2). */
export const University: Story = {
  ...messagesIn({ list: 'some', conversation: 'closed' }, [], { mailbox: sampleMailbox('university') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 conversations, 5 unread messages')).toBeVisible();
  },
};
/** A nonprofit's messages are under Community. */
export const Nonprofit: Story = {
  ...messagesIn(open, ['p0'], { mailbox: sampleMailbox('nonprofit') }),
};
export const OnAPhone: Story = { ...list, globals: { viewport: { value: 'phone' } } };
export const ConversationOnAPhone: Story = {
  ...messagesIn(open, ['p1']),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...messagesIn(open, ['p0']), globals: { theme: 'dark' } };
