import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommonApplication } from '@vetsync/ui/screens/education/CommonApplication';
import type { PortalDraft } from '@vetsync/machines/education/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftWith, words } from '../../support/applications.ts';
import { portalIn } from '../../support/education.ts';
import { opened } from '../../support/plays/opened.ts';

const meta = {
  title: 'Screens/education/CommonApplication',
  component: CommonApplication,
  args: { ...portalIn('closed').args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CommonApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

const tall = { docs: { story: { inline: false, height: '820px' } } };
const story = (...situation: Parameters<typeof portalIn>) => {
  const { args, parameters } = portalIn(...situation);
  return { args, parameters: { ...parameters, ...tall } };
};
const three = ['pecan-valley', 'state', 'gulfside'];
const all = [...three, 'elm-fork', 'caprock', 'riverbend'];
const empty = draftWith({});

export const Closed: Story = {
  ...story('closed'),
  tags: ['commonApplication:closed', 'blank'],
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Step 1, nothing selected: Next and Previous are disabled. */
export const NothingSelected: Story = {
  ...story({ form: 'universities' }),
  tags: ['commonApplication:form.universities'],
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByRole('group', { name: 'Select universities (up to 5)' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /State University/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'program.toggle', programId: 'state' });
  },
};

/** The label says up to 5, but six can be selected. */
export const MoreThanFive: Story = {
  ...story({ form: 'universities' }, { draft: { step: 'universities', chosen: all, form: empty } }),
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByText(/6 universities selected. That is more than the 5/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.next' });
  },
};

/** The veteran has already applied to three of the universities. */
export const AlreadyApplied: Story = {
  ...story({ form: 'universities' }, { applied: three }),
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getAllByText(/^You’ve already applied/)).toHaveLength(3);
    await expect(dialog.getByRole('checkbox', { name: /State University/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Caprock University/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'program.toggle', programId: 'caprock' });
  },
};

/** Step 2: all fields of the form, the statement's word count, and the summary. */
export const Statement: Story = {
  ...story(
    { form: 'statement' },
    {
      draft: {
        step: 'statement',
        chosen: three,
        form: draftWith({ personalStatement: words(540), careerObjective: 'Run an operations team.' }),
      },
    },
  ),
  tags: ['commonApplication:form.statement'],
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByText('540 words, a good length')).toBeVisible();
    const summary = dialog.getByRole('region', { name: 'Summary' });
    await expect(summary).toHaveTextContent('Application feeWaived for veterans');
    await expect(summary).toHaveTextContent('Processing time3-5 business days');
    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.previous' });
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Applications' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const Restored: Story = {
  ...story(
    { form: 'statement' },
    {
      restored: true,
      draft: { step: 'statement', chosen: three, form: draftWith({ personalStatement: words(90) }) },
    },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.startOver' });
  },
};

export const TooLong: Story = {
  ...story(
    { form: 'tooLong' },
    {
      attempt: 1,
      draft: { step: 'statement', chosen: three, form: draftWith({ academicGoals: 'a'.repeat(10_001) }) },
    },
  ),
  tags: ['commonApplication:form.tooLong'],
  play: async () => {
    const dialog = within(await opened('Common Application Portal'));
    const goals = dialog.getByRole('textbox', { name: /Academic goals/ });
    await expect(goals).toBeInvalid();
    await waitFor(() => expect(goals).toHaveFocus());
  },
};

export const ConfirmingClose: Story = {
  ...story({ form: 'confirmingClose' }, { draft: { step: 'universities', chosen: three, form: empty } }),
  tags: ['commonApplication:form.confirmingClose'],
  play: async ({ args }) => {
    const question = within(await opened('Discard this application?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.confirm' });
  },
};

