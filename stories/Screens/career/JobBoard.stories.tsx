import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobBoard } from '@vetsync/ui/screens/career/JobBoard';
import { expect, fn, userEvent } from 'storybook/test';
import { appliedWorld, careerIn } from '../../support/career.ts';

const board = careerIn('jobs');
const meta = {
  title: 'Screens/career/JobBoard',
  component: JobBoard,
  args: { ...board.args, send: fn(), isStandalone: false },
} satisfies Meta<typeof JobBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  ...board,
  tags: ['career:page.jobs', 'career:results.some'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '10 jobs found' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await userEvent.type(canvas.getByRole('searchbox'), 'f');
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'q', value: 'f' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

/** The demo's standalone screen, with the veteran's progress above the jobs. */
export const Standalone: Story = {
  ...careerIn('jobs', { context: { world: appliedWorld('submitted') } }),
  args: { ...careerIn('jobs', { context: { world: appliedWorld('submitted') } }).args, isStandalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your Progress' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /View Application: Operations Manager/ })).toBeVisible();
  },
};

export const OneFound: Story = {
  ...careerIn('jobs', { query: 'q=laptops' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '1 job found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const NoneFound: Story = {
  ...careerIn('jobs', { results: 'none', query: 'q=astronaut' }),
  tags: ['career:results.none'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...board, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...board, globals: { theme: 'dark' } };
