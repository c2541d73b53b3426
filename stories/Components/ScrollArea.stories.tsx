import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Inline } from '@vetsync/ui/components/Inline';
import { ScrollArea, scrollAreaHeights } from '@vetsync/ui/components/ScrollArea';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const paragraphs = Array.from({ length: 24 }, (_, index) => (
  <Text key={index}>{`Section ${index + 1}. What you agree to, in plain words.`}</Text>
));
const wide = (
  <Inline flexWrap="nowrap">
    {Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>{`Column ${index + 1}`}</Text>
    ))}
  </Inline>
);

const meta = {
  title: 'Components/ScrollArea',
  component: ScrollArea,
  args: { label: 'Terms of use', maxHeight: 'small', children: <Stack space="small">{paragraphs}</Stack> },
  argTypes: {
    maxHeight: { control: 'inline-radio', options: scrollAreaHeights },
    children: { control: false },
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('region', { name: 'Terms of use' });
    await waitFor(() => expect(area).toHaveAttribute('data-more-below'));
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(area).toHaveFocus();
    });
    await step('Edges say where there is more', async () => {
      await expect(area).not.toHaveAttribute('data-more-above');
      area.scrollTo({ top: 60 });
      await waitFor(() => expect(area).toHaveAttribute('data-more-above'));
      area.scrollTo({ top: area.scrollHeight });
      await waitFor(() => expect(area).not.toHaveAttribute('data-more-below'));
      area.scrollTo({ top: 0 });
      await waitFor(() => expect(area).not.toHaveAttribute('data-more-above'));
    });
  },
};

/** Content that fits is no stop of the Tab key. */
export const Fits: Story = {
  args: { children: <Text>Nothing to scroll.</Text> },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Terms of use' });
    await expect(area).not.toHaveAttribute('tabindex');
    await expect(area).not.toHaveAttribute('data-more-below');
  },
};

export const Sideways: Story = {
  args: { label: 'Columns', maxHeight: 'none', children: wide },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Columns' });
    await waitFor(() => expect(area).toHaveAttribute('data-more-right'));
    await expect(area).not.toHaveAttribute('data-more-left');
    await expectNoSidewaysScroll();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => expectNoSidewaysScroll(),
};

export const RightToLeft: Story = {
  args: { label: 'Columns', maxHeight: 'none', children: wide },
  globals: { language: 'rtl' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region');
    await waitFor(() => expect(area).toHaveAttribute('data-more-left'));
    await expect(area).not.toHaveAttribute('data-more-right');
    area.scrollTo({ left: -area.scrollWidth });
    await waitFor(() => expect(area).toHaveAttribute('data-more-right'));
    await expect(area).not.toHaveAttribute('data-more-left');
    area.scrollTo({ left: 0 });
  },
};

export const ForcedColors: Story = { globals: { colors: 'forced' } };

export const Grid: Story = {
  tags: ['grid'],
  render: ({ children }) => (
    <Stack space="xlarge">
      {(['small', 'standard'] as const).map((maxHeight) => (
        <Box key={maxHeight} padding="medium" background="surface">
          <ScrollArea label={`Terms, ${maxHeight}`} maxHeight={maxHeight}>
            {children}
          </ScrollArea>
        </Box>
      ))}
      <ScrollArea label="Columns" maxHeight="none">
        {wide}
      </ScrollArea>
    </Stack>
  ),
};
