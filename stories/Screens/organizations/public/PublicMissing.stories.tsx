import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicMissing } from '@vetsync/ui/screens/organizations/listings/public/PublicMissing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/organizations/public/PublicMissing',
  component: PublicMissing,
  args: { listingsHref: '/listings' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See what’s open' })).toBeVisible(),
};
