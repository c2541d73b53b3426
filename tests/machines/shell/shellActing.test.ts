import { describe, expect, test } from 'vitest';
import { tabsOf, type ActingOrganization } from '@vetsync/machines/shell/model';
import { account, ada, opened } from '../support/platform.ts';

const hospital: ActingOrganization = { slug: 'harbor-health', name: 'Harbor Health', role: 'hospital' };
const employer: ActingOrganization = { slug: 'tidewater-works', name: 'Tidewater Works', role: 'recruiter' };
const clinic: ActingOrganization = { slug: 'cedar-clinic', name: 'Cedar Clinic', role: 'hospital' };

function working(href: string, organizations: readonly ActingOrganization[] = [hospital, employer, clinic]) {
  const shown = account(href);
  shown.platform.root.send({ type: 'organizations.loaded', organizations });
  return {
    ...shown,
    acting: () => shown.view().shell.acting?.slug ?? null,
    tabs: () => shown.view().shell.sidebar.tabs.map(({ href: to }) => to),
  };
}

describe('whom a person acts for', () => {
  test('is in the address, and its kind decides which portal is shown', () => {
    const { acting, tabs, bar, view } = working('/platform?as=harbor-health');
    expect(acting()).toBe('harbor-health');
    expect(view().shell.content.role).toBe('hospital');
    expect(bar.href).toBe('/platform?as=harbor-health');
    expect(tabs()).toContain('/platform/patients?as=harbor-health');
    expect(working('/platform?as=tidewater-works').view().shell.content.role).toBe('recruiter');
  });

  test('decides which tabs the portal has, and how they are named', () => {
    const own = tabsOf.hospital.filter(({ value }) => value !== 'network');
    const [dashboard, patients, ...others] = own;
    const renamed = { ...patients!, label: 'Messages' };
    const { tabs, view } = working('/platform/patients?as=harbor-health', [
      { ...hospital, tabs: [dashboard!, renamed, ...others] },
    ]);
    expect(tabs()).toHaveLength(own.length);
    expect(tabs()).not.toContain('/platform/network?as=harbor-health');
    expect(view().shell.content.title).toBe('Messages');
    // A tab that is left out is still found by its address.
    const hidden = working('/platform/network?as=harbor-health', [{ ...hospital, tabs: own }]);
    expect(hidden.view().shell.content).toMatchObject({ tab: 'network', role: 'hospital' });
  });

  test('is themselves at first, and the address says so', () => {
    const { acting, tabs, bar, view } = working('/platform/career');
    expect([acting(), view().shell.content.role]).toEqual([null, 'user']);
    expect(bar.href).toBe('/platform/career?as=me');
    expect(tabs()).toContain('/platform/wellness?as=me');
  });

  test('stays when a link within the platform names nobody', () => {
    const { acting, visit, bar, send } = working('/platform?as=harbor-health');
    visit('/platform/patients?q=knee');
    expect(acting()).toBe('harbor-health');
    expect(bar.href).toBe('/platform/patients?q=knee&as=harbor-health');
    send({ type: 'tab.go', tab: 'network' });
    expect(bar.href).toBe('/platform/network?as=harbor-health');
  });

  test('changes by a link to each, themselves first, and back again', () => {
    const { acting, visit, view } = working('/platform?as=harbor-health');
    const { actors, person } = view().shell;
    expect(actors.map(({ name, role, href, isCurrent }) => [name, role, href, isCurrent])).toEqual([
      [person?.name, 'user', '/platform?as=me', false],
      ['Harbor Health', 'hospital', '/platform?as=harbor-health', true],
      ['Tidewater Works', 'recruiter', '/platform?as=tidewater-works', false],
      ['Cedar Clinic', 'hospital', '/platform?as=cedar-clinic', false],
    ]);
    visit('/platform?as=me');
    expect(acting()).toBeNull();
    visit('/platform?as=tidewater-works');
    expect(acting()).toBe('tidewater-works');
    visit('/platform?as=harbor-health');
    expect(acting()).toBe('harbor-health');
  });

  test('gives two organizations of one kind pages of their own', () => {
    const { visit, view } = working('/platform?as=harbor-health');
    const before = view().shell.content.page;
    visit('/platform?as=cedar-clinic');
    expect(view().shell.content.page).not.toBe(before);
  });

  test('waits until their organizations are known, if the address names one', () => {
    const shown = account('/platform?as=harbor-health');
    expect(shown.view().shell.state).toBe('checking');
    shown.platform.root.send({ type: 'organizations.loaded', organizations: [hospital] });
    expect(shown.view().shell).toMatchObject({ state: 'open', acting: hospital });
    expect(account('/platform').view().shell.state).toBe('open');
  });

  test('never is an organization that they do not work for', () => {
    const { acting, bar, view } = working('/platform/patients?as=harbor-health', [employer]);
    expect([acting(), view().shell.content.role]).toEqual([null, 'user']);
    expect(bar.href).toBe('/platform?as=me');
    const veteran = working('/platform?as=harbor-health', []);
    expect(veteran.bar.href).toBe('/platform');
    expect(veteran.view().shell.actors).toEqual([]);
  });

  test('ends when they no longer work there', () => {
    const { acting, platform, bar } = working('/platform/patients?as=harbor-health');
    platform.root.send({ type: 'organizations.loaded', organizations: [employer] });
    expect(acting()).toBeNull();
    expect(bar.href).toBe('/platform?as=me');
  });

  test('is nobody without organizations, and the address stays as it was', () => {
    const { bar, emitted, view } = working('/platform/career', []);
    expect(bar.href).toBe('/platform/career');
    expect(emitted.filter(({ type }) => type === 'page.navigate')).toEqual([]);
    expect(view().shell.actors).toEqual([]);
  });

  test('goes by the role of the account without an organization', () => {
    const shown = account('/platform', { ...ada, role: 'recruiter' });
    shown.platform.root.send({ type: 'organizations.loaded', organizations: [] });
    expect(shown.view().shell).toMatchObject({ acting: null, content: { role: 'recruiter' } });
  });

  test('means nothing in the demo', () => {
    const { bar, view } = opened('/demo/platform?role=hospital&as=harbor-health');
    expect(bar.href).toBe('/demo/platform?role=hospital&as=harbor-health');
    expect(view().shell).toMatchObject({ acting: null, actors: [] });
  });
});
