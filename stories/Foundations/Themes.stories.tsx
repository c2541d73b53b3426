import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Grid } from '@vetsync/ui/components/Grid';
import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { CandidateTable } from '@vetsync/ui/screens/exchange/candidates/CandidateTable';
import {
  colorThemes,
  compact,
  controlSize,
  smallestTarget,
  vars,
  type ColorName,
  type ThemeName,
} from '@vetsync/ui/theme';
import { createVetSyncTheme, highContrastThemes, type Colors } from '@vetsync/ui/theme/create';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { harbor } from '../support/theme/harbor.ts';
import { poolIn } from '../Screens/exchange/candidatesIn.ts';
import { recruiter } from '../support/recruiter.ts';
import { colorRoles, groupRoles } from '../support/theme/tokenRoles.ts';

const description = `
Attributes on any element choose how it looks: \`data-theme\` (\`light\`, \`dark\`), \`data-contrast\` (\`more\`), and \`data-density\`
(\`compact\`). Without them, theme and contrast follow the device. The toolbar above sets them for every story.

Make a theme of your brand before you build your app:

\`\`\`js
// theme.mjs: run it with \`node theme.mjs\`
import { writeFileSync } from 'node:fs';
import { createVetSyncTheme } from '@vetsync/ui/theme/create';

const { css } = createVetSyncTheme({
  brand: '#1d5f8a',
  neutral: '#55676e', // optional, like the following
  radius: 3,
  font: "Georgia, serif",
  tokens: { dark: { paper: '#000000' }, control: { small: 32 } },
});
writeFileSync('src/theme.css', css);
\`\`\`

\`\`\`js
import '@vetsync/ui/theme';
import './theme.css'; // after it
\`\`\`

If two colors that components use together have too little contrast, there is no theme but an error that names them. \`tokens\` replaces
single tokens by the names at the end of this page, and they are checked too.
`;

const list = poolIn({ context: { rows: recruiter.candidates.slice(0, 5) } });

const meta = {
  title: 'Foundations/Themes',
  // Screens in frames, because a page of its own may move the focus.
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '640px' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Attributes {
  'data-theme'?: ThemeName;
  'data-brand'?: 'harbor';
  'data-contrast'?: 'more';
  'data-density'?: 'compact';
}

/** A part of a page with a theme of its own. */
function Part({ children, ...attributes }: Attributes & { children: ReactNode }) {
  return (
    <div
      {...attributes}
      style={{
        background: vars.color.paper,
        color: vars.color.text,
        fontFamily: vars.family.text,
        padding: vars.space.large,
      }}
    >
      {children}
    </div>
  );
}

/** The same screen in every theme. */
const screenIn = (attributes: Attributes) => () => (
  <Part {...attributes}>
    <CandidateTable view={list.args.view.table} send={fn()} />
  </Part>
);

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const valueAt = (element: Element, property: string) =>
  getComputedStyle(element).getPropertyValue(property).trim();
const harborTokens = createVetSyncTheme(harbor).tokens;

export const VetSync: Story = { name: 'VetSync', tags: ['grid'], render: screenIn({}) };

/** An invented brand: blue, gray, with serifs and small corners. */
export const AnotherBrand: Story = {
  tags: ['grid'],
  render: screenIn({ 'data-brand': 'harbor' }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    const message = canvas.getAllByRole('button', { name: /^Message/ })[0] as HTMLElement;
    await expect(valueAt(message, '--vs-color-accent')).toBe(harborTokens.light.accent);
    await expect(getComputedStyle(field).borderRadius).toBe(`${harborTokens.radius.standard}px`);
    await expect(getComputedStyle(message).fontFamily).toContain('Georgia');
  },
};

/** 7:1 for text, 4.5:1 for outlines and lines. */
export const HighContrast: Story = {
  tags: ['grid'],
  render: screenIn({ 'data-contrast': 'more' }),
  play: async ({ canvasElement }) => {
    const { violations, passes } = await axe.run(canvasElement, {
      runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
    });
    await expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    await expect(passes).toHaveLength(1);
  },
};

export const AnotherBrandInHighContrast: Story = {
  tags: ['grid'],
  render: screenIn({
    'data-brand': 'harbor',
    'data-contrast': 'more',
  }),
};

/** For people with a mouse who work in tables all day. Every target is at least 24 px high. */
export const Compact: Story = {
  tags: ['grid'],
  render: screenIn({ 'data-density': 'compact' }),
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('button'), canvas.getByRole('searchbox')];
    for (const control of controls) {
      const { height } = control.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(smallestTarget);
      await expect(height).toBeLessThan(controlSize.standard);
    }
  },
};

