import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '@vetsync/ui/components/Banner';
import { Stack } from '@vetsync/ui/components/Stack';
import { Stepper, type StepperProps } from '@vetsync/ui/components/Stepper';
import { Text } from '@vetsync/ui/components/Text';
import { TextField } from '@vetsync/ui/components/TextField';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const steps = ['Your service', 'Your goals', 'Check and send'];
const fields = ['Branch', 'Goal'];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of the application',
    steps,
    defaultCurrent: 0,
    onChange: fn(),
    onFinish: fn(),
    onSaveAndLeave: fn(),
    children: null,
  },
  argTypes: {
    children: { control: false },
    current: { control: false },
    notice: { control: false },
    actions: { control: false },
    buttonRow: { control: false },
  },
  render: (args) => <Application {...args} />,
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An application that keeps its values while people move between its steps. */
function Application({ defaultCurrent = 0, onChange, ...props }: StepperProps) {
  const [current, setCurrent] = useState(defaultCurrent);
  const [values, setValues] = useState<readonly string[]>(['', '']);
  const label = fields[current];
  return (
    <Stepper
      {...props}
      current={current}
      onChange={(step) => {
        setCurrent(step);
        onChange?.(step);
      }}
    >
      {label ? (
        <TextField
          key={label}
          label={label}
          value={values[current]}
          onChange={(value) => setValues(values.with(current, value))}
        />
      ) : (
        <Text>{fields.map((field, index) => `${field}: ${values[index]}`).join('. ')}</Text>
      )}
    </Stepper>
  );
}

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Enter continues, and the new step is read out', async () => {
      await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Branch' }), 'Army{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      const goal = await canvas.findByRole('textbox', { name: 'Goal' });
      await expect(canvas.getByText('Step 2 of 3: Your goals')).toBeVisible();
      await waitFor(() => expect(document.activeElement).toContainElement(goal));
    });
    await step('Back keeps what was written', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(canvas.getByRole('textbox', { name: 'Branch' })).toHaveValue('Army');
    });
    await step('The last step sends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Goal' }), 'Nursing');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByText('Branch: Army. Goal: Nursing')).toBeVisible();
      await expect(args.onFinish).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(args.onFinish).toHaveBeenCalledOnce();
    });
    await step('People can leave', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save and finish later' }));
      await expect(args.onSaveAndLeave).toHaveBeenCalledOnce();
    });
  },
};

/** Somebody who returns goes on where they left. */
export const Returned: Story = {
  args: {
    defaultCurrent: 1,
    notice: <Banner announce="status">You can go on where you left.</Banner>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can go on where you left.');
    await expect(canvas.getByRole('textbox', { name: 'Goal' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

/** Enter doesn't go past a step that isn't complete either. */
export const NotComplete: Story = {
  args: { canContinue: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Branch' }), 'Army{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Spanish: Story = {
  args: { defaultCurrent: 1 },
  globals: { language: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Guardar y terminar después' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { defaultCurrent: 1 },
  globals: { viewport: { value: 'phone' } },
  play: () => expectNoSidewaysScroll(),
};

export const RightToLeft: Story = { args: { defaultCurrent: 1 }, globals: { language: 'rtl' } };

export const ForcedColors: Story = { args: { defaultCurrent: 1 }, globals: { colors: 'forced' } };

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Stack space="section">
      {steps.map((step, index) => (
        <Application key={step} {...args} defaultCurrent={index} />
      ))}
    </Stack>
  ),
};
