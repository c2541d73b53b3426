import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeField } from '@vetsync/ui/components/CodeField';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Six-digit code', name: 'code', value: '', onChange: fn() },
  render: function Controlled({ value: start, onChange, ...args }) {
    const [value, change] = useControlled(start, onChange);
    return <CodeField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'It is in the email we sent to you.' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Six-digit code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription('It is in the email we sent to you.');
    await step('Type', async () => {
      await userEvent.type(input, '12a3');
      await expect(input).toHaveValue('123');
      await userEvent.type(input, '4567');
      await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    });
    await step('Correct a digit in the middle', async () => {
      await userEvent.type(input, '{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
      await expect(input).toHaveValue('12456');
    });
    await step('Paste', async () => {
      await userEvent.clear(input);
      await userEvent.paste('Your code: 907 214\n');
      await expect(input).toHaveValue('907214');
    });
  },
};

export const Invalid: Story = {
  args: { value: '1234', error: 'Enter the 6 digits of the code' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter the 6 digits of the code');
  },
};

/** All digits are visible, each in its cell. */
export const AllDigitsVisible: Story = {
  args: { value: '907214' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox') as HTMLInputElement;
    await userEvent.click(input);
    await userEvent.keyboard('{End}');
    await expect(input.scrollLeft).toBe(0);
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};

export const OnAPhone: Story = { ...AllDigitsVisible, globals: { viewport: { value: 'phone' } } };

const states = ['empty', 'begun', 'whole', 'invalid', 'read only', 'disabled'] as const;
const values = { empty: '', begun: '90', invalid: '9072' };

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard', 'with help']}
      columns={states}
      cell={(row, state) => (
        <CodeField
          label="Six-digit code"
          value={state in values ? values[state as keyof typeof values] : '907214'}
          onChange={() => {}}
          help={row === 'with help' ? 'From your app.' : undefined}
          error={state === 'invalid' ? 'Enter the 6 digits of the code' : undefined}
          isReadOnly={state === 'read only'}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
