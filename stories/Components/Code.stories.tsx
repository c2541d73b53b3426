import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, codeVariants } from '@vetsync/ui/components/Code';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import type { PairExample } from '../support/Pairs.tsx';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const csv = `email,name,branch
marcus@example.org,Marcus Johnson,army
elena@example.org,Elena Ruiz,navy`;

const meta = {
  title: 'Components/Code',
  component: Code,
  args: { children: 'APP-2026-00O8' },
  argTypes: { variant: { control: 'inline-radio', options: codeVariants } },
  parameters: {
    examples: [
      {
        write: (
          <Text>
            Your reference is <Code>APP-2026-00O8</Code>
          </Text>
        ),
        notThis: (
          <Text>
            Please apply <Code>before Friday</Code>
          </Text>
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  render: (args) => (
    <Text>
      Your reference is <Code {...args} />. Please state it when you call.
    </Text>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByRole('code');
    await expect(code).toHaveTextContent('APP-2026-00O8');
    await expect(code).toHaveAttribute('data-component', 'Code');
  },
};

export const Block: Story = {
  args: { variant: 'block', children: csv },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('code').textContent).toBe(csv);
  },
};

/** Long words break instead of overflowing the page. */
export const OnAPhone: Story = {
  render: () => (
    <>
      <Text>
        The key is <Code>{'nbswy3dpeb3w64tmmqqho2lu'.repeat(3)}</Code> for now.
      </Text>
      <Code variant="block">{'nbswy3dpeb3w64tmmqqho2lu'.repeat(6)}</Code>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <Stack space="large">
      <Text>
        Enter <Code>VS-0O-1l</Code> on the next page. A longer one, such as{' '}
        <Code>appointment reference 2026-11-23-0900-veterans-hospital-denver</Code>, wraps with its box.
      </Text>
      <Text size="caption" tone="muted">
        In small print, as <Code>2026-00O8</Code>.
      </Text>
      <Code variant="block">{csv}</Code>
    </Stack>
  ),
};
