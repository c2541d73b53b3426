import type { Meta, StoryObj } from '@storybook/react-vite';
import { Interviews } from '@vetsync/ui/screens/interviews/Interviews';
import { expect, fn, userEvent } from 'storybook/test';
import { interviews, interviewsIn } from '../../support/interviews.ts';

const upcoming = interviewsIn('some');
const meta = {
  title: 'Screens/interviews/Interviews',
  component: Interviews,
  args: { ...upcoming.args, send: fn() },
} satisfies Meta<typeof Interviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eight upcoming interviews (platform spec, section 2). */
export const Upcoming: Story = {
  ...upcoming,
  tags: ['interviews:some'],
  play: async ({ args, canvas, step }) => {
    await step('Interviews are links, grouped by day', async () => {
      await expect(canvas.getByText('8 interviews')).toBeVisible();
      const links = canvas.getAllByRole('link', { name: /minutes/ });
      await expect(links).toHaveLength(8);
      await expect(links[0]).toHaveAttribute('href', '/platform/interviews/sample-interview-1');
    });
    await step('Choose a day, then another list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /November 24, 2026/ }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'day.choose', day: '2026-11-24' });
      await userEvent.click(canvas.getByRole('radio', { name: /Past/ }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'list.choose', list: 'past' });
    });
    await expect(canvas.getByRole('link', { name: 'Schedule interview' })).toHaveAttribute(
      'href',
      '/platform/interviews/new',
    );
  },
};
export const Past: Story = {
  ...interviewsIn('some', { route: { list: 'past', day: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Outcome to be noted')).toBeVisible();
    await expect(canvas.getByText('Move forward')).toBeVisible();
  },
};
export const OneDay: Story = {
  ...interviewsIn('some', { route: { list: 'upcoming', day: interviews[0]!.date } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All days' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'day.choose', day: null });
  },
};
export const NoneThatDay: Story = {
  ...interviewsIn('none', { route: { list: 'upcoming', day: '2026-12-25' } }),
  tags: ['interviews:none'],
};
/** No interview has been arranged. */
export const Empty: Story = {
  ...interviewsIn('empty', { interviews: [] }),
  tags: ['interviews:empty'],
};
/** The next interview comes before the calendar. */
export const OnAPhone: Story = {
  ...upcoming,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('link', { name: /^Next: / });
    await expect(next).toHaveAttribute('href', args.view.next?.href);
  },
};
export const Dark: Story = { ...upcoming, globals: { theme: 'dark' } };
