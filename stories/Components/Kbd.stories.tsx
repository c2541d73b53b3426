import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from '@vetsync/ui/components/Kbd';
import { Text, textSizes } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
  parameters: {
    examples: [
      {
        write: (
          <Text>
            Press <Kbd keys={['Ctrl', 'K']} /> to search
          </Text>
        ),
        notThis: <Text>Press CTRL-k to search</Text>,
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { id: 'search-keys' },
  play: async ({ canvasElement }) => {
    const keys = canvasElement.querySelector('#search-keys');
    await expect(keys).toHaveTextContent('Ctrl+K');
    await expect(keys).toHaveAttribute('data-component', 'Kbd');
    await expect(keys?.querySelectorAll('kbd')).toHaveLength(2);
  },
};

export const InText: Story = {
  render: () => (
    <Text>
      Press <Kbd keys={['Alt', 'H']} /> for help, <Kbd keys={['Escape']} /> to close it, and{' '}
      <Kbd keys={['Shift', 'Tab']} /> to go back to where you were before.
    </Text>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={textSizes.slice(0, 5)}
      columns={['one', 'several']}
      cell={(size, column) => (
        <Text size={size}>
          Press <Kbd keys={column === 'one' ? ['/'] : ['Ctrl', 'Shift', 'Enter']} />
        </Text>
      )}
    />
  ),
};
