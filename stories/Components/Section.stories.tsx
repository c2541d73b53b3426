import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '@vetsync/ui/components/Section';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    title: 'Open applications',
    action: <a href="#all">All 5</a>,
    children: <Text>Two of them wait for you.</Text>,
  },
  argTypes: { children: { control: false }, action: { control: false } },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Open applications' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Open applications' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 5' })).toBeVisible();
  },
};

/** The action moves below a title that needs the whole line. */
export const LongTitle: Story = {
  args: { title: 'Applications that wait for a letter, a transcript or a time for the interview' },
  globals: { viewport: { value: 'phone' } },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <Section key={level} {...args} level={level} title={`Level ${level}`} />
      ))}
    </Stack>
  ),
};
