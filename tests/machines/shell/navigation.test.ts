import * as fc from 'fast-check';
import { writePhrase } from '@vetsync/ui/language';
import { describe, expect, test } from 'vitest';
import {
  badgeMax,
  demoRoles,
  emptyWorld,
  profileDetail,
  profileOfRole,
  subjectTarget,
  targetRoles,
} from '@vetsync/machines/model/world';
import {
  applicationListHref,
  bottomBarTabs,
  demoScreens,
  findTab,
  guidanceKey,
  guidanceSteps,
  isPlatformPath,
  parseShellRoute,
  routes,
  shellHref,
  switchHref,
  tabAliases,
  tabOf,
  accountTabsOf,
  demoAddress,
  tabsOf,
} from '@vetsync/machines/shell/model';
import { tabBadges } from '@vetsync/machines/portal/model';
import { profileCompletion } from '@vetsync/machines/profile/model';
import { parsePath, parseQuery, formatQuery } from '@vetsync/machines/model/text';
import { roles } from '@vetsync/machines/account/model';
import type { DemoScreen } from '@vetsync/machines/shell/model';
import type { Notification } from '@vetsync/machines/model/world';
import type { Role } from '@vetsync/machines/account/model';
import { sampleCounts } from '@vetsync/samples/portal';
import { sampleProfileOf, sampleProfiles } from '@vetsync/samples/profile';

const read = (href: string) => {
  const [path = '', search = ''] = href.split('?');
  return parseShellRoute(path, search);
};

const labels = (role: Role) => tabsOf[role].map(({ label }) => label);

describe('tabs (platform spec, section 2)', () => {
  const counts = tabBadges(emptyWorld, sampleCounts, 0);
  const veteran = [
    ['dashboard', null],
    ['profile', null],
    ['wellness', null],
    ['education', null],
    ['career', null],
    ['community', null],
    ['marketplace', null],
    ['ai-battle-buddy', null],
  ];
  test.each([
    ['user', veteran],
    ['admin', veteran],
    [
      'recruiter',
      [
        ['dashboard', null],
        ['candidates', 156],
        ['jobs', 12],
        ['interviews', 8],
        ['analytics', null],
        ['messages', 23],
      ],
    ],
    [
      'university',
      [
        ['dashboard', null],
        ['applications', 23],
        ['programs', null],
        ['students', null],
        ['reports', null],
        ['messages', 5],
      ],
    ],
    [
      'hospital',
      [
        ['dashboard', null],
        ['patients', 89],
        ['departments', null],
        ['mental-health', null],
        ['appointments', 12],
        ['network', null],
      ],
    ],
    [
      'nonprofit',
      [
        ['dashboard', null],
        ['participants', 342],
        ['services', null],
        ['programs', null],
        ['reports', null],
        ['community', null],
      ],
    ],
  ] as const)('%s', (role, tabs) => {
    expect(tabsOf[role].map(({ value }) => [value, counts[role]?.[value] || null])).toEqual(tabs);
  });

  test('of a signed-in person has their applications and messages, within reach on a phone', () => {
    for (const role of ['user', 'admin'] as const) {
      const own = accountTabsOf[role].map(({ value }) => value);
      expect(own.slice(0, bottomBarTabs)).toEqual(['dashboard', 'applications', 'messages', 'profile']);
      expect(findTab(role, 'messages', tabsOf[role])).toBeNull();
      for (const tab of ['applications', 'messages']) {
        expect(tabOf(role, tab).value).toBe(tab);
        expect(shellHref({ role, tab })).toBe(`/platform/${tab}`);
      }
    }
    expect(applicationListHref({ role: 'user', tabs: ['applications'] })).toBe(
      '/platform/applications?as=me',
    );
    expect(applicationListHref({ role: 'user', tabs: ['dashboard'] })).toBeNull();
    expect(accountTabsOf.recruiter).toBe(tabsOf.recruiter);
  });

  test('labels', () => {
    expect(labels('user').slice(2)).toEqual([
      'Wellness Command',
      'Education Hub',
      'Career Center',
      'Community Hub',
      'Mission Marketplace',
      'AI Battle Buddy',
    ]);
    expect(labels('recruiter').slice(1, 3)).toEqual(['Candidate Pool', 'Active Jobs']);
    expect(labels('university').slice(1, 4)).toEqual([
      'Student Applications',
      'Programs',
      'Veteran Students',
    ]);
    expect(labels('hospital').slice(1, 2)).toEqual(['Veteran Patients']);
    expect(labels('hospital').at(-1)).toEqual('Provider Network');
    expect(labels('nonprofit').slice(1, 3)).toEqual(['Program Participants', 'Support Services']);
  });

  test('labels for phones are short', () => {
    for (const { shortLabel } of Object.values(tabsOf).flat())
      expect(writePhrase(shortLabel).length).toBeLessThanOrEqual(9);
    expect([bottomBarTabs, badgeMax]).toEqual([4, 9]);
  });
});

