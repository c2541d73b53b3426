import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Heading, headingSizes } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text, textSizes, textWeights } from '@vetsync/ui/components/Text';
import { fontSize, fontWeight, textScale, textSizeNames } from '@vetsync/ui/theme';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Your service taught you more than a resume shows: 0O 1lI 5S 8B.';

/** Sizes in px at the browser's default text size; they follow the reader's own. */
export const Scale: Story = {
  render: () => (
    <Stack space="large">
      {textSizes.map((size) => (
        <div key={size}>
          <Text size="caption" tone="muted" numeric>
            {size}: {fontSize[size].size} px, line {fontSize[size].line}
          </Text>
          <div data-size={size}>
            <Text size={size}>{sentence}</Text>
          </div>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const size of textSizes) {
      const line = canvasElement.querySelector(`[data-size=${size}] > p`) as HTMLElement;
      await expect(getComputedStyle(line).fontSize).toBe(`${fontSize[size].size}px`);
    }
  },
};

export const Weights: Story = {
  render: () => (
    <Stack>
      {textWeights.map((weight) => (
        <div key={weight}>
          <Text size="caption" tone="muted">
            {weight}: {fontWeight[weight]}
          </Text>
          <Text size="lead" weight={weight}>
            {sentence}
          </Text>
        </div>
      ))}
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack space="large">
      {headingSizes.toReversed().map((size) => (
        <div key={size}>
          <Text size="caption" tone="muted">
            {size}
          </Text>
          <Heading level={2} size={size}>
            From service to what comes next
          </Heading>
        </div>
      ))}
    </Stack>
  ),
};

/** Figures that stand below one another have equal widths. */
export const Figures: Story = {
  render: () => (
    <Stack space="none">
      {['1,111.11', '8,888.88', '1,080.00'].map((figure) => (
        <span key={figure}>
          <Text as="span" size="lead" numeric>
            {figure}
          </Text>
        </span>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = ['1,111.11', '8,888.88', '1,080.00'].map(
      (figure) => canvas.getByText(figure).getBoundingClientRect().width,
    );
    for (const width of widths) await expect(width).toBeCloseTo(widths[0] ?? 0, 0);
  },
};

/** `data-text-size` on the root moves the whole page: words, distances and controls. */
export const TextSizes: Story = {
  render: () => (
    <Stack space="medium" align="flex-start">
      <Text>Words of the page.</Text>
      <Button>A control</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const height = () => canvas.getByRole('button').getBoundingClientRect().height;
    const [before, size] = [height(), Number.parseFloat(getComputedStyle(root).fontSize)];
    for (const name of textSizeNames) {
      root.dataset.textSize = name;
      await expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBeCloseTo(
        (size * textScale[name]) / 100,
        1,
      );
      await expect(height()).toBeCloseTo((before * textScale[name]) / 100, 0);
    }
    delete root.dataset.textSize;
  },
};
