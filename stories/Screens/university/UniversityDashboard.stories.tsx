import type { Meta, StoryObj } from '@storybook/react-vite';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { expect, within } from 'storybook/test';
import { universityIn } from '../../support/university.ts';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const figures = universityIn();
const work = todo('university');
const meta = {
  title: 'Screens/university/UniversityDashboard',
  component: UniversityDashboard,
  args: { ...figures.args, work },
} satisfies Meta<typeof UniversityDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  ...figures,
  args: { ...figures.args, work },
  tags: ['university:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('University Admissions Portal');
    await expect(canvas.getByRole('article', { name: 'Active students' })).toHaveTextContent('127');
    await expect(canvas.getByRole('article', { name: 'Applications' })).toHaveTextContent(
      '14 wait for a decision',
    );
    const recent = within(canvas.getByRole('region', { name: 'Recent Applications' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(3);
    await expect(recent.getByRole('link', { name: 'Edith Sandoval' })).toHaveAttribute(
      'href',
      '/demo/platform/applications/application/university-1?role=university',
    );
    await expect(
      canvas.getByRole('link', { name: 'Bachelor of Science in Computer Science' }),
    ).toHaveAttribute(
      'href',
      '/demo/platform/applications?program=Bachelor%20of%20Science%20in%20Computer%20Science&role=university',
    );
    const activities = within(canvas.getByRole('region', { name: 'Recent Activities' }));
    for (const item of activities.getAllByRole('listitem'))
      await expect(item).toHaveTextContent(/[1-5] hours? ago/);
  },
};

/** Nobody waits for a decision or an answer. */
export const QuietDay: Story = { ...figures, args: { ...figures.args, work: quietDay } };

const applied = universityIn(true);
/** The demo's veteran has just applied, to another university. */
export const JustApplied: Story = {
  ...applied,
  args: { ...applied.args, work },
  play: async ({ canvas }) => {
    const recent = within(canvas.getByRole('region', { name: 'Recent Applications' }));
    await expect(recent.getAllByRole('listitem')[0]).toHaveTextContent('Marcus Delaney');
    await expect(canvas.getByRole('article', { name: 'Applications' })).toHaveTextContent('24');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
