import type { Meta, StoryObj } from '@storybook/react-vite';
import { CareerOverview } from '@vetsync/ui/screens/career/CareerOverview';
import { emptyWorld, organizationStates } from '@vetsync/machines/model/world';
import { expect, fn, userEvent, within } from 'storybook/test';
import { appliedWorld, careerIn } from '../../support/career.ts';
import { opened } from '../../support/plays/opened.ts';

const overview = careerIn('overview');
const meta = {
  title: 'Screens/career/CareerOverview',
  component: CareerOverview,
  args: { ...overview.args, send: fn() },
} satisfies Meta<typeof CareerOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a visitor of the demo first sees it: nothing submitted yet. */
export const Overview: Story = {
  ...overview,
  tags: ['career:page.overview', 'career:overlay.nothing'],
  play: async ({ canvas, args }) => {
    const matches = within(canvas.getByRole('region', { name: 'Top Job Matches' }));
    await expect(matches.getAllByRole('listitem')).toHaveLength(3);
    for (const score of ['92%', '89%', '87%']) await expect(matches.getByText(score)).toBeVisible();
    await userEvent.click(
      matches.getByRole('button', { name: 'Apply Now: Operations Manager at Bluebonnet Distribution' }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'job.apply', jobId: 'operations-manager' });
    await userEvent.click(matches.getByRole('button', { name: /View Details: Supply Chain Analyst/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'job.details', jobId: 'supply-chain-analyst' });
    const resources = within(canvas.getByRole('region', { name: 'Career Resources' }));
    await expect(resources.getByRole('link', { name: 'Resume Builder' })).toHaveAttribute(
      'href',
      expect.stringContaining('open=resume'),
    );
    const skills = within(canvas.getByRole('region', { name: 'Military Skill Translation' }));
    await expect(skills.getAllByRole('progressbar')).toHaveLength(4);
    const views = within(canvas.getByRole('article', { name: 'Profile Views' }));
    await expect(views.getByText('156')).toBeVisible();
  },
};

/** An interview and an offer both count as interviews; the offer counts as an offer too. */
export const Applied: Story = {
  ...careerIn('overview', { context: { world: appliedWorld('interview', 'offered', 'rejected') } }),
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await expect(card('Applications').getByText('3')).toBeVisible();
    await expect(card('Interviews').getByText('2')).toBeVisible();
    await expect(card('Offers').getByText('1')).toBeVisible();
    const sent = within(canvas.getByRole('region', { name: 'Your applications' }));
    await expect(sent.getAllByRole('listitem')).toHaveLength(3);
    await expect(sent.getByText('Interview')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^View Application: / })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Apply Again: / })).toBeVisible();
  },
};

/** The organization of one is suspended, and that of another has ended. */
export const OrganizationsGone: Story = {
  ...careerIn('overview', {
    context: {
      world: {
        ...emptyWorld,
        jobApplications: appliedWorld('submitted', 'interview').jobApplications.map((one, index) => ({
          ...one,
          organizationState: organizationStates[index],
        })),
      },
    },
  }),
  play: async ({ canvas }) => {
    const sent = within(canvas.getByRole('region', { name: 'Your applications' }));
    const [suspended, ended] = sent.getAllByRole('listitem');
    await expect(suspended).toHaveTextContent(/VetSync suspended the organization.*Paused/);
    await expect(ended).toHaveTextContent(/The organization is no longer on VetSync.*Closed/);
    await expect(sent.queryByText('Interview')).not.toBeInTheDocument();
  },
};

/** For signed-in users, profile views aren't counted. */
export const Account: Story = {
  ...careerIn('overview', { context: { mode: 'account', profileViews: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Profile Views')).not.toBeInTheDocument();
  },
};

export const Details: Story = {
  ...careerIn('overview', { overlay: 'details', query: 'open=details&job=operations-manager' }),
  tags: ['career:overlay.details'],
  play: async ({ args }) => {
    const dialog = within(await opened('Operations Manager'));
    await expect(dialog.getByText('$82,000 to $96,000')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Now' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'job.apply', jobId: 'operations-manager' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

export const UnknownJob: Story = {
  ...careerIn('overview', { overlay: 'unknownJob', query: 'open=details&job=gone' }),
  tags: ['career:overlay.unknownJob'],
  play: async ({ args }) => {
    const dialog = within(await opened('This job is not here'));
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close!);
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

export const OnAPhone: Story = { ...overview, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  ...careerIn('overview', { context: { world: appliedWorld('submitted', 'hired') } }),
  globals: { theme: 'dark' },
};
