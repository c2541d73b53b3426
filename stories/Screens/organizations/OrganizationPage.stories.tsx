import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  organizationPageMachine,
  organizationPageView,
  type OrganizationPageContext,
} from '@vetsync/machines/organizations/organizationPage';
import {
  emptyOrganizationProfile,
  organizationResult,
  organizationsPhrase,
} from '@vetsync/machines/organizations/model';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { OrganizationPage } from '@vetsync/ui/screens/organizations/OrganizationPage';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import {
  approved,
  declined,
  newOrganization,
  organization,
  loadedOrganization,
} from '../../support/organizations.ts';

const meta = {
  title: 'Screens/organizations/OrganizationPage',
  component: OrganizationPage,
  args: { send: fn() },
  render: (args) => (
    <OrganizationFrame
      organization={args.view.organization}
      candidatesHref={args.view.candidatesHref}
      current={args.view.role && 'profile'}
    >
      <OrganizationPage {...args} />
    </OrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrganizationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<OrganizationPageContext> = {}) =>
  inState(organizationPageMachine, organizationPageView, {
    value,
    input: { slug: 'harbor-health', intl, now },
    context: { loaded: loadedOrganization, ...context },
  });
const viewing = { shown: 'viewing' } as const;
const { kind: _kind, ...profile } = newOrganization;
const storedDraft = { profile: { ...profile, about: 'Care close to home.' }, version: 1 };
const form = (state: string, context: Partial<OrganizationPageContext> = {}) =>
  shown({ shown: { form: state } }, { storedDraft, ...context });

/** Just added: the profile has only a name. */
export const New: Story = {
  tags: ['organizationPage:shown.viewing'],
  ...shown(viewing, {
    loaded: {
      ...loadedOrganization,
      organization: { ...organization, ...emptyOrganizationProfile, name: organization.name },
    },
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 of 3 done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.edit' });
    await expect(canvas.getByRole('link', { name: 'Invite' })).toHaveAttribute(
      'href',
      '/organizations/harbor-health/staff',
    );
  },
};

export const Waiting: Story = {
  ...shown(viewing),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Health' })).toBeVisible();
    await expect(canvas.getByText('1 of 3 done')).toBeVisible();
  },
};

export const Approved: Story = {
  ...shown(viewing, {
    loaded: {
      ...loadedOrganization,
      organization: approved,
      staff: { hasPublished: true, members: 3, openInvitations: 0 },
    },
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Everyone can see this.')).toBeVisible();
    await expect(canvas.queryByText('First steps')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close this organization' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ending.start' });
  },
};

export const Declined: Story = {
  ...shown(viewing, {
    loaded: {
      ...loadedOrganization,
      organization: { ...organization, status: 'declined' },
      decision: declined,
    },
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(declined.reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Correct and apply again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.edit' });
  },
};

const ending = (state: string, context: Partial<OrganizationPageContext> = {}) =>
  shown(
    { shown: { ending: state } },
    { loaded: { ...loadedOrganization, organization: approved }, endingName: approved.name, ...context },
  );

/** An owner is told what becomes of everything, and types the name. */
export const Ending: Story = {
  tags: ['organizationPage:shown.ending.editing'],
  ...ending('editing', { endingName: 'Harbor' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Close Harbor Health?' })).toHaveFocus();
    await expect(canvas.getByText(/We’ll tell everyone who applied/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close it for good' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^To confirm/ }), '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'ending.nameChange', value: 'Harbor!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ending.cancel' });
  },
};

export const EndingConfirmed: Story = {
  ...ending('editing'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close it for good' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ending.submit' });
  },
};

/** Enter was pressed on another name. */
export const EndingInvalid: Story = {
  tags: ['organizationPage:shown.ending.invalid'],
  ...ending('invalid', { endingName: 'Harbor', endingError: organizationResult('otherName'), attempt: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^To confirm/ })).toHaveFocus();
    await expect(canvas.getByText('This isn’t the name of the organization')).toBeVisible();
  },
};

