import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobBoard } from '@vetsync/ui/screens/career/JobBoard';
import { expect, fn, userEvent, within } from 'storybook/test';
import { appliedWorld, careerIn, jobsFound } from '../../support/career.ts';

const board = careerIn('jobs');
const send = fn();
const meta = {
  title: 'Screens/career/JobBoard',
  component: JobBoard,
  args: { ...board.args, jobs: { view: jobsFound(), send }, isStandalone: false },
  beforeEach: () => void send.mockClear(),
} satisfies Meta<typeof JobBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  ...board,
  tags: ['career:jobs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '10 jobs found' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    const first = within(canvas.getByRole('article', { name: 'Operations Manager' }));
    await expect(first.getByText('Bluebonnet Distribution, Austin, Texas')).toBeVisible();
    await expect(first.getByText('$82,000 to $96,000, Full-time')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'f');
    await expect(send).toHaveBeenCalledWith({ type: 'search.change', q: 'f' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(send).toHaveBeenCalledWith({ type: 'list.endReached' });
    await expect(canvas.getByRole('button', { name: 'Best match Sort by' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /ZIP/ })).not.toBeInTheDocument();
  },
};

/** The demo's standalone screen, with the veteran's progress above the jobs. */
export const Standalone: Story = {
  args: {
    ...careerIn('jobs', { context: { world: appliedWorld('submitted') } }).args,
    jobs: { view: jobsFound({ world: appliedWorld('submitted') }), send },
    isStandalone: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your Progress' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /View Application: Operations Manager/ })).toBeVisible();
  },
};

export const OneFound: Story = {
  args: { jobs: { view: jobsFound({ filters: { q: 'laptops' } }), send } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 job found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const NoneFound: Story = {
  args: { jobs: { view: jobsFound({ filters: { q: 'astronaut' } }), send } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...board, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...board, globals: { theme: 'dark' } };
