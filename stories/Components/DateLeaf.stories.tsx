import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateLeaf } from '@vetsync/ui/components/DateLeaf';
import { Inline } from '@vetsync/ui/components/Inline';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/DateLeaf',
  component: DateLeaf,
  args: { date: '2026-11-24' },
} satisfies Meta<typeof DateLeaf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers get the date once, from the text beside it. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24').closest('[aria-hidden]')).toHaveTextContent('Nov24Tue');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Inline>
      <DateLeaf {...args} />
      <DateLeaf date="2026-05-01" />
      <DateLeaf date="2026-12-31" />
    </Inline>
  ),
};
