import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vetsync/ui/components/Card';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import {
  breakpoint,
  columnWidth,
  contentWidth,
  controlSize,
  elevation,
  layer,
  markSize,
  radius,
  space,
  vars,
} from '@vetsync/ui/theme';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const spaces = Object.keys(space) as (keyof typeof space)[];
const radii = Object.keys(radius) as (keyof typeof radius)[];

/** Distances on a 4 px grid; they scale with the reader's text size. */
export const Distances: Story = {
  render: () => (
    <Stack space="xsmall">
      {spaces.map((name) => (
        <Inline key={name} flexWrap="nowrap">
          <div style={{ width: '9rem', flexShrink: 0 }}>
            <Text size="small" numeric>
              {name}: {space[name]} px
            </Text>
          </div>
          <div
            data-space={name}
            style={{ width: vars.space[name], height: '1.25rem', background: vars.color.accent }}
          />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const name of spaces) {
      const bar = canvasElement.querySelector(`[data-space=${name}]`) as HTMLElement;
      await expect(bar.getBoundingClientRect().width).toBeCloseTo(space[name], 1);
    }
  },
};

export const Corners: Story = {
  render: () => (
    <Inline space="large">
      {radii.map((name) => (
        <Stack key={name} space="xxsmall" align="center">
          <div
            style={{
              width: '6rem',
              height: '4rem',
              borderRadius: vars.radius[name],
              background: vars.color.surface,
              border: `1px solid ${vars.color.control}`,
            }}
          />
          <Text size="small">
            {name}: {radius[name]} px
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};

/** Surfaces on the page have an outline; only floating ones have a shadow. */
export const Elevation: Story = {
  render: () => (
    <Inline space="xlarge">
      <Card>
        <Text>On the page</Text>
      </Card>
      {(Object.keys(elevation) as (keyof typeof elevation)[]).map((name) => (
        <div
          key={name}
          style={{
            padding: vars.space.large,
            borderRadius: vars.radius.standard,
            background: vars.color.surface,
            boxShadow: vars.shadow[name],
          }}
        >
          <Text>{name}</Text>
        </div>
      ))}
    </Inline>
  ),
};

const scales = {
  'Controls, px': controlSize,
  'Marks, px': markSize,
  'Columns, px': columnWidth,
  'Stacking order': layer,
  'Breakpoints, px': breakpoint,
  'Widest content, px': contentWidth,
};

export const Scales: Story = {
  render: () => (
    <Inline space="xxlarge" align="flex-start">
      {Object.entries(scales).map(([title, scale]) => (
        <Stack key={title} space="xxsmall">
          <Text weight="strong">{title}</Text>
          {Object.entries(scale).map(([name, value]) => (
            <Text key={name} size="small" numeric>
              {name}: {value}
            </Text>
          ))}
        </Stack>
      ))}
    </Inline>
  ),
};
