import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  buttonSizes,
  buttonTones,
  buttonVariants,
  buttonWidths,
} from '@vetsync/ui/components/Button';
import { expect, fn, userEvent } from 'storybook/test';
import Download from 'lucide-react/icons/download';
import { buttonLooks, buttonRows } from './buttonLooks.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    width: { control: 'inline-radio', options: buttonWidths },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, children: 'Saving…' },
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
      rows={buttonRows}
      columns={['standard', 'small', 'with icon', 'pending', 'disabled']}
      isOnInk={(row) => row.startsWith('on ink')}
      cell={(row, kind) => (
        <Button
          {...buttonLooks[row]}
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
