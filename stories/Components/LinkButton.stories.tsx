import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSizes, buttonTones, buttonVariants, buttonWidths } from '@vetsync/ui/components/Button';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { expect, userEvent } from 'storybook/test';
import Download from 'lucide-react/icons/download';
import { buttonLooks, buttonRows } from './buttonLooks.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#place', children: 'Go there' },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    width: { control: 'inline-radio', options: buttonWidths },
    icon: { control: false },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain link: it has a URL and works before any script has loaded. */
export const Standard: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go there' });
    await expect(link).toHaveAttribute('href', '#place');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const DownloadLink: Story = {
  args: { href: '#file', download: true, icon: Download, children: 'Export CSV' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('download');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={buttonRows}
      columns={['standard', 'small', 'with icon']}
      isOnInk={(row) => row.startsWith('on ink')}
      cell={(row, kind) => (
        <LinkButton
          {...args}
          {...buttonLooks[row]}
          size={kind === 'small' ? 'small' : 'standard'}
          icon={kind === 'with icon' ? Download : undefined}
        />
      )}
    />
  ),
};
