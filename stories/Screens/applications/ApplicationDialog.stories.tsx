import { emptyProfile } from '@vetsync/machines/profile/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  applicationDialogMachine,
  applicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';
import { ApplicationDialog } from '@vetsync/ui/screens/applications/ApplicationDialog';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  applicationIn,
  collegeTarget,
  draftWith,
  nonprofitTarget,
  words,
} from '../../support/applications.ts';
import { inState } from '../../support/inState.ts';
import { opened } from '../../support/plays/opened.ts';

const shown = (...situation: Parameters<typeof applicationIn>) =>
  inState(applicationDialogMachine, applicationDialogView, applicationIn(...situation));

const closed = shown('closed', { target: null });
const meta = {
  title: 'Screens/applications/ApplicationDialog',
  component: ApplicationDialog,
  args: { ...closed.args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ApplicationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tall = { docs: { story: { inline: false, height: '760px' } } };
const story = (...situation: Parameters<typeof applicationIn>) => {
  const { args, parameters } = shown(...situation);
  return { args, parameters: { ...parameters, ...tall } };
};

export const Closed: Story = {
  ...story('closed', { target: null }),
  tags: ['applicationDialog:closed', 'blank'],
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A job application: skills of the profile, each removable, and a message. */
export const Job: Story = {
  ...story({ form: 'editing' }),
  tags: ['applicationDialog:form.editing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Apply for this job'));
    await expect(dialog.getByText('Operations Manager at Bluebonnet Distribution')).toBeVisible();
    await expect(dialog.getByText('Staff Sergeant, Army')).toBeVisible();
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Budget tracking' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'choice.toggle', choice: 'Budget tracking' });
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

/** All fields of the college application form, restored after a reload. */
export const College: Story = {
  ...story(
    { form: 'editing' },
    {
      target: collegeTarget,
      restored: true,
      draft: draftWith(
        { personalStatement: words(612), academicGoals: 'A degree in operations management.' },
        { startTerm: 'spring-2027', financialAid: true },
      ),
    },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Apply to this program'));
    await expect(dialog.getByText('We kept what you wrote here before.')).toBeVisible();
    await expect(dialog.getByText('612 words, a good length')).toBeVisible();
    for (const name of ['Academic goals', 'Military experience', 'Career objective', 'Accommodations'])
      await expect(dialog.getByRole('textbox', { name: new RegExp(name) })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.startOver' });
  },
};

export const ShortStatement: Story = {
  ...story(
    { form: 'editing' },
    { target: collegeTarget, draft: draftWith({ personalStatement: words(120) }) },
  ),
  play: async () => {
    const dialog = within(await opened('Apply to this program'));
    await expect(
      dialog.getByText(
        '120 words, shorter than recommended, you can still send it (500-750 words are recommended)',
      ),
    ).toBeVisible();
  },
};

export const Nonprofit: Story = {
  ...story(
    { form: 'editing' },
    { target: nonprofitTarget, draft: draftWith({}, { chosen: ['Moving costs'] }) },
  ),
  play: async () => {
    const dialog = within(await opened('Apply for this service program'));
    const needs = within(dialog.getByRole('group', { name: 'What do you need help with?' }));
    await expect(needs.getAllByRole('checkbox')).toHaveLength(4);
    await expect(needs.getByRole('checkbox', { name: 'Moving costs' })).toBeChecked();
    await expect(needs.getByText('Choose any. It becomes your plan.')).toBeVisible();
  },
};

export const TooLong: Story = {
  ...story({ form: 'tooLong' }, { draft: draftWith({ coverLetter: 'a'.repeat(10_001) }), attempt: 1 }),
  tags: ['applicationDialog:form.tooLong'],
  play: async () => {
    const dialog = within(await opened('Apply for this job'));
    const letter = dialog.getByRole('textbox', { name: /Message to the employer/ });
    await expect(letter).toBeInvalid();
    await waitFor(() => expect(letter).toHaveFocus());
  },
};

export const ConfirmingClose: Story = {
  ...story({ form: 'confirmingClose' }, { draft: draftWith({ coverLetter: 'I led twelve soldiers.' }) }),
  tags: ['applicationDialog:form.confirmingClose'],
  play: async ({ args }) => {
    const question = within(await opened('Discard what you wrote?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.cancel' });
  },
};

export const Processing: Story = {
  ...story('sending', { progress: 50 }),
  play: async ({ args }) => {
    const dialog = within(await opened('Processing your application'));
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(dialog.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Calculating match score',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Success: Story = {
  ...story('success', { applicationId: 'K7M2QXA4', progress: 100 }),
  tags: ['applicationDialog:success'],
  play: async () => {
    const dialog = within(await opened('Application Submitted!'));
    await expect(
      dialog.getByText('Your application has been successfully sent to Bluebonnet Distribution'),
    ).toBeVisible();
    await expect(dialog.getByText('K7M2QXA4')).toBeVisible();
  },
};

/** The URL names a job that the veteran has already applied for. */
export const Refused: Story = {
  ...story('refused', { currentApplication: { id: 'K7M2QXA4', href: '#applications' } }),
  tags: ['applicationDialog:refused'],
  play: async ({ args }) => {
    const dialog = within(await opened('You’ve already applied'));
    await expect(dialog.getByText('Operations Manager at Bluebonnet Distribution')).toBeVisible();
    await expect(dialog.getByText('K7M2QXA4')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Show my application' })).toHaveAttribute(
      'href',
      '#applications',
    );
    await expect(dialog.queryByRole('button', { name: 'Submit Application' })).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

const profile = {
  ...emptyProfile,
  name: 'Jordan Reyes',
  branch: 'Army' as const,
  rank: 'Staff Sergeant',
  yearsOfService: 9,
  skills: ['Fleet maintenance', 'Team leadership'],
  experience: [
    { title: 'Motor sergeant', company: 'US Army', duration: '2017 to 2026', description: 'Led twelve.' },
  ],
};

/** The signed-in platform shows what of the profile is sent, and each part can be switched off. */
export const WhatIsSent: Story = {
  ...story({ form: 'editing' }, { pace: null, profile }),
  play: async ({ args }) => {
    const dialog = within(await opened('Apply for this job'));
    await expect(dialog.getByRole('group', { name: 'What Bluebonnet Distribution will see' })).toBeVisible();
    await expect(dialog.getByText('Name, always sent')).toBeVisible();
    const skills = dialog.getByRole('switch', { name: 'Skills' });
    await expect(skills).toHaveAccessibleDescription('Fleet maintenance · Team leadership');
    await userEvent.click(skills);
    await expect(args.send).toHaveBeenCalledWith({ type: 'part.toggle', part: 'skills' });
  },
};

export const Sending: Story = {
  ...story('sending', { pace: null, profile }),
  tags: ['applicationDialog:sending'],
  play: async ({ args }) => {
    const dialog = within(await opened('Sending your application'));
    await expect(dialog.queryByRole('button', { name: 'Submit Application' })).toBeNull();
    await expect(dialog.getByText(/^You can close this/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

/** The server has refused it, and says why. Everything written is still there. */
export const NotSent: Story = {
  ...story(
    { form: 'notSent' },
    {
      pace: null,
      profile,
      problem: { status: 409, code: 'listing_closed', detail: 'This is no longer offered.' },
    },
  ),
  tags: ['applicationDialog:form.notSent'],
  play: async () => {
    const dialog = within(await opened('Apply for this job'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Your application wasn’t sent. This is no longer offered.',
    );
  },
};

/** A signed-in person's: the organization reads it, and makes no plan here. */
export const NonprofitStored: Story = {
  ...story({ form: 'editing' }, { target: nonprofitTarget, pace: null, profile }),
  play: async () => {
    const dialog = within(await opened('Apply for this service program'));
    const needs = within(dialog.getByRole('group', { name: 'What do you need help with?' }));
    await expect(needs.getByText('Choose any. The organization reads what you choose.')).toBeVisible();
  },
};

const sent = { applicationId: '0198d2a4-aaaa-7000-8000-000000000001', pace: null } as const;
const sentEarlier = { id: sent.applicationId, href: '#applications' };

export const SentToTheOrganization: Story = {
  ...story('success', { ...sent, currentApplication: sentEarlier }),
  play: async ({ args }) => {
    const dialog = within(await opened('Application Submitted!'));
    await expect(dialog.queryByText(/Application ID/)).toBeNull();
    await expect(dialog.getByRole('link', { name: 'Show my application' })).toHaveAttribute(
      'href',
      '#applications',
    );
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

/** The ids of a server are not for people. */
export const AlreadySentToTheOrganization: Story = {
  ...story('refused', { pace: null, currentApplication: sentEarlier }),
  play: async () => {
    const dialog = within(await opened('You’ve already applied'));
    await expect(dialog.queryByText(/Application ID/)).toBeNull();
    await expect(dialog.getByRole('link', { name: 'Show my application' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Job,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...College, play: undefined, globals: { theme: 'dark' } };
