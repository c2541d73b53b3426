import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, boxElements } from '@vetsync/ui/components/Box';
import { Text } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Box',
  component: Box,
  args: {
    padding: 'large',
    background: 'surface',
    borderRadius: 'standard',
    children: <Text>In a box</Text>,
  },
  argTypes: { as: { control: 'select', options: boxElements }, children: { control: false } },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { as: 'section', 'aria-label': 'An example', id: 'example' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'An example' });
    await expect(box).toHaveAttribute('id', 'example');
    await expect(getComputedStyle(box).paddingTop).toBe('24px');
    await expect([...box.attributes].map(({ name }) => name).toSorted()).toEqual([
      'aria-label',
      'class',
      'data-component',
      'id',
    ]);
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['paper', 'surface', 'sunken']}
      columns={['small', 'medium', 'large']}
      cell={(background, padding) => <Box {...args} background={background} padding={padding} />}
    />
  ),
};
