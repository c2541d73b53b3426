import type { Meta, StoryObj } from '@storybook/react-vite';
import { noRequestFilters } from '@vetsync/machines/leads/model';
import {
  solutionRequestsMachine,
  solutionRequestsView,
  type SolutionRequestsContext,
} from '@vetsync/machines/leads/solutionRequests';
import { SolutionRequests } from '@vetsync/ui/screens/leads/SolutionRequests';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { longRequest, sampleRequests } from '../../support/requests.ts';

const meta = {
  title: 'Screens/leads/SolutionRequests',
  component: SolutionRequests,
  args: { send: fn() },
} satisfies Meta<typeof SolutionRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Regions {
  list?: string | { listed: string };
  detail?: string | { shown: string };
}

const shown = (
  { list = { listed: 'idle' }, detail = 'closed' }: Regions,
  context: Partial<SolutionRequestsContext> = {},
) =>
  inState(solutionRequestsMachine, solutionRequestsView, {
    value: { open: { list, detail } },
    input: { intl, now },
    context: { requests: sampleRequests, ...context },
  });
const opened = (
  detail: Regions['detail'] = { shown: 'idle' },
  at = 0,
  context: Partial<SolutionRequestsContext> = {},
) => {
  const request = sampleRequests[at]!;
  return shown({ detail }, { openId: request.id, opened: request, lastId: request.id, ...context });
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Listed: Story = {
  tags: ['solutionRequests:open.list.listed.idle', 'solutionRequests:open.detail.closed'],
  ...shown({}),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Custom solution requests' })).toBeVisible();
    await expect(canvas.getByText('4 requests')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dr. Noor Haddad' })).toHaveAttribute(
      'href',
      '/leads-admin/requests?request=request-0',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.start' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Answered' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', status: 'answered' });
  },
};

export const SearchAndFilter: Story = {
  ...shown({}, { filters: { q: 'harbo', status: 'answered' }, requests: sampleRequests.slice(2, 3) }),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search requests' }), 'r');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'harbor' });
    await expect(canvas.getByText('1 request')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const Loading: Story = {
  tags: ['solutionRequests:open.list.loading'],
  ...shown({ list: 'loading' }, { requests: [] }),
};

export const Empty: Story = {
  tags: ['solutionRequests:open.list.empty'],
  ...shown({ list: 'empty' }, { requests: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests yet')).toBeVisible();
  },
};

export const NoMatches: Story = {
  tags: ['solutionRequests:open.list.noMatches'],
  ...shown({ list: 'noMatches' }, { requests: [], filters: { ...noRequestFilters, q: 'zzz' } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

/** Without a connection, or after any other failure. */
export const Failed: Story = {
  tags: ['solutionRequests:open.list.failed'],
  ...shown({ list: 'failed' }, { requests: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/couldn’t reach the server/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Searching: Story = {
  tags: ['solutionRequests:open.list.searching'],
  ...shown({ list: 'searching' }, { filters: { ...noRequestFilters, q: 'la' } }),
};

export const Refreshing: Story = {
  tags: ['solutionRequests:open.list.refreshing'],
  ...shown({ list: 'refreshing' }, { filters: { ...noRequestFilters, status: 'new' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching…')).toBeVisible();
  },
};

export const MoreToCome: Story = {
  tags: ['solutionRequests:open.list.listed.loadingMore'],
  ...shown({ list: { listed: 'loadingMore' } }, { cursor: 'next' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 or more requests')).toBeVisible();
  },
};

export const PageFailed: Story = {
  tags: ['solutionRequests:open.list.listed.pageFailed'],
  ...shown({ list: { listed: 'pageFailed' } }, { cursor: 'next', problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Opened: Story = {
  tags: ['solutionRequests:open.detail.shown.idle'],
  ...opened(),
  play: async ({ args }) => {
    const request = await dialog('Dr. Noor Haddad');
    await expect(request.getByText('Request from Lakeside Medical Center')).toBeVisible();
    await expect(request.getByText(/no double entry for the front desk/)).toBeVisible();
    await expect(request.getByText('No one has changed the status yet.')).toBeVisible();
    await userEvent.click(request.getByRole('radio', { name: 'In progress' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.choose', status: 'in_progress' });
    await userEvent.click(request.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
    await userEvent.click(request.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

export const Changing: Story = {
  tags: ['solutionRequests:open.detail.shown.changing'],
  ...opened({ shown: 'changing' }, 0, { wanted: 'answered' }),
  play: async () => {
    const request = await dialog('Dr. Noor Haddad');
    await expect(request.getByText('Saving…')).toBeVisible();
    await expect(request.getByRole('radio', { name: 'Answered' })).toBeChecked();
  },
};

export const Changed: Story = {
  tags: ['solutionRequests:open.detail.shown.changed'],
  ...opened({ shown: 'changed' }, 1),
  play: async () => {
    const request = await dialog('Elliot Brandt');
    await expect(request.getByText(/^Set to In progress by Morgan Lee, /)).toBeVisible();
  },
};

export const NotChanged: Story = {
  tags: ['solutionRequests:open.detail.shown.notChanged'],
  ...opened({ shown: 'notChanged' }, 0, { detailProblem: unreachable }),
  play: async () => {
    const request = await dialog('Dr. Noor Haddad');
    await expect(request.getByText('The status wasn’t changed.')).toBeVisible();
    await expect(request.getByRole('radio', { name: 'New' })).toBeChecked();
  },
};

/** Another administrator changed it first, and the new data is loading. */
export const Rereading: Story = {
  tags: ['solutionRequests:open.detail.shown.rereading'],
  ...opened({ shown: 'rereading' }, 0, { wanted: 'answered' }),
};

export const Conflict: Story = {
  tags: ['solutionRequests:open.detail.shown.conflict'],
  ...opened({ shown: 'conflict' }, 2),
};

export const Finding: Story = {
  tags: ['solutionRequests:open.detail.finding'],
  ...shown({ detail: 'finding' }, { openId: 'elsewhere' }),
};

export const Missing: Story = {
  tags: ['solutionRequests:open.detail.missing'],
  ...shown({ detail: 'missing' }, { openId: 'elsewhere' }),
  play: async () => {
    const missing = await dialog('Request not found');
    await expect(missing.getByText('Not found')).toBeVisible();
  },
};

export const DetailFailed: Story = {
  tags: ['solutionRequests:open.detail.failed'],
  ...shown({ detail: 'failed' }, { openId: 'elsewhere', detailProblem: unreachable }),
  play: async ({ args }) => {
    const failed = await dialog('Request');
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'detail.retry' });
  },
};

export const LongText: Story = {
  ...shown(
    { detail: { shown: 'idle' } },
    { requests: [longRequest, ...sampleRequests], openId: longRequest.id, opened: longRequest },
  ),
};

export const Denied: Story = {
  tags: ['solutionRequests:denied'],
  ...inState(solutionRequestsMachine, solutionRequestsView, {
    value: 'denied',
    input: { intl, now },
  }),
};
