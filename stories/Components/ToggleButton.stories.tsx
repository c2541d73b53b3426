import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import { ToggleButton } from '@vetsync/ui/components/ToggleButton';
import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Remind me', icon: Bell, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remind me', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const WithCount: Story = {
  args: { count: 3, defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remind me 3', pressed: true })).toBeVisible();
  },
};

/** As children of a group, where their content is more than data can say. */
export const InAGroup: Story = {
  render: () => (
    <ToggleButtonGroup label="Branch" defaultSelectedKeys={['navy']}>
      <ToggleButton id="army">Army</ToggleButton>
      <ToggleButton id="navy">
        <em>Navy</em>
      </ToggleButton>
      <ToggleButton id="space" isDisabled>
        Space Force
      </ToggleButton>
    </ToggleButtonGroup>
  ),
  play: async ({ canvas }) => {
    const navy = canvas.getByRole('radio', { name: 'Navy' });
    await expect(navy).toBeChecked();
    await userEvent.tab();
    await expect(navy).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft} ');
    const army = canvas.getByRole('radio', { name: 'Army' });
    await expect(army).toBeChecked();
    await expect(army).toHaveAttribute('tabindex', '0');
    await expect(navy).toHaveAttribute('tabindex', '-1');
  },
};

/** It stands out in forced colors too. */
export const ForcedColors: Story = { args: { defaultSelected: true }, globals: { colors: 'forced' } };

export const RightToLeft: Story = { args: { dir: 'rtl', count: 3 } };

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['off', 'on']}
      columns={['standard', 'count', 'disabled']}
      cell={(state, column) => (
        <ToggleButton
          {...args}
          isSelected={state === 'on'}
          isDisabled={column === 'disabled'}
          {...(column === 'count' && { count: 12 })}
        />
      )}
    />
  ),
};
