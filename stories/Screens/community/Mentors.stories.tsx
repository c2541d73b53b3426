import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mentors } from '@vetsync/ui/screens/community/Mentors';
import { expect, fn, userEvent } from 'storybook/test';
import { mentorsIn } from '../../support/community.ts';

const some = mentorsIn('some', { requestedIds: ['peter-lund'] });
const meta = {
  title: 'Screens/community/Mentors',
  component: Mentors,
  args: { ...some.args, send: fn() },
} satisfies Meta<typeof Mentors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  ...some,
  tags: ['mentors:some'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '10 mentors found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a conversation with Carolyn Meeks' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mentor.ask', mentorId: 'carolyn-meeks' });
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw your request to Peter Lund' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mentor.withdraw', mentorId: 'peter-lund' });
  },
};
export const NoneFound: Story = {
  ...mentorsIn('none', { filters: { q: 'zzz', field: 'Technology' } }),
  tags: ['mentors:none'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};
/** A signed-in user: nobody offers it yet. */
export const NoneYet: Story = {
  ...mentorsIn('none', { mentors: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No mentors here yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find events' })).toHaveAttribute('href');
    await expect(canvas.queryByText(/who give an hour/)).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { ...some, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...some, globals: { theme: 'dark' } };
