import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, dividerOrientations } from '@vetsync/ui/components/Divider';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Divider',
  component: Divider,
  argTypes: { orientation: { control: 'inline-radio', options: dividerOrientations } },
  render: (args) => (
    <Stack space="small">
      <Text>Sent by you</Text>
      <Divider {...args} />
      <Text>Sent to you</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toBeVisible();
    await expect(line).not.toHaveAttribute('aria-orientation');
  },
};

/** In a row, as high as the row. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline space="small">
      <Text>Army</Text>
      <Divider {...args} />
      <Text>8 years</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

/** Screen readers skip it. */
export const Decorative: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

/** It stays a line where backgrounds and shadows are gone. */
export const ForcedColors: Story = { globals: { colors: 'forced' } };

export const RightToLeft: Story = { ...Vertical, globals: { language: 'rtl' } };

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={dividerOrientations}
      columns={['line']}
      cell={(orientation) =>
        orientation === 'horizontal' ? (
          <Stack space="small">
            <Text>Above</Text>
            <Divider />
            <Text>Below</Text>
          </Stack>
        ) : (
          <Inline space="small">
            <Text>Before</Text>
            <Divider orientation="vertical" />
            <Text>After</Text>
          </Inline>
        )
      }
    />
  ),
};
