import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Member } from '@vetsync/machines/community/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { organizationContacts } from '@vetsync/machines/community/model';
import { Network } from '@vetsync/ui/screens/community/Network';
import { sampleOrganizationMembers } from '@vetsync/samples/community';
import { expect, fn, userEvent, within } from 'storybook/test';
import { networkIn } from '../../support/community.ts';
import { crisisOf } from '../../support/crisis.ts';
import { seenAt } from '../../support/leads.ts';
import { jobApplication } from '../../support/reviews.ts';

const connections = networkIn({ connections: 'some' });
const meta = {
  title: 'Screens/community/Network',
  component: Network,
  args: { ...connections.args, send: fn() },
} satisfies Meta<typeof Network>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connections: Story = {
  ...connections,
  tags: ['network:connections.some'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '47 connections found' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search connections' }), 'n');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'n' });
    await userEvent.click(canvas.getByRole('button', { name: 'Message Alicia Montoya' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'member.write', memberId: 'alicia-montoya' });
  },
};
export const NoneFound: Story = {
  ...networkIn({ connections: 'none' }, { route: { list: 'connections', q: 'zzz', memberId: null } }),
  tags: ['network:connections.none'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: '' });
  },
};
export const Groups: Story = {
  ...networkIn('groups', { route: { list: 'groups', q: '', memberId: null } }),
  tags: ['network:groups'],
  play: async ({ canvas }) => {
    const list = canvas.getAllByRole('link', { name: /See events of/ });
    await expect(list).toHaveLength(12);
    await expect(list[0]).toHaveAttribute('href', '/platform/community?group=austin-transition');
  },
};
export const Messages: Story = {
  ...networkIn('messages', { route: { list: 'messages', q: '', memberId: null } }),
  tags: ['network:messages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '23 messages in 6 conversations' })).toBeVisible();
  },
};

const open = { list: 'messages', q: '', memberId: 'alicia-montoya' } as const;
export const Thread: Story = {
  ...networkIn('conversation', {
    route: open,
    stored: { memberId: open.memberId, text: 'I will be there.' },
  }),
  tags: ['network:conversation'],
  play: async ({ args, canvas }) => {
    const log = within(canvas.getByRole('log', { name: 'Conversation with Alicia Montoya' }));
    await expect(log.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.send' });
    await userEvent.click(canvas.getByRole('button', { name: 'All messages' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conversation.close' });
  },
};
/** An organization that the veteran applied to. Messages arrive in the organization's own inbox. */
export const WithAnOrganization: Story = {
  ...networkIn('conversation', {
    route: { ...open, memberId: 'recruiter' },
    contacts: organizationContacts(
      { ...emptyWorld, jobApplications: [jobApplication] },
      sampleOrganizationMembers,
    ),
    messages: [
      {
        id: 'a',
        memberId: 'recruiter',
        isSent: false,
        text: 'Could you start in May?',
        at: seenAt - 3_600_000,
      },
      { id: 'b', memberId: 'recruiter', isSent: true, text: 'Gladly, from the fourth.', at: seenAt - 60_000 },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: 'Conversation with Priya Raman' })).toBeVisible();
    await expect(canvas.getByText(/^Tech Corp can read this from their own profile/)).toBeVisible();
  },
};
/** A message that mentions a crisis shows the crisis line immediately. */
export const InCrisis: Story = {
  ...networkIn(
    'conversation',
    { route: open, stored: { memberId: open.memberId, text: 'I do not want to live any more' } },
    crisisOf(),
  ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Call 988/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'crisis.dismiss' });
  },
};
export const Missing: Story = {
  ...networkIn('missing', { route: { ...open, memberId: 'nobody' } }),
  tags: ['network:missing'],
};
/** A new signed-in user. */
export const Empty: Story = {
  ...networkIn({ connections: 'none' }, { members: [], groups: [], messages: [] }),
};
export const OnAPhone: Story = { ...connections, globals: { viewport: { value: 'phone' } } };
const people: readonly Member[] = (['mentor', 'mentored', 'event'] as const).map((how, nth) => ({
  id: how,
  name: ['Tom Hale', 'Ana Ruiz', 'Rosa Vega'][nth]!,
  service: '',
  work: '',
  location: '',
  known: {
    how,
    event: how === 'event' ? 'Coffee at the lake' : '',
    href: how === 'event' ? null : '/platform/messages?thread=1',
  },
}));
const account = { members: people, groups: [], messages: [], readMembers: async () => people };
/** Whom a signed-in person knows. */
export const OfAccount: Story = {
  ...networkIn({ connections: 'some' }, account, { reading: 'known' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You met at Coffee at the lake')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message Tom Hale' })).toHaveAttribute('href');
    await expect(canvas.queryByRole('link', { name: 'Message Rosa Vega' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Groups' })).not.toBeInTheDocument();
  },
};
export const LoadingAccount: Story = networkIn({ connections: 'none' }, { ...account, members: [] });
export const AccountFailed: Story = {
  ...networkIn({ connections: 'none' }, { ...account, members: [] }, { reading: 'failed' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'members.retry' });
  },
};
export const Dark: Story = { ...networkIn('conversation', { route: open }), globals: { theme: 'dark' } };
