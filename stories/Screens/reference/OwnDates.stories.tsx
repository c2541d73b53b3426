import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnDates } from '@vetsync/ui/screens/reference/OwnDates';
import { expect, fn, userEvent } from 'storybook/test';
import { ownDatesIn } from './countdown.ts';

const closed = ownDatesIn('closed');
const meta = {
  title: 'Screens/reference/OwnDates',
  component: OwnDates,
  decorators: [(Story) => <main>{Story()}</main>],
  args: { ...closed.args, send: fn() },
} satisfies Meta<typeof OwnDates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  ...closed,
  tags: ['ownDates:closed'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ask for my orders')).toBeVisible();
    await expect(canvas.getByText('in 13 days, Dec 11, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ask for my orders' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'date.remove', id: 'orders' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a date' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.open' });
  },
};
export const None: Story = {
  ...ownDatesIn('closed', { events: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You haven’t added any/)).toBeVisible();
  },
};
export const Writing: Story = {
  ...ownDatesIn('writing', { draft: { title: 'Ask', date: '' } }),
  tags: ['ownDates:writing'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^What is it/ }), 's');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'title', value: 'Asks' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.close' });
  },
};
export const Invalid: Story = {
  ...ownDatesIn('invalid', { errors: { title: 'missing', date: 'past' }, attempt: 1 }),
  tags: ['ownDates:invalid'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Say what it is')).toBeVisible();
    await expect(canvas.getByText('Choose today or a later date')).toBeVisible();
  },
};
