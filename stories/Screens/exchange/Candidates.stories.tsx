import type { Meta, StoryObj } from '@storybook/react-vite';
import { candidatesMachine, candidatesView, type CandidatesContext } from '@vetsync/machines/candidates';
import { Candidates } from '@vetsync/ui/screens/exchange/Candidates';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { opened as openDialog } from '../../support/plays/opened.ts';
import { inState } from '../../support/inState.ts';
import { now, reader, seenAt } from '../../support/leads.ts';
import { shipyard } from './samples.ts';
import { acceptedRequest, candidateRows, sentRequest, wholeCandidate } from './sharing.ts';

const meta = {
  title: 'Screens/exchange/Candidates',
  component: Candidates,
  args: { send: fn() },
  render: (args) => (
    <OrganizationFrame organization={args.view.organization} current={args.view.organization && 'candidates'}>
      <Candidates {...args} />
    </OrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Candidates>;
export default meta;
type Story = StoryObj<typeof meta>;

const workspace = { organization: shipyard, role: 'reviewer' } as const;
const rows = candidateRows.map((row, index) => ({
  ...row,
  request: index === 1 ? sentRequest : index === 2 ? acceptedRequest : null,
}));
const shown = (value: StateValue, context: Partial<CandidatesContext> = {}) =>
  inState(candidatesMachine, candidatesView, {
    value,
    input: { slug: 'tidewater-works', newId: () => 'a new id', reader, now },
    context: { workspace, rows, ...context },
  });
const listed = (
  list: StateValue = { listed: 'idle' },
  context: Partial<CandidatesContext> = {},
  feed: StateValue = { following: 'live' },
) => shown({ open: { list, feed, detail: 'closed' } }, context);
const { id } = wholeCandidate;
const text = 'We build ferries in Norfolk. May we talk about the first shift?';
const detail = (value: StateValue, context: Partial<CandidatesContext> = {}) =>
  shown(
    { open: { list: { listed: 'idle' }, feed: { following: 'live' }, detail: value } },
    { openId: id, lastId: id, ...context },
  );
const opened = (request: string, context: Partial<CandidatesContext> = {}) =>
  detail({ shown: request }, { opened: wholeCandidate, drafts: { [id]: text }, ...context });
const panel = async (name = 'Candidate') => within(await openDialog(name));

export const Listed: Story = {
  tags: [
    'candidates:open.list.listed.idle',
    'candidates:open.feed.following.live',
    'candidates:open.detail.closed',
  ],
  ...listed(undefined, { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hull technician, free from March' })).toHaveAttribute(
      'href',
      `/organizations/tidewater-works/candidates?candidate=${id}`,
    );
    await expect(canvas.getByText('Request sent')).toBeVisible();
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'w');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'w' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const Loading: Story = { tags: ['candidates:loading'], ...shown('loading', { workspace: null }) };

export const LoadingList: Story = {
  tags: ['candidates:open.list.loading', 'candidates:open.feed.following.connecting'],
  ...listed('loading', { rows: [] }, { following: 'connecting' }),
};

export const Missing: Story = { tags: ['candidates:missing'], ...shown('missing', { workspace: null }) };

export const OfAViewer: Story = {
  tags: ['candidates:notAllowed'],
  ...shown('notAllowed', { workspace: { organization: shipyard, role: 'viewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask your colleagues to change your role/)).toBeVisible();
  },
};

export const NotApprovedYet: Story = {
  ...shown('notAllowed', { workspace: { organization: { ...shipyard, status: 'pending' }, role: 'owner' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can once your organization is approved.')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['candidates:failed'],
  ...shown('failed', { workspace: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const ListFailed: Story = {
  tags: ['candidates:open.list.failed', 'candidates:open.feed.waiting'],
  ...listed('failed', { rows: [], problem: unreachable }, 'waiting'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Empty: Story = { tags: ['candidates:open.list.empty'], ...listed('empty', { rows: [] }) };

export const NoMatches: Story = {
  tags: ['candidates:open.list.noMatches'],
  ...listed('noMatches', { rows: [], filters: { q: 'submarine', branch: 'Navy' } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const Searching: Story = {
  tags: ['candidates:open.list.searching'],
  ...listed('searching', { filters: { q: 'weld', branch: null } }),
};

export const Refreshing: Story = { tags: ['candidates:open.list.refreshing'], ...listed('refreshing') };

export const LoadingMore: Story = {
  tags: ['candidates:open.list.listed.loadingMore'],
  ...listed({ listed: 'loadingMore' }, { cursor: 'next' }),
};

export const MoreFailed: Story = {
  tags: ['candidates:open.list.listed.pageFailed'],
  ...listed({ listed: 'pageFailed' }, { cursor: 'next', problem: unreachable }),
};

export const Finding: Story = { tags: ['candidates:open.detail.finding'], ...detail('finding') };

export const Gone: Story = {
  tags: ['candidates:open.detail.missing'],
  ...detail('missing'),
  play: async () => {
    await panel('This person can no longer be found');
  },
};

export const DetailFailed: Story = {
  tags: ['candidates:open.detail.failed'],
  ...detail('failed', { detailProblem: unreachable }),
  play: async ({ args }) => {
    const open = await panel();
    await userEvent.click(open.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'detail.retry' });
  },
};

export const Opened: Story = {
  tags: ['candidates:open.detail.shown.writing'],
  ...opened('writing'),
  play: async ({ args }) => {
    const open = await panel();
    await userEvent.type(open.getByRole('textbox', { name: /^Your message/ }), '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.change', text: `${text}!` });
    await userEvent.click(open.getByRole('button', { name: 'Send contact request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'request.send' });
  },
};

export const Sending: Story = { tags: ['candidates:open.detail.shown.sending'], ...opened('sending') };

/** The sign-in dialog is open over the page. */
export const Proving: Story = { tags: ['candidates:open.detail.shown.proving'], ...opened('proving') };

export const NotSent: Story = {
  tags: ['candidates:open.detail.shown.notSent'],
  ...opened('notSent', { sendProblem: unreachable }),
  play: async () => {
    const open = await panel();
    await expect(open.getByRole('alert')).toHaveTextContent('Your request was not sent');
  },
};

export const LimitReached: Story = {
  ...opened('notSent', { limitedUntil: seenAt + 5 * 60 * 60_000 }),
  play: async () => {
    const open = await panel();
    await expect(open.getByText(/You can ask again at/)).toBeVisible();
    await expect(open.getByRole('button', { name: 'Send contact request' })).toBeDisabled();
  },
};

export const InACrisis: Story = {
  ...opened('writing', { drafts: { [id]: 'Some days I want to end it all' } }),
  play: async () => {
    const open = await panel();
    await expect(open.getByRole('alert')).toHaveTextContent('Help is there right now');
    await expect(open.getByRole('button', { name: 'Send contact request' })).toBeEnabled();
  },
};

export const Sent: Story = {
  ...opened('writing', { opened: { ...wholeCandidate, request: sentRequest }, drafts: {} }),
  play: async () => {
    const open = await panel();
    await expect(open.getByText(/Your request was sent/)).toBeVisible();
    await expect(open.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Accepted: Story = {
  ...opened('writing', { opened: { ...wholeCandidate, request: acceptedRequest }, drafts: {} }),
  play: async () => {
    const open = await panel();
    await expect(open.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/messages?thread=thread-0',
    );
  },
};

export const OnAPhone: Story = { ...listed(), globals: { viewport: { value: 'phone' } } };
export const OpenedOnAPhone: Story = { ...opened('writing'), globals: { viewport: { value: 'phone' } } };
