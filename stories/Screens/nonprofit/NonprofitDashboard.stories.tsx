import type { Meta, StoryObj } from '@storybook/react-vite';
import { noApplicationFilters } from '@vetsync/machines/exchange/model';
import { applyFacts, emptyWorld, factOf } from '@vetsync/machines/model/world';
import {
  nonprofitFigures,
  programApplicationList as listing,
  programApplicationRows,
  queueOf,
} from '@vetsync/machines/nonprofit/model';
import { NonprofitDashboard } from '@vetsync/ui/screens/nonprofit/NonprofitDashboard';
import { expect, fn, userEvent } from 'storybook/test';
import { nonprofit } from '../../support/nonprofit.ts';
import { seenAt } from '../../support/leads.ts';
import { applicationsIn, ApplicationsShown } from '../exchange/applicationList.tsx';
import { workspace } from '../exchange/receivedApplications.tsx';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const send = fn();
const shelter = {
  workspace: { ...workspace, organization: { ...workspace.organization, kind: 'nonprofit' } },
} as const;
const shownIn = (world = emptyWorld, context: Parameters<typeof applicationsIn>[1] = {}) => {
  const rows = programApplicationRows(queueOf(nonprofit.queue, world));
  const shown = rows.filter(({ priority }) =>
    [null, undefined, priority].includes(context.filters?.priority),
  );
  const { view } = applicationsIn(
    { listing, kind: 'nonprofit', rows, shown },
    { ...shelter, ...context },
  ).args;
  return {
    figures: nonprofitFigures(nonprofit, world),
    children: <ApplicationsShown view={view} send={send} />,
  };
};

const meta = {
  title: 'Screens/nonprofit/NonprofitDashboard',
  component: NonprofitDashboard,
  args: { work: todo('nonprofit'), locale: 'en-US', ...shownIn() },
} satisfies Meta<typeof NonprofitDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Nonprofit Program Dashboard' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Application Queue' })).toBeVisible();
    for (const [name, figure] of [
      ['Participants', '342'],
      ['Transitions', '156'],
      ['Housing placements', '67'],
      ['Waiting for a decision', '9'],
    ] as const)
      await expect(canvas.getByRole('article', { name })).toHaveTextContent(figure);
    // Most pressing first.
    const [first] = canvas.getAllByRole('button', { name: /^Quick Approve / });
    await expect(first).toHaveAccessibleName('Quick Approve Loretta Vandermeer');
    await userEvent.click(first!);
    await expect(send).toHaveBeenCalledWith({ type: 'row.approve', rowId: 'program-1' });
    await expect(canvas.getByText('9 applications')).toBeVisible();
  },
};

export const OnlyCritical: Story = {
  args: shownIn(emptyWorld, { filters: { ...noApplicationFilters, priority: 'Critical' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 9 applications')).toBeVisible();
  },
};

const rejection = factOf(
  {
    type: 'nonprofit.decide',
    applicationId: 'program-1',
    decision: 'reject',
    subject: 'Housing Assistance at Veterans Foundation',
    id: 'rejection',
  },
  { at: seenAt - 8 * 60_000, random: () => 0.5 },
);
/** Who was rejected stays in the queue, behind the others, and can't be approved with one press. */
export const Rejected: Story = {
  args: shownIn(applyFacts(emptyWorld, [rejection])),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Waiting for a decision' })).toHaveTextContent(
      '1 rejected',
    );
    await expect(canvas.getAllByRole('row')[1]).not.toHaveTextContent('Loretta Vandermeer');
    await expect(
      canvas.queryByRole('button', { name: 'Quick Approve Loretta Vandermeer' }),
    ).not.toBeInTheDocument();
  },
};

/** Nobody waits for a decision or an answer. */
export const QuietDay: Story = { args: { work: quietDay } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