describe('aliases of tabs', () => {
  test('each leads to a tab of its role and is not a tab', () => {
    for (const role of roles)
      for (const [alias, value] of Object.entries(tabAliases[role])) {
        const own = tabsOf[role].map((tab) => tab.value as string);
        expect(own).toContain(value);
        expect(own).not.toContain(alias);
      }
  });

  test.each([
    ['nonprofit', 'resources', 'services'],
    ['nonprofit', 'analytics', 'reports'],
    ['nonprofit', 'messaging', 'community'],
    ['nonprofit', 'interventions', 'services'],
    ['nonprofit', 'impact', 'reports'],
    ['recruiter', 'pipeline', 'candidates'],
    ['recruiter', 'insights', 'analytics'],
    ['recruiter', 'applications', 'dashboard'],
    ['hospital', 'care-plans', 'patients'],
    ['university', 'analytics', 'reports'],
    ['university', 'applications', 'applications'],
    ['user', 'applications', 'dashboard'],
  ] as const)('%s: %s means %s', (role, name, value) =>
    expect(findTab(role, name, tabsOf[role])?.value).toBe(value),
  );

  test('an unknown name opens the dashboard', () => {
    for (const name of ['', 'nonsense', '__proto__', 'constructor', 'toString']) {
      expect(findTab('user', name)).toBeNull();
      expect(tabOf('user', name).value).toBe('dashboard');
    }
  });
});

