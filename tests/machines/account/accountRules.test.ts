import { describe, expect, test } from 'vitest';
import {
  parseAccountLocation,
  accountSections,
  accountHref,
  isChallengeOver,
  isProviderUrl,
  isVerificationMessage,
  secretError,
} from '@vetsync/machines/account/model';
import { adminHref, parseAdminRoute, noUserFilters } from '@vetsync/machines/admin/model';
import { parseAuthRoute, challengeOf, secondFactorHref } from '@vetsync/machines/account/model';
import { isSessionOver, isWrongProof, isProofDue, proofReasonOf } from '@vetsync/machines/system/model';
import { problem } from '../support/run.ts';

describe('routes of /auth', () => {
  const nowhere = { page: 'password', tab: 'signIn', returnTo: '/', challengeId: null, google: null };
  test.each([
    ['', nowhere],
    ['?tab=sign-up&returnTo=%2Fplatform', { ...nowhere, tab: 'signUp', returnTo: '/platform' }],
    ['?way=code', { ...nowhere, page: 'code' }],
    ['?way=forgot', { ...nowhere, page: 'forgot' }],
    ['?way=secondFactor', nowhere],
    ['?way=elsewhere&google=oops', nowhere],
    ['?google=refused', { ...nowhere, google: 'refused' }],
    ['?mfa=c%201&way=code', { ...nowhere, page: 'secondFactor', challengeId: 'c 1' }],
    ['?mfa=', nowhere],
    ['?returnTo=%2F%2Fevil.example', nowhere],
    ['?returnTo=https%3A%2F%2Fevil.example', nowhere],
  ])('%s', (search, route) => {
    expect(parseAuthRoute(search)).toEqual(route);
  });

  test('the second factor returns to the destination', () => {
    const href = secondFactorHref('c&1', '/platform?a=1');
    expect(parseAuthRoute(href.slice(href.indexOf('?')))).toMatchObject({
      page: 'secondFactor',
      challengeId: 'c&1',
      returnTo: '/platform?a=1',
    });
  });

  test.each([
    [{ mfa: { challengeId: 'c' } }, 'c'],
    [{ user: null }, null],
    [{ mfa: {} }, null],
    [undefined, null],
    ['<html>', null],
  ])('%j has the challenge %j', (answer, challenge) => {
    expect(challengeOf(answer)).toBe(challenge);
  });
});

describe('routes of /account', () => {
  test.each(accountSections)('%s has its own URL', (section) => {
    const route = { section, google: null, verification: null };
    expect(parseAccountLocation(accountHref(section), '')).toEqual(route);
    expect(parseAccountLocation(`${accountHref(section)}/`, '')).toEqual(route);
  });
  test.each(['/account/nowhere', '/account/security/more', '/accounts'])('%s is no section', (path) => {
    expect(parseAccountLocation(path, '')).toBeNull();
  });
  test('parses the outcomes of linking and verifying', () => {
    expect(parseAccountLocation('/account/connected', '?google=linked')?.google).toBe('linked');
    expect(parseAccountLocation('/account/connected', '?google=oops')?.google).toBeNull();
    expect(parseAccountLocation('/account/verification', '?verification=ok')?.verification).toBe('ok');
    expect(parseAccountLocation('/account/verification', '?verification=taken')?.verification).toBe('taken');
    expect(parseAccountLocation('/account/verification', '?verification=yes')?.verification).toBeNull();
  });
});

describe('routes of /admin-dashboard', () => {
  test.each([
    [
      '',
      {
        tab: 'overview',
        filters: noUserFilters,
        organizationStatus: 'pending',
        reportStatus: 'open',
        item: null,
      },
    ],
    [
      '?tab=reports&status=acted',
      {
        tab: 'reports',
        filters: noUserFilters,
        organizationStatus: 'pending',
        reportStatus: 'acted',
        item: null,
      },
    ],
    [
      '?tab=users&q=a%20b&role=hospital',
      {
        tab: 'users',
        filters: { q: 'a b', role: 'hospital' },
        organizationStatus: 'pending',
        reportStatus: 'open',
        item: null,
      },
    ],
    [
      '?tab=nowhere&role=emperor',
      {
        tab: 'overview',
        filters: noUserFilters,
        organizationStatus: 'pending',
        reportStatus: 'open',
        item: null,
      },
    ],
    [
      '?tab=organizations&item=5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0911',
      {
        tab: 'organizations',
        filters: noUserFilters,
        organizationStatus: 'pending',
        reportStatus: 'open',
        item: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0911',
      },
    ],
  ] as const)('%s', (search, route) => {
    expect(parseAdminRoute(search)).toEqual(route);
  });
  test('a formatted route parses to the same route', () => {
    expect(adminHref({ tab: 'overview', filters: { q: 'x', role: null } })).toBe('/admin-dashboard');
    expect(adminHref({ tab: 'users', filters: noUserFilters })).toBe('/admin-dashboard?tab=users');
    expect(adminHref({ tab: 'users', filters: { q: ' a&b ', role: 'admin' } })).toBe(
      '/admin-dashboard?tab=users&q=a%26b&role=admin',
    );
  });
});

