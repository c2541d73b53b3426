import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Form } from '@vetsync/ui/components/Form';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Seats', name: 'seats', value: 12, minValue: 1, maxValue: 40, onChange: fn() },
  argTypes: { isRequired: { control: 'inline-radio', options: [undefined, true, false] } },
  parameters: {
    examples: [
      {
        write: <NumberField label="Seats" defaultValue={12} minValue={1} />,
        notThis: <NumberField label="ZIP code" defaultValue={2134} />,
      },
    ] satisfies PairExample[],
  },
  render: function Controlled({ value: start = null, onChange, ...args }) {
    const [value, change] = useControlled(start, onChange);
    return (
      <Box maxWidth="narrow">
        <NumberField {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'Between 1 and 40.' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(input).toHaveAccessibleDescription('Between 1 and 40.');
    await expect(input).toBeRequired();
    await step('Arrow keys change it by one, Home and End go to its limits', async () => {
      await userEvent.click(canvas.getByText('Seats'));
      await expect(input).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(13);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(11);
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith(40);
      await expect(canvas.getByRole('button', { name: 'Increase Seats' })).toBeDisabled();
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
    });
    await step('The buttons do the same and aren’t tab stops', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase Seats' }));
      await expect(input).toHaveValue('2');
      await userEvent.click(canvas.getByRole('button', { name: 'Decrease Seats' }));
      await expect(input).toHaveValue('1');
      input.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('group')).not.toContainElement(document.activeElement as HTMLElement);
    });
    await step('An emptied field is null', async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveValue('');
    });
  },
};

/** What somebody typed isn't replaced by the nearest value in range. */
export const OutOfRange: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '400{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(400);
    await expect(input).toHaveValue('400');
    await expect(input).not.toBeInvalid();
  },
};

export const Invalid: Story = {
  args: { value: 400, help: 'Between 1 and 40.', error: 'There are only 40 seats' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Between 1 and 40. There are only 40 seats');
  },
};

export const Formats: Story = {
  render: ({ onChange }) => (
    <Stack space="large">
      <NumberField
        label="Salary"
        defaultValue={52_000}
        step={1000}
        hasSteppers={false}
        formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
        onChange={onChange}
      />
      <NumberField label="Share" defaultValue={0.4} formatOptions={{ style: 'percent' }} />
      <NumberField
        label="Distance"
        defaultValue={25}
        step={5}
        formatOptions={{ style: 'unit', unit: 'mile', unitDisplay: 'long' }}
      />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const salary = canvas.getByRole('textbox', { name: 'Salary' });
    await expect(salary).toHaveValue('$52,000');
    await userEvent.clear(salary);
    await userEvent.type(salary, '61500');
    await userEvent.tab();
    await expect(salary).toHaveValue('$61,500');
    await expect(args.onChange).toHaveBeenLastCalledWith(61_500);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Share' })).toHaveValue('41%');
    await expect(canvas.getByRole('textbox', { name: 'Distance' })).toHaveValue('25 miles');
  },
};

const submitted = fn<(values: Record<string, unknown>) => void>();

/** The field keeps its value, and its form gets the number without its format. */
export const InAForm: Story = {
  render: () => (
    <Form
      aria-label="Event"
      focusField="seats"
      onSubmit={(event) => submitted(Object.fromEntries(new FormData(event.currentTarget)))}
    >
      <NumberField label="Seats" name="seats" defaultValue={1000} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    const input = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('1,000');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith({ seats: '1001' });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}5{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

const states = ['empty', 'filled', 'with help', 'invalid', 'disabled', 'read only'] as const;
const rows = ['standard', 'without steppers', 'currency'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={rows}
      columns={states}
      cell={(row, state) => (
        <Box width="auto" maxWidth="narrow">
          <NumberField
            label={row === 'currency' ? 'Monthly housing allowance' : 'Seats'}
            isRequired={row === 'currency' ? false : undefined}
            formatOptions={row === 'currency' ? { style: 'currency', currency: 'USD' } : undefined}
            hasSteppers={row !== 'without steppers'}
            value={state === 'empty' ? null : 1240}
            minValue={0}
            maxValue={state === 'filled' ? 1240 : undefined}
            help={state === 'with help' ? 'Without the deposit.' : undefined}
            error={state === 'invalid' ? 'Please enter a number' : undefined}
            isDisabled={state === 'disabled'}
            isReadOnly={state === 'read only'}
          />
        </Box>
      )}
    />
  ),
};
