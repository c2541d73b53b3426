import { describe, expect, test } from 'vitest';
import { marketplaceView } from '@vetsync/machines/marketplace';
import { marketplaceTab } from '@vetsync/machines/marketplaceTab';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { marketplaceSamples, sampleOrganizations } from '@vetsync/samples/marketplace';
import { organizationDetailView } from '@vetsync/machines/organizationDetail';
import { openTab } from '../support/tabInput.ts';

const now = () => Date.parse('2026-03-04T05:06:07Z');
const [organization] = sampleOrganizations(now());
if (!organization) throw new Error('no sample');
const [program] = organization.programs;
if (!program) throw new Error('no program');

function opened(href: string, world: World = emptyWorld) {
  const { tab, asked, visit, learn } = openTab(marketplaceTab, {
    samples: marketplaceSamples,
    href,
    world,
    now,
  });
  const children = () => tab.getSnapshot().children;
  return {
    asked,
    visit,
    learn,
    page: () => tab.getSnapshot().value,
    list: () => children().list!,
    organization: () => children().organization!,
    detail: () => organizationDetailView(children().organization!.getSnapshot()),
  };
}

const applied = (id: string): World => ({
  ...emptyWorld,
  nonprofitApplications: [
    {
      id,
      submitDate: '2026-03-01T00:00:00Z',
      veteranId: 'demo-veteran',
      veteranName: 'Marcus Delaney',
      veteranImage: '',
      veteranBranch: 'Army',
      veteranRank: 'Captain',
      program: program.name,
      organization: organization.name,
      needsAssessment: [],
      currentStatus: '',
      message: '',
      status: 'enrolled',
      progress: 0,
    },
  ],
});

describe('the URL', () => {
  test('leads from the list to an organization and back; each starts over', () => {
    const { page, visit, list, detail } = opened('/demo/mission-marketplace?q=housing');
    expect(page()).toBe('list');
    const before = list();
    expect(marketplaceView(before.getSnapshot()).filters.q).toBe('housing');
    visit(`/demo/organization/${organization.id}?q=housing`);
    expect([page(), detail().organization?.id]).toEqual(['organization', organization.id]);
    expect(before.getSnapshot().status).toBe('stopped');
    visit('/demo/mission-marketplace?q=housing');
    expect(page()).toBe('list');
  });

  test('with another search changes the same list', () => {
    const { visit, list } = opened('/demo/mission-marketplace');
    const before = list();
    visit('/demo/mission-marketplace?q=housing');
    expect(list()).toBe(before);
    expect(marketplaceView(list().getSnapshot()).filters.q).toBe('housing');
  });

  test('of an application leads to its organization, once it is in the world', () => {
    const { page, learn, detail } = opened('/demo/platform/marketplace/application/N1?role=user');
    expect(page()).toBe('unknown');
    learn(applied('N1'));
    expect([page(), detail().organization?.id]).toEqual(['organization', organization.id]);
  });
});

describe('requests to the page', () => {
  test('a search changes the query without a history entry', () => {
    const { list, asked } = opened('/demo/mission-marketplace');
    list().send({ type: 'filter.change', filter: 'q', value: 'housing' });
    expect(asked).toMatchObject([{ type: 'page.setQuery', changes: { q: 'housing' }, replace: true }]);
  });

  test('an application for a program opens in a dialog', () => {
    const { organization: child, asked } = opened(`/demo/organization/${organization.id}`);
    child().send({ type: 'program.apply', programId: program.id });
    expect(asked).toEqual([{ type: 'page.setOverlay', open: 'apply', changes: { program: program.id } }]);
  });
});

test('an application in the world is shown with its program', () => {
  const { detail, learn, organization: child } = opened(`/demo/organization/${organization.id}`);
  const before = child();
  learn(applied('N1'));
  expect(child()).toBe(before);
  expect(child().getSnapshot().context.applications).toHaveLength(1);
  expect(detail().organization?.id).toBe(organization.id);
});
