import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeVariants, badgeTones } from '@vetsync/ui/components/Badge';
import { Box } from '@vetsync/ui/components/Box';
import { Inline } from '@vetsync/ui/components/Inline';
import { expect } from 'storybook/test';
import Medal from 'lucide-react/icons/medal';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Verified' },
  argTypes: {
    tone: { control: 'select', options: badgeTones },
    variant: { control: 'inline-radio', options: badgeVariants },
    icon: { control: false },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { args: { tone: 'positive' } };

export const WithIcon: Story = {
  args: { tone: 'honor', icon: Medal, children: 'Veteran' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('Veteran')).toBeVisible();
  },
};

/** Wraps if needed, but never overflows its container. */
export const LongText: Story = {
  args: { children: 'Waiting for a decision of the admissions office of the university' },
  render: (args) => (
    <Box width="full" maxWidth="narrow">
      <Inline>
        <Badge {...args} />
        <Badge tone="info">Short</Badge>
      </Inline>
    </Box>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={badgeTones}
      columns={[...badgeVariants, 'with icon']}
      cell={(tone, kind) =>
        kind === 'with icon' ? (
          <Badge tone={tone} icon={Medal}>
            12 new
          </Badge>
        ) : (
          <Badge tone={tone} variant={kind}>
            12 new
          </Badge>
        )
      }
    />
  ),
};
