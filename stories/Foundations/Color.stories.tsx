import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Grid } from '@vetsync/ui/components/Grid';
import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import {
  colorThemes,
  contrastPairs,
  contrastRatio,
  vars,
  type ColorName,
  type ThemeName,
} from '@vetsync/ui/theme';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Color', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const themes = Object.keys(colorThemes) as ThemeName[];
const colors = Object.entries(colorThemes.light) as [ColorName, string][];

/** Both themes side by side, whichever is selected. */
function EachTheme({ children }: { children: (theme: ThemeName) => React.ReactNode }) {
  return (
    <Grid columns={{ mobile: 1, desktop: 2 }} space="none">
      {themes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <Box background="paper" padding="large">
            <Stack>
              <Heading level={2} size="title">
                {theme}
              </Heading>
              {children(theme)}
            </Stack>
          </Box>
        </div>
      ))}
    </Grid>
  );
}

/** Every color by name. `ui/theme/tokens.ts` describes what each is for. */
export const Palette: Story = {
  render: () => (
    <EachTheme>
      {(theme) => (
        <Grid columns={{ mobile: 2, tablet: 3 }} space="small">
          {colors.map(([name]) => (
            <div key={name}>
              <div
                style={{
                  height: '3.5rem',
                  background: vars.color[name],
                  border: `1px solid ${vars.color.line}`,
                  borderRadius: vars.radius.standard,
                }}
              />
              <Text size="small" weight="medium">
                {name}
              </Text>
              <Text size="caption" tone="muted">
                {colorThemes[theme][name]}
              </Text>
            </div>
          ))}
        </Grid>
      )}
    </EachTheme>
  ),
};

/** Pairs that are used together, with their contrast ratio and the required minimum. */
export const Contrast: Story = {
  render: () => (
    <EachTheme>
      {(theme) => (
        <Stack space="xxsmall">
          {contrastPairs.map(({ front, back, atLeast }) => {
            const ratio = contrastRatio(colorThemes[theme][front], colorThemes[theme][back]);
            return (
              <div
                key={`${front} ${back}`}
                data-reached={ratio >= atLeast}
                style={{
                  display: 'grid',
                  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
                  gap: vars.space.small,
                  alignItems: 'center',
                }}
              >
                <span
                  aria-hidden
                  style={{
                    display: 'grid',
                    placeItems: 'center',
                    height: '2.25rem',
                    borderRadius: vars.radius.small,
                    background: vars.color[back],
                    border: `1px solid ${vars.color.line}`,
                  }}
                >
                  <span
                    style={{
                      width: '1.25rem',
                      height: '1.25rem',
                      borderRadius: '50%',
                      background: vars.color[front],
                    }}
                  />
                </span>
                <Text size="small">
                  {front} on {back}
                </Text>
                <Text size="small" numeric weight="medium">
                  {ratio.toFixed(1)} of {atLeast}
                </Text>
              </div>
            );
          })}
        </Stack>
      )}
    </EachTheme>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-reached]')).toHaveLength(2 * contrastPairs.length);
    await expect(canvasElement.querySelectorAll('[data-reached="false"]')).toHaveLength(0);
  },
};