/** Everything that a theme can differ in, and every combination in one page. */
const combinations = (['light', 'dark'] as const).flatMap((theme) =>
  ([undefined, 'harbor'] as const).flatMap((brand) =>
    ([undefined, 'more'] as const).map((contrast) => ({ theme, brand, contrast })),
  ),
);

function colorsOf({ theme, brand, contrast }: (typeof combinations)[number]): Colors {
  if (brand) return harborTokens[contrast ? (`${theme}HighContrast` as const) : theme];
  return (contrast ? highContrastThemes : colorThemes)[theme];
}

/** Themes inside contrasts and brands. */
export const Combined: Story = {
  parameters: { docs: { story: { inline: true } } },
  tags: ['grid'],
  render: () => (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="none">
      {combinations.map((combination) => (
        <div
          key={Object.values(combination).join(' ')}
          data-contrast={combination.contrast}
          data-part={Object.values(combination).join(' ')}
        >
          <div data-brand={combination.brand}>
            <Part data-theme={combination.theme}>
              <Stack align="flex-start">
                <Heading level={2} size="title">
                  {[
                    combination.brand ?? 'VetSync',
                    combination.theme,
                    combination.contrast && 'more contrast',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Heading>
                <Button variant="primary">Save</Button>
                <Text tone="muted">Secondary text</Text>
              </Stack>
            </Part>
          </div>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const one of combinations) {
      const part = canvasElement.querySelector(`[data-part="${Object.values(one).join(' ')}"]`) as Element;
      const button = part.querySelector('button') as Element;
      const colors = colorsOf(one);
      for (const name of ['text', 'line', 'accent', 'focus'] as const)
        await expect(valueAt(button, `--vs-color-${name}`)).toBe(colors[name]);
      await expect(getComputedStyle(button).backgroundColor).toBe(rgb(colors.accent));
    }
  },
};

/** What follows the attributes of the root element, as the app sets them. */
export const OnTheRoot: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => <Button variant="primary">Save</Button>,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { dataset } = document.documentElement;
    const before = { ...dataset };
    const height = () => button.getBoundingClientRect().height;
    for (const theme of ['light', 'dark'] as const) {
      dataset.theme = theme;
      dataset.contrast = 'more';
      await expect(valueAt(button, '--vs-color-line')).toBe(highContrastThemes[theme].line);
      dataset.contrast = 'standard';
      await expect(valueAt(button, '--vs-color-line')).toBe(colorThemes[theme].line);
    }
    dataset.density = 'compact';
    await expect(height()).toBeCloseTo(compact.control.standard, 0);
    dataset.density = 'comfortable';
    await expect(height()).toBeCloseTo(controlSize.standard, 0);
    for (const name of ['theme', 'contrast', 'density'])
      if (before[name] === undefined) delete dataset[name];
      else dataset[name] = before[name];
  },
};

const colorNames = Object.keys(colorRoles) as ColorName[];
const groups = Object.keys(groupRoles) as (keyof typeof groupRoles)[];

/** Every token with its role: the names that `tokens` takes. */
export const Tokens: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <Stack space="xlarge">
      <Stack space="small">
        <Heading level={2} size="title">
          light, dark, lightHighContrast, darkHighContrast
        </Heading>
        <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="small">
          {colorNames.map((name) => (
            <div key={name} data-token={name}>
              <Text weight="medium">{name}</Text>
              <Text size="small" tone="muted">
                {colorRoles[name]}
              </Text>
            </div>
          ))}
        </Grid>
      </Stack>
      {groups.map((group) => (
        <Stack key={group} space="xxsmall">
          <Heading level={2} size="title">
            {group}
          </Heading>
          <Text tone="muted">{groupRoles[group]}</Text>
          <Text>{Object.keys(vars[group]).join(', ')}</Text>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-token]')).toHaveLength(Object.keys(vars.color).length);
  },
};
