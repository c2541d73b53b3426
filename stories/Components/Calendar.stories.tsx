import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, type CalendarProps } from '@vetsync/ui/components/Calendar';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { useControlled } from './useControlled.ts';

function Controlled({ value, onChange, ...args }: CalendarProps) {
  const [day, change] = useControlled(value, onChange);
  return <Calendar {...args} value={day} onChange={change} />;
}

const weekends = { reason: 'The office is closed on weekends', weekdays: [0, 6] as const };

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Day of your appointment',
    value: null,
    today: '2026-11-19',
    firstDay: '2026-11-19',
    unavailable: [weekends, { reason: 'Thanksgiving Day', days: ['2026-11-26'] }],
    onChange: fn(),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    const status = canvas.getByRole('status');
    await step('The week starts on Sunday', async () => {
      const heads = canvas.getByRole('grid').querySelectorAll('th');
      await expect(heads[0]).toHaveTextContent('Sun');
    });
    await step('Past days are disabled', async () => {
      await expect(canvas.getByRole('button', { name: /November 18, 2026/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(canvas.getAllByRole('button', { name: 'Previous month' })[0]).toBeDisabled();
    });
    await step('Arrow keys move focus; an unavailable day shows its reason', async () => {
      within(canvas.getByRole('grid'))
        .getByRole('button', { name: /November 19, 2026/ })
        .focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() =>
        expect(status).toHaveTextContent('Saturday, November 21: The office is closed on weekends'),
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(status).toHaveTextContent(''));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-23');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(status).toHaveTextContent('Thursday, November 26: Thanksgiving Day'));
    });
    await step('So does a pressed one', async () => {
      await userEvent.click(canvas.getByText('28'));
      await waitFor(() => expect(status).toHaveTextContent('Saturday, November 28'));
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('Page Down shows the next month', async () => {
      within(canvas.getByRole('grid'))
        .getByRole('button', { name: /November 23, 2026/ })
        .focus();
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAccessibleName(/December 2026/));
    });
  },
};

export const WithNotes: Story = {
  args: {
    label: 'Events by day',
    value: '2026-11-23',
    firstDay: undefined,
    unavailable: [],
    notes: { '2026-11-21': '2 events', '2026-11-23': 'Resume workshop', '2026-11-30': '1 event' },
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('30'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Monday, November 30: 1 event');
  },
};

export const FromMonday: Story = {
  args: { weekStart: 'mon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').querySelector('th')).toHaveTextContent('Mon');
  },
};

export const KeepsItsDay: Story = {
  render: (args) => <Calendar {...args} value={undefined} defaultValue="2026-11-24" />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /November 24, 2026 selected/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /November 25, 2026/ }));
    await expect(canvas.getByRole('button', { name: /November 25, 2026 selected/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const { width, height } = canvas.getByRole('button', { name: /November 24/ }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  },
};

export const Grid: Story = { tags: ['grid'], args: { value: '2026-11-24', notes: { '2026-11-20': 'One' } } };
