import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Heading } from '@vetsync/ui/components/Heading';
import { Horizon, horizonLights, horizonShapes } from '@vetsync/ui/components/Horizon';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const open = fn();
const date = { weekday: 'Tue', day: '24', month: 'Nov' };

const meta = {
  title: 'Components/Horizon',
  component: Horizon,
  args: {
    as: 'section',
    'aria-labelledby': 'next',
    date,
    children: (
      <Stack space="medium">
        <Stack space="xxsmall">
          <Text size="small" tone="honor" weight="strong">
            Next: in 2 days
          </Text>
          <Heading level={2} size="title" id="next">
            Video visit with Dr. Renata Ellison
          </Heading>
          <Text tone="muted">Tue, Nov 24, 10:30 AM – 11:00 AM</Text>
        </Stack>
        <Inline>
          <Button variant="primary" onPress={open}>
            Get ready for the visit
          </Button>
          <Button variant="quiet">Move or cancel</Button>
        </Inline>
      </Stack>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Horizon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    open.mockClear();
    await expect(canvas.getByRole('region', { name: 'Video visit with Dr. Renata Ellison' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledTimes(1);
  },
};

/** Below 768 px the drawing lies above the words. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectNoSidewaysScroll };

/** A heading across the page. */
export const Band: Story = {
  args: {
    as: 'header',
    shape: 'band',
    date: undefined,
    children: (
      <Stack space="xxsmall">
        <Heading level={2}>Four steps to your first applicant</Heading>
        <Text tone="muted">About 20 minutes. It saves as you go.</Text>
      </Stack>
    ),
    'aria-labelledby': undefined,
  },
};

/** The sky by the time of day. */
export const Lights: Story = {
  args: { 'aria-labelledby': undefined },
  render: () => (
    <Stack space="small">
      {horizonLights.map((light) => (
        <Horizon key={light} light={light} date={date}>
          <Text tone="muted">{light}</Text>
        </Horizon>
      ))}
    </Stack>
  ),
};

export const Grid: Story = {
  tags: ['grid'],
  args: { 'aria-labelledby': undefined },
  render: () => (
    <Stack space="large">
      {horizonShapes.map((shape) => (
        <Stack key={shape} space="small">
          <Horizon shape={shape} date={date}>
            <Text tone="muted">{`${shape}, with a date`}</Text>
          </Horizon>
          <Horizon shape={shape}>
            <Text tone="muted">{shape}</Text>
          </Horizon>
        </Stack>
      ))}
    </Stack>
  ),
};
