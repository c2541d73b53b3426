import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type Batch,
  type BatchResult,
  type ReceivedApplicationsContext,
} from '@vetsync/machines/receivedApplications';
import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noApplicationFilters } from '@vetsync/machines/exchange/model';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import {
  choices,
  colleagues,
  decidedApplication,
  receivedRows,
  settings,
  shipyard,
  wholeApplication,
} from './samples.ts';
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
const noList = { arrivals: [], cursor: null, standings: {}, assignments: {}, openings: {} };
const list = { ...noList, rows: receivedRows };
const desk = { organization: shipyard, role: 'reviewer' } as const;

/** The regions that a story is not about. */
const others = {
  selection: 'choosing',
  choices: 'known',
  settings: { known: 'stored' },
  naming: 'idle',
  tools: 'closed',
};

const shown = (value: StateValue, context: Partial<ReceivedApplicationsContext> = {}) =>
  inState(receivedApplicationsMachine, receivedApplicationsView, {
    value,
    input,
    context: { desk, list, choices, settings, ...context },
  });
const listed = (
  state: StateValue = { listed: 'idle' },
  context: Partial<ReceivedApplicationsContext> = {},
  feed: StateValue = { following: 'live' },
) => shown({ open: { ...others, list: state, feed, detail: 'closed' } }, context);
/** The list with other regions in other states. */
const listedWith = (
  regions: Record<string, StateValue>,
  context: Partial<ReceivedApplicationsContext> = {},
) =>
  shown(
    {
      open: {
        ...others,
        list: { listed: 'idle' },
        feed: { following: 'live' },
        detail: 'closed',
        ...regions,
      },
    },
    context,
  );
const { id } = wholeApplication.application;
const opened = (decision: string, context: Partial<ReceivedApplicationsContext> = {}, history = 'current') =>
  shown(
    {
      open: {
        ...others,
        list: { listed: 'idle' },
        feed: { following: 'live' },
        detail: { shown: { decision, history } },
      },
    },
    { openId: id, lastId: id, opened: wholeApplication, ...context },
  );
const detailOnly = (detail: string, context: Partial<ReceivedApplicationsContext> = {}) =>
  shown(
    { open: { ...others, list: { listed: 'idle' }, feed: { following: 'live' }, detail } },
    { openId: id, lastId: id, ...context },
  );
