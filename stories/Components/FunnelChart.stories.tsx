import type { Meta, StoryObj } from '@storybook/react-vite';
import { FunnelChart } from '@vetsync/ui/components/FunnelChart';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { formatValue } from './chartFigures.ts';
import { inCard } from './inCard.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const steps = [
  { label: 'Sent', value: 902, before: 801 },
  { label: 'Read', value: 741, before: 577 },
  { label: 'Interview', value: 283, before: 216 },
  { label: 'Offer', value: 113, before: 112 },
];
const kinds = {
  compared: steps,
  alone: steps.map(({ label, value }) => ({ label, value })),
  zeros: steps.map(({ label }) => ({ label, value: 0 })),
  none: [],
};

const meta = {
  title: 'Components/FunnelChart',
  component: FunnelChart,
  args: {
    title: 'Application progress',
    description: 'Of all 902 that were sent. Outlined bars: the quarter before.',
    heads: ['Step', 'Applications'],
    data: steps,
    formatValue,
  },
  argTypes: { formatValue: { control: false } },
  decorators: inCard,
} satisfies Meta<typeof FunnelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each step is a share of the first one, now and before. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('listitem');
    await expect(bars.map((bar) => bar.textContent)).toEqual([
      'Sent 902 100% before: 100%',
      'Read 741 82.2% before: 72%',
      'Interview 283 31.4% before: 27%',
      'Offer 113 12.5% before: 14%',
    ]);
    const widths = bars.map((bar) => bar.querySelector('rect')?.getBoundingClientRect().width ?? 0);
    await expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(741 / 902, 2);
    await userEvent.click(canvas.getByText('Show the data'));
    await expect(canvas.getByRole('row', { name: 'Offer 113 12.5% 112' })).toBeVisible();
  },
};
export const WithoutBefore: Story = {
  args: { data: kinds.alone, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Read 741 82.2%');
    await expect(canvas.queryByText(/before/i)).not.toBeInTheDocument();
  },
};
export const Empty: Story = { args: { data: kinds.none } };
export const AllZero: Story = { args: { data: kinds.zeros } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['funnel']}
      columns={['compared', 'alone', 'zeros', 'none']}
      cell={(_row, kind) => (
        <div style={{ width: '20rem' }}>
          <FunnelChart {...args} title={kind} description={undefined} data={kinds[kind]} />
        </div>
      )}
    />
  ),
};
