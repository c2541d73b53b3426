import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { Text } from '@vetsync/ui/components/Text';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'Keyboard',
    hint: '6 shortcuts',
    onExpandedChange: fn(),
    children: <Text>Alt and H opens this panel.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Keyboard/ });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Alt and H opens this panel.')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Alt and H opens this panel.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Controlled: a press only requests the change. */
export const ControlledOpen: Story = {
  args: { isExpanded: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText('Alt and H opens this panel.')).toBeVisible();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <>
      <Disclosure title="Closed">
        <Text>Inside.</Text>
      </Disclosure>
      <Disclosure title="Open" hint="With a line below the title" defaultExpanded>
        <Text>{'What is found inside takes as many lines as it needs. '.repeat(8)}</Text>
      </Disclosure>
      <Disclosure title={'A title that does not fit on one line of a narrow screen '.repeat(3).trim()}>
        <Text>Inside.</Text>
      </Disclosure>
      <Disclosure title="Not now" isDisabled>
        <Text>Inside.</Text>
      </Disclosure>
    </>
  ),
};
