import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountPlatformMachine } from '@vetsync/machines/exchange/accountPlatform';
import { Card } from '@vetsync/ui/components/Card';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { expect } from 'storybook/test';
import { fromCallback, type StateValue } from 'xstate';
import { inState } from '../support/inState.ts';

interface AccountPlatformView {
  platform: string;
  organizations: string;
}

/** Whose platform is open has no screen of its own. */
function AccountPlatform({ view }: { view: AccountPlatformView }) {
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'The page shows', value: view.platform },
          { label: 'Organizations', value: view.organizations },
        ]}
      />
    </Card>
  );
}

const meta = { title: 'Machines/AccountPlatform', component: AccountPlatform } satisfies Meta<
  typeof AccountPlatform
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The person's own platform is a machine apart, so here nothing runs in its place. */
const idle = fromCallback(() => {}) as never;
const machine = accountPlatformMachine.provide({
  actors: { platform: idle, records: idle, acting: idle, followedChanges: idle },
});
const account = (value: StateValue) =>
  inState(
    machine,
    (snapshot): AccountPlatformView => ({
      platform: snapshot.matches('unknown') ? 'a shell without a person' : 'the platform of one person',
      organizations: snapshot.matches('signedIn') ? 'are followed' : 'are not followed',
    }),
    {
      value,
      input: {
        location: { path: '/platform', search: '' },
        platformOf: () => ({}) as never,
        recordsOf: (owner) => ({ owner }),
        actingOf: () => ({}) as never,
      },
    },
  );

/** Nobody has signed in yet. */
export const Unknown: Story = { tags: ['accountPlatform:unknown'], ...account('unknown') };

export const Reading: Story = {
  tags: ['accountPlatform:signedIn.reading'],
  ...account({ signedIn: 'reading' }),
};

/** The profile could not be read. The next answer about the session tries again. */
export const NotRead: Story = {
  tags: ['accountPlatform:signedIn.unread'],
  ...account({ signedIn: 'unread' }),
};

export const Read: Story = {
  tags: ['accountPlatform:signedIn.read'],
  ...account({ signedIn: 'read' }),
};

/** The page stays, and nobody acts for an organization. */
export const Ended: Story = {
  tags: ['accountPlatform:ended'],
  ...account('ended'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the platform of one person')).toBeVisible();
  },
};
