import { todaysWork } from '@vetsync/machines/portal/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite } from './support/demoSite.ts';
import { httpSite } from './support/httpSite.ts';
import { listingTitle, type Site } from './support/site.ts';

describe.each([
  ['over HTTP', httpSite],
  ['in the demo', demoSite],
])("today's work of an organization, %s", (_, open) => {
  let site: Site;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site.close());

  async function work() {
    const { organization } = await site.server.loadWorkspace({ slug: site.slug });
    return todaysWork(await site.server.loadOverview({ organization }), Date.now());
  }

  test('is nothing before anybody has applied', async () => {
    expect(await work()).toEqual({ items: [], countsByKind: [] });
  });

  test('begins with who has waited longest for a decision, then for an answer', async () => {
    const ada = await site.applicant('Ada Quill');
    const bo = await site.applicant('Bo Quill');
    await bo.write('Is Thursday at nine good?');
    const { items, countsByKind } = await work();
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ['decision', 'Ada Quill'],
      ['decision', 'Bo Quill'],
      ['message', 'Bo Quill'],
    ]);
    expect(items[0]).toMatchObject({
      subject: listingTitle,
      href: expect.stringContaining(ada.applicationId) as unknown,
    });
    expect(countsByKind.map(({ kind, count }) => [kind, count])).toEqual([
      ['decision', 2],
      ['message', 1],
    ]);
  });
});