/** The open application, once its panel has faded in. */
const panel = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible(), { timeout: 15_000 });
  return within(dialog);
};
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
    'receivedApplications:open.selection.choosing',
    'receivedApplications:open.choices.known',
    'receivedApplications:open.settings.known.stored',
    'receivedApplications:open.naming.idle',
    'receivedApplications:open.tools.closed',
  ],
  ...listed(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marisol Vega Welder, first shift' })).toHaveAttribute(
      'href',
      `/organizations/tidewater-works/applications?application=${receivedRows[0]!.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Interview' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/applications?status=interview',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Nobody' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.choose',
      filter: 'assignee',
      value: 'none',
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Marisol Vega' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.select',
      rowId: receivedRows[0]!.id,
      isSelected: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to me Devon Okafor' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.assign',
      rowId: receivedRows[1]!.id,
      assigneeId: self,
    });
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
    await expect(canvas.getByRole('link', { name: 'Waitlisted' })).toBeVisible();
    // A viewer can't do anything with a row but open it.
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await expect(await screen.findByRole('menuitem', { name: 'Compact rows' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Export as CSV' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['receivedApplications:loading'],
  ...shown('loading', { desk: null }),
};

export const LoadingList: Story = {
  tags: [
    'receivedApplications:open.list.loading',
    'receivedApplications:open.feed.following.connecting',
    'receivedApplications:open.choices.loading',
    'receivedApplications:open.settings.loading',
  ],
  ...listedWith(
    { list: 'loading', feed: { following: 'connecting' }, choices: 'loading', settings: 'loading' },
    { list: { ...list, rows: [] }, choices: null, settings: null },
  ),
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
    filters: { ...noApplicationFilters, q: 'harbor', status: 'hired' },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

const noneWith = (status: ApplicationStatus): Story => ({
  ...listed('noMatches', { list: { ...list, rows: [] }, filters: { ...noApplicationFilters, status } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all applications' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
});
/** Nothing but a status is asked for, as in the tab of the interviews: an empty list, not a failed search. */
export const NobodyToInterview: Story = noneWith('interview');
export const NobodyAccepted: Story = noneWith('accepted');
export const NothingNew: Story = noneWith('submitted');
export const NobodyWithdrew: Story = noneWith('withdrawn');

export const Searching: Story = {
  tags: ['receivedApplications:open.list.searching'],
  ...listed('searching', { filters: { ...noApplicationFilters, q: 'dev' } }),
};

export const Refreshing: Story = {
  tags: ['receivedApplications:open.list.refreshing'],
  ...listed('refreshing', { filters: { ...noApplicationFilters, status: 'submitted' } }),
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

const rowIds = receivedRows.map((row) => row.id);
const someSelected = { selected: new Set(rowIds.slice(0, 5)) };

/** Each decision says how many of the selected applications it changes. */
export const Selected: Story = {
  ...listed(undefined, someSelected),
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected' }));
    await expect(bar.getByText('5 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Reject (4)' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.decide', decision: 'reject' });
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dana Fields' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.assign', assigneeId: colleagues[1].id });
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'selection.clear' });
  },
};

const bulkDraft = { decision: 'interview', message: '', notes: '' } as const;
export const WritingToMany: Story = {
  tags: ['receivedApplications:open.selection.writing'],
  ...listedWith({ selection: 'writing' }, { ...someSelected, bulkDraft }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 applications to interview?' }));
    await expect(dialog.getByText(/^5 selected\. 1 is already decided/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message to each applicant/ }), 'x');
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.write', field: 'message', text: 'x' });
    await userEvent.click(dialog.getByRole('button', { name: 'Move 3 to interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.confirm' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.cancel' });
  },
};

/** Colleagues have decided on all of them while one writes. */
export const NothingLeftForMany: Story = {
  ...listedWith({ selection: 'writing' }, { selected: new Set(rowIds.slice(4, 7)), bulkDraft }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/Nothing is left to send/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Move 0 to interview' })).toBeDisabled();
  },
};

const items = receivedRows.slice(0, 6).map((row) => ({
  id: row.id,
  applicantName: row.applicantName,
  command: {
    id: `command ${row.id}`,
    as: shipyard.id,
    type: 'application.decide',
    expectedVersion: 1,
    payload: { applicationId: row.id, decision: 'reject' },
  } as const,
}));
const rejecting = { kind: 'decide', decision: 'reject' } as const;
const resultsOf = (results: readonly BatchResult[]): Batch['results'] =>
  Object.fromEntries(results.map((result, at) => [items[at]!.command.id, result]));
const done = { state: 'done', decisionId: 'a decision' } as const;
const halfDone = { task: rejecting, place: 'list', items, results: resultsOf([done, done]) } as const;

export const SendingToMany: Story = {
  tags: ['receivedApplications:open.selection.sending'],
  ...listedWith({ selection: 'sending' }, { ...someSelected, batch: halfDone }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reject (4)' })).toBeDisabled();
  },
};

/** The sign-in dialog is open over the page. */
export const ProvingForMany: Story = {
  tags: ['receivedApplications:open.selection.proving'],
  ...listedWith({ selection: 'proving' }, { batch: halfDone }),
};

export const ManyDecided: Story = {
  tags: ['receivedApplications:open.selection.reported'],
  ...listedWith(
    { selection: 'reported' },
    { batch: { ...halfDone, results: resultsOf([done, done, done, done, done, done]) } },
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('6 decisions were sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 6' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.dismiss' });
  },
};

/** What became of each: a colleague was faster, the server refused, an answer was lost. */
export const SomeNotDecided: Story = {
  ...listedWith(
    { selection: 'reported' },
    {
      batchProblem: unreachable,
      batch: {
        ...halfDone,
        results: resultsOf([
          done,
          done,
          { state: 'changed', status: 'hired', by: 'Dana Fields' },
          { state: 'changed', status: 'withdrawn', by: null },
          { state: 'refused', problem: { status: 404, code: 'not_found', detail: 'There is none.' } },
        ]),
      },
    },
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 decisions were sent. 4 were not done.')).toBeVisible();
    await expect(canvas.getByText('Dana Fields was faster. It stands at: Hired.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try 1 again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.retry' });
  },
};

const takenBy = { state: 'taken', assignee: colleagues[2] } as const;
export const ManyAssigned: Story = {
  ...listedWith(
    { selection: 'reported' },
    {
      batch: {
        task: { kind: 'assign', assignee: colleagues[1] },
        place: 'list',
        items,
        results: resultsOf([done, done, done, done, done, takenBy]),
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 applications assigned to Dana Fields. 1 was not done.')).toBeVisible();
    await expect(canvas.getByText('Somebody was faster. It is assigned to Olive Owner.')).toBeVisible();
  },
};

/** Colleagues have opened two of them lately. */
const opening = { ...colleagues[1], at: new Date(now() - 2 * 60_000).toISOString() };
export const OpenedByColleagues: Story = {
  ...listed(undefined, {
    list: {
      ...list,
      rows: receivedRows.map((row, at) => (at === 0 || at === 3 ? { ...row, opening } : row)),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Opened by Dana Fields, 2 minutes ago')).toHaveLength(2);
  },
};
export const OpenElsewhere: Story = {
  ...opened('writing', { list: { ...list, openings: { [id]: [opening] } } }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/Dana Fields, 2 minutes ago/)).toBeVisible();
  },
};

const assigning = (result: BatchResult | null): Partial<ReceivedApplicationsContext> => ({
  openId: id,
  lastId: id,
  opened: wholeApplication,
  batchProblem: unreachable,
  batch: {
    task: { kind: 'assign', assignee: colleagues[1] },
    place: 'panel',
    items: [items[1]!],
    results: result ? { [items[1]!.command.id]: result } : {},
  },
});
const shownPanel = { detail: { shown: { decision: 'writing', history: 'current' } } };
export const Assigning: Story = {
  ...listedWith({ ...shownPanel, selection: 'sending' }, assigning(null)),
};
export const Assignable: Story = {
  ...opened('writing'),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await userEvent.click(application.getByRole('button', { name: 'Assigned to Dana Fields. Change' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Me' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.assign', rowId: id, assigneeId: self });
  },
};
/** A colleague was faster. */
export const AssignedMeanwhile: Story = {
  ...listedWith({ ...shownPanel, selection: 'reported' }, assigning(takenBy)),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getAllByText(/Somebody was faster/)[0]).toBeVisible();
  },
};
export const NotAssigned: Story = {
  ...listedWith({ ...shownPanel, selection: 'reported' }, assigning(null)),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getAllByText(/It was not assigned/)[0]).toBeVisible();
  },
};

const view = { filters: { ...noApplicationFilters, q: 'welder', assignee: self } };
/** The view is saved already, and can be removed. */
export const SavedView: Story = {
  ...listedWith({ settings: { known: 'stored' } }, view),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My welders' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove the view “My welders”' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.remove', viewId: 'a-view' });
  },
};
export const NamingAView: Story = {
  tags: ['receivedApplications:open.naming.naming'],
  ...listedWith(
    { settings: { known: 'stored' }, naming: 'naming' },
    { filters: { ...noApplicationFilters, q: 'crane' }, viewName: 'Cranes' },
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await expect(dialog.getByText(/for your account/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.save' });
  },
};
export const SavingAView: Story = {
  tags: ['receivedApplications:open.settings.known.saving'],
  ...listedWith({ settings: { known: 'saving' } }, view),
};
export const ViewNotStored: Story = {
  tags: ['receivedApplications:open.settings.known.notStored'],
  ...listedWith({ settings: { known: 'notStored' } }, view),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'settings.retry' });
  },
};
/** Colleagues and saved views could not be read. One can still take care of an application oneself. */
export const WithoutChoices: Story = {
  tags: ['receivedApplications:open.choices.unknown', 'receivedApplications:open.settings.unknown'],
  ...listedWith({ choices: 'unknown', settings: 'unknown' }, { choices: null, settings: null, ...view }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Assigned to: Me')).toBeVisible();
  },
};
export const Compact: Story = { ...listed(undefined, { settings: { ...settings, density: 'compact' } }) };

export const Exporting: Story = {
  tags: ['receivedApplications:open.tools.export'],
  ...listedWith({ tools: 'export' }, { filters: { ...view.filters, listing: choices.listings[0]!.id } }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Export applications' }));
    await expect(
      dialog.getByText(/every application for “Welder, first shift”.* do not narrow it/),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `/api/organizations/${shipyard.id}/applications/export.csv?listing=${choices.listings[0]!.id}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.close' });
  },
};

