import type { Meta, StoryObj } from '@storybook/react-vite';
import { Membership } from '@vetsync/ui/screens/community/Membership';
import { expect, fn } from 'storybook/test';
import { communityIn, joined, nothingKnown, waiting } from '../../support/community.ts';

const engaged = communityIn({}, { joined, waiting });
const meta = {
  title: 'Screens/community/Membership',
  component: Membership,
  args: {
    ...engaged.args,
    send: fn(),
    member: {
      name: 'Marcus Delaney',
      number: 'VS-0015247',
      service: 'Staff Sergeant, Army',
      home: 'Austin, Texas',
    },
  },
} satisfies Meta<typeof Membership>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  ...engaged,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VS-0015247')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Civilian mentors' })).toBeVisible();
  },
};
/** A new signed-in user: only what is there today. */
export const Account: Story = {
  ...communityIn({ results: 'none' }, { ...nothingKnown, events: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you can send when you apply.')).toBeVisible();
    await expect(canvas.queryByText(/other members|simply good company/)).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { ...engaged, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...engaged, globals: { theme: 'dark' } };
