import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, buttonEmphases, buttonSizes, buttonWidths } from '@vetsync/ui/components/Button';
import { expect, fn, userEvent } from 'storybook/test';
import Download from 'lucide-react/icons/download';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
  argTypes: {
    emphasis: { control: 'select', options: buttonEmphases },
    size: { control: 'inline-radio', options: buttonSizes },
    width: { control: 'inline-radio', options: buttonWidths },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { emphasis: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Pending: Story = {
  args: { emphasis: 'primary', isPending: true, children: 'Saving…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: ({ onPress }) => (
    <VariantGrid
      rows={buttonEmphases}
      columns={['standard', 'small', 'with icon', 'pending', 'disabled']}
      isOnInk={(emphasis) => emphasis === 'onInk'}
      cell={(emphasis, kind) => (
        <Button
          emphasis={emphasis}
          size={kind === 'small' ? 'small' : 'standard'}
          icon={kind === 'with icon' ? Download : undefined}
          isPending={kind === 'pending'}
          isDisabled={kind === 'disabled'}
          onPress={onPress}
        >
          Save
        </Button>
      )}
    />
  ),
};
