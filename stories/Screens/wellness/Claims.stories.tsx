import type { Meta, StoryObj } from '@storybook/react-vite';
import { Claims } from '@vetsync/ui/screens/wellness/Claims';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { claimsIn, ownClaims } from '../../support/wellness.ts';

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

/** In an account, the list is the person's own. */
export const OwnList: Story = {
  ...claimsIn('list', { claims: ownClaims, canChange: true }),
  play: async ({ args, canvas }) => {
    const claims = within(canvas.getByRole('region', { name: 'Your claims' }));
    await expect(claims.getByText(/VetSync doesn’t send anything to VA/)).toBeVisible();
    await expect(claims.queryByText('Sample claims')).toBeNull();
    const hearing = 'Hearing loss and ringing in the ears';
    const claimId = 'OWN00001';
    const presses = [
      ['Add a claim', { type: 'claim.add' }],
      [`Move to “Evidence review”: ${hearing}`, { type: 'claim.advance', claimId }],
      [`Edit: ${hearing}`, { type: 'claim.edit', claimId }],
      [`Remove: ${hearing}`, { type: 'claim.remove', claimId }],
      [`Add to calendar: ${hearing}`, { type: 'calendar.save', claimId }],
    ] as const;
    for (const [name, event] of presses) {
      await userEvent.click(claims.getByRole('button', { name }));
      await expect(args.send).toHaveBeenLastCalledWith(event);
    }
    await expect(claims.queryByRole('button', { name: /^Move to .*Left knee/ })).toBeNull();
  },
};
export const OwnFollowing: Story = claimsIn('following', {
  claims: ownClaims,
  canChange: true,
  claimId: 'OWN00001',
});
export const OwnNone: Story = {
  ...claimsIn('none', { canChange: true }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a claim' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'claim.add' });
  },
};
/** The list holds no more. */
export const OwnFull: Story = {
  ...claimsIn('list', {
    claims: Array.from({ length: 20 }, (_, index) => ({
      ...ownClaims[1]!,
      id: `OWN${index}`,
      title: `Claim ${index + 1}`,
    })),
    canChange: true,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your list holds 20 claims/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a claim' })).toBeNull();
  },
};
export const ConfirmingRemoval: Story = {
  ...claimsIn('confirmingRemoval', { claims: ownClaims, canChange: true }, { removedId: 'OWN00001' }),
  tags: ['claims:confirmingRemoval'],
  play: async ({ args }) => {
    const question = within(await opened('Remove this claim?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove claim' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'removal.confirm' });
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'removal.cancel' });
  },
};
export const OwnOnAPhone: Story = {
  ...claimsIn('list', { claims: ownClaims, canChange: true }),
  globals: { viewport: { value: 'phone' } },
};
export const OwnDark: Story = {
  ...claimsIn('list', { claims: ownClaims, canChange: true }),
  globals: { theme: 'dark' },
};
export const OnAPhone: Story = { ...list, globals: { viewport: { value: 'phone' } } };
