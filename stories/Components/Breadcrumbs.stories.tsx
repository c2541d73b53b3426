import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '@vetsync/ui/components/Breadcrumbs';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const items = [
  { label: 'Education', href: '#education' },
  { label: 'Universities', href: '#universities' },
  { label: 'Colorado State University', href: '#colorado' },
  { label: 'Application', href: '#application' },
];

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { 'aria-label': 'You are here', items },
  parameters: {
    examples: [
      {
        write: <Breadcrumbs aria-label="Path to the application" items={items} />,
        notThis: (
          <Breadcrumbs
            aria-label="Steps"
            items={[
              { label: '1. Your details', href: '#details' },
              { label: '2. Your service', href: '#service' },
              { label: '3. Check and send', href: '#send' },
            ]}
          />
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toHaveAttribute(
      'data-component',
      'Breadcrumbs',
    );
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Education',
      'Universities',
      'Colorado State University',
    ]);
    await expect(canvas.getByText('Application')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Education' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Universities' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

/** The arrows point to the left. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['one', 'two', 'four']}
      columns={['standard']}
      cell={(row) => (
        <Breadcrumbs
          {...args}
          aria-label={`You are here, ${row}`}
          items={items.slice(0, { one: 1, two: 2, four: 4 }[row])}
        />
      )}
    />
  ),
};
