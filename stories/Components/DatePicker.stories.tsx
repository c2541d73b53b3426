import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { Form } from '@vetsync/ui/components/Form';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const today = '2026-11-19';
const weekends = { reason: 'The office is closed on weekends', weekdays: [0, 6] as const };

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Date of the event', name: 'date', value: '2026-11-24', today, onChange: fn() },
  argTypes: { isRequired: { control: 'inline-radio', options: [undefined, true, false] } },
  parameters: {
    examples: [
      {
        write: <DatePicker label="Last day of service" today={today} />,
        notThis: <DatePicker label="When were you deployed?" today={today} help="A rough date is enough." />,
      },
      {
        write: (
          <DatePicker
            label="Date of the event"
            today={today}
            defaultValue="2026-11-10"
            error="The event has to be in the future"
          />
        ),
        notThis: (
          <DatePicker label="Date of the event" today={today} defaultValue="2026-11-10" firstDay={today} />
        ),
      },
    ] satisfies PairExample[],
  },
  render: function Controlled({ value: start = null, onChange, ...args }) {
    const [value, change] = useControlled<string | null, string | null>(start, onChange);
    return (
      <Box maxWidth="narrow">
        <DatePicker {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'At least a week from now.' },
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Date of the event' });
    await expect(group).toHaveAccessibleDescription(/November 24, 2026.*At least a week from now\./);
    const [month, day] = ['month', 'day'].map((name) =>
      canvas.getByRole('spinbutton', { name: new RegExp(`^${name}`) }),
    );
    await step('The label focuses the first part; Up and Down change it', async () => {
      await userEvent.click(canvas.getByText('Date of the event'));
      await expect(month).toHaveFocus();
      await expect(month).toHaveAttribute('aria-required', 'true');
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    });
    await step('A complete date can be typed', async () => {
      await userEvent.keyboard('02');
      await expect(day).toHaveFocus();
      await userEvent.keyboard('112027');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-11');
    });
    await step('Two digits of a year are the year nearest to today', async () => {
      await userEvent.click(canvas.getByText('Date of the event'));
      await userEvent.keyboard('030127');
      await userEvent.tab();
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-01');
      await userEvent.click(canvas.getByText('Date of the event'));
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    });
    await step('Backspace empties one part after the other; an empty date is null', async () => {
      await userEvent.keyboard('{Backspace>12/}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const FromTheCalendar: Story = {
  args: { value: null, firstDay: today, unavailable: [weekends], notes: { '2026-11-27': 'Resume workshop' } },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Calendar Date of the event' });
    await step('Alt and Down open it at today’s month', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const dialog = await screen.findByRole('dialog', { name: 'Calendar Date of the event' });
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: /November 19, 2026/ })).toHaveFocus(),
      );
    });
    await step('An unavailable day shows its reason and can’t be chosen', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(
          'Saturday, November 21: The office is closed on weekends',
        ),
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Escape closes it, and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(canvas.getByRole('group')).toContainElement(document.activeElement as HTMLElement),
      );
    });
    await step('A choice closes it', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByText('27'));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Invalid: Story = {
  args: { value: '2026-11-10', firstDay: today, error: 'The event has to be in the future' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/The event has to be in the future/);
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
};

/** What somebody typed stays, and only the form says that it is wrong. */
export const OutOfRange: Story = {
  args: { firstDay: today, unavailable: [weekends] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Date of the event'));
    await userEvent.keyboard('11072026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-07');
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).not.toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Date of the event'));
    await userEvent.keyboard('{ArrowUp}5{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The order of the parts, the first day of the week and all names follow the locale. */
export const German: Story = {
  args: { label: 'Datum' },
  decorators: [
    (Story) => (
      <I18nProvider locale="de-DE">
        <Story />
      </I18nProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Datum'));
    await userEvent.keyboard('03122026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-03');
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    const grid = await screen.findByRole('grid', { name: /Dezember 2026/ });
    await expect(grid.querySelector('th')).toHaveTextContent('Mo');
  },
};

const submitted = fn<(values: Record<string, unknown>) => void>();

/** The field keeps its value. */
export const InAForm: Story = {
  render: () => (
    <Form
      aria-label="Event"
      focusField="date"
      onSubmit={(event) => submitted(Object.fromEntries(new FormData(event.currentTarget)))}
    >
      <DatePicker label="Date" name="date" today={today} defaultValue="2026-11-24" />
      <DatePicker label="Second date" name="second" today={today} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await expect(canvas.getByRole('spinbutton', { name: /^month, Date/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith({ date: '2026-12-24', second: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith({ date: '2026-11-24', second: '' });
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
    const cell = within(dialog)
      .getByRole('button', { name: /November 24/ })
      .closest('td')!;
    const { width, height } = cell.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
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
          <DatePicker
            label="Date of the event"
            isRequired={row === 'required'}
            today={today}
            value={state === 'empty' ? null : '2026-11-24'}
            help={state === 'with help' ? 'At least a week from now.' : undefined}
            error={state === 'invalid' ? 'Please choose a date' : undefined}
            isDisabled={state === 'disabled'}
            isReadOnly={state === 'read only'}
          />
        </Box>
      )}
    />
  ),
};

/** The calendar opens over the page, so that it is pictured too. */
export const Open: Story = {
  tags: ['grid'],
  args: { isOpen: true, unavailable: [weekends], notes: { '2026-11-20': 'Resume workshop' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '38rem' }}>
        <Story />
      </div>
    ),
  ],
};
