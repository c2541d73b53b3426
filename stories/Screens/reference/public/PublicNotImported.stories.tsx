import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicNotImported } from '@vetsync/ui/screens/reference/public/PublicNotImported';

const meta = {
  title: 'Screens/reference/public/PublicNotImported',
  component: PublicNotImported,
  args: { of: 'schools' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicNotImported>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schools: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Not available here yet')).toBeVisible();
  },
};
export const Occupations: Story = { args: { of: 'occupations' } };
