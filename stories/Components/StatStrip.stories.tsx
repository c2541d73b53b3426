import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '@vetsync/ui/components/Sparkline';
import { StatStrip } from '@vetsync/ui/components/StatStrip';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const stats = [
  { label: 'Candidates', figure: '1,247', hint: 'On the platform; 156 fit your jobs' },
  { label: 'Open positions', figure: '45', hint: 'In 12 jobs', href: '#jobs' },
  { label: 'Cleared', figure: '234', hint: 'Hold a security clearance' },
  {
    label: 'Applications',
    figure: '48',
    hint: '26 wait for a decision',
    sparkline: <Sparkline label="Applications a day" values={[3, 4, 4, 7, 6, 9, 12]} formatValue={String} />,
  },
];

const meta = {
  title: 'Components/StatStrip',
  component: StatStrip,
  args: { label: 'Figures', stats },
  argTypes: { stats: { control: false } },
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Figures' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('article', { name: 'Candidates' })).toHaveTextContent('1,247');
    await expect(canvas.getByRole('link', { name: 'Open positions' })).toHaveAttribute('href', '#jobs');
  },
};

/** The same height before and after the figures arrive. */
export const Loading: Story = {
  render: (args) => (
    <>
      <StatStrip {...args} label="Before" stats={stats.map((stat) => ({ ...stat, isLoading: true }))} />
      <StatStrip {...args} label="After" />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = ['Before', 'After'].map(
      (name) => canvas.getByRole('region', { name }).getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['loaded', 'loading']}
      columns={['4 figures', '2 figures']}
      cell={(row, column) => (
        <div style={{ width: '34rem' }}>
          <StatStrip
            {...args}
            label={`${row}, ${column}`}
            stats={stats
              .slice(0, column === '4 figures' ? 4 : 2)
              .map((stat) => ({ ...stat, isLoading: row === 'loading' }))}
          />
        </div>
      )}
    />
  ),
};
