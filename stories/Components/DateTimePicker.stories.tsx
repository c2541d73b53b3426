import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { DateTimePicker } from '@vetsync/ui/components/DateTimePicker';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectArrowsOutwards } from '../support/plays/arrowsOutwards.ts';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const today = '2026-11-19';

const meta = {
  title: 'Components/DateTimePicker',
  component: DateTimePicker,
  args: {
    label: 'Start',
    name: 'start',
    defaultValue: '2026-11-24T14:30',
    today,
    help: 'Central Time.',
    onChange: fn(),
  },
  render: (args) => (
    <Box maxWidth="narrow">
      <DateTimePicker {...args} />
    </Box>
  ),
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field keeps its value. */
export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Start' });
    await expect(group).toHaveAccessibleDescription(/November 24, 2026.*2:30.*Central Time\./);
    await step('Each part can be typed, the time too', async () => {
      await userEvent.click(canvas.getByText('Start'));
      await userEvent.keyboard('12012026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T14:30');
      await userEvent.keyboard('0945a');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T09:45');
    });
    await step('The calendar changes the date and leaves the time', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const day = await screen.findByRole('button', { name: /December 1, 2026/ });
      await waitFor(() => expect(day).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-02T09:45');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A day from the calendar gets the time that most begin with. */
export const FromTheCalendar: Story = {
  args: {
    defaultValue: undefined,
    startTime: '10:00',
    firstDay: today,
    unavailable: [{ reason: 'The office is closed on weekends', weekdays: [0, 6] }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Start' }));
    await userEvent.click(await screen.findByRole('button', { name: /November 24, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T10:00');
  },
};

export const TwentyFourHours: Story = {
  args: { hourCycle: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveTextContent('14');
    await expect(canvas.queryByRole('spinbutton', { name: /^AM/ })).toBeNull();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'The start has to be in the future' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/The start has to be in the future/);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => expectNoSidewaysScroll(),
};

/** Hours stay before minutes, and the arrows of the calendar point outwards and to the months that they show. */
export const RightToLeft: Story = {
  globals: { language: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const left = (part: string) =>
      canvasElement.querySelector(`[data-type="${part}"]`)!.getBoundingClientRect().left;
    await expect(left('hour')).toBeLessThan(left('minute'));
    await expect(left('day')).toBeGreaterThan(left('year'));
    await userEvent.click(canvas.getByRole('button'));
    const days = await screen.findByRole('grid');
    await expectArrowsOutwards(days.previousElementSibling as HTMLElement);
  },
};

export const ForcedColors: Story = { globals: { colors: 'forced' } };

const states = ['empty', 'value', 'error', 'disabled', 'read only'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['field']}
      columns={states}
      cell={(_, state) => (
        <DateTimePicker
          {...args}
          name={undefined}
          defaultValue={state === 'empty' ? undefined : args.defaultValue}
          error={state === 'error' ? 'The start has to be in the future' : undefined}
          isDisabled={state === 'disabled'}
          isReadOnly={state === 'read only'}
        />
      )}
    />
  ),
};