describe('URLs', () => {
  test.each([
    ['/platform', { role: null, tab: '', detail: [] }],
    ['/platform?role=hospital', { role: 'hospital', tab: '' }],
    ['/platform/education?role=user', { role: 'user', tab: 'education' }],
    ['/platform?role=none', { role: 'none' }],
    ['/platform?role=general', { role: null }],
    [
      '/platform/applications/application/A1?role=university&q=x',
      { detail: ['application', 'A1'], query: { q: 'x' } },
    ],
    ['/platform', { role: null, tab: '' }],
    ['/platform/career?role=admin', { role: 'admin', tab: 'career', query: {} }],
    ['/recruiter-dashboard', { screen: 'demoRecruiterDashboard', role: 'recruiter', tab: 'dashboard' }],
    ['/provider-dashboard', { role: 'hospital', tab: 'dashboard' }],
    ['/hospital-dashboard', { role: 'hospital' }],
    ['/university-dashboard', { role: 'university' }],
    ['/nonprofit-dashboard?role=user', { role: 'nonprofit' }],
    ['/job-board', { screen: 'demoJobBoard', role: 'user', tab: 'career' }],
    ['/job-board?role=recruiter', { screen: 'demoJobBoard', role: 'recruiter' }],
    ['/organization/7', { screen: 'demoOrganization', tab: 'marketplace', detail: ['7'] }],
    ['/organization-detail', { screen: 'demoOrganizationDetail', detail: [] }],
    ['/wellness', { screen: 'demoWellness', tab: 'wellness' }],
    ['/education', { tab: 'education' }],
    ['/community', { tab: 'community' }],
    ['/platform/%E0%A4%A/x', { tab: '%E0%A4%A', detail: ['x'] }],
  ])('%s', (href, route) => expect(read(href)).toMatchObject(route));

  test('every demo route except the platform is a screen', () => {
    const inTable = Object.keys(routes).filter((name) => name.startsWith('demo') && name !== 'demoPlatform');
    expect(Object.keys(demoScreens).toSorted()).toEqual(inTable.toSorted());
    for (const name of inTable as DemoScreen[])
      expect(tabsOf[demoScreens[name].role].map(({ value }) => value)).toContain(demoScreens[name].tab);
  });

  test.each([
    [{ role: 'user', tab: 'dashboard' }, '/platform'],
    [{ role: 'nonprofit', tab: 'messaging' }, '/platform/community'],
    [{ role: 'admin', tab: 'career' }, '/platform/career'],
    [{ role: 'user', tab: 'nonsense' }, '/platform'],
    [
      {
        role: 'recruiter',
        tab: 'dashboard',
        detail: ['application', 'a b'],
        query: { q: 'x&y' },
      },
      '/platform/dashboard/application/a%20b?q=x%26y',
    ],
  ] as const)('%o is %s', (target, href) => expect(shellHref(target)).toBe(href));

  test('a formatted route parses to the same route', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.constantFrom(...demoRoles).chain((role) =>
          fc.record({
            role: fc.constant(role),
            tab: fc.constantFrom(...tabsOf[role].map(({ value }) => value)),
          }),
        ),
        fc.array(word, { maxLength: 3 }),
        fc.dictionary(
          word.filter((name) => !['role', '__proto__'].includes(name)),
          fc.string({ unit: 'grapheme' }),
          { maxKeys: 3 },
        ),
        ({ role, tab }, detail, query) => {
          const route = read(shellHref({ role, tab, detail, query }));
          expect(route).toEqual({
            screen: null,
            role: null,
            tab: tab === 'dashboard' && detail.length === 0 ? '' : tab,
            detail,
            query: { ...query },
          });
        },
      ),
    );
  });

  test('any URL can be parsed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, search) => {
        const { role } = parseShellRoute(path, search);
        expect(role === null || role === 'none' || roles.includes(role)).toBe(true);
      }),
    );
    expect(parseQuery('?a=1&a=2&b&=&c=%zz&d=1+2')).toEqual({ a: '2', b: '', '': '', c: '%zz', d: '1 2' });
    expect(parsePath('//a%2Fb//c+d')).toEqual(['a/b', 'c+d']);
    expect(formatQuery({})).toBe('');
  });

  test('switching profiles keeps the tab if the new role has it, and closes details', () => {
    const at = read('/platform/programs/x/7?role=university&q=x');
    expect(switchHref(at, 'nonprofit')).toBe('/platform/programs?role=nonprofit');
    expect(switchHref(at, 'user')).toBe('/platform?role=user');
  });

  test.each([
    ['/platform', true],
    ['/platform/career', true],
    ['/job-board', true],
    ['/organization/7', true],
    ['/platformer', false],
    ['/', false],
    ['', false],
    ['/organizations/seven', false],
  ])('%s is of a platform: %s', (path, has) => expect(isPlatformPath(path)).toBe(has));
});

describe('URLs of the demo', () => {
  test.each([
    ['/platform', 'user', '/demo/platform?role=user'],
    ['/platform/community?list=unread', 'nonprofit', '/demo/platform/community?list=unread&role=nonprofit'],
    ['/platform/programs?role=university', 'user', '/demo/platform/programs?role=university'],
    ['/platform?role=none', 'recruiter', '/demo/platform?role=none'],
    ['/platform/career/application/A%201?as=me', 'user', '/demo/platform/career/application/A%201?role=user'],
    ['/platform/applications?as=me', 'user', '/demo/platform?role=user'],
    ['/platform/messages?as=me', 'user', '/demo/platform?role=user'],
    ['/platform/messages/7', 'recruiter', '/demo/platform/messages/7?role=recruiter'],
    ['/platform/marketplace/organization/7', 'user', '/demo/organization/7'],
    ['/platform/marketplace/organization/7?q=x', 'recruiter', '/demo/organization/7?q=x&role=recruiter'],
    ['/veteran-network?list=groups', 'user', '/demo/veteran-network?list=groups'],
    ['/veteran-network', 'recruiter', '/demo/veteran-network?role=recruiter'],
    ['/demo/platform', 'user', '/demo/platform'],
    ['/auth?returnTo=%2Fplatform', 'user', '/auth?returnTo=%2Fplatform'],
    ['/', 'user', '/'],
    ['?open=details', 'user', '?open=details'],
    ['https://example.org/platform', 'user', 'https://example.org/platform'],
  ] as const)('%s, for the role %s: %s', (address, role, url) =>
    expect(demoAddress(address, role)).toBe(url),
  );
});

