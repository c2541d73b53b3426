import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CandidatesContext } from '@vetsync/machines/exchange/candidates';
import { CandidateDialogs } from '@vetsync/ui/screens/exchange/CandidateDialogs';
import { Candidates } from '@vetsync/ui/screens/exchange/Candidates';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { opened as openDialog } from '../../support/plays/opened.ts';
import { seenAt } from '../../support/leads.ts';
import { found, foundIn, openIn, pooled, poolIn } from './candidatesIn.ts';
import { shipyard } from './samples.ts';
import { acceptedRequest, sentRequest, wholeCandidate } from './sharing.ts';

const meta = {
  title: 'Screens/exchange/Candidates',
  component: Candidates,
  args: foundIn().args,
  render: (args) => (
    <>
      <Candidates {...args} />
      <CandidateDialogs {...args} />
    </>
  ),
} satisfies Meta<typeof Candidates>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed = (
  list: StateValue = { listed: 'idle' },
  context: Partial<CandidatesContext> = {},
  feed: StateValue = { following: 'live' },
) => foundIn({ value: openIn({ list, feed }), context });
const { id } = wholeCandidate;
const text = 'We build ferries in Norfolk. May we talk about the first shift?';
const detail = (value: StateValue, context: Partial<CandidatesContext> = {}) =>
  foundIn({ value: openIn({ detail: value }), detail: ['candidate', id], context });
const opened = (request: string, context: Partial<CandidatesContext> = {}) =>
  detail({ shown: request }, { opened: wholeCandidate, drafts: { [id]: text }, ...context });
const panel = async (name = 'Candidate') => within(await openDialog(name));

const two = pooled(['candidate-3', 'candidate-60']);
const four = [...two, ...pooled(['candidate-90', 'demo-veteran'])];
const idsOf = (some: readonly { id: string }[]) => some.map((one) => one.id);
const choosing = (compared: CandidatesContext['compared']) => poolIn({ context: { compared } });
const comparing = (...ids: readonly string[]) =>
  poolIn({
    value: openIn({ compare: 'comparing' }),
    detail: ['compare', ids.join(',')],
    context: { compared: pooled(ids).slice(0, 4) },
  });
const read = (candidateId: string, context: Partial<CandidatesContext> = {}, value: StateValue = 'finding') =>
  poolIn({ value: openIn({ detail: value }), detail: ['candidate', candidateId], context });

