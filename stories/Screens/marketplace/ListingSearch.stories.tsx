import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listingSearchMachine,
  listingSearchView,
  type ListingSearchContext,
} from '@vetsync/machines/marketplace/listingSearch';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { accountTabsOf } from '@vetsync/machines/shell/model';
import { ListingSearch } from '@vetsync/ui/screens/marketplace/ListingSearch';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { noServer } from '../../support/listings.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { opened } from '../../support/plays/opened.ts';
import { facets, foundListings } from './parts/foundListings.ts';

const meta = {
  title: 'Screens/marketplace/ListingSearch',
  component: ListingSearch,
  args: { send: fn() },
} satisfies Meta<typeof ListingSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = foundListings;
const found = { found: foundListings, facets, cursor: 'next' } as const;

const application: World['jobApplications'][number] = {
  id: 'a',
  listingId: first.id,
  veteranId: 'v',
  veteranName: 'Jordan Reyes',
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Sergeant',
  jobTitle: first.title,
  company: first.organization.name,
  salary: '',
  location: first.location,
  militarySkills: [],
  matchScore: null,
  submitDate: new Date(now() - 86_400_000).toISOString(),
  status: 'submitted',
};

const shown = (
  list: StateValue,
  detail: string,
  context: Partial<ListingSearchContext> = {},
  comparison = 'knowing',
) =>
  inState(listingSearchMachine, listingSearchView, {
    value: { list, detail, comparison },
    input: {
      server: noServer,
      scope: { kind: null },
      filters: { kind: 'job' },
      openId: null,
      world: emptyWorld,
      at: { role: 'user', tabs: accountTabsOf.user.map(({ value }) => value) },
      intl,
      now,
    },
    context,
  });

export const Found: Story = {
  tags: ['listingSearch:list.listed.idle', 'listingSearch:detail.closed', 'listingSearch:comparison.knowing'],
  ...shown({ listed: 'idle' }, 'closed', found),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 results' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Yard supervisor' });
    await expect(link).toHaveAttribute('href', `?kind=job&open=details&listing=${first.id}`);
    await expect(canvas.getByText(/Tidewater Works · Norfolk, Virginia · 7 miles away/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Remote, from anywhere' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Apply to several schools' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Degrees' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'kind', value: 'degree' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Organizations' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'organizations.open' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.endReached' });
  },
};

