import type { Meta, StoryObj } from '@storybook/react-vite';
import { DonutChart } from '@vetsync/ui/components/DonutChart';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { formatValue, sources } from './chartFigures.ts';
import { inCard } from './inCard.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/DonutChart',
  component: DonutChart,
  args: {
    title: 'Leads by source',
    heads: ['Source', 'Leads'],
    data: sources.shares,
    formatValue,
  },
  argTypes: { formatValue: { control: false } },
  decorators: inCard,
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('705')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Early access412 58.4%');
  },
};

/** At most six slices. The smallest are drawn as one, but are separate in the table. */
export const ManySlices: Story = {
  args: { data: sources.many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('listitem')[5]).toHaveTextContent('Other');
    await userEvent.click(canvas.getByText('Show the data'));
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + sources.many.length);
  },
};

export const Empty: Story = { args: { data: sources.none } };
/** A ring of one value shows nothing, so a sentence says it. */
export const OneDatum: Story = {
  args: { data: sources.one },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 3: Early access')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};
/** Slices under 5% can't be compared, so all parts are bars. */
export const Slivers: Story = {
  args: { data: sources.slivers },
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('listitem');
    await expect(bars[2]).toHaveTextContent('Footer 9 2.1%');
    await expect(bars[2]?.querySelectorAll('rect')).toHaveLength(2);
  },
};
export const AllZero: Story = { args: { data: sources.zeros } };
export const HugeOnAPhone: Story = {
  args: { data: sources.huge },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['donut']}
      columns={['shares', 'many', 'slivers', 'one', 'zeros', 'huge', 'none']}
      cell={(_row, kind) => (
        <div style={{ width: '26rem', maxWidth: '100%' }}>
          <DonutChart {...args} title={kind} data={sources[kind]} />
        </div>
      )}
    />
  ),
};
