import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type ReceivedApplicationsContext,
} from '@vetsync/machines/receivedApplications';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { decidedApplication, receivedRows, shipyard, wholeApplication } from './samples.ts';
import { inState } from '../../support/inState.ts';
import { now, reader } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';

const meta = {
  title: 'Screens/exchange/ReceivedApplications',
  component: ReceivedApplications,
  args: { send: fn() },
  render: (args) => (
    <OrganizationFrame
      organization={args.view.organization}
      current={args.view.organization && 'applications'}
    >
      <ReceivedApplications {...args} />
    </OrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReceivedApplications>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = { slug: 'tidewater-works', self, newId: () => 'a new id', reader, now };
const list = { rows: receivedRows, arrivals: [], cursor: null, standings: {} };
const desk = { organization: shipyard, role: 'reviewer' } as const;

const shown = (value: StateValue, context: Partial<ReceivedApplicationsContext> = {}) =>
  inState(receivedApplicationsMachine, receivedApplicationsView, {
    value,
    input,
    context: { desk, list, ...context },
  });
const listed = (
  state: StateValue = { listed: 'idle' },
  context: Partial<ReceivedApplicationsContext> = {},
  feed: StateValue = { following: 'live' },
) => shown({ open: { list: state, feed, detail: 'closed' } }, context);
const { id } = wholeApplication.application;
const opened = (decision: string, context: Partial<ReceivedApplicationsContext> = {}, history = 'current') =>
  shown(
    {
      open: {
        list: { listed: 'idle' },
        feed: { following: 'live' },
        detail: { shown: { decision, history } },
      },
    },
    { openId: id, lastId: id, opened: wholeApplication, ...context },
  );
const detailOnly = (detail: string, context: Partial<ReceivedApplicationsContext> = {}) =>
  shown(
    { open: { list: { listed: 'idle' }, feed: { following: 'live' }, detail } },
    { openId: id, lastId: id, ...context },
  );
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const draft = { [id]: { decision: 'interview', message: 'Please come by on Monday.', notes: '' } } as const;
const deciding = {
  id: 'a command',
  as: shipyard.id,
  type: 'application.decide',
  expectedVersion: 1,
  payload: { applicationId: id, decision: 'interview' },
} as const;
const undoing = {
  id: 'a command',
  as: shipyard.id,
  type: 'decision.undo',
  payload: { decisionId: 'step-1' },
} as const;

export const Listed: Story = {
  tags: [
    'receivedApplications:open.list.listed.idle',
    'receivedApplications:open.feed.following.live',
    'receivedApplications:open.detail.closed',
  ],
  ...listed(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marisol Vega' })).toHaveAttribute(
      'href',
      `/organizations/tidewater-works/applications?application=${receivedRows[0]!.id}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.filter', status: 'interview' });
    await userEvent.type(canvas.getByRole('searchbox'), 'k');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'k' });
    await expect(canvas.getByText('8 applications')).toBeVisible();
    await expect(canvas.getByText('Live')).toBeVisible();
  },
};

/** Two have arrived while the list was scrolled down. */
export const Arrived: Story = {
  ...listed(undefined, {
    scrolledAway: true,
    list: {
      ...list,
      rows: receivedRows.slice(2),
      arrivals: receivedRows.slice(0, 2).map((row) => ({ ...row, isNew: true })),
    },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 new applications' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'arrivals.show' });
  },
};

export const OfACollege: Story = {
  ...listed(undefined, { desk: { organization: { ...shipyard, kind: 'university' }, role: 'viewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Waitlisted' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['receivedApplications:loading'],
  ...shown('loading', { desk: null }),
};

export const LoadingList: Story = {
  tags: ['receivedApplications:open.list.loading', 'receivedApplications:open.feed.following.connecting'],
  ...listed('loading', { list: { ...list, rows: [] } }, { following: 'connecting' }),
};

export const Missing: Story = {
  tags: ['receivedApplications:missing'],
  ...shown('missing', { desk: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You cannot see this organization')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['receivedApplications:failed'],
  ...shown('failed', { desk: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const ListFailed: Story = {
  tags: ['receivedApplications:open.list.failed', 'receivedApplications:open.feed.waiting'],
  ...listed('failed', { list: { ...list, rows: [] }, problem: unreachable }, 'waiting'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
    await expect(canvas.getByText('Not live right now')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['receivedApplications:open.list.empty'],
  ...listed('empty', { list: { ...list, rows: [] } }),
};

export const NoMatches: Story = {
  tags: ['receivedApplications:open.list.noMatches'],
  ...listed('noMatches', {
    list: { ...list, rows: [] },
    filters: { q: 'harbor', status: 'hired', sort: 'newest' },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const Searching: Story = {
  tags: ['receivedApplications:open.list.searching'],
  ...listed('searching', { filters: { q: 'dev', status: null, sort: 'newest' } }),
};

export const Refreshing: Story = {
  tags: ['receivedApplications:open.list.refreshing'],
  ...listed('refreshing', { filters: { q: '', status: 'submitted', sort: 'newest' } }),
};

export const LoadingMore: Story = {
  tags: ['receivedApplications:open.list.listed.loadingMore'],
  ...listed({ listed: 'loadingMore' }, { list: { ...list, cursor: 'next' } }),
};

export const MoreFailed: Story = {
  tags: ['receivedApplications:open.list.listed.pageFailed'],
  ...listed({ listed: 'pageFailed' }, { list: { ...list, cursor: 'next' }, problem: unreachable }),
};

export const Open: Story = {
  tags: [
    'receivedApplications:open.detail.shown.decision.writing',
    'receivedApplications:open.detail.shown.history.current',
  ],
  ...opened('writing'),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/from the water side/)).toBeVisible();
    await expect(application.getByText('Experience: “Led a team of 12.”')).toBeInTheDocument();
    await userEvent.click(application.getByRole('button', { name: 'Move to Interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.choose', decision: 'interview' });
  },
};

export const Writing: Story = {
  ...opened('writing', { drafts: draft }),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await userEvent.type(application.getByRole('textbox', { name: /^Notes for colleagues/ }), 'x');
    await expect(args.send).toHaveBeenCalledWith({ type: 'words.change', field: 'notes', text: 'x' });
    await userEvent.click(application.getByRole('button', { name: 'Move Devon Okafor to interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.send' });
    await userEvent.click(application.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.choose', decision: null });
  },
};

export const TooLong: Story = {
  ...opened('writing', { drafts: { [id]: { ...draft[id]!, notes: 'x'.repeat(5_001) } } }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByRole('button', { name: 'Move Devon Okafor to interview' })).toBeDisabled();
  },
};

export const OfAViewer: Story = {
  ...opened('writing', { desk: { ...desk, role: 'viewer' } }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/Your role lets you read/)).toBeVisible();
    await expect(application.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.sending'],
  ...opened('sending', { drafts: draft, command: deciding }),
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.proving'],
  ...opened('proving', { drafts: draft, command: deciding }),
};

export const NotStored: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.notStored'],
  ...opened('notStored', { drafts: draft, command: deciding, decisionProblem: unreachable }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText('Nothing was sent')).toBeVisible();
  },
};

export const Overtaken: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.overtaken'],
  ...opened('overtaken', { drafts: draft, changedBy: 'Dana Fields', opened: decidedApplication }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText('Dana Fields has decided meanwhile')).toBeVisible();
  },
};

export const Decided: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.stored'],
  ...opened('stored', { command: deciding, opened: decidedApplication }),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText('Sent to Devon Okafor')).toBeVisible();
    await userEvent.click(application.getByRole('button', { name: 'Undo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.undo' });
    await expect(application.getByText(/Ask about the TWIC card/)).toBeInTheDocument();
  },
};

export const Undoing: Story = {
  ...opened('sending', { command: undoing, opened: decidedApplication }),
};

export const Undone: Story = {
  ...opened('stored', { command: undoing }),
};

/** Nothing is left to decide. */
export const Over: Story = {
  ...opened('writing', {
    opened: { ...wholeApplication, application: { ...wholeApplication.application, status: 'withdrawn' } },
  }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/There is nothing left to decide/)).toBeVisible();
  },
};

/** The applicant sent their name only. */
export const NameOnly: Story = {
  ...opened('writing', {
    opened: {
      ...wholeApplication,
      match: [],
      application: { ...wholeApplication.application, snapshot: { name: 'Devon Okafor' }, answers: {} },
    },
  }),
};

export const RereadingHistory: Story = {
  tags: ['receivedApplications:open.detail.shown.history.rereading'],
  ...opened('stored', { command: deciding }, 'rereading'),
};

export const HistoryOutdated: Story = {
  tags: ['receivedApplications:open.detail.shown.history.outdated'],
  ...opened('stored', { command: deciding }, 'outdated'),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await userEvent.click(application.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'history.retry' });
  },
};

export const Finding: Story = {
  tags: ['receivedApplications:open.detail.finding'],
  ...detailOnly('finding'),
};

export const NotFound: Story = {
  tags: ['receivedApplications:open.detail.missing'],
  ...detailOnly('missing'),
};

export const OpenFailed: Story = {
  tags: ['receivedApplications:open.detail.failed'],
  ...detailOnly('failed', { detailProblem: unreachable }),
  play: async ({ args }) => {
    const application = await panel('Application');
    await userEvent.click(application.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'detail.retry' });
  },
};

export const OnAPhone: Story = { ...listed(), globals: { viewport: { value: 'phone' } } };
export const OpenOnAPhone: Story = {
  ...opened('writing'),
  globals: { viewport: { value: 'phone' } },
};
