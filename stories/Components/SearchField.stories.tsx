import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { SearchField } from '@vetsync/ui/components/SearchField';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search leads', value: '', onChange: fn(), onSubmit: fn() },
  render: function Controlled({ value: start, onChange, ...args }) {
    const [value, change] = useControlled(start, onChange);
    return (
      <Box maxWidth="narrow">
        <SearchField {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isLabelHidden: true, placeholder: 'Name, email or organization' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search leads' });
    await step('Type and press Enter', async () => {
      await userEvent.type(input, 'valley{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('valley');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('valley');
    });
    await step('The button clears and keeps focus in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(input).toHaveFocus();
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
    await step('Escape clears it too', async () => {
      await userEvent.type(input, 'river{Escape}');
      await expect(input).toHaveValue('');
    });
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['shown label', 'hidden label']}
      columns={['empty', 'placeholder', 'filled', 'disabled']}
      cell={(row, state) => (
        <SearchField
          label="Search leads"
          isLabelHidden={row === 'hidden label'}
          placeholder={state === 'placeholder' ? 'Name or email' : undefined}
          value={state === 'filled' ? 'valley' : ''}
          onChange={() => {}}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
