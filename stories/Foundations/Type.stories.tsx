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

/** Sizes in px at the browser's default text size; they scale with the reader's setting. */
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

/** Digits in a column have equal widths. */
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

/** Whether the middle of a zero is painted, where only a slash can be. */
async function isSlashed(zero: Element): Promise<boolean> {
  const { fontFamily, fontWeight: weight } = getComputedStyle(zero);
  // Loading fails for a local font that is not installed, and the fallback is made of those.
  const families = fontFamily.split(', ').filter((family) => !family.includes('VetSync Fallback'));
  const font = `${weight} 100px ${families.join(', ')}`;
  await document.fonts.load(font, '0');
  const canvas = new OffscreenCanvas(100, 100);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: height } = pen.measureText('0');
  pen.fillText('0', 50, 90);
  const { data } = pen.getImageData(49, Math.round(90 - height / 2), 2, 2);
  return data.some((value) => value > 0);
}

/** Zeros have a slash where they could be mistaken for a letter, in tables and codes, and nowhere else. */
export const Zeros: Story = {
  render: () => (
    <Stack space="medium">
      {textWeights.map((weight) => (
        <Text key={weight} size="display" weight={weight} numeric>
          $1,080
        </Text>
      ))}
      <Text>
        <code>7K0O-1080</code>
      </Text>
      <table>
        <tbody>
          <tr>
            <td>1,080</td>
          </tr>
        </tbody>
      </table>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByText('$1,080')) await expect(await isSlashed(figure)).toBe(false);
    await expect(await isSlashed(canvas.getByText('7K0O-1080'))).toBe(true);
    await expect(await isSlashed(canvas.getByText('1,080'))).toBe(true);
  },
};

/** A zero is as wide with a slash as without, so nothing moves when the font loads. */
export const ZeroWidths: Story = {
  render: () => (
    <Stack space="none">
      {textWeights.flatMap((weight) =>
        [false, true].map((numeric) => (
          <span key={`${weight} ${numeric}`}>
            <Text as="span" size="display" weight={weight} numeric={numeric}>
              0000000000
            </Text>
            <br />
            <Text as="span" size="display" weight={weight} numeric={numeric}>
              <code>0000000000</code>
            </Text>
          </span>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const widths = canvas.getAllByText('0000000000').map((item) => item.getBoundingClientRect().width);
    for (let at = 0; at < widths.length; at += 2)
      await expect(widths[at]).toBeCloseTo(widths[at + 1] ?? 0, 1);
  },
};

/** `data-text-size` on the root element scales the whole page: text, distances and controls. */
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
