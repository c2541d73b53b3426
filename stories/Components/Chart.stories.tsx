import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chart } from '@vetsync/ui/components/Chart';
import { Text } from '@vetsync/ui/components/Text';
import { expect, userEvent } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: {
    title: 'Leads by source',
    description: 'Most people ask for early access.',
    columns: ['Source', 'Leads'],
    rows: [
      ['Early access', '412'],
      ['Footer', '74'],
    ],
    children: <Text>The picture</Text>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of every chart: title, and the data as a table behind a disclosure. */
export const Standard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Leads by source' })).toBeVisible();
    await expect(canvasElement.querySelector('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show the data'));
    await expect(canvas.getByRole('table', { name: 'Leads by source' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Early access 412' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No data yet/)).toBeVisible();
    await expect(canvas.queryByText('The picture')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Show the data')).not.toBeInTheDocument();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['with figures', 'empty']}
      columns={['described', 'title alone']}
      cell={(kind, words) => (
        <div style={{ width: '18rem' }}>
          <Chart
            {...args}
            rows={kind === 'empty' ? [] : args.rows}
            description={words === 'described' ? args.description : undefined}
          />
        </div>
      )}
    />
  ),
};
