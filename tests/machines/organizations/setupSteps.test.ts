import { describe, expect, test } from 'vitest';
import {
  organizationSetup,
  type Membership,
  type OrganizationStatus,
} from '@vetsync/machines/organizations/model';

const member = (
  status: OrganizationStatus,
  platformRole: Membership['platformRole'] = 'university',
): Membership => ({
  organization: { id: status, slug: status, name: status, kind: 'university', status },
  role: 'owner',
  platformRole,
  joinedAt: '2026-03-01T00:00:00Z',
});
const states = (memberships: readonly Membership[]) =>
  organizationSetup(memberships, 'university').steps.map(({ state }) => state);

describe('the setup of an organization', () => {
  test('begins with adding it', () => {
    expect(organizationSetup([], 'university')).toEqual({
      organization: null,
      steps: [
        { id: 'account', state: 'done', href: null },
        { id: 'organization', state: 'current', href: '/organizations/new' },
        { id: 'approval', state: 'coming', href: null },
      ],
    });
  });

  test.each([
    ['pending', 'current'],
    ['approved', 'done'],
    ['declined', 'stopped'],
    ['suspended', 'stopped'],
  ] as const)('%s: the approval is %s', (status, approval) => {
    expect(states([member(status)])).toEqual(['done', 'done', approval]);
  });

  test('is about an organization of the same role', () => {
    expect(states([member('approved', 'hospital')])).toEqual(['done', 'current', 'coming']);
  });

  test('is about the one that got furthest', () => {
    const { organization } = organizationSetup([member('declined'), member('pending')], 'university');
    expect(organization?.status).toBe('pending');
  });
});
