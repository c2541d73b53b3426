import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from '@vetsync/ui/components/LineChart';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { courses, formatValue } from './chartFigures.ts';
import { inCard } from './inCard.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    title: 'Leads by day',
    description: 'All leads of the last 30 days.',
    head: 'Day',
    ...courses.ordinary,
    formatValue,
  },
  argTypes: { formatValue: { control: false }, formatTick: { control: false } },
  decorators: inCard,
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move from value to value, the pointer reads the nearest one, and the last one shows by default. */
export const Standard: Story = {
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Leads by day, one value after another' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sep 30, Leads 40');
    await step('By keyboard', async () => {
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await fireEvent.change(slider, { target: { value: '0' } });
      await expect(slider).toHaveAttribute('aria-valuetext', 'Sep 1, Leads 24');
      await expect(canvas.getByText('Leads 24')).toBeVisible();
    });
    await step('By pointer', async () => {
      const plot = slider.parentElement as HTMLElement;
      const { left, top, width } = plot.getBoundingClientRect();
      await fireEvent.pointerMove(plot, { clientX: left + width / 29, clientY: top + 9 });
      await waitFor(() => expect(slider).toHaveValue('1'));
      await userEvent.hover(plot);
      await userEvent.unhover(plot);
      await expect(slider).toHaveValue('29');
    });
    await userEvent.click(canvas.getByText('Show the data'));
    await expect(canvas.getByRole('row', { name: 'Sep 1 24' })).toBeVisible();
  },
};

/** Lines differ in dashes too; their values are read together. */
export const SeveralLines: Story = {
  args: { ...courses.several, title: 'Leads by status', description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Veterans',
      'Spouses',
      'Organizations',
    ]);
    await expect(canvas.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
      /^Oct 30, Veterans \d+, Spouses \d+, Organizations \d+$/,
    );
  },
};

/** The previous period is dashed, and both lines are named at their ends. */
export const WithBefore: Story = {
  args: {
    title: 'Applications',
    description: 'Month by month.',
    head: 'Month',
    labels: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
    series: [{ label: 'Applications', values: [78, 81, 77, 84, 88, 92] }],
    before: [52, 55, 51, 56, 58, 57],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applications rose from 78 (Jun) to 92 (Nov).')).toBeVisible();
    for (const end of ['92 now', '57 before']) await expect(canvas.getAllByText(end).at(-1)).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Nov, Applications 92, 57 before',
    );
    await userEvent.click(canvas.getByText('Show the data'));
    await expect(canvas.getByRole('row', { name: 'Nov 92 57' })).toBeVisible();
  },
};

/** Counts that go up and down by themselves: the sentence names their peak. */
export const Peak: Story = {
  args: { story: 'peak' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Leads peaked at \d+ \(Sep \d+\)\.$/)).toBeVisible();
  },
};

/** Values far from 0 would be a flat line, so the axis starts near the lowest value and says so. */
export const AxisFromData: Story = {
  args: {
    title: 'Students who stayed',
    description: undefined,
    head: 'Month',
    labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    series: [{ label: 'Stayed', values: [91, 92, 92, 93, 94, 95] }],
    formatValue: (value) => `${value}%`,
    baseline: 'data',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The axis starts at 90%, not at 0.')).toBeVisible();
  },
};

export const Empty: Story = { args: courses.none };
export const OneDatum: Story = { args: courses.one };
export const AllZero: Story = { args: courses.zeros };
export const HugeOnAPhone: Story = {
  args: {
    ...courses.huge,
    formatTick: (value) => value.toLocaleString('en-US', { notation: 'compact' }),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['lines']}
      columns={['ordinary', 'several', 'one', 'two', 'zeros', 'huge', 'none']}
      cell={(_row, kind) => (
        <div style={{ width: '26rem', maxWidth: '100%' }}>
          <LineChart {...args} title={kind} description={undefined} {...courses[kind]} />
        </div>
      )}
    />
  ),
};
