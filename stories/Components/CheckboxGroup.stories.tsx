import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { CheckboxGroup, checkboxGroupLayouts } from '@vetsync/ui/components/CheckboxGroup';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const needs = [
  { value: 'housing', label: 'Housing' },
  { value: 'job', label: 'A job', help: 'Full time or part time.' },
  { value: 'school', label: 'School' },
  { value: 'care', label: 'Health care', isDisabled: true },
];

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { label: 'What do you need help with?', name: 'needs', options: needs, onChange: fn() },
  argTypes: { layout: { control: 'inline-radio', options: checkboxGroupLayouts } },
  render: (args) => (
    <Box maxWidth="narrow">
      <CheckboxGroup {...args} />
    </Box>
  ),
} satisfies Meta<typeof CheckboxGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The group keeps its values. */
export const Standard: Story = {
  args: { help: 'Choose as many as you like.' },
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'What do you need help with?' });
    await expect(group).toHaveAccessibleDescription('Choose as many as you like.');
    await step('Pointer', async () => {
      await userEvent.click(canvas.getByText('A job'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['job']);
      await expect(canvas.getByRole('checkbox', { name: 'A job' })).toHaveAccessibleDescription(
        /Full time or part time\./,
      );
    });
    await step('Tab and Space', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'School' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['job', 'school']);
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['job']);
    });
    await step('One that is disabled', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Health care' })).toBeDisabled();
    });
  },
};

/** Controlled: a press only requests the change. */
export const Controlled: Story = {
  args: { value: ['school'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Housing' }));
    await expect(args.onChange).toHaveBeenCalledWith(['school', 'housing']);
    await expect(canvas.getByRole('checkbox', { name: 'Housing' })).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose at least one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one');
    await expect(canvas.getByRole('checkbox', { name: 'Housing' })).toBeInvalid();
  },
};

/** What is checked, what is wrong and what is disabled differ without our colors too. */
export const ForcedColors: Story = {
  args: { defaultValue: ['job', 'care'], error: 'Choose at least one' },
  globals: { colors: 'forced' },
};

export const RightToLeft: Story = {
  args: { defaultValue: ['job'] },
  globals: { language: 'rtl' },
};

const states = ['none', 'some', 'invalid', 'disabled', 'read only'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={checkboxGroupLayouts}
      columns={states}
      cell={(layout, state) => (
        <CheckboxGroup
          {...args}
          name={undefined}
          layout={layout}
          defaultValue={state === 'none' ? [] : ['job', 'care']}
          error={state === 'invalid' ? 'Choose at least one' : undefined}
          isDisabled={state === 'disabled'}
          isReadOnly={state === 'read only'}
        />
      )}
    />
  ),
};
