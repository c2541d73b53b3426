import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CandidatesContext } from '@vetsync/machines/exchange/candidates';
import { CandidateDialogs } from '@vetsync/ui/screens/exchange/CandidateDialogs';
import { Candidates } from '@vetsync/ui/screens/exchange/Candidates';
import { Button } from '@vetsync/ui/components/Button';
import { Stack } from '@vetsync/ui/components/Stack';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { crisisOf } from '../../support/crisis.ts';
import { opened as openDialog } from '../../support/plays/opened.ts';
import { seenAt } from '../../support/leads.ts';
import { found, foundIn, openIn, pooled, poolIn } from './candidatesIn.ts';
import { shipyard } from './samples.ts';
import { acceptedRequest, sentRequest, wholeCandidate } from './sharing.ts';

const meta = {
  title: 'Screens/exchange/Candidates',
  component: Candidates,
  args: foundIn().args,
  render: (args) => (
    <>
      <Candidates {...args} />
      <CandidateDialogs {...args} />
    </>
  ),
} satisfies Meta<typeof Candidates>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed = (
  list: StateValue = { listed: 'idle' },
  context: Partial<CandidatesContext> = {},
  feed: StateValue = { following: 'live' },
) => foundIn({ value: openIn({ list, feed }), context });
const { id } = wholeCandidate;
const text = 'We build ferries in Norfolk. May we talk about the first shift?';
const detail = (value: StateValue, context: Partial<CandidatesContext> = {}) =>
  foundIn({ value: openIn({ detail: value }), detail: ['candidate', id], context });
const opened = (request: string, context: Partial<CandidatesContext> = {}) =>
  detail({ shown: request }, { opened: wholeCandidate, drafts: { [id]: text }, ...context });
const panel = async (name = 'Candidate') => within(await openDialog(name));

const two = pooled(['candidate-3', 'candidate-60']);
const four = [...two, ...pooled(['candidate-90', 'demo-veteran'])];
const idsOf = (some: readonly { id: string }[]) => some.map((one) => one.id);
const choosing = (compared: CandidatesContext['compared']) => poolIn({ context: { compared } });
const comparing = (...ids: readonly string[]) =>
  poolIn({
    value: openIn({ compare: 'comparing' }),
    detail: ['compare', ids.join(',')],
    context: { compared: pooled(ids).slice(0, 4) },
  });
const read = (candidateId: string, context: Partial<CandidatesContext> = {}, value: StateValue = 'finding') =>
  poolIn({ value: openIn({ detail: value }), detail: ['candidate', candidateId], context });

