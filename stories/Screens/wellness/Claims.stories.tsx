import type { Meta, StoryObj } from '@storybook/react-vite';
import { Claims } from '@vetsync/ui/screens/wellness/Claims';
import { expect, fn, userEvent, within } from 'storybook/test';
import { claimsIn } from '../../support/wellness.ts';

const list = claimsIn('list');
const meta = {
  title: 'Screens/wellness/Claims',
  component: Claims,
  args: { ...list.args, send: fn() },
} satisfies Meta<typeof Claims>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  ...list,
  tags: ['claims:list'],
  play: async ({ args, canvas }) => {
    const claims = within(canvas.getByRole('region', { name: 'Your claims' }));
    await userEvent.click(claims.getByRole('button', { name: 'Show all steps: Sleep apnea' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'claim.show', claimId: 'sleep' });
    await userEvent.click(claims.getByRole('button', { name: /^Add to calendar/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.save', claimId: 'hearing' });
  },
};
export const Following: Story = {
  ...claimsIn('following', { claimId: 'hearing' }),
  tags: ['claims:following'],
};
export const None: Story = { ...claimsIn('none'), tags: ['claims:none'] };
export const OnAPhone: Story = { ...list, globals: { viewport: { value: 'phone' } } };
