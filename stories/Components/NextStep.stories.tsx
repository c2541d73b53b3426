import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { NextStep } from '@vetsync/ui/components/NextStep';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const open = fn();
const date = { weekday: 'Tue', day: '24', month: 'Nov' };
const action = (
  <>
    <Button variant="primary" onPress={open}>
      Get ready
    </Button>
    <Button variant="quiet">Move or cancel</Button>
  </>
);

const meta = {
  title: 'Components/NextStep',
  component: NextStep,
  args: {
    when: 'Next: in 2 days',
    title: 'Video visit with Dr. Renata Ellison',
    children: 'Tue, Nov 24, 10:30 AM',
    date,
    action,
  },
  argTypes: { children: { control: false }, action: { control: false }, date: { control: false } },
} satisfies Meta<typeof NextStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    open.mockClear();
    await expect(canvas.getByRole('region', { name: 'Video visit with Dr. Renata Ellison' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
  },
};

/** A length of time has no weekday. */
export const Waiting: Story = {
  args: {
    when: 'Waiting for 9 days',
    title: 'Review Joanna Bostwick',
    children: 'Bachelor of Business Administration',
    date: { weekday: '', day: '9', month: 'days' },
  },
};

/** Nothing can be done at the moment. */
export const NoAction: Story = {
  args: { when: undefined, date: undefined, action: undefined, children: 'It takes a day or two.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: ({ action: actions, ...args }) => (
    <VariantGrid
      rows={['with action', 'without action']}
      columns={['date', 'no date']}
      cell={(row, column) => (
        <div style={{ width: '27rem' }}>
          <NextStep
            {...args}
            title={`${args.title}, ${row}, ${column}`}
            action={row === 'with action' ? actions : undefined}
            date={column === 'date' ? date : undefined}
          />
        </div>
      )}
    />
  ),
};
