import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Form } from '@vetsync/ui/components/Form';
import { FormErrorSummary } from '@vetsync/ui/components/FormErrorSummary';
import { Select } from '@vetsync/ui/components/Select';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const order = ['name', 'email', 'status', 'interest'];
const rules = { name: 'Name is required', email: 'Email is required', status: 'Please choose one' };
type Values = Record<'name' | 'email' | 'status' | 'interest', string>;
/** Gets the values of each submission that isn't rejected. */
const submitted = fn<(values: Values) => void>();
const nothing: Values = { name: '', email: '', status: '', interest: '' };

/** Rejects empty values, as a machine would. */
function Example({ start, onSubmit }: { start: Values; onSubmit: (values: Values) => void }) {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [attempt, setAttempt] = useState(0);
  const props = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const submit = () => {
    const refused = Object.entries(rules).filter(([name]) => !values[name as keyof Values]);
    setErrors(Object.fromEntries(refused));
    setAttempt(attempt + 1);
    if (refused.length === 0) onSubmit(values);
  };
  const first = order.find((name) => errors[name as keyof Values]);
  return (
    <Box maxWidth="narrow">
      <Form aria-label="Early access" onSubmit={submit} focusField={first} attempt={attempt}>
        <FormErrorSummary errors={errors} order={order} />
        <TextField label="Name" isRequired autoComplete="name" {...props('name')} />
        <TextField label="Email" isRequired type="email" autoComplete="email" {...props('email')} />
        <Select
          label="You are"
          isRequired
          options={[
            { value: 'veteran', label: 'A veteran' },
            { value: 'family', label: 'Family' },
          ]}
          {...props('status')}
        />
        <TextArea label="Interest" isRequired={false} {...props('interest')} />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Form>
    </Box>
  );
}

const meta = {
  title: 'Components/Form',
  component: Form,
  subcomponents: { FormErrorSummary },
  // The example brings its own fields.
  render: () => <Example start={nothing} onSubmit={submitted} />,
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterSubmits: Story = {
  tags: ['standard'],
  render: () => <Example start={{ ...nothing, name: 'Ada', status: 'veteran' }} onSubmit={submitted} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(submitted).toHaveBeenCalledWith({
      name: 'Ada',
      email: 'ada@example.org',
      status: 'veteran',
      interest: '',
    });
  },
};

export const Invalid: Story = {
  play: async ({ canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Send' });
    await step('The first invalid field gets focus', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByLabelText('Name')).toHaveFocus();
      await expect(canvas.getByRole('alert')).toHaveTextContent('3 things need your attention');
    });
    await step('It keeps focus while it is corrected', async () => {
      await userEvent.keyboard('Ada');
      await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
      await expect(canvas.getByLabelText('Name')).toHaveFocus();
    });
    await step('Links move to the other fields without changing the URL', async () => {
      const url = location.href;
      await userEvent.click(canvas.getByRole('link', { name: 'Please choose one' }));
      await expect(canvas.getByRole('button', { name: /You are/ })).toHaveFocus();
      await userEvent.click(canvas.getByRole('link', { name: 'Email is required' }));
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await expect(location.href).toBe(url);
    });
    await step('Every rejected submission moves focus again', async () => {
      submit.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      submit.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await expect(submitted).not.toHaveBeenCalled();
    });
  },
};

export const InvalidOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  },
};