export const Listed: Story = {
  tags: [
    'candidates:open.list.listed.idle',
    'candidates:open.feed.following.live',
    'candidates:open.detail.closed',
    'candidates:open.compare.choosing',
    'candidates:open.filters.closed',
    'candidates:open.naming.idle',
  ],
  ...listed(undefined, { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hull technician, free from March' })).toHaveAttribute(
      'href',
      `/platform/candidates/candidate/${id}?as=tidewater-works&show=candidates`,
    );
    await expect(canvas.getByText('5 or more candidates')).toBeVisible();
    await expect(canvas.getByText('Request sent')).toBeVisible();
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'w');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'w' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const Loading: Story = {
  tags: ['candidates:loading'],
  ...foundIn({ value: 'loading', context: { workspace: null } }),
};

export const LoadingList: Story = {
  tags: ['candidates:open.list.loading', 'candidates:open.feed.following.connecting'],
  ...listed('loading', { rows: [] }, { following: 'connecting' }),
};

export const Missing: Story = {
  tags: ['candidates:missing'],
  ...foundIn({ value: 'missing', context: { workspace: null } }),
};

export const OfAViewer: Story = {
  tags: ['candidates:notAllowed'],
  ...foundIn({
    value: 'notAllowed',
    context: { workspace: { organization: shipyard, role: 'viewer' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask your colleagues to change your role/)).toBeVisible();
  },
};

export const NotApprovedYet: Story = {
  ...foundIn({
    value: 'notAllowed',
    context: { workspace: { organization: { ...shipyard, status: 'pending' }, role: 'owner' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can once your organization is approved.')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['candidates:failed'],
  ...foundIn({ value: 'failed', context: { workspace: null, problem: unreachable } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const ListFailed: Story = {
  tags: ['candidates:open.list.failed', 'candidates:open.feed.waiting'],
  ...listed('failed', { rows: [], problem: unreachable }, 'waiting'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Empty: Story = {
  tags: ['candidates:open.list.empty'],
  ...listed('empty', { rows: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There’s no one to find yet')).toBeVisible();
  },
};

export const NoMatches: Story = {
  tags: ['candidates:open.list.noMatches'],
  ...foundIn({
    value: openIn({ list: 'noMatches' }),
    query: { q: 'submarine', branch: 'Navy' },
    context: { rows: [] },
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No candidates match')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all' })[0]!);
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const Refreshing: Story = { tags: ['candidates:open.list.refreshing'], ...listed('refreshing') };

export const LoadingMore: Story = {
  tags: ['candidates:open.list.listed.loadingMore'],
  ...listed({ listed: 'loadingMore' }, { cursor: 'next' }),
};

export const MoreFailed: Story = {
  tags: ['candidates:open.list.listed.pageFailed'],
  ...listed({ listed: 'pageFailed' }, { cursor: 'next', problem: unreachable }),
};

export const Finding: Story = { tags: ['candidates:open.detail.finding'], ...detail('finding') };

export const Gone: Story = {
  tags: ['candidates:open.detail.missing'],
  ...detail('missing'),
  play: async () => {
    await panel('This person can no longer be found');
  },
};

export const DetailFailed: Story = {
  tags: ['candidates:open.detail.failed'],
  ...detail('failed', { detailProblem: unreachable }),
  play: async ({ args }) => {
    const open = await panel();
    await userEvent.click(open.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'detail.retry' });
  },
};

export const Opened: Story = {
  tags: ['candidates:open.detail.shown.writing'],
  ...opened('writing'),
  play: async ({ args }) => {
    const open = await panel();
    await userEvent.type(open.getByRole('textbox', { name: /^Your message/ }), '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.change', text: `${text}!` });
    await userEvent.click(open.getByRole('button', { name: 'Send contact request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'request.send' });
  },
};

export const Sending: Story = { tags: ['candidates:open.detail.shown.sending'], ...opened('sending') };

/** The sign-in dialog is open over the page. */
export const Proving: Story = { tags: ['candidates:open.detail.shown.proving'], ...opened('proving') };

export const NotSent: Story = {
  tags: ['candidates:open.detail.shown.notSent'],
  ...opened('notSent', { sendProblem: unreachable }),
  play: async () => {
    const open = await panel();
    await expect(open.getByRole('alert')).toHaveTextContent('Your request wasn’t sent');
  },
};

export const LimitReached: Story = {
  ...opened('notSent', { limitedUntil: seenAt + 5 * 60 * 60_000 }),
  play: async () => {
    const open = await panel();
    await expect(open.getByText(/You can ask again at/)).toBeVisible();
    await expect(open.getByRole('button', { name: 'Send contact request' })).toBeDisabled();
  },
};

export const InACrisis: Story = {
  ...opened('writing', { drafts: { [id]: 'Some days I want to end it all' }, ...crisisOf() }),
  play: async () => {
    const open = await panel();
    await expect(await open.findByRole('alert')).toHaveTextContent(
      'You matter. Please talk to a person now.',
    );
    await expect(open.getByRole('button', { name: 'Send contact request' })).toBeEnabled();
  },
};

export const Sent: Story = {
  ...opened('writing', { opened: { ...wholeCandidate, request: sentRequest }, drafts: {} }),
  play: async () => {
    const open = await panel();
    await expect(open.getByText(/Your request was sent/)).toBeVisible();
    await expect(open.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Accepted: Story = {
  ...opened('writing', { opened: { ...wholeCandidate, request: acceptedRequest }, drafts: {} }),
  play: async () => {
    const open = await panel();
    await expect(open.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
      'href',
      '/platform/messages?as=tidewater-works&thread=thread-0',
    );
  },
};

/** What they show, side by side. */
export const ComparingWhatTheyShow: Story = {
  ...foundIn({
    value: openIn({ compare: 'comparing' }),
    detail: ['compare', idsOf(found.slice(0, 2)).join(',')],
    context: { compared: found.slice(0, 2) },
  }),
  play: async () => {
    const dialog = await panel('Compare candidates');
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(3);
    await expect(dialog.getByRole('rowheader', { name: 'Skills' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...listed(), globals: { viewport: { value: 'phone' } } };
export const OpenedOnAPhone: Story = { ...opened('writing'), globals: { viewport: { value: 'phone' } } };

/** The demo's recruiter knows their names, and how they fit. */
export const Pool: Story = {
  ...poolIn(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Candidate Pool' })).toBeVisible();
    await expect(canvas.getByText('156 candidates')).toBeVisible();
    await expect(canvas.getByText('Choose up to 4 to compare them side by side.')).toBeVisible();
    // The story before is on a phone, where a row's actions are behind a button.
    const [compare] = await canvas.findAllByRole('button', { name: /^Compare / });
    if (!compare) throw new Error('Nobody can be compared');
    await userEvent.click(compare);
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'row.runAction', action: 'compare' }),
    );
  },
};

/** A press anywhere in a row opens it, except on its controls. The name is the link that the keyboard reaches. */
export const RowLink: Story = {
  ...poolIn(),
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('row').slice(1);
    const [candidate] = args.view.table.rows;
    if (!first || !candidate) throw new Error('Nobody is listed');
    const opens = expect.stringContaining(`/candidates/candidate/${candidate.id}`);
    const { left, right, top, height } = first.getBoundingClientRect();
    const under = document.elementFromPoint(left + (right - left) * 0.35, top + height / 2);
    await expect(under).toHaveAttribute('href', opens);
    const [link] = within(first).getAllByRole('link');
    await expect(link).toHaveAttribute('href', opens);
    await userEvent.click(link!);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'row.open', rowId: candidate.id });
    await userEvent.click(canvas.getByRole('button', { name: 'Match' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'sort.choose',
      sort: { column: 'score', direction: 'ascending' },
    });
  },
};

export const Searching: Story = {
  tags: ['candidates:open.list.searching'],
  ...poolIn({ value: openIn({ list: 'searching' }), query: { q: 'network' } }),
};

export const Filtered: Story = {
  ...poolIn({ query: { branch: 'Navy', sort: 'name' } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^\d+ of 156 candidates$/)).toBeVisible();
    const chips = within(canvas.getByRole('grid', { name: 'Filters in use' }));
    const chip = chips.getByRole('row', { name: 'Branch: Navy' });
    await userEvent.click(within(chip).getByRole('button'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.choose', column: 'branch', value: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.name' });
  },
};

/** Every value of every filter, with the number of rows that it leaves. */
export const FilterMenu: Story = {
  ...poolIn({ value: openIn({ filters: 'menu' }), query: { branch: 'Navy' } }),
  tags: ['candidates:open.filters.menu'],
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('menu', { name: 'Filter' }));
    const group = within(menu.getByRole('group', { name: 'Branch' }));
    await expect(group.getByRole('menuitemradio', { name: /^Navy \d+$/ })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.click(group.getByRole('menuitemradio', { name: /^Army \d+$/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.choose', column: 'branch', value: 'Army' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.close' });
  },
};

/** The standard views are the values of one filter, so they keep the search and the other filters. */
export const StandardView: Story = {
  ...poolIn({ query: { clearance: 'Secret', q: 'network' } }),
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('link', { current: 'page' })).toHaveTextContent(/^Secret/);
    await expect(views.getByRole('link', { name: /^Confidential/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?q=network&clearance=Confidential/),
    );
    // The view is the filter, so there is no chip for it.
    await expect(canvas.queryByRole('grid', { name: 'Filters in use' })).not.toBeInTheDocument();
  },
};

const saved = [{ id: 'navy', name: 'Navy, by name', query: { branch: 'Navy', sort: 'name' } }];
const withSaved = { density: 'comfortable', views: { 'recruiter-candidates': saved } } as const;

/** A saved view is a name for a query, which the address has. */
export const SavedView: Story = {
  ...poolIn({ query: saved[0]?.query ?? {}, settings: withSaved }),
  play: async ({ args, canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('link', { current: 'page' })).toHaveTextContent(/^Navy, by name\d+$/);
    await expect(canvas.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove the view “Navy, by name”' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.remove', viewId: 'navy' });
  },
};

export const SavingAView: Story = {
  ...poolIn({
    value: openIn({ naming: 'naming' }),
    query: { q: 'army' },
    settings: withSaved,
    context: { viewName: 'navy, By name' },
  }),
  tags: ['candidates:open.naming.naming'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await expect(dialog.getByText('Replaces your view “Navy, by name”.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.type', name: 'navy, By name!' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.save' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.cancel' });
  },
};

export const CompactRows: Story = {
  ...poolIn({ settings: { density: 'compact', views: {} } }),
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('row').slice(1);
    await expect((first as HTMLElement).offsetHeight).toBeLessThan(48);
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Roomy rows' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'density.choose', density: 'comfortable' });
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'csv.save' });
  },
};

const thousands = Array.from({ length: 5_000 }, (_, index) => ({
  ...found[index % found.length]!,
  id: `row-${index + 1}`,
}));

/** Returning readers find the last opened row at the previous scroll position. */
export const RestoredPosition: Story = {
  ...foundIn({
    context: { rows: thousands },
    kept: {
      place: {
        filters: { q: '', values: {}, sort: { column: 'years', direction: 'descending' } },
        topRowId: 'row-2301',
        topRowOffset: 0,
        lastId: 'row-2326',
      },
      compared: [],
    },
  }),
  play: async ({ canvas }) => {
    const numbers = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(row.getAttribute('aria-rowindex')));
    await waitFor(() => expect(numbers()[0]).toBeGreaterThan(80));
    await expect(numbers().length).toBeLessThan(60);
  },
};

/** When what is open over the list closes, the row that it ended on gets focus. */
export const FocusAfterProfile: Story = {
  ...foundIn({ value: openIn({ detail: 'finding' }), detail: ['candidate', found[2]!.id] }),
  render: function Read(args) {
    const [isOpen, setOpen] = useState(true);
    const { table } = args.view;
    return (
      <Stack align="flex-start">
        <Button onPress={() => setOpen(false)}>Close the profile</Button>
        <Candidates
          {...args}
          view={{ ...args.view, table: { ...table, open: isOpen ? table.open : null } }}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [current] = canvas.getAllByRole('row', { current: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Close the profile' }));
    await waitFor(() => expect(current?.querySelector('[role=rowheader] a')).toHaveFocus());
  },
};

/** The page scrolls, not a window inside it. A row's actions are behind the button in its corner. */
export const PoolOnAPhone: Story = {
  ...poolIn(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expectNoSidewaysScroll();
    const region = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(region.scrollHeight).toBe(region.clientHeight);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(10_000);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const name = args.view.table.rows[0]?.name;
    await expect(canvas.queryByRole('button', { name: `Message ${name}` })).not.toBeInTheDocument();
    const [actions] = canvas.getAllByRole('button', { name: `Actions for ${name}` });
    await userEvent.click(actions as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: `Message ${name}` })[0]).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '157'));
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  },
};

/** Order and filters in a sheet within reach of the thumb. */
export const SheetOnAPhone: Story = {
  ...poolIn({ value: openIn({ filters: 'sheet' }), query: { branch: 'Navy', relocatable: 'yes' } }),
  tags: ['candidates:open.filters.sheet'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
    await userEvent.click(sheet.getByRole('button', { name: /Sort by$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Years.*lowest first$/i }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'sort.choose',
      sort: { column: 'years', direction: 'ascending' },
    });
    await userEvent.click(sheet.getByRole('button', { name: /^Navy \(\d+\) Branch$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'All branches' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.choose', column: 'branch', value: null });
    await userEvent.click(sheet.getByRole('button', { name: /^Show \d+ of 156 candidates$/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.close' });
  },
};

export const OneSelected: Story = {
  ...choosing(two.slice(0, 1)),
  play: async ({ canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Candidates to compare' }));
    await expect(tray.getByRole('status')).toHaveTextContent('Choose one more to compare.');
    await expect(tray.getByRole('button', { name: 'Compare' })).toBeDisabled();
  },
};

export const TwoSelected: Story = {
  ...choosing(two),
  play: async ({ args, canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Candidates to compare' }));
    await expect(tray.getByRole('status')).toHaveTextContent('2 candidates to compare');
    await userEvent.click(tray.getByRole('button', { name: 'Compare' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.open' });
    const [remove] = tray.getAllByRole('button', { name: /^Remove / });
    if (!remove) throw new Error('Nobody can be removed');
    await userEvent.click(remove);
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'compare.remove',
      candidateId: 'candidate-3',
    });
    await userEvent.click(tray.getByRole('button', { name: 'Clear' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.clear' });
  },
};

export const FourSelected: Story = {
  ...choosing(four),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('That’s as many as fit side by side: 4. Remove one to choose another.'),
    ).toBeVisible();
  },
};

export const NoFifth: Story = {
  ...choosing(four),
  play: async ({ args, canvas }) => {
    const [compare] = canvas.getAllByRole('button', { name: /^Compare / });
    if (!compare) throw new Error('Nobody is left out');
    await expect(compare).toHaveAccessibleDescription('4 at most');
    await expect(canvas.getAllByText('4 at most')[0]).toBeVisible();
    await userEvent.click(compare);
    await expect(args.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'row.runAction' }));
    compare.focus();
    await expect(compare).toHaveFocus();
  },
};
export const NoFifthOnAPhone: Story = {
  ...NoFifth,
  tags: [],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const left = args.view.table.rows.find((row) => !idsOf(four).includes(row.id));
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${left?.name}` }));
    const compare = canvas.getByRole('button', { name: /^Compare / });
    await expect(compare).toHaveAccessibleDescription('4 at most');
    const row = within(compare.closest<HTMLElement>('[role=row]')!);
    await expect(row.getByText('4 at most')).toBeVisible();
  },
};

export const Comparing: Story = {
  ...comparing(...idsOf(four)),
  tags: ['candidates:open.compare.comparing'],
  play: async ({ args }) => {
    const dialog = await panel('Compare candidates');
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(5);
    await expect(dialog.getByRole('columnheader', { name: 'Marcus Delaney' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View profile Marcus Delaney' })).toHaveAttribute(
      'href',
      '/platform/candidates/candidate/demo-veteran',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Marcus Delaney' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'compare.remove',
      candidateId: 'demo-veteran',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.close' });
  },
};
export const ComparingOnAPhone: Story = {
  ...Comparing,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

/** A URL that was typed by hand. */
export const ComparingTooMany: Story = {
  ...comparing(...idsOf(four), 'candidate-5'),
  play: async () => {
    const dialog = await panel('Compare candidates');
    await expect(dialog.getByText(/^1 candidate more was asked for/)).toBeVisible();
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(5);
  },
};
export const ComparingNone: Story = {
  ...comparing('nobody'),
  play: async () => {
    await panel('Compare candidates');
    await expect(screen.getByText('No one to compare')).toBeVisible();
  },
};

export const Profile: Story = {
  ...read('candidate-60'),
  play: async ({ args }) => {
    const dialog = within(await openDialog());
    await expect(dialog.getByText('How the candidate fits the position')).toBeInTheDocument();
    await expect(dialog.queryByRole('link', { name: 'Review application' })).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/platform/messages/new?to=candidate-60',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Compare' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'compare.add', candidateId: 'candidate-60' });
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
  },
};
export const ProfileOfAnApplicant: Story = {
  ...read('candidate-5', { compared: four }),
  play: async () => {
    const dialog = within(await openDialog());
    await expect(dialog.getByRole('link', { name: 'Review application' })).toHaveAttribute(
      'href',
      '/platform/dashboard/application/recruiter-5',
    );
    const compare = dialog.getByRole('button', { name: 'Compare' });
    await expect(compare).toBeDisabled();
    await expect(compare).toHaveAccessibleDescription(/^That’s as many as fit side by side: 4/);
  },
};
export const UnknownCandidate: Story = {
  ...read('nobody', {}, 'missing'),
  play: async () => {
    await expect((await panel('This person can no longer be found')).getByText('Not found')).toBeVisible();
  },
};

export const TwoSelectedOnAPhone: Story = {
  ...TwoSelected,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...TwoSelected, tags: [], play: undefined, globals: { theme: 'dark' } };
