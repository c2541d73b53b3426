import type { Meta, StoryObj } from '@storybook/react-vite';
import { actingMachine, bellOf } from '@vetsync/machines/exchange/acting';
import { Card } from '@vetsync/ui/components/Card';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { expect } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { inState } from '../support/inState.ts';
import { now, intl } from '../support/leads.ts';

interface ActingView {
  page: string;
  memberships: string;
  bell: string;
}

/** Whom somebody can act for has no screen of its own. This shows what the platform gets of it. */
function Acting({ view }: { view: ActingView }) {
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'The platform is', value: view.page },
          { label: 'Organizations', value: view.memberships },
          { label: 'The bell has the notifications of', value: view.bell },
        ]}
      />
    </Card>
  );
}

const meta = { title: 'Machines/Acting', component: Acting } satisfies Meta<typeof Acting>;
export default meta;
type Story = StoryObj<typeof meta>;

type Snapshot = SnapshotFrom<typeof actingMachine>;
const organization = { slug: 'tidewater-works', role: 'recruiter' } as const;
const acting = (value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) =>
  inState(
    actingMachine,
    (snapshot): ActingView => ({
      page: snapshot.value.page,
      memberships: snapshot.value.memberships,
      bell: bellOf(snapshot) === 'own' ? 'the person' : (snapshot.context.organization?.slug ?? ''),
    }),
    { value, input: { inbox: { self: 'jordan', newId: () => 'id', intl, now } }, context },
  );

/** Nothing is read before a page of the platform is shown. */
export const Elsewhere: Story = {
  tags: ['acting:page.elsewhere', 'acting:memberships.unread', 'acting:bell.own'],
  ...acting({ page: 'elsewhere', memberships: 'unread', bell: 'own' }),
};

export const Reading: Story = {
  tags: ['acting:page.here', 'acting:memberships.reading'],
  ...acting({ page: 'here', memberships: 'reading', bell: 'own' }),
};

/** The server could not be reached. It is tried again. */
export const NotRead: Story = {
  tags: ['acting:memberships.waiting'],
  ...acting({ page: 'here', memberships: 'waiting', bell: 'own' }),
};

/** The URL names an organization. The code of its notifications is on its way. */
export const BellLoading: Story = {
  tags: ['acting:memberships.read', 'acting:bell.loading'],
  ...acting({ page: 'here', memberships: 'read', bell: 'loading' }, { organization }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tidewater-works')).toBeVisible();
  },
};

export const BellNotLoaded: Story = {
  tags: ['acting:bell.waiting'],
  ...acting({ page: 'here', memberships: 'read', bell: 'waiting' }, { organization }),
};

export const BellOfOrganization: Story = {
  tags: ['acting:bell.organizations'],
  ...acting({ page: 'here', memberships: 'read', bell: 'organizations' }, { organization }),
};
