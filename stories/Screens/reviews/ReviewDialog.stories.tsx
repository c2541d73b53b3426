import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { ReviewDialog } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { sampleApplicants } from '@vetsync/samples/reviews';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import {
  collegeApplication,
  decidedWorld,
  jobApplication,
  nonprofitApplication,
  reviewIn,
  sources,
  worldAfter,
} from '../../support/reviews.ts';

const meta = {
  title: 'Screens/reviews/ReviewDialog',
  component: ReviewDialog,
  args: { ...reviewIn('college').args, send: fn() },
} satisfies Meta<typeof ReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tall = { docs: { story: { inline: false, height: '900px' } } };
const story = (...situation: Parameters<typeof reviewIn>) => {
  const { args, parameters } = reviewIn(...situation);
  return { args, parameters: { ...parameters, ...tall } };
};

export const Closed: Story = {
  args: { isOpen: false },
  tags: ['blank'],
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Missing: Story = {
  ...story('college', { value: 'missing' }),
  play: async ({ args }) => {
    const dialog = within(await opened('Application Review'));
    await expect(dialog.getByText('Not found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

export const CollegeOverview: Story = {
  ...story('college'),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Application Review'));
    await expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Military',
      'Academic',
      'Essays',
      'AI Analysis',
    ]);
    await expect(dialog.getByText('Under Review')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      `/platform/messages/new?to=sample-veteran-1&about=${collegeApplication.id}`,
    );
    await userEvent.click(dialog.getByRole('tab', { name: 'Essays' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tab.choose', tab: 'essays' });
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.step', to: 'previous' });
    await userEvent.click(dialog.getByRole('button', { name: 'Download Resume' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'resume.save' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

/** Alt with an arrow key moves the text cursor while typing, so it doesn't switch applications there. */
export const KeysWhileTyping: Story = {
  ...story('college', { decision: 'accepted' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Application Review'));
    await userEvent.click(dialog.getByRole('textbox', { name: /Notes/ }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const CollegeMilitary: Story = {
  ...story('college', { tab: 'military' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const CollegeAcademic: Story = {
  ...story('college', { tab: 'academic' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const CollegeEssays: Story = {
  ...story('college', { tab: 'essays' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const CollegePrediction: Story = {
  ...story('college', { tab: 'prediction' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getAllByRole('meter')).toHaveLength(5);
  },
};

const veteran = sampleProfileOf('user');
const handedIn = {
  ...collegeApplication,
  veteranId: veteran.id,
  veteranName: veteran.name,
  veteranBranch: veteran.branch,
  veteranRank: veteran.rank,
};
/** Without essays, no sample text replaces them. */
export const CollegeWithoutEssays: Story = {
  ...story('college', {
    tab: 'essays',
    source: {
      kind: 'college',
      applicants: sampleApplicants,
      samples: [
        {
          ...handedIn,
          applicationData: {
            personalStatement: '',
            academicGoals: '',
            militaryExperience: '',
            careerObjective: '',
            preferredStartDate: '',
            financialAid: false,
            accommodations: '',
          },
        },
      ],
    },
  }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};

/** Earlier decisions with their notes, including withdrawn ones. */
export const Decided: Story = {
  ...story('college', { world: decidedWorld }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    const dialog = within(await opened());
    const history = within(dialog.getByRole('list', { name: /What happened/ }));
    await expect(history.getByText('Put on the waitlist')).toBeVisible();
    await expect(history.getByText('Decision undone')).toBeVisible();
    await expect(history.getByText('Application received')).toBeVisible();
  },
};

/** A status that was set by a bulk action. */
export const SetInBulk: Story = {
  ...story('college', {
    world: worldAfter({
      type: 'status.set',
      decision: {
        kind: 'college',
        status: 'under_review',
        applicationId: collegeApplication.id,
        subject: 'Cybersecurity at State University',
      },
    }),
  }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText('Last decision: Marked under review')).toBeVisible();
  },
};

export const Locked: Story = {
  ...story('college', { value: 'closing', decision: 'accepted' }),
  tags: ['receivedApplications:open.detail.shown.decision.closing'],
  play: async ({ args }) => {
    const dialog = within(await opened());
    await expect(dialog.getByText('Decision recorded: Accepted')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const JobOverview: Story = {
  ...story('job'),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const JobExperience: Story = {
  ...story('job', { tab: 'experience' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const JobSkills: Story = {
  ...story('job', { tab: 'skills' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const JobMilitary: Story = {
  ...story('job', { tab: 'military' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    const dialog = within(await opened('Candidate Profile'));
    await expect(dialog.getByRole('tab', { name: 'Military Background' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
/** The six percentages, in the colors of their bands. */
export const JobAnalysis: Story = {
  ...story('job', { tab: 'analysis' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByRole('tab', { name: 'AI Match Analysis' })).toBeVisible();
    await expect(dialog.getAllByRole('meter')).toHaveLength(6);
  },
};
/** The demo's veteran, with data from the veteran's own profile. */
export const JobOfDemoVeteran: Story = {
  ...story('job', {
    tab: 'experience',
    source: {
      kind: 'job',
      applicants: sampleApplicants,
      positions: [],
      samples: [
        {
          ...jobApplication,
          veteranId: veteran.id,
          veteranName: veteran.name,
          veteranBranch: veteran.branch,
          veteranRank: veteran.rank,
        },
      ],
    },
  }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText('Logistics Coordinator, Lone Prairie Freight')).toBeVisible();
  },
};

export const NonprofitOverview: Story = {
  ...story('nonprofit'),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    const dialog = within(await opened('Program Application Review'));
    await expect(dialog.getByText('Critical priority')).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Schedule Interview' })).not.toBeInTheDocument();
  },
};
export const NonprofitNeeds: Story = {
  ...story('nonprofit', { tab: 'needs' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const NonprofitService: Story = {
  ...story('nonprofit', { tab: 'military' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
/** Whatever the content is scrolled to, the name, the decision and its equal buttons stay in the window. */
async function expectDecisionInSight(name: string) {
  const dialog = await opened();
  let content = within(dialog).getByRole('tabpanel');
  while (getComputedStyle(content).overflowY !== 'auto') content = content.parentElement as HTMLElement;
  await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
  const choices = within(within(dialog).getByRole('group', { name: 'What’s your decision?' })).getAllByRole(
    'button',
  );
  for (const scrollTop of [0, content.scrollHeight]) {
    content.scrollTop = scrollTop;
    for (const shown of [within(dialog).getByRole('heading', { level: 3, name }), ...choices]) {
      const { top, bottom } = shown.getBoundingClientRect();
      await expect(Math.ceil(top)).toBeGreaterThanOrEqual(0);
      await expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight);
    }
  }
  await expect(new Set(choices.map(({ className }) => className)).size).toBe(1);
}

const longName = 'Maximiliana Konstantinopolou-Featherstonehaugh of the Upper Valley';
/** Nothing but long names and long words. */
export const LongContent: Story = {
  ...story('nonprofit', {
    order: [],
    source: {
      ...sources.nonprofit,
      samples: [
        {
          ...nonprofitApplication,
          veteranName: longName,
          program:
            'Emergency Housing, Utilities, Moving and Family Reunification Assistance for Rural Counties',
          message: `${'We moved, and moved again. '.repeat(60)}\n\nhttps://example.org/${'a'.repeat(90)}`,
        },
      ],
    },
  }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: () => expectDecisionInSight(longName),
};
export const OnAPhone: Story = {
  ...story('job', { tab: 'analysis' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  globals: { viewport: { value: 'phone' } },
  play: () => expectDecisionInSight(jobApplication.veteranName),
};
