import { expect, test } from 'vitest';
import { universityView } from '@vetsync/machines/university';
import { universityDashboardTab, universityDashboardTabView } from '@vetsync/machines/universityDashboardTab';
import { universityPortal } from '@vetsync/samples/university';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { openTab } from '../support/tabInput.ts';
import { college, worldAfter } from '../support/world.ts';

const applied = worldAfter([{ type: 'college.submit', application: college('C1') }]);
function opened(href: string, portal = universityPortal, epoch = 'first') {
  const samples = { ...portal, correspondence: sampleCorrespondence };
  const { tab, ...rest } = openTab(universityDashboardTab, { samples, href, role: 'university', epoch });
  return {
    ...rest,
    view: () => universityView(tab.getSnapshot().children.university!.getSnapshot()),
    isUnknown: () => universityDashboardTabView(tab.getSnapshot()).isUnknown,
  };
}
const home = '/demo/platform?role=university';
const activities = (epoch?: string) => opened(home, universityPortal, epoch).view().activities;

test('the dashboard counts a new application', () => {
  const { view, learn } = opened(home);
  const before = view().figures.applications;
  learn(applied);
  expect(view().figures.applications).toBe(before + 1);
});

test('the dashboard shows the same activities until the demo is reset', () => {
  expect(activities()).toEqual(activities());
  expect(activities()).not.toEqual(activities('second'));
});

test('the dashboard has no pages of its own', () => {
  const { isUnknown, visit } = opened(home);
  expect(isUnknown()).toBe(false);
  visit('/demo/platform/dashboard/somewhere?role=university');
  expect(isUnknown()).toBe(true);
});
