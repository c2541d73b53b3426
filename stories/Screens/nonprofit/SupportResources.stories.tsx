import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@vetsync/ui/components/Stack';
import { NonprofitNotice } from '@vetsync/ui/screens/nonprofit/NonprofitNotice';
import { SupportResources } from '@vetsync/ui/screens/nonprofit/SupportResources';
import { expect, within } from 'storybook/test';
import { intl } from '../../support/leads.ts';
import { nonprofit } from '../../support/nonprofit.ts';

const meta = {
  title: 'Screens/nonprofit/SupportResources',
  component: SupportResources,
  args: { resources: nonprofit.resources, intl },
  // As below the services.
  render: (args) => (
    <Stack space="large">
      <SupportResources {...args} />
      <NonprofitNotice />
    </Stack>
  ),
} satisfies Meta<typeof SupportResources>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThisMonth: Story = {
  play: async ({ canvas }) => {
    const fund = within(canvas.getByRole('article', { name: 'Deposit fund' }));
    await expect(fund.getByRole('meter')).toHaveAttribute('aria-valuetext', '11 of 16 grants given');
  },
};
