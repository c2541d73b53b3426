import { describe, expect, test } from 'vitest';
import {
  decisionStatuses,
  invitationLifetimeMs,
  invitationState,
  mayApplyAgain,
  mayBecome,
  mayChangeRole,
  mayManage,
  memberAbilities,
  memberRoles,
  organizationStatuses,
  possibleDecisions,
  roleAllows,
  rolesManagedBy,
  statusAllows,
} from '@vetsync/machines/organizations/model';

test('administrators can make these decisions and no others', () => {
  const possible = organizationStatuses.flatMap((status) =>
    decisionStatuses.filter((next) => mayBecome(status, next)).map((next) => `${status} → ${next}`),
  );
  expect(possible).toEqual([
    'pending → approved',
    'pending → declined',
    'approved → suspended',
    'declined → approved',
    'suspended → approved',
  ]);
  expect(possibleDecisions('pending')).toEqual(['approved', 'declined']);
  expect(organizationStatuses.filter(mayApplyAgain)).toEqual(['declined']);
});

describe('roles', () => {
  test.each(memberRoles.slice(1).map((role, index) => [role, memberRoles[index]!] as const))(
    '%s can do nothing that %s can not',
    (role, above) => {
      const ofRole = memberAbilities.filter((ability) => roleAllows(role, ability));
      const ofAbove = memberAbilities.filter((ability) => roleAllows(above, ability));
      expect(ofAbove).toEqual(expect.arrayContaining(ofRole));
      expect(ofAbove.length).toBeGreaterThan(ofRole.length);
    },
  );

  test('all see the organization, and only owners own it', () => {
    expect(memberRoles.filter((role) => roleAllows(role, 'see'))).toEqual(memberRoles);
    expect(memberRoles.filter((role) => roleAllows(role, 'own'))).toEqual(['owner']);
  });

  test('only give and take what is below them, except owners', () => {
    expect(rolesManagedBy('owner')).toEqual(memberRoles);
    expect(rolesManagedBy('manager')).toEqual(['reviewer', 'viewer']);
    expect(mayChangeRole('manager', 'viewer', 'reviewer')).toBe(true);
    for (const [from, to] of [
      ['viewer', 'manager'],
      ['viewer', 'owner'],
      ['manager', 'viewer'],
      ['owner', 'viewer'],
    ] as const) {
      expect(mayChangeRole('manager', from, to)).toBe(false);
      expect(mayChangeRole('owner', from, to)).toBe(true);
    }
    for (const role of memberRoles) {
      expect(mayManage('reviewer', role)).toBe(false);
      expect(mayManage('viewer', role)).toBe(false);
    }
  });
});

test('a suspended organization can only be seen, and only an approved one decides on applications', () => {
  expect(memberAbilities.filter((ability) => statusAllows('suspended', ability))).toEqual(['see']);
  expect(organizationStatuses.filter((status) => statusAllows(status, 'review'))).toEqual(['approved']);
  expect(organizationStatuses.filter((status) => statusAllows(status, 'see'))).toEqual(organizationStatuses);
});

test('an invitation is open for seven days, until it is accepted or withdrawn', () => {
  const sent = new Date('2026-03-01T10:00:00Z');
  const later = (ms: number) => new Date(sent.getTime() + ms);
  const open = { acceptedAt: null, withdrawnAt: null, expiresAt: later(invitationLifetimeMs) };
  expect(invitationLifetimeMs).toBe(7 * 24 * 3_600_000);
  expect(invitationState(open, later(invitationLifetimeMs - 1))).toBe('open');
  expect(invitationState(open, later(invitationLifetimeMs))).toBe('expired');
  expect(invitationState({ ...open, withdrawnAt: sent }, sent)).toBe('withdrawn');
  expect(invitationState({ ...open, acceptedAt: sent }, later(invitationLifetimeMs))).toBe('accepted');
});
