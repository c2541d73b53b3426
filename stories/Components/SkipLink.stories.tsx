import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { SkipLink } from '@vetsync/ui/components/SkipLink';
import { Text } from '@vetsync/ui/components/Text';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Text>
        One of <a href="#elsewhere">many links</a> before the content.
      </Text>
      <Box as="main" id="main" tabIndex={-1} paddingBlock="large">
        <Text>Press Tab on this page to see the link.</Text>
      </Box>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    target?.focus();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Focused: Story = {
  tags: ['grid'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to main content' }).focus();
  },
};
