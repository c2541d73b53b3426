import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { DateRangePicker, type DayRange } from '@vetsync/ui/components/DateRangePicker';
import { Form } from '@vetsync/ui/components/Form';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const today = '2026-11-19';
const week = { start: '2026-11-16', end: '2026-11-20' };
const weekends = { reason: 'The office is closed on weekends', weekdays: [0, 6] as const };

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Reported days', name: 'days', value: week, today, onChange: fn() },
  argTypes: { isRequired: { control: 'inline-radio', options: [undefined, true, false] } },
  parameters: {
    examples: [
      {
        write: <DateRangePicker label="Reported days" today={today} defaultValue={week} />,
        notThis: (
          <Stack space="small">
            <DatePicker label="First reported day" today={today} defaultValue="2026-11-16" />
            <DatePicker label="Last reported day" today={today} defaultValue="2026-11-20" />
          </Stack>
        ),
      },
    ] satisfies PairExample[],
  },
  render: function Controlled({ value: start = null, onChange, ...args }) {
    const [value, change] = useControlled<DayRange | null, DayRange | null>(start, onChange);
    return (
      <Box maxWidth="narrow">
        <DateRangePicker {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'Both days are included.' },
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Reported days' });
    await expect(group).toHaveAccessibleDescription(/November 16 to 20, 2026.*Both days are included\./);
    const part = (name: string) => canvas.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
    await step('The label focuses the start; Right leads on to the end', async () => {
      await userEvent.click(canvas.getByText('Reported days'));
      await expect(part('month, Start Date')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-15', end: '2026-11-20' });
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(part('month, End Date')).toHaveFocus();
      await userEvent.keyboard('12');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-15', end: '2026-12-20' });
    });
    await step('A range with one date is null', async () => {
      await userEvent.keyboard('{ArrowRight}{Backspace>12/}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const FromTheCalendar: Story = {
  args: { value: null, lastDay: today, unavailable: [weekends] },
  play: async ({ args, canvas, step }) => {
    await step('Alt and Down open it; Enter chooses the start and then the end', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const dialog = await screen.findByRole('dialog');
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: /November 19, 2026/ })).toHaveFocus(),
      );
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
      await expect(args.onChange).not.toHaveBeenCalled();
      // Focus has moved on to the first possible end.
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-11-18' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('So do two presses', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByText('9'));
      await userEvent.click(within(dialog).getByText('12'));
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-12' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Invalid: Story = {
  args: {
    value: { start: '2026-11-20', end: '2026-11-16' },
    error: 'The last day is before the first',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/The last day is before the first/);
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Reported days'));
    await userEvent.keyboard('{ArrowUp}5{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const submitted = fn<(values: Record<string, unknown>) => void>();

/** The field keeps its value. */
export const InAForm: Story = {
  render: () => (
    <Form
      aria-label="Report"
      focusField="days"
      onSubmit={(event) => submitted(Object.fromEntries(new FormData(event.currentTarget)))}
    >
      <DateRangePicker
        label="Days"
        name="days"
        startName="from"
        endName="to"
        today={today}
        defaultValue={week}
      />
      <Button type="submit">Show</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await expect(canvas.getByRole('spinbutton', { name: /^month, Start Date/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(submitted).toHaveBeenLastCalledWith({ from: '2026-10-16', to: '2026-11-20' });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await expectNoSidewaysScroll();
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(360);
  },
};

const states = ['empty', 'filled', 'with help', 'invalid', 'disabled', 'read only'] as const;
const rows = ['required', 'optional'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={rows}
      columns={states}
      cell={(row, state) => (
        <Box width="auto" maxWidth="narrow">
          <DateRangePicker
            label="Reported days"
            isRequired={row === 'required'}
            today={today}
            value={state === 'empty' ? null : week}
            help={state === 'with help' ? 'Both days are included.' : undefined}
            error={state === 'invalid' ? 'The last day is before the first' : undefined}
            isDisabled={state === 'disabled'}
            isReadOnly={state === 'read only'}
          />
        </Box>
      )}
    />
  ),
};

export const Open: Story = {
  tags: ['grid'],
  args: { isOpen: true, unavailable: [weekends], value: { start: '2026-11-10', end: '2026-11-13' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '38rem' }}>
        <Story />
      </div>
    ),
  ],
};
