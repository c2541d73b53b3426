import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Form } from '@vetsync/ui/components/Form';
import { Select } from '@vetsync/ui/components/Select';
import { TimeField } from '@vetsync/ui/components/TimeField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const slots = ['9:00 AM', '9:30 AM'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: 'Start time', name: 'start', value: '14:30', onChange: fn() },
  argTypes: { isRequired: { control: 'inline-radio', options: [undefined, true, false] } },
  parameters: {
    examples: [
      {
        write: <TimeField label="Quiet hours from" defaultValue="22:00" />,
        notThis: <TimeField label="Time of your appointment" defaultValue="09:30" />,
      },
      {
        write: <Select label="Time of your appointment" options={slots} defaultValue="9:00 AM" />,
        notThis: <TimeField label="Time of your appointment" error="There is no appointment at 9:10" />,
      },
    ] satisfies PairExample[],
  },
  render: function Controlled({ value: start = null, onChange, ...args }) {
    const [value, change] = useControlled<string | null, string | null>(start, onChange);
    return (
      <Box maxWidth="narrow">
        <TimeField {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'When the first guests arrive.' },
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Start time' });
    await expect(group).toHaveAccessibleDescription(/When the first guests arrive\./);
    const [hour, minute, half] = ['hour', 'minute', 'AM/PM'].map((name) =>
      canvas.getByRole('spinbutton', { name: new RegExp(name) }),
    );
    await step('The label focuses the first part; Up and Down change it', async () => {
      await userEvent.click(canvas.getByText('Start time'));
      await expect(hour).toHaveFocus();
      await expect(hour).toHaveAttribute('aria-required', 'true');
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('15:30');
    });
    await step('Left and Right move between parts, and digits are typed', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(minute).toHaveFocus();
      await userEvent.keyboard('45');
      await expect(args.onChange).toHaveBeenLastCalledWith('15:45');
      await expect(half).toHaveFocus();
      await userEvent.keyboard('a');
      await expect(args.onChange).toHaveBeenLastCalledWith('03:45');
    });
    await step('Backspace empties one part after the other; an empty time is null', async () => {
      await userEvent.keyboard('{Backspace>8/}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Invalid: Story = {
  args: { error: 'The doors close at 2:00 PM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/The doors close at 2:00 PM/);
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Start time'));
    await userEvent.keyboard('{ArrowUp}5');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The order of the parts and their names follow the locale. */
export const German: Story = {
  args: { label: 'Beginn' },
  decorators: [
    (Story) => (
      <I18nProvider locale="de-DE">
        <Story />
      </I18nProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2);
    await userEvent.click(canvas.getByText('Beginn'));
    await userEvent.keyboard('2215');
    await expect(args.onChange).toHaveBeenLastCalledWith('22:15');
  },
};

const submitted = fn<(values: Record<string, unknown>) => void>();

/** The field keeps its value. */
export const InAForm: Story = {
  render: () => (
    <Form
      aria-label="Event"
      focusField="start"
      onSubmit={(event) => submitted(Object.fromEntries(new FormData(event.currentTarget)))}
    >
      <TimeField label="Start time" name="start" defaultValue="09:00" />
      <TimeField label="End time" name="end" />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await expect(canvas.getByRole('spinbutton', { name: /hour, Start/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith({ start: '10:00', end: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith({ start: '09:00', end: '' });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    await expect(canvas.getByRole('group').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const states = ['empty', 'filled', 'with help', 'invalid', 'disabled', 'read only'] as const;
const rows = ['12 hours', '24 hours'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={rows}
      columns={states}
      cell={(row, state) => (
        <Box width="auto" maxWidth="narrow">
          <TimeField
            label="Start time"
            isRequired={row === '24 hours' ? false : undefined}
            hourCycle={row === '24 hours' ? 24 : 12}
            value={state === 'empty' ? null : '14:30'}
            help={state === 'with help' ? 'When the first guests arrive.' : undefined}
            error={state === 'invalid' ? 'The doors close at 2:00 PM' : undefined}
            isDisabled={state === 'disabled'}
            isReadOnly={state === 'read only'}
          />
        </Box>
      )}
    />
  ),
};
