import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetsync/ui/components/Badge';
import { Card, cardElements, cardHeights, cardPaddings } from '@vetsync/ui/components/Card';
import { Grid as Columns } from '@vetsync/ui/components/Grid';
import { Heading } from '@vetsync/ui/components/Heading';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: <Text>Your benefits letter arrived on Tuesday.</Text> },
  argTypes: {
    as: { control: 'inline-radio', options: cardElements },
    padding: { control: 'inline-radio', options: cardPaddings },
    height: { control: 'inline-radio', options: cardHeights },
    children: { control: false },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'next-step',
    children: (
      <Stack align="flex-start">
        <Badge tone="caution">Due Friday</Badge>
        <Heading level={2} size="title" id="next-step">
          Upload your DD-214
        </Heading>
        <Text tone="muted">The admissions office reads it before your interview.</Text>
        <LinkButton href="#upload">Choose a file</LinkButton>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upload your DD-214' })).toBeVisible();
  },
};

/** Cards in a row are equally tall, whatever their content. */
export const InARow: Story = {
  render: () => (
    <Columns as="ul" columns={{ mobile: 1, tablet: 3 }}>
      {[
        'Short.',
        'A few more words about what is offered here, so that it takes several lines.',
        'Short.',
      ].map((words, index) => (
        <Card key={index} as="li" height="full">
          <Text>{words}</Text>
        </Card>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('listitem')
      .map((card) => Math.round(card.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
  },
};

/** A word longer than the card breaks instead of widening the page. */
export const LongWord: Story = {
  args: { children: <Text>{'admissions-office@'.repeat(12)}</Text> },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: ({ children }) => (
    <VariantGrid
      rows={cardPaddings}
      columns={cardHeights}
      cell={(padding, height) => (
        <Card padding={padding} height={height}>
          {children}
        </Card>
      )}
    />
  ),
};
