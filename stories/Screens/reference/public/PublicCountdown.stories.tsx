import { publicCountdownView } from '@vetsync/machines/reference/model';
import { deadlines } from '../countdown.ts';
import { publicReader } from '../../organizations/public/listings.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicCountdown } from '@vetsync/ui/screens/reference/public/PublicCountdown';

const meta = {
  title: 'Screens/reference/public/PublicCountdown',
  component: PublicCountdown,
  args: {
    view: publicCountdownView({
      kind: 'countdown',
      question: { separation: '2027-06-30', component: 'active' },
      deadlines,
      today: '2026-11-28',
      isIncomplete: false,
    }),
    intl: publicReader,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Keep this countdown' })).toHaveAttribute(
      'href',
      `/auth?returnTo=${encodeURIComponent('/platform/dashboard/countdown?separation=2027-06-30&component=active')}`,
    );
  },
};
const unasked = { kind: 'countdown', question: null, deadlines: null, today: '2026-11-28' } as const;
export const Unasked: Story = {
  args: { view: publicCountdownView({ ...unasked, isIncomplete: false }) },
  async play({ canvas }) {
    await expect(canvas.getByLabelText(/Last day of service/)).toBeVisible();
  },
};
export const Incomplete: Story = {
  args: { view: publicCountdownView({ ...unasked, isIncomplete: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Enter the date and choose your component.')).toBeVisible();
  },
};