describe('proofs', () => {
  test.each([
    [problem(400, { code: 'invalid_code' }), { wrong: true }],
    [problem(401, { code: 'invalid_credentials' }), { wrong: true }],
    [problem(401, { code: 'no_session' }), { over: true, due: true, reason: 'sessionEnded' }],
    [problem(401), { over: true, due: true, reason: 'sessionEnded' }],
    [problem(403, { code: 'proof_required' }), { due: true }],
    [problem(403, { code: 'cross_site' }), {}],
    [problem(400, { code: 'invalid_challenge' }), { late: true }],
    [problem(500), {}],
    [new Error('x'), {}],
  ])('%j', (error, expected) => {
    const {
      wrong = false,
      over = false,
      due = false,
      late = false,
      reason = 'sensitive',
    } = expected as Record<string, never>;
    expect(isWrongProof(error)).toBe(wrong);
    expect(isSessionOver(error)).toBe(over);
    expect(isProofDue(error)).toBe(due);
    expect(isChallengeOver(error)).toBe(late);
    expect(proofReasonOf(error)).toBe(reason);
  });

  test.each([
    ['password', '', 'Password is required'],
    ['password', ' ', null],
    ['password', 'x'.repeat(257), 'Password too long'],
    ['code', '12345', 'Enter the 6 digits of the code'],
    ['code', ' 123456 ', null],
    ['app', '123456', null],
    ['app', 'abcdef', 'Enter the 6 digits of the code'],
    ['recovery', '', 'Enter a code'],
    ['recovery', 'abcd-efgh', null],
  ] as const)('%s %j: %s', (method, secret, error) => {
    expect(secretError(method, secret)).toEqual(error);
  });
});

describe('the provider of veteran verification', () => {
  test.each([
    'https://id.example',
    'https://id.example/authorize?state=1',
    'https://api.ID.example/authorize',
    'http://id.example:8080/',
  ])('accepts %s', (url) => {
    expect(isProviderUrl(url, 'id.example')).toBe(true);
  });
  test.each([
    'https://id.example.evil.example/',
    'https://evilid.example/',
    'https://evil.example/?id.example',
    'https://evil.example/id.example',
    'https://evil.example#id.example',
    'https://id.example@evil.example/',
    'https://evil.example\\.id.example/',
    'https://evil.example/.id.example',
    'javascript:alert(1)//id.example',
    'data:text/html,id.example',
    '//id.example',
    ' https://id.example ',
    '',
  ])('%j is not', (url) => {
    expect(isProviderUrl(url, 'id.example')).toBe(false);
  });

  const run = { own: 'https://vetsync.example', authUrl: 'https://id.example/authorize', flow: 'f' };
  const complete = { type: 'VETERAN_VERIFICATION_COMPLETE', ok: true, flow: 'f' };
  test.each(['https://vetsync.example', 'https://id.example'])('accepts a message from %s', (origin) => {
    expect(isVerificationMessage({ origin, data: complete }, run)).toBe(true);
  });
  test.each([
    'https://evil.example',
    'https://id.example.evil.example',
    'https://other.id.example',
    'http://id.example',
    'https://id.example:8443',
    'null',
    '',
  ])('ignores a message from %j', (origin) => {
    expect(isVerificationMessage({ origin, data: complete }, run)).toBe(false);
    expect(isVerificationMessage({ origin, data: complete }, { ...run, authUrl: '' })).toBe(false);
  });
  test.each([
    { ...complete, flow: 'other' },
    { ...complete, flow: undefined },
    { ...complete, type: 'VETERAN_VERIFICATION' },
    { ...complete, ok: 'yes' },
    null,
    'VETERAN_VERIFICATION_COMPLETE',
  ])('ignores %j', (data) => {
    expect(isVerificationMessage({ origin: run.own, data }, run)).toBe(false);
  });
});
