import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetsync/ui/components/Badge';
import { Inline } from '@vetsync/ui/components/Inline';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const words = ['Education', 'Health care', 'Housing', 'Employment', 'Disability', 'Mentoring', 'Community'];

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: words.map((word) => <Badge key={word}>{word}</Badge>) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Wraps at the end of the line. */
export const Standard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = words.map((word) => canvas.getByText(word).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    await expectNoSidewaysScroll();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['flex-start', 'center', 'flex-end', 'space-between']}
      columns={['small', 'large']}
      cell={(justify, space) => (
        <div style={{ width: '24rem', maxWidth: '100%' }}>
          <Inline justify={justify} space={space}>
            <Badge>One</Badge>
            <Badge>Two</Badge>
            <Badge>Three</Badge>
          </Inline>
        </div>
      )}
    />
  ),
};
