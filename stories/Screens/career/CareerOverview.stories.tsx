import type { Meta, StoryObj } from '@storybook/react-vite';
import { CareerOverview } from '@vetsync/ui/screens/career/CareerOverview';
import { emptyWorld, organizationStates, type World } from '@vetsync/machines/model/world';
import { expect, fn, userEvent, within } from 'storybook/test';
import { appliedWorld, careerIn, jobsFound } from '../../support/career.ts';
import { listedEvent } from '../../support/community.ts';
import { opened } from '../../support/plays/opened.ts';

const overview = careerIn('overview');
const send = fn();
/** The page after these applications. */
const after = (world: World) => {
  const { args, ...story } = careerIn('overview', { context: { world } });
  return { ...story, args: { ...args, jobs: { view: jobsFound({ world }), send } } };
};
const meta = {
  title: 'Screens/career/CareerOverview',
  component: CareerOverview,
  args: { ...overview.args, send, jobs: { view: jobsFound(), send } },
  beforeEach: () => void send.mockClear(),
} satisfies Meta<typeof CareerOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a visitor of the demo first sees it: nothing submitted yet. */
export const Overview: Story = {
  ...overview,
  tags: ['career:overview'],
  play: async ({ canvas }) => {
    const matches = within(canvas.getByRole('region', { name: 'Top Job Matches' }));
    await expect(matches.getAllByRole('listitem')).toHaveLength(3);
    for (const score of ['92%', '89%', '87%']) await expect(matches.getByText(score)).toBeVisible();
    await userEvent.click(
      matches.getByRole('button', { name: 'Apply Now: Operations Manager at Bluebonnet Distribution' }),
    );
    await expect(send).toHaveBeenCalledWith({ type: 'listing.apply', id: 'operations-manager' });
    await userEvent.click(matches.getByRole('button', { name: /View Details: Supply Chain Analyst/ }));
    await expect(send).toHaveBeenCalledWith({ type: 'listing.open', id: 'supply-chain-analyst' });
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
  ...after(appliedWorld('interview', 'offered', 'rejected')),
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

/** One offer asks for an answer by a day, and the day of the other has passed. */
export const Offered: Story = {
  ...after({
    ...emptyWorld,
    jobApplications: appliedWorld('offered', 'offered').jobApplications.map((one, index) => ({
      ...one,
      answerBy: ['2026-12-04', '2026-11-02'][index],
    })),
  }),
  play: async ({ canvas }) => {
    const [late, open] = canvas.getAllByRole('region', { name: /^Job offer: / });
    await expect(late).toHaveTextContent('They asked you to answer by Mon, Nov 2.');
    await expect(open).toHaveTextContent('Please answer by Fri, Dec 4.');
    for (const offer of [late!, open!])
      await expect(within(offer).getByRole('link', { name: 'See the offer and answer' })).toBeVisible();
  },
};

/** The organization of one is suspended, and that of another has ended. */
export const OrganizationsGone: Story = {
  ...after({
    ...emptyWorld,
    jobApplications: appliedWorld('submitted', 'interview').jobApplications.map((one, index) => ({
      ...one,
      organizationState: organizationStates[index],
    })),
  }),
  play: async ({ canvas }) => {
    const sent = within(canvas.getByRole('region', { name: 'Your applications' }));
    const [suspended, ended] = sent.getAllByRole('listitem');
    await expect(suspended).toHaveTextContent(/VetSync suspended the organization.*Paused/);
    await expect(ended).toHaveTextContent(/The organization is no longer on VetSync.*Closed/);
    await expect(sent.queryByText('Interview')).not.toBeInTheDocument();
  },
};

/** Nobody scores the jobs of signed-in people or counts who viewed them, but they can let organizations find them. */
export const Account: Story = {
  ...careerIn('overview', {
    context: { profileViews: null, candidacyHref: '/account/candidacy' },
  }),
  args: {
    ...careerIn('overview', {
      context: { profileViews: null, candidacyHref: '/account/candidacy' },
    }).args,
    jobs: {
      view: {
        ...jobsFound(),
        hasScores: false,
        found: jobsFound().found.map(({ listing: { extras: _extras, ...listing }, ...one }) => ({
          ...one,
          listing,
        })),
      },
      send,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Profile Views')).not.toBeInTheDocument();
    const jobs = within(canvas.getByRole('region', { name: 'New jobs' }));
    await expect(jobs.getAllByRole('listitem')).toHaveLength(3);
    await expect(jobs.queryByText('92%')).not.toBeInTheDocument();
    await expect(jobs.getByRole('link', { name: 'Let organizations find you' })).toBeVisible();
  },
};

export const Details: Story = {
  args: { jobs: { view: jobsFound({ openId: 'operations-manager' }), send } },
  play: async () => {
    const panel = within(await opened('Operations Manager'));
    await expect(panel.getByText('$82,000 to $96,000')).toBeVisible();
    await expect(panel.getByText('92%')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Apply Now' }));
    await expect(send).toHaveBeenCalledWith({ type: 'listing.apply', id: 'operations-manager' });
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenCalledWith({ type: 'listing.close' });
  },
};

export const UnknownJob: Story = {
  args: { jobs: { view: jobsFound({ openId: 'gone' }), send } },
  play: async () => {
    const panel = within(await opened('Details'));
    await expect(panel.getByText('This is no longer offered')).toBeVisible();
  },
};

const closing = careerIn('overview', {
  context: { kept: [{ ...listedEvent, kind: 'job', title: 'Crane operator', closesOn: '2026-11-24' }] },
});
/** Saved jobs with a last day, which the person can put into their own calendar. */
export const Closing: Story = {
  ...closing,
  play: async ({ args, canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Saved jobs that close soon' }));
    await expect(region.getByRole('link', { name: /Crane operator/ })).toHaveAttribute(
      'href',
      expect.stringContaining('open=details'),
    );
    await userEvent.click(region.getByRole('button', { name: /^Add to calendar/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'deadline.save',
      deadlineId: `${listedEvent.id}-0`,
    });
  },
};

export const OnAPhone: Story = { ...overview, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  ...after(appliedWorld('submitted', 'hired')),
  globals: { theme: 'dark' },
};
