import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid as Columns } from '@vetsync/ui/components/Grid';
import { Sparkline } from '@vetsync/ui/components/Sparkline';
import { StatCard } from '@vetsync/ui/components/StatCard';
import { expect } from 'storybook/test';
import Users from 'lucide-react/icons/users';
import { VariantGrid } from './VariantGrid.tsx';

const sparkline = (
  <Sparkline label="Leads a day" values={[3, 4, 4, 7, 6, 9, 12]} formatValue={(value) => String(value)} />
);

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Total leads', figure: '12,345', hint: 'People interested in VetSync' },
  argTypes: { icon: { control: false }, sparkline: { control: false } },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { icon: Users, sparkline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Total leads' })).toHaveTextContent(
      'Total leads12,345People interested in VetSync',
    );
  },
};

/** The same height before and after the figure arrives. */
export const Loading: Story = {
  render: (args) => (
    <>
      <StatCard {...args} isLoading />
      <StatCard {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('article');
    await expect(loading?.getBoundingClientRect().height).toBe(loaded?.getBoundingClientRect().height);
    await expect(loading).not.toHaveTextContent('12,345');
  },
};

export const HugeFigure: Story = {
  args: {
    figure: '98,765,432,109,876,543',
    hint: 'Leads with organizational affiliation, of all sources and times',
  },
  globals: { viewport: { value: 'phone' } },
};

export const InARow: Story = {
  render: (args) => (
    <Columns columns={{ mobile: 1, tablet: 3 }} space="medium">
      <StatCard {...args} icon={Users} />
      <StatCard label="Veterans" figure="41" hint="58.6% of total leads" />
      <StatCard label="Organizations" figure="0" hint="Leads with organizational affiliation" />
    </Columns>
  ),
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['loaded', 'loading']}
      columns={['figure', 'icon', 'sparkline']}
      cell={(state, kind) => (
        <div style={{ width: '17rem' }}>
          <StatCard
            {...args}
            isLoading={state === 'loading'}
            icon={kind === 'figure' ? undefined : Users}
            sparkline={kind === 'sparkline' ? sparkline : undefined}
          />
        </div>
      )}
    />
  ),
};
