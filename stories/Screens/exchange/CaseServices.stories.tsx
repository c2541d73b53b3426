import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  caseServicesMachine,
  caseServicesView,
  type CaseServicesContext,
} from '@vetsync/machines/exchange/caseServices';
import { CaseServiceList } from '@vetsync/ui/screens/exchange/cases/CaseServiceList';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';
import { workspaceFor } from './cases.tsx';
import { serviceRows } from './caseServices.ts';
import { choices } from './samples.ts';

const meta = {
  title: 'Screens/exchange/CaseServices',
  component: CaseServiceList,
  args: { send: fn() },
  render: (args) => (
    <PortalFrame title="Support Services" tab="services">
      <CaseServiceList {...args} />
    </PortalFrame>
  ),
} satisfies Meta<typeof CaseServiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<CaseServicesContext> = {}) =>
  inState(caseServicesMachine, caseServicesView, {
    value,
    input: {
      slug: 'first-month-fund',
      self,
      caseHref: (id) => `/platform/participants?case=${id}`,
      href: ({ status }) => `/platform/services?status=${status ?? ''}`,
      newId: () => 'a new id',
      intl,
      now,
    },
    context: {
      workspace: workspaceFor('participant'),
      rows: serviceRows,
      total: 3,
      statuses: [
        { status: 'in_progress', count: 1 },
        { status: 'waiting', count: 2 },
      ],
      choices,
      ...context,
    },
  });
const others = {
  list: { listed: 'idle' },
  feed: { following: 'live' },
  change: 'idle',
  choices: 'known',
};
const listed = (regions: Record<string, StateValue> = {}, context: Partial<CaseServicesContext> = {}) =>
  shown({ open: { ...others, ...regions } }, context);
const empty = { rows: [], total: 0, statuses: [] };

export const Listed: Story = {
  tags: [
    'caseServices:open.list.listed.idle',
    'caseServices:open.feed.following.live',
    'caseServices:open.change.idle',
    'caseServices:open.choices.known',
  ],
  ...listed({}, { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Devon Okafor' })).toHaveAttribute(
      'href',
      `/platform/participants?case=${serviceRows[1]!.caseId}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: /Status of Deposit or first rent/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'service.move', serviceId: 's1', status: 'done' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};
export const OfAViewer: Story = {
  ...listed({}, { workspace: workspaceFor('participant', 'viewer') }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Status of/ })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { tags: ['caseServices:loading'], ...shown('loading', { workspace: null }) };
export const Missing: Story = { tags: ['caseServices:missing'], ...shown('missing', { workspace: null }) };
export const Suspended: Story = { tags: ['caseServices:suspended'], ...shown('suspended') };
export const Failed: Story = {
  tags: ['caseServices:failed'],
  ...shown('failed', { workspace: null, problem: unreachable }),
};
export const LoadingList: Story = {
  tags: [
    'caseServices:open.list.loading',
    'caseServices:open.feed.following.connecting',
    'caseServices:open.choices.loading',
  ],
  ...listed({ list: 'loading', feed: { following: 'connecting' }, choices: 'loading' }, empty),
};
export const ListFailed: Story = {
  tags: [
    'caseServices:open.list.failed',
    'caseServices:open.feed.waiting',
    'caseServices:open.choices.unknown',
  ],
  ...listed({ list: 'failed', feed: 'waiting', choices: 'unknown' }, { ...empty, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const Empty: Story = { tags: ['caseServices:open.list.empty'], ...listed({ list: 'empty' }, empty) };
const filters = { q: 'boat', status: null, owner: null };
export const NoMatches: Story = {
  tags: ['caseServices:open.list.noMatches'],
  ...listed({ list: 'noMatches' }, { ...empty, filters }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};
export const Searching: Story = {
  tags: ['caseServices:open.list.searching'],
  ...listed({ list: 'searching' }, { filters }),
};
export const Refreshing: Story = {
  tags: ['caseServices:open.list.refreshing'],
  ...listed({ list: 'refreshing' }),
};
export const LoadingMore: Story = {
  tags: ['caseServices:open.list.listed.loadingMore'],
  ...listed({ list: { listed: 'loadingMore' } }, { cursor: 'next' }),
};
export const MoreFailed: Story = {
  tags: ['caseServices:open.list.listed.pageFailed'],
  ...listed({ list: { listed: 'pageFailed' } }, { cursor: 'next', problem: unreachable }),
};
const command = {
  id: 'a command',
  as: 'an organization',
  type: 'service.change',
  payload: { serviceId: 's1', status: 'done' },
} as const;
export const Changing: Story = {
  tags: ['caseServices:open.change.sending'],
  ...listed({ change: 'sending' }, { command }),
};
/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['caseServices:open.change.proving'],
  ...listed({ change: 'proving' }, { command }),
};
export const NotStored: Story = {
  tags: ['caseServices:open.change.notStored'],
  ...listed({ change: 'notStored' }, { command, sendProblem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This wasn’t saved')).toBeVisible();
  },
};
