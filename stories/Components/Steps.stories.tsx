import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@vetsync/ui/components/Stack';
import { Steps } from '@vetsync/ui/components/Steps';
import { expect, within } from 'storybook/test';

const steps = ['Universities', 'Statement and goals', 'Check and send'];

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: { label: 'Steps of the application', steps, current: 1 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 3: Statement and goals')).toBeVisible();
    const items = within(canvas.getByRole('list', { name: 'Steps of the application' })).getAllByRole(
      'listitem',
    );
    await expect(items[0]).toHaveTextContent('Done: Universities');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[2]).not.toHaveAttribute('aria-current');
  },
};

export const AllDone: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Step \d/)).toBeNull();
    await expect(canvas.getAllByText('Done:')).toHaveLength(3);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <Stack space="xlarge">
      {[0, 1, 2, 3].map((at) => (
        <Steps key={at} label={`Three steps, ${at} done`} steps={steps} current={at} />
      ))}
      <Steps label="Two steps" steps={steps.slice(0, 2)} current={1} />
    </Stack>
  ),
};
