import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Spinner } from '@vetsync/ui/components/Spinner';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { motion, vars } from '@vetsync/ui/theme';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = Object.keys(motion) as (keyof typeof motion)[];

/** Motion only explains, and is off for people whose system requests reduced motion. */
export const Durations: Story = {
  render: function Moving() {
    const [isThere, go] = useState(false);
    return (
      <Stack align="flex-start">
        <Button onPress={() => go(!isThere)}>Move</Button>
        {durations.map((name) => (
          <div key={name}>
            <Text size="small" numeric>
              {name}: {motion[name]} ms
            </Text>
            <div
              data-duration={name}
              style={{
                width: '2.5rem',
                height: '2.5rem',
                borderRadius: vars.radius.standard,
                background: vars.color.accent,
                transform: isThere ? 'translateX(12rem)' : 'none',
                transition: `transform ${vars.motion[name]} ease-out`,
              }}
            />
          </div>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const name of durations) {
      const square = canvasElement.querySelector(`[data-duration=${name}]`) as HTMLElement;
      const seconds = Number.parseFloat(getComputedStyle(square).transitionDuration);
      await expect(seconds).toBeCloseTo(isReduced ? 0 : motion[name] / 1000, 3);
    }
  },
};

/** The user's own setting, whatever the device says: `data-motion="reduced"` on the root element. */
export const ReducedByChoice: Story = {
  render: () => <Spinner label="Loading" />,
  play: async () => {
    // Read from the rules themselves, because the test browser has reduced motion on, which would hide a missing
    // rule.
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const byChoice = rules.filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root[data-motion="reduced"]'),
    );
    const valueOf = (name: string) =>
      byChoice.map(({ style }) => style.getPropertyValue(`--vs-motion-${name}`)).find(Boolean);
    // A built style sheet has `0s` for `0ms`.
    for (const name of durations) await expect(Number.parseFloat(valueOf(name) ?? '')).toBe(0);
    // Still shows activity, without rotation.
    await expect(byChoice.some(({ style }) => style.animationDuration === '2s')).toBe(true);
  },
};