describe('hints', () => {
  test('each target is a tab of its role, but not the current one', () => {
    for (const { role, target, trigger } of guidanceSteps) {
      const tab = findTab(role, target);
      expect(tab, `${role}: ${target}`).not.toBeNull();
      if (trigger.on === 'tabs') expect([trigger.to]).not.toContain(tab?.value);
    }
  });

  test('keys differ, and each role has a welcome', () => {
    expect(new Set(guidanceSteps.map(guidanceKey)).size).toBe(guidanceSteps.length);
    for (const role of demoRoles)
      expect(
        guidanceSteps.filter(
          (guidanceStep) => guidanceStep.role === role && guidanceStep.trigger.on === 'profile',
        ),
      ).toHaveLength(1);
  });

  test('has the steps of the specification', () => {
    const named = ['profile-selected', 'ai-session-complete', 'career-explored', 'application-submitted'];
    expect(guidanceSteps.map(({ step }) => step)).toEqual(expect.arrayContaining(named));
    const targets = [
      'ai-battle-buddy',
      'education',
      'applications',
      'insights',
      'pipeline',
      'interventions',
      'patients',
      'care-plans',
      'impact',
    ];
    expect(guidanceSteps.map(({ target }) => target)).toEqual(expect.arrayContaining(targets));
  });
});

describe('sample profiles (platform spec, sections 2 and 3)', () => {
  test('five, one per role', () => {
    expect(sampleProfiles.map((profile) => [profile.role, profileDetail(profile)])).toEqual([
      ['user', 'Staff Sergeant, Army'],
      ['recruiter', 'Senior Recruiter, Tech Corp'],
      ['university', 'Academic Advisor, State University'],
      ['hospital', 'Care Coordinator, Veterans Medical Center'],
      ['nonprofit', 'Program Director, Veterans Foundation'],
    ]);
    expect(new Set(sampleProfiles.map(({ id }) => id)).size).toBe(5);
    expect(sampleProfiles.filter(({ rank, branch }) => rank || branch).map(({ role }) => role)).toEqual([
      'user',
    ]);
  });

  test("the veteran's has everything but a portrait", () => {
    expect(profileCompletion(sampleProfileOf('user'))).toBe(88);
  });

  test('the initial profile', () => {
    expect(sampleProfileOf('hospital').role).toBe('hospital');
    expect(sampleProfileOf(null).role).toBe('user');
    expect(sampleProfileOf('admin').role).toBe('user');
    const others = sampleProfiles.filter(({ role }) => role !== 'user');
    expect(profileOfRole(null, others).role).toBe('recruiter');
    expect(() => profileOfRole(null, [])).toThrow('at least one');
  });
});

test('a notification links to a tab of its recipient', () => {
  const types = ['job_application', 'college_application', 'nonprofit_application', 'appointment'] as const;
  for (const targetRole of targetRoles)
    for (const type of types) {
      const { tab, detail, query } = subjectTarget({ targetRole, type, subjectId: 'A' } as Notification);
      expect(findTab(targetRole, tab)?.value).toBe(tab);
      expect(detail.at(-1) ?? query?.['booking']).toBe('A');
    }
  const route = subjectTarget({
    targetRole: 'university',
    type: 'college_application',
    subjectId: 'A',
  } as Notification);
  expect(route).toEqual({ tab: 'applications', detail: ['application', 'A'] });
  const event = subjectTarget({ targetRole: 'user', type: 'event', subjectId: 'A' } as Notification);
  expect(findTab('user', event.tab)?.value).toBe('community');
  expect(shellHref({ role: 'user', ...event })).toBe('/platform/community?open=event&event=A');
});
