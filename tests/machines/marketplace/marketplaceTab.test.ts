import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { applicationDialogView, type ApplicationDialogEvent } from '@vetsync/machines/applicationDialog';
import { applicationProgressMs } from '@vetsync/machines/applications/model';
import type { Profile } from '@vetsync/machines/profile/model';
import { marketplaceView } from '@vetsync/machines/marketplace';
import { marketplaceTab } from '@vetsync/machines/marketplaceTab';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { marketplaceSamples, sampleOrganizations } from '@vetsync/samples/marketplace';
import { organizationDetailView } from '@vetsync/machines/organizationDetail';
import { openTab } from '../support/tabInput.ts';

const now = () => Date.parse('2026-03-04T05:06:07Z');
const [organization] = sampleOrganizations(now());
if (!organization) throw new Error('no sample');
const [program] = organization.programs;
if (!program) throw new Error('no program');

function opened(
  href: string,
  world: World = emptyWorld,
  clock = new SimulatedClock(),
  earlier?: Map<string, string>,
) {
  const { tab, asked, visit, learn, storage } = openTab(
    marketplaceTab,
    { samples: marketplaceSamples, href, world, now, clock },
    earlier,
  );
  const children = () => tab.getSnapshot().children;
  return {
    asked,
    visit,
    learn,
    page: () => tab.getSnapshot().value,
    list: () => children().list!,
    organization: () => children().organization!,
    application: () => applicationDialogView(children().application!.getSnapshot()),
    sendToApplication: (event: ApplicationDialogEvent) => children().application!.send(event),
    learnPerson: (person: Profile) => tab.send({ type: 'person.changed', person }),
    storage,
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

describe('the address', () => {
  test('leads from the list to an organization and back; each begins anew', () => {
    const { page, visit, list, detail } = opened('/demo/mission-marketplace?q=housing');
    expect(page()).toBe('list');
    const before = list();
    expect(marketplaceView(before.getSnapshot()).filters.q).toBe('housing');
    visit(`/demo/organization/${organization.id}?q=housing`);
    expect([page(), detail().organization?.id]).toEqual(['organization', organization.id]);
    expect(detail().marketplaceHref).toBe('/demo/platform/marketplace?q=housing&role=user');
    expect(before.getSnapshot().status).toBe('stopped');
    visit('/demo/mission-marketplace?q=housing');
    expect(page()).toBe('list');
  });

  test('of another search is looked for in the same list', () => {
    const { visit, list } = opened('/demo/mission-marketplace');
    const before = list();
    visit('/demo/mission-marketplace?q=housing');
    expect(list()).toBe(before);
    expect(marketplaceView(list().getSnapshot()).filters.q).toBe('housing');
  });

  test('of an application leads to its organization, once the world knows it', () => {
    const { page, learn, detail } = opened('/demo/platform/marketplace/application/N1?role=user');
    expect(page()).toBe('unknown');
    learn(applied('N1'));
    expect([page(), detail().organization?.id]).toEqual(['organization', organization.id]);
  });
});

describe('what is asked of the page', () => {
  test('a search goes to the query and leaves no step back', () => {
    const { list, asked } = opened('/demo/mission-marketplace');
    list().send({ type: 'filter.change', filter: 'q', value: 'housing' });
    expect(asked).toMatchObject([{ type: 'page.setQuery', changes: { q: 'housing' }, replace: true }]);
  });

  test('an application for a program is opened over the page', () => {
    const { organization: child, asked } = opened(`/demo/organization/${organization.id}`);
    child().send({ type: 'program.apply', programId: program.id });
    expect(asked).toEqual([{ type: 'page.setOverlay', open: 'apply', changes: { program: program.id } }]);
  });
});

describe('the application', () => {
  const applyHref = `/demo/organization/${organization.id}?open=apply&program=${program.id}`;

  test('follows the address: opened, shut by a step back', () => {
    const { application, visit } = opened(applyHref);
    expect(application()).toMatchObject({ state: 'editing', subject: program.name });
    visit(`/demo/organization/${organization.id}`);
    expect(application().state).toBe('closed');
  });

  test('opens as soon as it is asked for, and asks the page to forget it when it is closed', () => {
    const {
      application,
      organization: child,
      sendToApplication,
      asked,
      visit,
    } = opened(`/demo/organization/${organization.id}`);
    child().send({ type: 'program.apply', programId: program.id });
    expect(application().state).toBe('editing');
    visit(applyHref);
    sendToApplication({ type: 'dialog.close' });
    expect([application().state, asked.at(-1)]).toEqual([
      'closed',
      { type: 'page.setOverlay', open: null, changes: { program: null } },
    ]);
  });

  test('is submitted to the world in the name of whoever is shown', () => {
    const clock = new SimulatedClock();
    const { sendToApplication, learnPerson, asked } = opened(applyHref, emptyWorld, clock);
    learnPerson({ ...sampleProfileOf('user'), name: 'Renee Ortiz' });
    sendToApplication({ type: 'form.submit' });
    for (let step = 0; step < 20; step += 1) clock.increment(applicationProgressMs);
    expect(asked).toContainEqual({
      type: 'world.dispatch',
      command: expect.objectContaining({
        type: 'nonprofit.submit',
        application: expect.objectContaining({ program: program.name, veteranName: 'Renee Ortiz' }),
      }),
    });
  });

  test('that is not sent yet comes back', () => {
    const { sendToApplication, storage } = opened(applyHref);
    sendToApplication({ type: 'text.change', field: 'message', value: 'Call me on weekdays.' });
    const again = opened(applyHref, emptyWorld, new SimulatedClock(), storage).application();
    expect([again.restored, again.draft.text.message]).toEqual([true, 'Call me on weekdays.']);
  });
});

test('an application that the world hears of shows with its program', () => {
  const { detail, learn, organization: child } = opened(`/demo/organization/${organization.id}`);
  const before = child();
  learn(applied('N1'));
  expect(child()).toBe(before);
  expect(child().getSnapshot().context.applications).toHaveLength(1);
  expect(detail().organization?.id).toBe(organization.id);
});
