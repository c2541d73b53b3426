import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchScore, matchBandOf, matchScoreSizes } from '@vetsync/ui/components/MatchScore';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/MatchScore',
  component: MatchScore,
  args: { score: 92 },
  argTypes: { size: { control: 'inline-radio', options: matchScoreSizes } },
} satisfies Meta<typeof MatchScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('92% Excellent match');
  },
};

/** Scores at the limits of the bands. */
export const Limits: Story = {
  render: () => (
    <>
      {[100, 90, 89, 80, 79, 70, 69, 0].map((score) => (
        <MatchScore key={score} score={score} />
      ))}
    </>
  ),
  play: async () => {
    const bands = [100, 90, 89.9, 80, 79.9, 70, 69.9, 0].map((score) => matchBandOf(score).band);
    await expect(bands).toEqual(['excellent', 'excellent', 'strong', 'strong', 'fair', 'fair', 'low', 'low']);
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={matchScoreSizes}
      columns={['95', '85', '75', '65']}
      cell={(size, score) => <MatchScore score={Number(score)} size={size} />}
    />
  ),
};
