import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ownOrganizationsMachine,
  ownOrganizationsView,
  type OwnOrganizationsContext,
} from '@vetsync/machines/organizations/ownOrganizations';
import { OwnOrganizations } from '@vetsync/ui/screens/organizations/OwnOrganizations';
import { expect, fn, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { memberships } from '../../support/organizations.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';

const meta = {
  title: 'Screens/organizations/OwnOrganizations',
  component: OwnOrganizations,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof OwnOrganizations>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string, context: Partial<OwnOrganizationsContext> = {}) =>
  inState(ownOrganizationsMachine, ownOrganizationsView, { value, context });

export const Listed: Story = {
  tags: ['ownOrganizations:listed'],
  ...shown('listed', { memberships }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Tidewater College' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-college',
    );
    await expect(canvas.getByText('College or university · Reviewer')).toBeVisible();
  },
};

export const None: Story = {
  ...shown('listed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add an organization' })).toHaveAttribute(
      'href',
      '/organizations/new',
    );
  },
};

export const Loading: Story = { tags: ['ownOrganizations:loading'], ...shown('loading') };

export const Failed: Story = {
  tags: ['ownOrganizations:failed'],
  ...shown('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
