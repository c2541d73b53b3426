import type { Meta, StoryObj } from '@storybook/react-vite';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { expect, fn, userEvent, within } from 'storybook/test';
import { nonprofit, queueIn as queueAlone, worldWith } from '../../support/nonprofit.ts';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const work = todo('nonprofit');
/** The queue in a state, below what to do first. */
function queueIn(...situation: Parameters<typeof queueAlone>) {
  const { args, parameters } = queueAlone(...situation);
  return { args: { ...args, work }, parameters };
}

const all = queueIn();
const meta = {
  title: 'Screens/nonprofit/NonprofitQueue',
  component: NonprofitQueue,
  args: { ...all.args, send: fn() },
} satisfies Meta<typeof NonprofitQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  ...all,
  tags: ['nonprofitQueue:list.listed', 'nonprofitQueue:approval.none'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Nonprofit Program Dashboard' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Application Queue' })).toBeVisible();
    const figures: readonly (readonly [string, string])[] = [
      ['Participants', '342'],
      ['Transitions', '156'],
      ['Housing placements', '67'],
    ];
    for (const [label, figure] of figures)
      await expect(canvas.getByRole('article', { name: label })).toHaveTextContent(figure);
    const first = within(canvas.getByRole('article', { name: 'Loretta Vandermeer' }));
    await expect(first.getByText('Priority: Critical')).toBeVisible();
    await expect(first.getByText('Urgency: Critical')).toBeVisible();
    await expect(first.getByRole('list', { name: 'Needs assessment' })).toHaveTextContent('Moving costs');
    await userEvent.click(first.getByRole('button', { name: 'Quick Approve: Loretta Vandermeer' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'application.approve',
      applicationId: 'program-1',
    });
    await expect(first.getByRole('link', { name: 'Review: Loretta Vandermeer' })).toHaveAttribute(
      'href',
      '/demo/platform/dashboard/application/program-1?role=nonprofit',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'High 3' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.choose',
      filter: 'priority',
      value: 'High',
    });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

const approval = {
  applicationId: 'program-1',
  decisionId: 'approve program-1',
  name: 'Loretta Vandermeer',
  program: 'Housing Assistance',
};
/** The card is gone, and the approval can be undone. */
export const Approved: Story = {
  ...queueIn({ approval: 'approved' }, { world: worldWith(['approve', 'program-1']) }, { approval }),
  tags: ['nonprofitQueue:approval.approved'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('article', { name: 'Loretta Vandermeer' })).toBeNull();
    await expect(canvas.getByRole('article', { name: 'Participants' })).toHaveTextContent('343');
    await expect(
      canvas.getByRole('heading', { name: 'Loretta Vandermeer is in Housing Assistance now' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the approval of Loretta Vandermeer' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'decision.undo',
      decisionId: 'approve program-1',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'approval.dismiss' });
  },
};

/** It stays in the queue, after the pending ones. */
export const Rejected: Story = {
  ...queueIn({}, { world: worldWith(['reject', 'program-2', 'Lives outside the county.']) }),
  play: async ({ args, canvas }) => {
    const last = canvas.getAllByRole('article').at(-1) as HTMLElement;
    await expect(last).toHaveAccessibleName('Curtis Applewhite');
    await expect(within(last).getByText('Rejected')).toBeVisible();
    await expect(within(last).queryByRole('button', { name: /Quick Approve/ })).toBeNull();
    await userEvent.click(
      within(last).getByRole('button', { name: 'Undo the rejection of Curtis Applewhite' }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.undo', decisionId: 'reject program-2' });
  },
};

export const NoMatches: Story = {
  ...queueIn({ list: 'noMatches' }, { filters: { priority: 'Critical', program: 'Family Support' } }),
  tags: ['nonprofitQueue:list.noMatches'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

const decided = queueIn({ list: 'empty' }, { nonprofit: { ...nonprofit, queue: [] } });
/** Everything is decided, and nobody is at risk. */
export const QuietDay: Story = {
  ...decided,
  args: { ...decided.args, work: quietDay },
  tags: ['nonprofitQueue:list.empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The queue is empty')).toBeVisible();
  },
};
