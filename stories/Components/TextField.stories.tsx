import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { TextField, textFieldTypes } from '@vetsync/ui/components/TextField';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Full name', name: 'name', value: '', onChange: fn() },
  argTypes: {
    type: { control: 'select', options: textFieldTypes },
    isRequired: { control: 'inline-radio', options: [undefined, true, false] },
  },
  render: function Controlled({ value: start, onChange, ...args }) {
    const [value, change] = useControlled(start, onChange);
    return (
      <Box maxWidth="narrow">
        <TextField {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, autoComplete: 'name', help: 'As it should appear on letters to you.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.click(canvas.getByText('Full name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(input).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
    await expect(input).toHaveAccessibleDescription('As it should appear on letters to you.');
    await expect(input).toHaveAttribute('autocomplete', 'name');
    await expect(input).toBeRequired();
  },
};

export const Optional: Story = {
  args: { label: 'Organization', isRequired: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Organization (optional)' })).not.toBeRequired();
  },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    value: 'ada@',
    help: 'We write only about your request.',
    error: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'We write only about your request. Please enter a valid email address',
    );
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
};

export const NearItsLimit: Story = {
  args: { label: 'Organization', value: 'Veterans of the valley', limit: 30 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.queryByText(/character/)).not.toBeInTheDocument();
    await userEvent.type(input, ' and');
    await expect(canvas.getByText('4 characters left')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('10 characters left');
    await userEvent.type(input, ' hills');
    await expect(input).toHaveValue('Veterans of the valley and hills');
    await expect(canvas.getByText('2 characters too many', { selector: '[aria-hidden]' })).toBeVisible();
  },
};

const states = ['empty', 'filled', 'with help', 'invalid', 'disabled', 'read only'] as const;
const rows = ['text', 'long words'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={rows}
      columns={states}
      cell={(row, state) => (
        <Box width="auto" maxWidth="narrow">
          <TextField
            label={
              row === 'long words' ? 'Name of the organization that you want to bring along' : 'Full name'
            }
            isRequired={row === 'long words' ? false : undefined}
            value={state === 'empty' ? '' : 'Ada Marie Okonkwo'}
            onChange={() => {}}
            help={state === 'with help' ? 'As it should appear on letters.' : undefined}
            error={state === 'invalid' ? 'Name is required' : undefined}
            isDisabled={state === 'disabled'}
            isReadOnly={state === 'read only'}
          />
        </Box>
      )}
    />
  ),
};
