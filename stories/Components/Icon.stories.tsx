import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconSizes } from '@vetsync/ui/components/Icon';
import { Text } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Medal from 'lucide-react/icons/medal';
import { VariantGrid } from './VariantGrid.tsx';

const signs = { check: CircleCheck, info: Info, medal: Medal };
const sizes = Object.keys(iconSizes) as (keyof typeof iconSizes)[];

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { of: CircleCheck },
  argTypes: { of: { control: false }, size: { control: 'inline-radio', options: sizes } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers, because the text beside it says the same. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Named: Story = {
  args: { label: 'Verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={Object.keys(signs) as (keyof typeof signs)[]}
      columns={sizes}
      cell={(sign, size) => (
        <Text as="div" tone="positive">
          <Icon of={signs[sign]} size={size} />
        </Text>
      )}
    />
  ),
};
