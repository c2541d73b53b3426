import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, headingLevels, headingSizes } from '@vetsync/ui/components/Heading';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Welcome back' },
  argTypes: {
    level: { control: 'inline-radio', options: headingLevels },
    size: { control: 'select', options: headingSizes },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's title can be focused by script, without a visible focus ring. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Welcome back' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

/** The largest sizes shrink, so that a long word fits a narrow screen. */
export const OnAPhone: Story = {
  args: { size: 'display', children: 'Transition Command Center for servicemembers' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['on paper', 'on ink']}
      columns={headingSizes}
      isOnInk={(row) => row === 'on ink'}
      cell={(_row, size) => (
        <Heading level={2} size={size}>
          Welcome back
        </Heading>
      )}
    />
  ),
};
