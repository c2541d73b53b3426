import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@vetsync/ui/components/Grid';
import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { vars } from '@vetsync/ui/theme';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Group = keyof typeof vars;
const groups = Object.keys(vars) as Group[];
const property = (value: string) => value.slice('var('.length, -1);
const tokens = groups.flatMap((group) =>
  Object.entries(vars[group]).map(([name, value]) => ({ group, name, property: property(value) })),
);

/** Every token: its name in code, its CSS variable, and its value in the selected theme. */
export const All: Story = {
  render: () => {
    const values = getComputedStyle(document.documentElement);
    return (
      <Stack space="xlarge">
        {groups.map((group) => (
          <Stack key={group} space="small">
            <Heading level={2} size="title">
              {group}
            </Heading>
            <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="xsmall">
              {tokens
                .filter((token) => token.group === group)
                .map((token) => (
                  <div key={token.name} data-token={token.property}>
                    <Text size="small" weight="medium">
                      {`vars.${group}.${token.name}`}
                    </Text>
                    <Text size="caption" tone="muted">
                      {`${token.property}: ${values.getPropertyValue(token.property).trim()}`}
                    </Text>
                  </div>
                ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const values = getComputedStyle(document.documentElement);
    await expect(canvasElement.querySelectorAll('[data-token]')).toHaveLength(tokens.length);
    for (const token of tokens) await expect(values.getPropertyValue(token.property)).not.toBe('');
  },
};
