import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Form } from '@vetsync/ui/components/Form';
import { RadioGroup, radioGroupLayouts, type RadioGroupProps } from '@vetsync/ui/components/RadioGroup';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const kinds = [
  { value: 'in_person', label: 'In person' },
  { value: 'telehealth', label: 'Telehealth', help: 'By video, from wherever you are.' },
  { value: 'phone', label: 'Phone' },
];

function Controlled({ value: start, onChange, ...args }: RadioGroupProps) {
  const [value, change] = useControlled(start, onChange);
  return (
    <Box maxWidth="narrow">
      <RadioGroup {...args} value={value} onChange={change} />
    </Box>
  );
}

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup<string>,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Kind of appointment', name: 'kind', options: kinds, value: '', onChange: fn() },
  argTypes: { layout: { control: 'inline-radio', options: radioGroupLayouts } },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'You can change it until the day before.' },
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Kind of appointment' });
    await expect(group).toHaveAccessibleDescription('You can change it until the day before.');
    await step('Pointer', async () => {
      await userEvent.click(canvas.getByText('Telehealth'));
      await expect(args.onChange).toHaveBeenLastCalledWith('telehealth');
      await expect(canvas.getByRole('radio', { name: 'Telehealth' })).toHaveAccessibleDescription(
        /By video, from wherever you are\./,
      );
    });
    await step('Arrows', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'In person' })).toBeChecked();
    });
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a kind of appointment' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a kind of appointment');
  },
};

export const FocusedByForm: Story = {
  args: { error: 'Choose a kind of appointment' },
  render: (args) => (
    <Form onSubmit={() => {}} focusField="kind" attempt={1}>
      <RadioGroup {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'In person' })).toHaveFocus();
  },
};

const states = ['none yet', 'chosen', 'with help', 'invalid', 'one disabled', 'disabled'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={radioGroupLayouts}
      columns={states}
      cell={(layout, state) => (
        <RadioGroup
          label="Kind of appointment"
          layout={layout}
          options={kinds.map(({ value, label, help }) => ({
            value,
            label,
            help: state === 'with help' ? help : undefined,
            isDisabled: state === 'one disabled' && value === 'phone',
          }))}
          value={['none yet', 'invalid'].includes(state) ? '' : 'telehealth'}
          onChange={() => {}}
          help={state === 'with help' ? 'You can change it later.' : undefined}
          error={state === 'invalid' ? 'Choose one' : undefined}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
