import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vetsync/ui/components/Card';
import { Grid as Columns } from '@vetsync/ui/components/Grid';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const cells = ['One', 'Two', 'Three', 'Four'].map((word) => (
  <Card key={word} as="article" aria-label={word}>
    {word}
  </Card>
));

const meta = {
  title: 'Components/Grid',
  component: Columns,
  args: { columns: { mobile: 1, tablet: 2, desktop: 4 }, children: cells },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((cell) => cell.getBoundingClientRect().top);
    const rows = innerWidth < 768 ? 4 : innerWidth < 1120 ? 2 : 1;
    await expect(new Set(tops).size).toBe(rows);
  },
};
export const OnAPhone: Story = { ...Standard, globals: { viewport: { value: 'phone' } } };

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['small', 'large']}
      columns={['2', '3', '4']}
      cell={(space, columns) => (
        <div style={{ width: '26rem', maxWidth: '100%' }}>
          <Columns columns={Number(columns) as 2 | 3 | 4} space={space}>
            {cells}
          </Columns>
        </div>
      )}
    />
  ),
};
