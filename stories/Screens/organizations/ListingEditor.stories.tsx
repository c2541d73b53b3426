import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listingEditorMachine,
  listingEditorView,
  type ListingEditorContext,
} from '@vetsync/machines/organizations/listingEditor';
import {
  listingContentOf,
  listingDraftOf,
  type StoredListingDraft,
} from '@vetsync/machines/organizations/model';
import type { ListingKind } from '@vetsync/machines/organizations/model';
import { ListingEditor } from '@vetsync/ui/screens/organizations/listings/ListingEditor';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { loadedListing, contents, listingOf } from './parts/listings.ts';

const meta = {
  title: 'Screens/organizations/ListingEditor',
  component: ListingEditor,
  args: { send: fn() },
  render: (args) => (
    <OrganizationFrame
      organization={args.view.organization}
      candidatesHref={args.view.candidatesHref}
      current={args.view.organization && 'listings'}
    >
      <ListingEditor {...args} />
    </OrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListingEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const job = listingOf('job');
const shown = (value: StateValue, context: Partial<ListingEditorContext> = {}) =>
  inState(listingEditorMachine, listingEditorView, {
    value,
    input: { slug: 'tidewater-works', id: job.id, kind: null, newId: () => 'a key', intl, now },
    context: { loaded: loadedListing('job'), ...context },
  });
const form = (state: string, context: Partial<ListingEditorContext> = {}) => shown({ form: state }, context);
const draftWith = (
  changes: Partial<StoredListingDraft['draft']>,
  kind: ListingKind = 'job',
): StoredListingDraft => ({
  draft: { ...listingDraftOf(contents[kind], intl.timeZone), ...changes },
  version: 2,
});
const isNew = (kind: ListingKind, context: Partial<ListingEditorContext> = {}) =>
  form('editing', { id: null, kindInUrl: kind, loaded: loadedListing(kind, null), ...context });

/** A new job: nothing is written. */
export const New: Story = {
  tags: ['listingEditor:form.editing'],
  ...isNew('job'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'New job' })).toBeVisible();
    await expect(canvas.getByText('Enter a ZIP code, or choose remote')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'C');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'title', value: 'C' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /from anywhere/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'remote', value: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.publish' });
  },
};

/** A complete draft, with a skill that is being typed. */
export const Draft: Story = {
  ...form('editing', {
    storedDraft: draftWith({
      typed: { requiredSkills: 'Cranes', preferredSkills: '', credentials: '', languages: '' },
    }),
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nothing is missing. You can publish it.')).toBeVisible();
    const skill = canvas.getByRole('textbox', { name: /^Required skills/ });
    // An input method takes this one.
    await expect(fireEvent.keyDown(skill, { key: 'Enter', isComposing: true })).toBe(false);
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(skill, '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'entry.add', list: 'requiredSkills' });
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'form.submit' });
    const skills = canvas.getByRole('grid', { name: 'Required skills' });
    await userEvent.click(within(skills).getAllByRole('button')[0]!);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'entry.remove',
      list: 'requiredSkills',
      entries: ['Hydraulics'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'preview.open' });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.discard' });
  },
};

export const DegreeProgram: Story = {
  ...form('editing', { loaded: loadedListing('degree') }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'MyCAA' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.change',
      field: 'benefits',
      value: ['gi-bill', 'yellow-ribbon', 'mycaa'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove deadline 2' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.change',
      field: 'deadlines',
      value: [contents.degree.deadlines![0]],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a deadline' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.change',
      field: 'deadlines',
      value: [...contents.degree.deadlines!, { name: '', date: '' }],
    });
  },
};
export const Program: Story = { ...form('editing', { loaded: loadedListing('program') }) };
export const Provider: Story = {
  ...form('editing', { loaded: loadedListing('provider') }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Takes new patients' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'acceptsNew', value: false });
  },
};
export const Event: Story = {
  ...form('editing', { loaded: loadedListing('event') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Day/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Time zone/ })).toBeVisible();
  },
};

