import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '@vetsync/ui/components/BarChart';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { formatValue, sources } from './chartFigures.ts';
import { inCard } from './inCard.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    title: 'Leads by source',
    description: 'Where people pressed the button that led to the form.',
    heads: ['Source', 'Leads'],
    data: sources.ordinary,
    formatValue,
  },
  argTypes: { formatValue: { control: false } },
  decorators: inCard,
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('listitem');
    await expect(bars[0]).toHaveTextContent('Early access 412 58.4%');
    const widths = bars.map((bar) => bar.querySelectorAll('rect')[1]?.getBoundingClientRect().width ?? 0);
    await expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(188 / 412, 2);
    await userEvent.click(canvas.getByText('Show the data'));
    await expect(canvas.getByRole('row', { name: 'Footer 74 10.5%' })).toBeVisible();
  },
};

export const Empty: Story = { args: { data: sources.none } };
export const OneDatum: Story = { args: { data: sources.one } };
export const AllZero: Story = {
  args: { data: sources.zeros },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Early access 0 0%');
  },
};
export const HugeOnAPhone: Story = {
  args: { data: sources.huge },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['bars']}
      columns={['ordinary', 'one', 'zeros', 'huge', 'none']}
      cell={(_row, kind) => (
        <div style={{ width: '20rem' }}>
          <BarChart {...args} title={kind} data={sources[kind]} />
        </div>
      )}
    />
  ),
};
