import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListingRow } from '@vetsync/machines/organizations/organizationListings';
import { MentalHealthCare } from '@vetsync/ui/screens/hospital/MentalHealthCare';
import { expect, fn, userEvent } from 'storybook/test';
import { hospital } from '../../support/hospital.ts';
import { intl, seenAt } from '../../support/leads.ts';
import { listingOf } from '../organizations/parts/listings.ts';

const department = (
  index: number,
  title: string,
  care: ListingRow['care'],
  type: ListingRow['type'] = 'mental-health',
): ListingRow => ({
  ...listingOf('provider', 'published', index, { title, type }),
  href: '',
  counts: null,
  care,
  seats: null,
  taken: 0,
  free: null,
  actions: [],
  missing: 0,
  hasParticipants: false,
});
const rows = [
  department(1, 'Counseling by video', { people: 12, high: 3, unassigned: 2 }),
  department(2, 'Groups in the evening', { people: 1, high: 0, unassigned: 0 }),
  department(3, 'Walk-in hours', { people: 0, high: 0, unassigned: 0 }),
  department(4, 'Audiology', { people: 40, high: 1, unassigned: 0 }, 'audiology'),
];

const meta = {
  title: 'Screens/hospital/MentalHealthCare',
  component: MentalHealthCare,
  args: {
    view: { state: 'open', rows, failure: null, intl: { ...intl, now: seenAt } },
    hrefs: {
      departments: '/platform/departments?as=harbor-health',
      patientsOf: ({ id }) => `/platform/patients?as=harbor-health&listing=${id}`,
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof MentalHealthCare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    for (const [label, figure] of [
      ['In care', '13'],
      ['High priority', '3'],
      ['Unassigned', '2'],
      ['Departments', '3'],
    ] as const)
      await expect(canvas.getByRole('article', { name: label })).toHaveTextContent(figure);
    await expect(canvas.getByText('12 people in care · 2 unassigned')).toBeVisible();
    await expect(canvas.getByText('No one in care')).toBeVisible();
    await expect(canvas.queryByText('Audiology')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Counseling by video' })).toHaveAttribute(
      'href',
      `/platform/patients?as=harbor-health&listing=${rows[0]!.id}`,
    );
  },
};

/** The demo's hospital also knows how soon people are seen, and how they are cared for. */
export const Demo: Story = {
  args: { figures: hospital.mentalHealth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'First appointment within 2 days' })).toHaveTextContent(
      '25 of 26',
    );
    await expect(canvas.getByRole('heading', { name: 'Cases opened and closed' })).toBeVisible();
  },
};

/** Nobody can be cared for where nothing is listed. */
export const NoDepartment: Story = {
  args: { view: { ...meta.args.view, rows: rows.slice(3) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open departments' })).toHaveAttribute(
      'href',
      '/platform/departments?as=harbor-health',
    );
    await expect(canvas.getByRole('link', { name: /Call 988, then press 1/ })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Loading: Story = { args: { view: { ...meta.args.view, state: 'loading', rows: [] } } };

export const Failed: Story = {
  args: { view: { ...meta.args.view, state: 'failed', rows: [], failure: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