export const EndingFailed: Story = {
  tags: ['organizationPage:shown.ending.failed'],
  ...ending('failed', { problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The organization wasn’t closed')).toBeVisible();
  },
};

export const EndingNow: Story = { tags: ['organizationPage:shown.ending.ending'], ...ending('ending') };

/** The proof dialog is open over the page. */
export const EndingProving: Story = {
  tags: ['organizationPage:shown.ending.proving'],
  ...ending('proving'),
};

/** A colleague has ended it, or removed this person, while the page was open. */
export const EndedElsewhere: Story = {
  ...shown('missing', { loaded: { ...loadedOrganization, organization: approved } }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You no longer have access to Harbor Health' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  },
};

export const Suspended: Story = {
  ...shown(viewing, {
    loaded: {
      ...loadedOrganization,
      organization: { ...organization, status: 'suspended' },
      decision: { ...declined, status: 'suspended', reason: 'Veterans told us that nobody answers them.' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nobody answers them/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A viewer sees everything and changes nothing. */
export const OfAViewer: Story = {
  ...shown(viewing, {
    loaded: { ...loadedOrganization, membership: { role: 'viewer', joinedAt: organization.createdAt } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Staff' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Candidates' })).not.toBeInTheDocument();
  },
};

/** Anybody who is signed in, once it is approved. */
export const OfAStranger: Story = {
  ...shown(viewing, {
    loaded: { organization: approved, decision: null, membership: null, staff: null },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { tags: ['organizationPage:loading'], ...shown('loading', { loaded: null }) };

export const Failed: Story = {
  tags: ['organizationPage:failed'],
  ...shown('failed', { loaded: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

/** Not there, not approved yet, or somebody else's: the same words for all. */
export const Missing: Story = {
  tags: ['organizationPage:missing'],
  ...shown('missing', { loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your organizations' })).toHaveAttribute(
      'href',
      '/account/organizations',
    );
  },
};

export const Editing: Story = {
  tags: ['organizationPage:shown.form.editing'],
  ...form('editing'),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '1');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.change',
      field: 'phone',
      value: `${newOrganization.phone}1`,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.cancel' });
  },
};

export const ApplyingAgain: Story = {
  ...form('editing', {
    loaded: { ...loadedOrganization, organization: { ...organization, status: 'declined' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save and apply again' })).toBeVisible();
  },
};

/** Another name was chosen after the approval. */
export const Invalid: Story = {
  tags: ['organizationPage:shown.form.invalid'],
  ...form('invalid', {
    loaded: { ...loadedOrganization, organization: approved },
    errors: { name: organizationsPhrase('nameApproved') },
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  },
};

export const SaveFailed: Story = {
  tags: ['organizationPage:shown.form.failed'],
  ...form('failed', { problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your changes weren’t saved')).toBeVisible();
  },
};

export const Limited: Story = {
  tags: ['organizationPage:shown.form.limited'],
  ...form('limited', {
    problem: { status: 429, reason: 'too_many_requests', detail: 'Too many requests. Try again later.' },
    waitSeconds: 42,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /0:42|42/ })).toBeDisabled();
  },
};

export const Saving: Story = { tags: ['organizationPage:shown.form.saving'], ...form('saving') };

/** The sign-in dialog is open over the page. */
export const Proving: Story = { tags: ['organizationPage:shown.form.proving'], ...form('proving') };

export const Conflict: Story = {
  tags: ['organizationPage:shown.form.conflict'],
  ...form('conflict', {
    storedDraft: { ...storedDraft, profile: { ...storedDraft.profile, zip: '' } },
    theirs: { ...organization, version: 2 },
  }),
  play: async ({ args, canvas }) => {
    const about = canvas.getByRole('region', { name: 'What you do' });
    await expect(about).toHaveTextContent(/Yours.*Care close to home\..*colleague.*Care for veterans/);
    await expect(canvas.getByRole('region', { name: 'ZIP code' })).toHaveTextContent(/Empty.*23510/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.keepMine' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with my colleague’s' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.takeTheirs' });
  },
};

export const OnAPhone: Story = { ...shown(viewing), globals: { viewport: { value: 'phone' } } };