export const Listed: Story = {
  tags: [
    'candidates:open.list.listed.idle',
    'candidates:open.feed.following.live',
    'candidates:open.detail.closed',
    'candidates:open.compare.choosing',
  ],
  ...listed(undefined, { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hull technician, free from March' })).toHaveAttribute(
      'href',
      `/platform/candidates/candidate/${id}?as=tidewater-works&show=candidates`,
    );
    await expect(canvas.getByText('First 5 candidates')).toBeVisible();
    await expect(canvas.getByText('Request sent')).toBeVisible();
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'w');
    await expect(args.table?.send).toHaveBeenCalledWith({ type: 'search.type', q: 'w' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const Loading: Story = {
  tags: ['candidates:loading'],
  ...foundIn({ value: 'loading', context: { workspace: null } }),
};

export const LoadingList: Story = {
  tags: ['candidates:open.list.loading', 'candidates:open.feed.following.connecting'],
  ...listed('loading', { rows: [] }, { following: 'connecting' }),
};

export const Missing: Story = {
  tags: ['candidates:missing'],
  ...foundIn({ value: 'missing', context: { workspace: null } }),
};

export const OfAViewer: Story = {
  tags: ['candidates:notAllowed'],
  ...foundIn({
    value: 'notAllowed',
    context: { workspace: { organization: shipyard, role: 'viewer' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask your colleagues to change your role/)).toBeVisible();
  },
};

export const NotApprovedYet: Story = {
  ...foundIn({
    value: 'notAllowed',
    context: { workspace: { organization: { ...shipyard, status: 'pending' }, role: 'owner' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can once your organization is approved.')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['candidates:failed'],
  ...foundIn({ value: 'failed', context: { workspace: null, problem: unreachable } }),
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

export const Empty: Story = {
  ...listed(undefined, { rows: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody can be found yet')).toBeVisible();
  },
};

export const NoMatches: Story = {
  ...foundIn({ query: { q: 'submarine', branch: 'Navy' }, context: { rows: [] } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No candidates match')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all' })[0]!);
    await expect(args.table?.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
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
      '/platform/messages?as=tidewater-works&thread=thread-0',
    );
  },
};

/** What they show, side by side. */
export const ComparingWhatTheyShow: Story = {
  ...foundIn({
    value: openIn({ compare: 'comparing' }),
    detail: ['compare', idsOf(found.slice(0, 2)).join(',')],
    context: { compared: found.slice(0, 2) },
  }),
  play: async () => {
    const dialog = await panel('Compare candidates');
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(3);
    await expect(dialog.getByRole('rowheader', { name: 'Skills' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...listed(), globals: { viewport: { value: 'phone' } } };
export const OpenedOnAPhone: Story = { ...opened('writing'), globals: { viewport: { value: 'phone' } } };

/** The demo's recruiter knows their names, and how they fit. */
export const Pool: Story = {
  ...poolIn(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Candidate Pool' })).toBeVisible();
    await expect(canvas.getByText('156 candidates')).toBeVisible();
    await expect(canvas.getByText('Choose up to 4 to compare them side by side.')).toBeVisible();
    const [compare] = canvas.getAllByRole('button', { name: /^Compare / });
    if (!compare) throw new Error('Nobody can be compared');
    await userEvent.click(compare);
    await expect(args.table?.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'row.runAction', action: 'compare' }),
    );
  },
};

export const OneSelected: Story = {
  ...choosing(two.slice(0, 1)),
  play: async ({ canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Candidates to compare' }));
    await expect(tray.getByRole('status')).toHaveTextContent('Choose one more to compare.');
    await expect(tray.getByRole('button', { name: 'Compare' })).toBeDisabled();
  },
};

export const TwoSelected: Story = {
  ...choosing(two),
  play: async ({ args, canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Candidates to compare' }));
    await expect(tray.getByRole('status')).toHaveTextContent('2 candidates to compare');
    await userEvent.click(tray.getByRole('button', { name: 'Compare' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.open' });
    const [remove] = tray.getAllByRole('button', { name: /^Remove / });
    if (!remove) throw new Error('Nobody can be removed');
    await userEvent.click(remove);
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'compare.remove',
      candidateId: 'candidate-3',
    });
    await userEvent.click(tray.getByRole('button', { name: 'Clear' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.clear' });
  },
};

export const FourSelected: Story = {
  ...choosing(four),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('That is as many as fit side by side: 4. Remove one to choose another.'),
    ).toBeVisible();
  },
};

export const NoFifth: Story = {
  ...choosing(four),
  play: async ({ args, canvas }) => {
    const [compare] = canvas.getAllByRole('button', { name: /^Compare / });
    if (!compare) throw new Error('Nobody is left out');
    await expect(compare).toHaveAccessibleDescription('4 at most');
    await expect(canvas.getAllByText('4 at most')[0]).toBeVisible();
    await userEvent.click(compare);
    await expect(args.table?.send).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: 'row.runAction' }),
    );
    compare.focus();
    await expect(compare).toHaveFocus();
  },
};
export const NoFifthOnAPhone: Story = {
  ...NoFifth,
  tags: [],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const left = args.table?.view.rows.find((row) => !idsOf(four).includes(row.id));
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${left?.name}` }));
    const compare = canvas.getByRole('button', { name: /^Compare / });
    await expect(compare).toHaveAccessibleDescription('4 at most');
    const row = within(compare.closest<HTMLElement>('[role=row]')!);
    await expect(row.getByText('4 at most')).toBeVisible();
  },
};

export const Comparing: Story = {
  ...comparing(...idsOf(four)),
  tags: ['candidates:open.compare.comparing'],
  play: async ({ args }) => {
    const dialog = await panel('Compare candidates');
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(5);
    await expect(dialog.getByRole('columnheader', { name: 'Marcus Delaney' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View profile Marcus Delaney' })).toHaveAttribute(
      'href',
      '/platform/candidates/candidate/demo-veteran',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Marcus Delaney' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'compare.remove',
      candidateId: 'demo-veteran',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.close' });
  },
};
export const ComparingOnAPhone: Story = {
  ...Comparing,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

/** A URL that was typed by hand. */
export const ComparingTooMany: Story = {
  ...comparing(...idsOf(four), 'candidate-5'),
  play: async () => {
    const dialog = await panel('Compare candidates');
    await expect(dialog.getByText(/^1 candidate more was asked for/)).toBeVisible();
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(5);
  },
};
export const ComparingNone: Story = {
  ...comparing('nobody'),
  play: async () => {
    await panel('Compare candidates');
    await expect(screen.getByText('Nobody to compare')).toBeVisible();
  },
};

export const Profile: Story = {
  ...read('candidate-60'),
  play: async ({ args }) => {
    const dialog = within(await openDialog());
    await expect(dialog.getByText('How the candidate fits the position')).toBeInTheDocument();
    await expect(dialog.queryByRole('link', { name: 'Review application' })).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/platform/messages/new?to=candidate-60',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Compare' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'compare.add', candidateId: 'candidate-60' });
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.table?.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
  },
};
export const ProfileOfAnApplicant: Story = {
  ...read('candidate-5', { compared: four }),
  play: async () => {
    const dialog = within(await openDialog());
    await expect(dialog.getByRole('link', { name: 'Review application' })).toHaveAttribute(
      'href',
      '/platform/dashboard/application/recruiter-5',
    );
    const compare = dialog.getByRole('button', { name: 'Compare' });
    await expect(compare).toBeDisabled();
    await expect(compare).toHaveAccessibleDescription(/^That is as many as fit side by side: 4/);
  },
};
export const UnknownCandidate: Story = {
  ...read('nobody', {}, 'missing'),
  play: async () => {
    await expect((await panel('This person can no longer be found')).getByText('Not found')).toBeVisible();
  },
};

export const TwoSelectedOnAPhone: Story = {
  ...TwoSelected,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...TwoSelected, tags: [], play: undefined, globals: { theme: 'dark' } };
