import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Sparkline } from '@vetsync/ui/components/Sparkline';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const courses: Record<string, readonly number[]> = {
  rising: [2, 3, 3, 5, 4, 7, 9, 12],
  falling: [40, 31, 33, 22, 20, 11, 6, 2],
  flat: [5, 5, 5, 5],
  zeros: [0, 0, 0, 0],
  one: [7],
  huge: [1_200_000_000, 3_400_000_000, 2_900_000_000, 9_876_543_210],
  long: Array.from({ length: 365 }, (_, day) => Math.round(40 + 30 * Math.sin(day / 9) + (day % 7))),
};

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  args: {
    label: 'Leads a day',
    values: courses.rising ?? [],
    formatValue: (value) => value.toLocaleString('en-US'),
  },
  argTypes: { formatValue: { control: false } },
  decorators: (Story) => (
    <Box maxWidth="narrow">
      <Story />
    </Box>
  ),
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Leads a day: from 2 to 12, lowest 2, highest 12',
    );
  },
};

export const OneValue: Story = {
  args: { values: [7] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Leads a day: 7');
  },
};

export const NoValues: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['course']}
      columns={Object.keys(courses)}
      cell={(_row, course) => (
        <div style={{ width: '9rem' }}>
          <Sparkline {...args} label={course} values={courses[course] ?? []} />
        </div>
      )}
    />
  ),
};
