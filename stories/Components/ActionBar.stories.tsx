import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionBar } from '@vetsync/ui/components/ActionBar';
import { Box } from '@vetsync/ui/components/Box';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/ActionBar',
  component: ActionBar<string>,
  args: {
    selected: 3,
    selectable: 24,
    actions: [
      { id: 'approve', label: 'Approve', count: 2 },
      { id: 'reject', label: 'Reject', count: 0 },
      { id: 'export', label: 'Export' },
    ],
    onAction: fn(),
    onSelectAll: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof ActionBar<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('region', { name: 'Selected' })).toHaveTextContent('3 selected');
    await step('An action has the number that it changes, and none of 0', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Approve (2)' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('approve');
      await expect(canvas.getByRole('button', { name: 'Reject (0)' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(args.onAction).toHaveBeenLastCalledWith('export');
    });
    await step('All, and none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 24' }));
      await expect(args.onSelectAll).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
};

/** Once all are selected, there is nothing more to select. */
export const AllSelected: Story = {
  args: { selected: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Select all/ })).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { selected: 1234, selectable: 5678 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234 selected')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const RightToLeft: Story = { globals: { language: 'rtl' } };

export const ForcedColors: Story = { globals: { colors: 'forced' } };

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['some', 'all']}
      columns={['free', 'busy']}
      cell={(selection, state) => (
        <Box>
          <ActionBar
            {...args}
            aria-label={`Selected, ${selection}, ${state}`}
            selected={selection === 'all' ? 24 : 3}
            actions={args.actions.map((action) => ({ ...action, isDisabled: state === 'busy' }))}
          />
        </Box>
      )}
    />
  ),
};
