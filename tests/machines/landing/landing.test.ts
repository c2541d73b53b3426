import { describe, expect, test } from 'vitest';
import { landingView } from '@vetsync/machines/landing/landing';
import { capabilityStatuses, landingContent } from '@vetsync/machines/landing/model';
import { leadSources } from '@vetsync/machines/leads/model';
import { routes } from '@vetsync/machines/shell/model';
import type { LandingAction } from '@vetsync/machines/landing/model';
import { landingWords } from '../../../ui/screens/landing/Landing.words.ts';
import type { SessionView } from '@vetsync/machines/account/session';

const { hero, capabilities, enterprise, footer } = landingContent;
const actions: readonly LandingAction[] = [
  hero.primary,
  hero.secondary,
  ...capabilities.map(({ action }) => action),
  enterprise.review,
  enterprise.solution,
  ...footer.flatMap(({ links }) => links.map(({ action }) => action)),
];
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace('/*?', '(/.*)?').replace(/:\w+/, '[^/]+')}$`).test(path);

describe('content', () => {
  test('every lead source has exactly one control', () => {
    const sources = actions.flatMap((action) => (action.kind === 'lead' ? [action.source] : []));
    expect(sources.toSorted()).toEqual(leadSources.toSorted());
  });

  test('the footer has the 14 footer sources', () => {
    const sources = footer.flatMap(({ links }) =>
      links.flatMap(({ action }) => (action.kind === 'lead' ? [action.source] : [])),
    );
    expect(sources).toHaveLength(14);
    for (const source of sources) expect(source).toMatch(/^footer_/);
  });

  test('every linked page is in the route table', () => {
    const hrefs = actions.flatMap((action) => (action.kind === 'route' ? [action.href] : []));
    for (const route of hrefs) {
      expect(Object.values(routes).some(({ pattern }) => matches(pattern, route))).toBe(true);
    }
    expect(hrefs).toEqual(expect.arrayContaining(['/demo/wellness', '/demo/education', '/demo/community']));
  });

  test('has the texts of the specification', () => {
    const { hero: texts, enterprise: promises } = landingWords;
    expect([texts.primary, texts.secondary]).toEqual(['Experience the Platform', 'Request Demo']);
    expect(capabilities).toHaveLength(5);
    expect(new Set(capabilities.map(({ status }) => status))).toEqual(new Set(capabilityStatuses));
    expect(
      enterprise.specifications.map((specification) => promises.specifications[specification].value),
    ).toEqual(['< 1.2 s', 'SOC 2 Type II', 'HIPAA', '24 hours']);
    expect(actions.filter(({ kind }) => kind === 'solution')).toHaveLength(1);
  });
});

const nobody: SessionView = {
  state: 'signedOut',
  user: null,
  role: null,
  isAdmin: false,
  veteranVerified: false,
};
const sam: SessionView = {
  ...nobody,
  state: 'signedIn',
  user: { id: 'u', email: 'sam@example.org', fullName: null },
  role: 'user',
};

test.each<[string, SessionView, string]>([
  ['loading', { ...nobody, state: 'loading' }, '/demo/platform'],
  ['signed out', nobody, '/demo/platform'],
  ['signed in', sam, '/platform'],
  ['signing out', { ...sam, state: 'signingOut' }, '/platform'],
  ['ended', { ...sam, state: 'ended' }, '/demo/platform'],
])('"Experience the Platform" leads to the platform of whoever reads it: %s', (_, session, href) => {
  expect(landingView(session).content.hero.primary).toEqual({ kind: 'route', href });
});

describe('header', () => {
  test.each<[string, SessionView, object]>([
    [
      'loading',
      { ...nobody, state: 'loading' },
      { known: false, signInHref: null, email: null, adminHref: null },
    ],
    [
      'signed out',
      nobody,
      { known: true, signInHref: '/auth?returnTo=%2Fplatform', email: null, adminHref: null },
    ],
    [
      'unreachable',
      { ...nobody, state: 'unreachable' },
      { known: true, signInHref: '/auth?returnTo=%2Fplatform' },
    ],
    ['signed in', sam, { known: true, signInHref: null, email: 'sam@example.org', adminHref: null }],
    ['signing out', { ...sam, state: 'signingOut' }, { signInHref: null, signingOut: true }],
    ['administrator', { ...sam, role: 'admin', isAdmin: true }, { adminHref: '/leads-admin' }],
  ])('%s', (_, session, header) => {
    expect(landingView(session).header).toMatchObject({
      productName: 'VetSync',
      platformHref: '/platform',
      ...header,
    });
  });
});
