import type { Meta, StoryObj } from '@storybook/react-vite';
import { allThreads } from '@vetsync/machines/exchange/model';
import { inboxMachine, inboxView, type InboxContext } from '@vetsync/machines/exchange/inbox';
import { writePhrase } from '@vetsync/ui/language';
import { SentMessages } from '@vetsync/ui/screens/exchange/sent/SentMessages';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { crisisOf } from '../../support/crisis.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';
import { ownThreads, threadMessages } from './samples.ts';

const meta = {
  title: 'Screens/exchange/SentMessages',
  component: SentMessages,
  args: { send: fn(), href: '/platform/messages?as=me&thread=thread-0' },
  decorators: inReadingWidth,
} satisfies Meta<typeof SentMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

const rest = {
  list: { listed: 'idle' },
  outbox: 'idle',
  reading: 'idle',
  block: 'idle',
  requests: 'listed',
  report: 'closed',
  feed: { following: 'live' },
} as const;
const shown = (thread: StateValue, context: Partial<InboxContext> = {}) =>
  inState(inboxMachine, inboxView, {
    value: { open: { ...rest, thread } },
    input: {
      slug: null,
      writer: 'Jordan Reyes',
      write: writePhrase,
      applicationHref: ({ id }) => `?application=${id}`,
      newId: () => 'a new id',
      intl,
      now,
    },
    context: { threads: ownThreads, route: { ...allThreads, thread: 'thread-0' }, ...context },
  });

/** The last messages, with the rest a press away. */
export const Written: Story = {
  ...shown({ shown: 'idle' }, { messages: threadMessages, messagesCursor: 'older' }),
  play: async ({ args, canvas }) => {
    const log = within(canvas.getByRole('log', { name: 'Conversation with Tidewater Works' }));
    await expect(log.getAllByRole('listitem')).toHaveLength(3);
    for (const name of ['See all messages', 'Earlier messages'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', args.href);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to Tidewater Works' }), 'H');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.change', text: 'H' });
  },
};

/** The first message begins the conversation. */
export const Nothing: Story = {
  ...shown(
    { composing: 'ready' },
    { route: { ...allThreads, to: { organizationId: 'o' } }, recipient: 'Tidewater Works' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message to Tidewater Works' })).toBeEnabled();
  },
};

/** What is there may be old. */
export const Outdated: Story = {
  ...shown({ shown: 'outdated' }, { messages: threadMessages }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'thread.retry' });
  },
};

export const Loading: Story = shown('loading');

export const Failed: Story = {
  ...shown('failed', { threadProblem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'thread.retry' });
  },
};

/** The organization asked as a stranger before, and is answered among the messages. */
export const Asked: Story = {
  ...shown('closed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/They asked to talk with you/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Somebody who writes about a crisis finds help above what they write. */
export const Crisis: Story = {
  ...shown(
    { shown: 'idle' },
    { messages: threadMessages, drafts: { 'thread-0': 'I think about suicide' }, ...crisisOf() },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You matter. Please talk to a person now.',
    );
  },
};