/** Among degree programs, several schools can be applied to at once. */
export const Degrees: Story = {
  ...shown({ listed: 'idle' }, 'closed', {
    ...found,
    found: foundListings.map((listing) => ({ ...listing, kind: 'degree', title: `${listing.title}, B.S.` })),
    filters: { kind: 'degree' },
    cursor: null,
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to several schools' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'portal.open' });
  },
};

/** One that the person has applied for says so, and can't be applied for again. */
export const Applied: Story = {
  ...shown({ listed: 'idle' }, 'open', {
    ...found,
    openId: first.id,
    opened: first,
    world: {
      ...emptyWorld,
      jobApplications: [application],
    },
  }),
  play: async () => {
    const panel = within(await opened('Yard supervisor'));
    await expect(panel.getByRole('link', { name: 'You applied yesterday.' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/platform\/career\/application\/.+\?as=me$/),
    );
    await expect(panel.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  },
};

export const Details: Story = {
  tags: ['listingSearch:detail.open'],
  ...shown({ listed: 'idle' }, 'open', { ...found, openId: first.id, opened: first }),
  play: async ({ args }) => {
    const panel = within(await opened('Yard supervisor'));
    await expect(panel.getByRole('link', { name: 'From Tidewater Works' })).toHaveAttribute(
      'href',
      '/platform/marketplace/organization/sample',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Apply Now' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.apply', id: first.id });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.close' });
  },
};

/** Nobody applies for care. It begins with a message. */
const care = { ...first, kind: 'provider', type: 'physical-therapy' } as const;
export const Care: Story = {
  ...shown({ listed: 'idle' }, 'open', {
    ...found,
    found: [care],
    openId: care.id,
    opened: care,
    filters: { kind: 'provider' },
  }),
  play: async () => {
    const panel = within(await opened('Yard supervisor'));
    await expect(panel.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/platform\/messages\?/),
    );
    await expect(panel.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  },
};

const other = { ...found, openId: '0198d2a4-0000-7000-8000-000000000009' };
export const Reading: Story = {
  tags: ['listingSearch:detail.reading'],
  ...shown({ listed: 'idle' }, 'reading', other),
};
export const NoLongerOffered: Story = {
  tags: ['listingSearch:detail.missing'],
  ...shown({ listed: 'idle' }, 'missing', other),
  play: async () => {
    const panel = within(await opened('Details'));
    await expect(panel.getByText('This is no longer offered')).toBeVisible();
  },
};
/** What is compared is read after a reload; until then it is not there. */
export const ReadingCompared: Story = {
  tags: ['listingSearch:comparison.reading'],
  ...shown({ listed: 'idle' }, 'closed', { ...found, compareIds: [first.id] }, 'reading'),
};
/** Its organization was suspended. Who has applied reads what becomes of the application. */
export const OfASuspendedOrganization: Story = {
  ...shown({ listed: 'idle' }, 'missing', {
    ...found,
    openId: first.id,
    world: { ...emptyWorld, jobApplications: [{ ...application, organizationState: 'suspended' }] },
  }),
  play: async ({ canvas }) => {
    const panel = within(await opened('Details'));
    await expect(panel.getByText('VetSync suspended Tidewater Works')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Your application' })).toHaveAttribute(
      'href',
      '/platform/career/application/a?as=me',
    );
    await expect(canvas.getByText('Paused')).toBeInTheDocument();
  },
};
export const DetailsFailed: Story = {
  tags: ['listingSearch:detail.failed'],
  ...shown({ listed: 'idle' }, 'failed', other),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.retry' });
  },
};

export const Loading: Story = {
  tags: ['listingSearch:list.loading'],
  ...shown('loading', 'closed'),
};
/** The rows of the earlier search stay until the new ones are here. */
export const Searching: Story = {
  tags: ['listingSearch:list.searching'],
  ...shown('searching', 'closed', { ...found, filters: { kind: 'job', q: 'yard' }, words: 'yard' }),
};
export const Refreshing: Story = {
  tags: ['listingSearch:list.refreshing'],
  ...shown('refreshing', 'closed', { ...found, filters: { kind: 'job', remote: true } }),
};
export const LoadingMore: Story = {
  tags: ['listingSearch:list.listed.loadingMore'],
  ...shown({ listed: 'loadingMore' }, 'closed', found),
};
export const MoreFailed: Story = {
  tags: ['listingSearch:list.listed.pageFailed'],
  ...shown({ listed: 'pageFailed' }, 'closed', found),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const Failed: Story = {
  tags: ['listingSearch:list.failed'],
  ...shown('failed', 'closed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const NothingMatches: Story = {
  tags: ['listingSearch:list.nothing'],
  ...shown('nothing', 'closed', { filters: { kind: 'job', q: 'astronaut' }, words: 'astronaut' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};
/** Everything that is saved, with what can't be applied for any more. */
export const SavedAndClosed: Story = {
  ...shown({ listed: 'idle' }, 'closed', {
    ...found,
    found: [first],
    cursor: null,
    filters: { saved: true },
    world: {
      ...emptyWorld,
      savedPrograms: [
        { id: first.id, title: `${first.title}, ${first.organization.name}` },
        { id: 'gone', title: 'Rigger, Tidewater Works' },
      ],
    },
  }),
  play: async ({ args, canvas }) => {
    const closed = within(canvas.getByRole('region', { name: 'Closed since you saved it' }));
    await expect(closed.getByRole('listitem')).toHaveTextContent(/Rigger, Tidewater Works.*Closed/);
    await userEvent.click(closed.getByRole('button', { name: 'Remove from saved: Rigger, Tidewater Works' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.save', id: 'gone' });
  },
};
export const NothingPublished: Story = {
  ...shown('nothing', 'closed', { facets: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is published here yet')).toBeVisible();
  },
};

/** Remote ones from elsewhere come last, in a group of their own. */
export const NearAZipCode: Story = {
  ...shown({ listed: 'idle' }, 'closed', { ...found, filters: { kind: 'job', near: '23510' }, zip: '23510' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /ZIP code/ })).toHaveValue('23510');
    await expect(canvas.getByRole('button', { name: /Within/ })).toHaveTextContent('25 miles');
    const elsewhere = within(canvas.getByRole('region', { name: 'Remote, from anywhere' }));
    await expect(elsewhere.getByRole('link')).toHaveTextContent('Support engineer');
    await expect(canvas.getAllByRole('link').at(-1)).toHaveTextContent('Support engineer');
    await expect(canvas.getByRole('link', { name: 'Yard supervisor' })).toBeVisible();
  },
};
/** On a phone, the results are in sight, and what narrows them is a press away. */
export const OnAPhone: Story = {
  ...NearAZipCode,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    await expect(canvas.queryByRole('textbox', { name: /ZIP code/ })).toBeNull();
    const nearest = canvas.getByRole('link', { name: 'Yard supervisor' });
    await expect(nearest.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters (1)' }));
    await expect(canvas.getByRole('textbox', { name: /ZIP code/ })).toHaveValue('23510');
    await expect(canvas.getByRole('button', { name: /^Any type/ })).toBeVisible();
  },
};
/** The field says what is wrong, and what was found before is gone. */
export const UnknownZipCode: Story = {
  ...shown('failed', 'closed', {
    filters: { kind: 'job', near: '00000' },
    zip: '00000',
    problem: {
      status: 422,
      title: 'Invalid input',
      errors: [{ path: 'near', message: 'We don’t know this ZIP code', code: 'listings.zipUnknown' }],
    },
  }),
  play: async ({ args, canvas }) => {
    const zip = canvas.getByRole('textbox', { name: /ZIP code/ });
    await expect(zip).toBeInvalid();
    await expect(zip).toHaveAccessibleDescription(/We don’t know this ZIP code/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByText('Check the ZIP code, or clear the filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};
export const Dark: Story = { ...Found, tags: [], play: undefined, globals: { theme: 'dark' } };
