import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  applicationListMachine,
  applicationListView,
  type ApplicationListInput,
} from '@vetsync/machines/applications/applicationList';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { ApplicationList } from '@vetsync/ui/screens/applications/ApplicationList';
import { expect, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { sentWorlds } from '../exchange/sentApplications.ts';

const meta = {
  title: 'Screens/applications/ApplicationList',
  component: ApplicationList,
} satisfies Meta<typeof ApplicationList>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: 'loading' | 'empty' | 'listed', input: Partial<ApplicationListInput> = {}) =>
  inState(applicationListMachine, applicationListView, {
    value,
    input: {
      world: emptyWorld,
      isKnown: value !== 'loading',
      kind: null,
      at: { role: 'user' },
      intl,
      now,
      ...input,
    },
  });

const [offer] = sentWorlds.interview.jobApplications;
const [refused] = sentWorlds.rejected.jobApplications;
const [school] = sentWorlds.sample.collegeApplications;
const world: World = {
  ...emptyWorld,
  jobApplications: [
    { ...refused!, id: 'refused', jobTitle: 'Rigger' },
    { ...offer!, id: 'interview' },
  ],
  collegeApplications: [{ ...school!, listingId: 'cybersecurity' }],
};

export const Listed: Story = {
  tags: ['applicationList:listed'],
  ...shown('listed', { world }),
  play: async ({ canvas }) => {
    const group = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(group('Your turn').getByRole('link', { name: 'Crane operator' })).toHaveAttribute(
      'href',
      '/platform/career/application/interview?as=me',
    );
    await expect(group('Your turn').getByText('Interview')).toBeVisible();
    await expect(group('With the organization').getByText('Caprock University')).toBeVisible();
    await expect(group('No longer open').getByText('Not selected')).toBeVisible();
    const kinds = within(canvas.getByRole('navigation', { name: 'Kinds of applications' }));
    await expect(kinds.getByRole('link', { name: 'Jobs 2' })).toHaveAttribute('href', '?kind=job');
    await expect(kinds.getByRole('link', { name: 'All 3' })).toHaveAttribute('aria-current', 'page');
  },
};

/** What comes next with who has taken them in. */
export const Taken: Story = {
  ...shown('listed', { world: sentWorlds.hired }),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('region', { name: 'You’re in' }));
    await expect(group.getByText('Harbor Forge. Next: Pick up your badge, Dec 1')).toBeVisible();
    await expect(group.getByText('Hired')).toBeVisible();
  },
};

export const OneKind: Story = {
  ...shown('listed', { world, kind: 'college' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Degrees 1' })).toHaveAttribute('aria-current', 'page');
  },
};

export const NoneOfThisKind: Story = {
  ...shown('listed', { world, kind: 'nonprofit' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You haven’t sent any of these.')).toBeVisible();
  },
};

/** Leads to where something can be sent. */
export const Empty: Story = {
  tags: ['applicationList:empty'],
  ...shown('empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find jobs, degrees and programs' })).toHaveAttribute(
      'href',
      '/platform/marketplace?as=me',
    );
  },
};

export const Loading: Story = {
  tags: ['applicationList:loading'],
  ...shown('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No applications yet')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...shown('listed', { world }), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...shown('listed', { world }), globals: { theme: 'dark' } };
