import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommonApplication } from '@vetsync/ui/screens/education/CommonApplication';
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
    await expect(dialog.getAllByText(/^You have already applied/)).toHaveLength(3);
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
  ...story('submitting', { ...sending, draft: { ...sending.draft, chosen: three }, progress: 60 }),
  tags: ['commonApplication:submitting'],
  play: async ({ args }) => {
    const dialog = within(await opened('Submitting your applications'));
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
/** The server is asked for each application. */
export const Sending: Story = {
  ...story('sending', {
    ...sending,
    delivery: 'stored',
    awaited: [{ id: '0198d2a4-0000-4000-8000-000000000001', programId: three[0]! }],
  }),
  tags: ['commonApplication:sending'],
  play: async ({ args }) => {
    const dialog = within(await opened('Submitting your applications'));
    await expect(dialog.getByRole('img', { name: 'Submitting your applications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
/** What one school has refused stays, with the reason. */
export const Refused: Story = {
  ...story(
    { form: 'statement' },
    {
      ...sending,
      delivery: 'stored',
      draft: { ...sending.draft, chosen: three.slice(0, 1) },
      refusals: [
        {
          programId: three[0]!,
          problem: { status: 409, code: 'listing_closed', detail: 'This is no longer offered.' },
        },
      ],
    },
  ),
  play: async () => {
    const dialog = within(await opened('Common Application Portal'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('This is no longer offered.');
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
