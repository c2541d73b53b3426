import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSizes, buttonTones, buttonVariants } from '@vetsync/ui/components/Button';
import { CopyButton } from '@vetsync/ui/components/CopyButton';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { buttonLooks, buttonRows } from './buttonLooks.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'JBSW Y3DP EHPK 3PXP', onCopied: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { children: 'Copy the key' },
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy the key' });
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('JBSW Y3DP EHPK 3PXP');
    await expect(button).toHaveAccessibleName('Copied');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Copy it by hand');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Select the text and copy it by hand/);
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={buttonRows}
      columns={buttonSizes}
      isOnInk={(row) => row.startsWith('on ink')}
      cell={(row, size) => <CopyButton text="JBSW" {...buttonLooks[row]} size={size} />}
    />
  ),
};