/** Order and filters of a phone. */
export const SortingOnAPhone: Story = {
  tags: ['receivedApplications:open.tools.filters'],
  ...listedWith({ tools: 'filters' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 8 applications' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.close' });
  },
};
export const SelectedOnAPhone: Story = {
  ...listed(undefined, someSelected),
  globals: { viewport: { value: 'phone' } },
};

const applicationTo = (
  kind: ApplicationKind,
  organization: 'university' | 'nonprofit',
  status: ApplicationStatus,
) =>
  opened('writing', {
    desk: { ...desk, organization: { ...shipyard, kind: organization } },
    opened: {
      ...wholeApplication,
      match: [],
      application: { ...wholeApplication.application, kind, status },
    },
  });
/** What a school decides. */
export const OpenAtACollege: Story = {
  ...applicationTo('college', 'university', 'submitted'),
  play: async () => {
    const application = await panel('Devon Okafor');
    for (const name of ['Accept', 'Waitlist', 'Move to Interview', 'Reject'])
      await expect(application.getByRole('button', { name })).toBeVisible();
  },
};
/** What a nonprofit decides. */
export const OpenAtANonprofit: Story = {
  ...applicationTo('nonprofit', 'nonprofit', 'enrolled'),
  play: async () => {
    const application = await panel('Devon Okafor');
    for (const name of ['Approve', 'Reject'])
      await expect(application.getByRole('button', { name })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...listed(), globals: { viewport: { value: 'phone' } } };
export const OpenOnAPhone: Story = {
  ...opened('writing'),
  globals: { viewport: { value: 'phone' } },
};