/** What is published stays so. There is no second way to publish it. */
export const Published: Story = {
  ...form('editing', { loaded: loadedListing('job', listingOf('job', 'published')) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changes are public as soon as you save them.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  },
};
export const Closed: Story = {
  ...form('editing', { loaded: loadedListing('job', listingOf('job', 'closed')) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish again' })).toBeVisible();
  },
};

/** Publishing named what is missing, at each field. */
export const Invalid: Story = {
  tags: ['listingEditor:form.invalid'],
  ...form('invalid', {
    storedDraft: draftWith({ description: '', zip: '2351', salaryTo: '1000' }),
    publishes: true,
    attempt: 1,
    errors: {
      description: { code: 'listings.descriptionRequired' },
      zip: { code: 'listings.zipInvalid' },
      salaryTo: { code: 'listings.salaryOrder' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Enter the five digits of the ZIP code' })).toBeVisible();
  },
};

/** The same component shows it to veterans. */
export const Previewing: Story = {
  tags: ['listingEditor:form.previewing'],
  ...form('previewing', { storedDraft: draftWith({}) }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: contents.job.title })).toBeVisible();
    await expect(canvas.getByText('$62,000 to $74,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'preview.close' });
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled();
  },
};
export const PreviewOfAnEvent: Story = {
  ...form('previewing', { loaded: loadedListing('event'), storedDraft: draftWith({}, 'event') }),
};
/** Nothing was written. */
export const PreviewOfNothing: Story = {
  ...form('previewing', { id: null, kindInUrl: 'degree', loaded: loadedListing('degree', null) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No title yet' })).toBeVisible();
  },
};

export const ConfirmingDiscard: Story = {
  tags: ['listingEditor:form.confirmingDiscard'],
  ...form('confirmingDiscard', { storedDraft: draftWith({ title: 'Crane mechanic' }) }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.confirm' });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep writing' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.cancel' });
  },
};

export const SaveFailed: Story = {
  tags: ['listingEditor:form.failed'],
  ...form('failed', { storedDraft: draftWith({ title: 'Crane mechanic' }), problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It wasn’t saved')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Crane mechanic');
  },
};

export const Limited: Story = {
  tags: ['listingEditor:form.limited'],
  ...form('limited', {
    storedDraft: draftWith({ title: 'Crane mechanic' }),
    problem: {
      status: 429,
      reason: 'too_many_requests',
      detail: 'Too many requests. Try again later.',
    },
    waitSeconds: 42,
  }),
};

export const Saving: Story = {
  tags: ['listingEditor:form.saving'],
  ...form('saving', { storedDraft: draftWith({ title: 'Crane mechanic' }) }),
};

export const Publishing: Story = {
  tags: ['listingEditor:form.publishing'],
  ...form('publishing', { publishes: true }),
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['listingEditor:form.proving'],
  ...form('proving', { storedDraft: draftWith({ title: 'Crane mechanic' }) }),
};

/** A colleague has saved another title and other skills meanwhile. */
export const Conflict: Story = {
  tags: ['listingEditor:form.conflict'],
  ...form('conflict', {
    storedDraft: draftWith({ title: 'Crane mechanic', salaryTo: '' }),
    theirs: {
      ...job,
      ...listingContentOf(
        listingOf('job', 'draft', 1, { title: 'Mechanic for cranes', requiredSkills: ['Cranes'] }),
      ),
      version: 3,
    } as typeof job,
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Mechanic for cranes')).toBeVisible();
    await expect(canvas.getByText('Crane mechanic')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.keepMine' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with my colleague’s' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.takeTheirs' });
  },
};

/** The page is about to lead to the list. */
export const Left: Story = { tags: ['listingEditor:form.left'], ...form('left', { publishes: true }) };

/** A viewer sees it as a veteran does. */
export const Reading: Story = {
  tags: ['listingEditor:reading'],
  ...shown('reading', {
    loaded: { ...loadedListing('job'), owner: { ...loadedListing('job').owner, role: 'viewer' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: contents.job.title })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Publish|Save/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { tags: ['listingEditor:loading'], ...shown('loading', { loaded: null }) };

export const Failed: Story = {
  tags: ['listingEditor:failed'],
  ...shown('failed', { loaded: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const Missing: Story = {
  tags: ['listingEditor:missing'],
  ...shown('missing', { loaded: loadedListing('job', null) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All listings' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/listings',
    );
  },
};

export const OnAPhone: Story = { ...form('editing'), globals: { viewport: { value: 'phone' } } };

export const InSpanish: Story = {
  ...isNew('degree'),
  globals: { language: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nuevo programa de estudios' })).toBeVisible();
    await expect(canvas.getByText('Escriba el costo de la matrícula por año')).toBeVisible();
  },
};
