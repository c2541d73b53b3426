import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Overview } from '@vetsync/machines/exchange/model';
import { collegeStatusNames, seededRandom } from '@vetsync/machines/reviews/model';
import { universityPhrase } from '@vetsync/machines/university/model';
import { universityActivities } from '@vetsync/samples/university';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { expect, within } from 'storybook/test';
import { seenAt } from '../../support/leads.ts';
import { noWork } from '@vetsync/machines/portal/model';
import { todo, workOf } from '../portal/todaysWork.tsx';

const names = ['Edith Sandoval', 'Sam Nguyen', 'Ruth Alvarado'];
const programs = ['Bachelor of Science in Computer Science', 'Bachelor of Science in Nursing'];
const shown: Pick<Overview, 'stats' | 'cards'> = {
  stats: [
    {
      label: universityPhrase('activeStudents'),
      value: 127,
      hint: universityPhrase('enrolledStudents'),
    },
    { label: universityPhrase('applications'), value: 23, hint: universityPhrase('waitForDecision', 14) },
    { label: universityPhrase('interviews'), value: 4, hint: universityPhrase('scheduledInterviews') },
    {
      label: universityPhrase('acceptance'),
      value: 62,
      isPercent: true,
      hint: universityPhrase('acceptedInYear', 41),
    },
  ],
  cards: {
    recent: names.map((name, index) => ({
      id: name,
      name,
      image: '',
      subject: programs[0]!,
      at: new Date(seenAt - (index + 2) * 3_600_000).toISOString(),
      status: 'submitted',
      statusLabel: collegeStatusNames.submitted,
      href: `/platform/applications/application/university-${index + 1}`,
    })),
    popular: programs.map((name, index) => ({
      id: name,
      name,
      applications: 6 - index,
      taken: universityPhrase('enrolledCount', 18 + index),
      href: `/platform/applications?program=${index}`,
    })),
    activities: universityActivities(seenAt, seededRandom('story')),
    links: {
      applications: '/platform/applications',
      listings: '/platform/programs',
    },
  },
};

const meta = {
  title: 'Screens/university/UniversityDashboard',
  component: UniversityDashboard,
  args: { work: todo('university', workOf.university, shown) },
} satisfies Meta<typeof UniversityDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('University Admissions Portal');
    await expect(canvas.getByRole('article', { name: 'Active students' })).toHaveTextContent('127');
    await expect(canvas.getByRole('article', { name: 'Applications' })).toHaveTextContent(
      '14 wait for a decision',
    );
    await expect(canvas.getByRole('article', { name: 'Acceptance' })).toHaveTextContent('62%');
    const recent = within(canvas.getByRole('region', { name: 'Recent Applications' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(3);
    await expect(recent.getByRole('link', { name: 'Edith Sandoval' })).toHaveAttribute(
      'href',
      '/platform/applications/application/university-1',
    );
    const popular = within(canvas.getByRole('region', { name: 'Popular Programs' }));
    await expect(popular.getByText('6 applications, 18 students')).toBeVisible();
    const activities = within(canvas.getByRole('region', { name: 'Recent Activities' }));
    for (const item of activities.getAllByRole('listitem'))
      await expect(item).toHaveTextContent(/[1-5] hours? ago/);
  },
};

/** Nobody waits for a decision or an answer. */
export const QuietDay: Story = { args: { work: todo('university', noWork, shown) } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