const sending = { draft: { step: 'statement', chosen: three, form: empty } } as const;
export const Submitting: Story = {
  ...story('sending', { ...sending, draft: { ...sending.draft, chosen: three }, progress: 60 }),
  play: async ({ args }) => {
    const dialog = within(await opened('Submitting your applications'));
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
const listed = [
  { id: 'nursing', name: 'Bluffside College', program: 'Nursing', location: 'Norfolk, Virginia' },
  { id: 'logistics', name: 'Tidewater University', program: 'Logistics', location: 'Hampton, Virginia' },
  { id: 'welding', name: 'Shoreline Institute', program: 'Welding', location: '' },
];
const found = { q: '', status: 'found', more: 'none' } as const;
const stored = {
  pace: null,
  programs: listed,
  search: found,
  profile: sampleProfileOf('user'),
} as const;
const chosen: PortalDraft = { step: 'universities', chosen: ['nursing', 'logistics'], form: empty };
const writing: PortalDraft = {
  ...chosen,
  step: 'statement',
  form: draftWith({ personalStatement: words(560) }),
};
const written = { ...stored, draft: writing } as const;

/** A signed-in veteran chooses from what schools have published. The search stays in reach. */
export const Published: Story = {
  ...story({ form: 'universities' }, { ...stored, draft: chosen, search: { ...found, more: 'idle' } }),
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByRole('group', { name: 'Choose up to 20 degree programs' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Nursing' })).toBeChecked();
    await expect(dialog.getByText('2 programs selected')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search degree programs by keyword' }), 'w');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'w' });
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.endReached' });
  },
};

/** What was chosen stays in the list while another search runs. */
export const Searching: Story = {
  ...story(
    { form: 'universities' },
    {
      ...stored,
      programs: [],
      search: { q: 'welding', status: 'searching', more: 'none' },
      draft: { ...chosen, programs: listed.slice(0, 2) },
    },
  ),
  play: async () => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByRole('checkbox', { name: 'Logistics' })).toBeChecked();
    await expect(dialog.getByRole('img', { name: 'Searching…' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  ...story(
    { form: 'universities' },
    { ...stored, programs: [], search: { q: 'falconry', status: 'found', more: 'none' } },
  ),
  play: async () => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByText('Nothing matches your search. Try fewer words.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const SearchFailed: Story = {
  ...story(
    { form: 'universities' },
    { ...stored, programs: [], search: { q: '', status: 'failed', more: 'none' } },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

/** What of the profile each school will see, with a switch for each part. */
export const Snapshot: Story = {
  ...story({ form: 'statement' }, written),
  play: async ({ args }) => {
    const dialog = within(await opened('Common Application Portal'));
    const parts = within(dialog.getByRole('group', { name: 'What each school will see' }));
    await expect(parts.getByText(args.view.name)).toBeVisible();
    await userEvent.click(parts.getByRole('switch', { name: 'Skills' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'part.toggle', part: 'skills' });
    await expect(dialog.getByRole('region', { name: 'Summary' })).toHaveTextContent(
      'Nursing, Bluffside College; Logistics, Tidewater University',
    );
  },
};

/** The server is asked for all applications at once. */
export const Sending: Story = {
  ...story('sending', written),
  tags: ['commonApplication:sending'],
  play: async ({ args }) => {
    const dialog = within(await opened('Submitting your applications'));
    await expect(dialog.getByRole('img', { name: 'Submitting your applications' })).toBeVisible();
    await expect(dialog.getByText(/^You can close this/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

/** The server has refused all of it. Everything written is still there. */
export const NotSent: Story = {
  ...story(
    { form: 'statement' },
    { ...written, attempt: 1, problem: { status: 422, code: 'invalid', detail: 'Something is missing.' } },
  ),
  play: async () => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your applications weren’t sent.');
    await expect(dialog.getByText('560 words, a good length')).toBeVisible();
  },
};

const sent = { applicationId: '0198d2a4-0000-4000-8000-000000000001', refused: null };
export const SentToAll: Story = {
  ...story(
    { answered: 'all' },
    {
      ...stored,
      answered: listed.slice(0, 2),
      results: [
        { listingId: 'nursing', ...sent },
        { listingId: 'logistics', ...sent },
      ],
    },
  ),
  tags: ['commonApplication:answered.all'],
  play: async ({ args }) => {
    const dialog = within(await opened('Your applications'));
    await expect(dialog.getByText('All 2 applications were sent.')).toBeVisible();
    await userEvent.click(dialog.getByText('Close', { exact: true }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

/** Each school has its own result, with the reason. */
export const SentToSome: Story = {
  ...story(
    { answered: 'some' },
    {
      ...written,
      applicationsHref: '/platform/education/applications',
      answered: listed,
      results: [
        { listingId: 'nursing', ...sent },
        { listingId: 'logistics', ...sent, refused: 'already_applied' },
        { listingId: 'welding', applicationId: null, refused: 'listing_closed' },
      ],
    },
  ),
  tags: ['commonApplication:answered.some'],
  play: async ({ args }) => {
    const dialog = within(await opened('Your applications'));
    await expect(dialog.getByText('1 of 3 applications was sent.')).toBeVisible();
    const [first, second, third] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Nursing.*Sent/);
    await expect(second).toHaveTextContent('You’ve already applied to this program.');
    await expect(dialog.getByRole('link', { name: 'Logistics' })).toHaveAttribute(
      'href',
      '/platform/education/applications',
    );
    await expect(dialog.getAllByRole('link')).toHaveLength(1);
    await expect(third).toHaveTextContent('The school closed this program.');
    await userEvent.click(dialog.getByRole('button', { name: 'Choose other schools' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'choice.resume' });
  },
};
export const Submitted: Story = {
  ...story('submitted', { ...sending, draft: { ...sending.draft, chosen: three }, progress: 100 }),
  tags: ['commonApplication:submitted'],
  play: async () => {
    const dialog = within(await opened('Submitting your applications'));
    await expect(dialog.getByText('Applications submitted successfully!')).toBeVisible();
    await expect(dialog.getByText('3 universities have your application.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...MoreThanFive,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Statement, tags: [], play: undefined, globals: { theme: 'dark' } };
