import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline, timelineStates } from '@vetsync/ui/components/Timeline';
import { expect, within } from 'storybook/test';
import type { PairExample } from '../support/Pairs.tsx';
import Medal from 'lucide-react/icons/medal';

const entries = [
  { id: 'sent', title: 'Application sent', when: 'Nov 18', children: 'With your service record.' },
  { id: 'review', title: 'Under review', when: 'Today', state: 'current' as const },
  { id: 'interview', title: 'Interview', when: 'About Dec 4', state: 'coming' as const },
];

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { label: 'Progress of your application', entries },
  parameters: {
    examples: [
      {
        write: <Timeline label="Progress so far" entries={entries} />,
        notThis: (
          <Timeline
            label="Possible progress"
            entries={[
              { id: 'sent', title: 'Application sent', when: 'Nov 18' },
              { id: 'maybe', title: 'Perhaps an interview', state: 'coming' },
              { id: 'offer', title: 'Perhaps an offer', state: 'coming' },
            ]}
          />
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Progress of your application' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(within(items[0]!).getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(within(items[2]!).getByRole('img', { name: 'Still to come' })).toBeVisible();
  },
};

export const PlainHistory: Story = {
  args: {
    hasStates: false,
    entries: entries.map(({ id, title, when }) => ({ id, title, when, icon: Medal })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  args: {
    label: 'All states',
    entries: timelineStates.map((state) => ({
      id: state,
      state,
      title: `${state}: ${'a title that takes more than one line on a narrow screen '.repeat(2)}`,
      when: 'Nov 21, 2026',
      children: 'A few words about it. '.repeat(9),
    })),
  },
};
