import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, logoSizes } from '@vetsync/ui/components/Logo';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  argTypes: {
    size: { control: 'inline-radio', options: logoSizes },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Inside a link, it provides the link's accessible name. */
export const Standard: Story = {
  render: (args) => (
    <a href="#home">
      <Logo {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('VetSync');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['on paper', 'on ink']}
      columns={logoSizes}
      isOnInk={(row) => row === 'on ink'}
      cell={(_row, size) => <Logo size={size} />}
    />
  ),
};
