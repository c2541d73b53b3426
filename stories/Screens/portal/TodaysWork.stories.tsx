import type { Meta, StoryObj } from '@storybook/react-vite';
import { TodaysWork } from '@vetsync/ui/screens/portal/TodaysWork';
import { expect, within } from 'storybook/test';
import '@vetsync/ui/screens/hospital/Hospital.phrases';
import '@vetsync/ui/screens/nonprofit/Nonprofit.phrases';
import '@vetsync/ui/screens/reviews/Reviews.phrases';
import { seenAt } from '../../support/leads.ts';
import { workIn, workOfHospital, workOfNonprofit, workOfRecruiter, workOfUniversity } from './todaysWork.ts';

const recruiter = workIn('waiting', workOfRecruiter());
const meta = {
  title: 'Screens/portal/TodaysWork',
  component: TodaysWork,
  args: recruiter.args,
} satisfies Meta<typeof TodaysWork>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No interview is today, so whoever has waited longest comes first, and the next interview last. */
export const Recruiter: Story = {
  ...recruiter,
  tags: ['todaysWork:waiting'],
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: /^Review / }));
    await expect(first.getByText(/^Waiting for \d+ days$/)).toBeVisible();
    await expect(first.getByRole('link', { name: 'Review application' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/demo\/platform\/dashboard\/application\/.+\?role=recruiter$/),
    );
    const rest = within(canvas.getByRole('region', { name: 'After that' }));
    const rows = rest.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows.at(-1)).toHaveTextContent(/Interview with /);
    await expect(rest.getByRole('link', { name: /^All \d+ unread conversations$/ })).toHaveAttribute(
      'href',
      '/demo/platform/messages?list=unread&role=recruiter',
    );
  },
};

const inTwoDays = seenAt + 2 * 86_400_000;
/** On the morning of an interview. */
export const InterviewToday: Story = {
  ...workIn('waiting', workOfRecruiter(undefined, inTwoDays), {
    reader: { locale: 'en-US', timeZone: 'America/Chicago', now: inTwoDays },
  }),
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: /^Interview with / }));
    await expect(first.getByText('Today, 9:00 AM')).toBeVisible();
    await expect(first.getByRole('link', { name: 'Open interview' })).toBeVisible();
  },
};

export const University: Story = workIn('waiting', workOfUniversity());
export const Hospital: Story = workIn('waiting', workOfHospital());
export const Nonprofit: Story = workIn('waiting', workOfNonprofit());

export const QuietDay: Story = {
  ...workIn('quiet'),
  tags: ['todaysWork:quiet'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody is waiting for you' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OnAPhone: Story = { ...recruiter, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...recruiter, globals: { theme: 'dark' } };
