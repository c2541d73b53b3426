import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetsync/ui/components/Badge';
import { DescriptionList, descriptionListLayouts } from '@vetsync/ui/components/DescriptionList';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Branch', value: 'Army' },
      { label: 'Years of service', value: '8' },
      { label: 'Clearance', value: <Badge tone="positive">Secret</Badge> },
      { label: 'Location', value: 'Fort Liberty, North Carolina' },
    ],
  },
  argTypes: { layout: { control: 'inline-radio', options: descriptionListLayouts } },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Branch',
      'Years of service',
      'Clearance',
      'Location',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Army');
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        label: 'Interest',
        value: 'Moving a family of five across three states before the school year. '.repeat(6),
      },
      { label: 'Email', value: `${'very-long-address.'.repeat(6)}@example.org` },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: ({ items }) => (
    <VariantGrid
      rows={descriptionListLayouts}
      columns={['wide', 'narrow']}
      cell={(layout, width) => (
        <div style={{ width: width === 'wide' ? '40rem' : '16rem', maxWidth: '100%' }}>
          <DescriptionList items={items} layout={layout} />
        </div>
      )}
    />
  ),
};
