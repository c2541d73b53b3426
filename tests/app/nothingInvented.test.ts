import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleJobs, sampleTranslations } from '@vetsync/samples/career';
import { sampleEvents, sampleMembers, sampleMentors } from '@vetsync/samples/community';
import { samplePrograms } from '@vetsync/samples/education';
import { claimHelpers, sampleProviders } from '@vetsync/samples/wellness';
import { sizes } from './support/demo.ts';
import {
  browserOf,
  heading,
  member,
  ownErrors,
  startTestServer,
  type TestServer,
} from './support/testServer.ts';
import { leave } from './support/visitor.ts';

const providers = sampleProviders(0);
/** Names, companies and numbers that only the demo may show. */
const invented = [
  ...providers.flatMap(({ name, phone, facility }) => [name, phone, facility]),
  ...claimHelpers.flatMap(({ name, phone, email, organization }) => [name, phone, email, organization]),
  ...sampleJobs(0).map(({ company }) => company),
  ...samplePrograms.map(({ name }) => name),
  ...sampleMembers.map(({ name }) => name),
  ...sampleMentors.map(({ name }) => name),
  ...sampleEvents(0).map(({ title }) => title),
  ...sampleTranslations.map(({ confidence }) => `${confidence}% sure`),
  '1,247',
  'for demo purposes',
];
const spokenOf = /\bsamples?\b|\binvented\b|de ejemplo|inventad/i;

const pages =
  `dashboard applications applications?kind=job messages profile wellness wellness/appointments wellness/appointments?open=find wellness/appointments?open=own wellness/appointments?open=existing
  wellness/appointments?open=schedule&provider=park wellness/claims wellness/check wellness/check?question=result
  education education/applications education/calculator education/documents education?open=details&listing=pecan
  career career/jobs career/translation career/interview career/salary
  community community/network community/mentors community/mentors?q=law community/membership
  marketplace ai-battle-buddy`.split(/\s+/);

/** Counts what a page still loads, without its open stream. */
function loadingOf(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !request.url().includes('/api/facts')) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => open.size;
}

/** A signed-in person never sees a person, a company, a number or a figure of the demo. */
describe('every page of an account', () => {
  let server: TestServer;
  let page: Page;
  let errors: string[];
  let loading: () => number;

  beforeAll(async () => {
    server = await startTestServer();
    const dana = await member(server, { fullName: 'Dana Fields' });
    ({ page, errors } = await browserOf(server, dana, sizes.desktop));
    loading = loadingOf(page);
  });
  afterAll(async () => {
    await leave(page);
    await server?.close();
  });

  test.each([
    ['English', ''],
    ['Spanish', '/es'],
  ])('shows nothing that is invented, in %s', async (_, language) => {
    expect(invented.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(`${server.url}${language}/platform/${path}`);
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
      // The tab's own code and data have come once nothing is loaded anymore.
      await expect.poll(loading).toBe(0);
      const shown = `${await page.locator('body').innerText()} ${await page
        .locator('a[href^="tel:"], a[href^="mailto:"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '))}`;
      for (const text of invented) if (shown.includes(text)) found.push(`${path}: ${text}`);
      const spoken = spokenOf.exec(shown);
      if (spoken) found.push(`${path}: ${spoken[0]}`);
    }
    expect(found).toEqual([]);
    expect(ownErrors(errors)).toEqual([]);
  });
});

test('one’s own doctor is noted, and a visit with them', async () => {
  const server = await startTestServer();
  const { page, errors } = await browserOf(
    server,
    await member(server, { fullName: 'Dana Fields' }),
    sizes.phone,
  );
  await page.goto(`${server.url}/platform/wellness/appointments`);
  await heading(page, 'Medical Appointments');
  await page.getByRole('link', { name: 'Your doctors' }).first().click();
  const list = page.getByRole('dialog', { name: 'Your doctors' });
  await list.getByRole('textbox', { name: /^Name/ }).fill('Dr. Amy Tran');
  await list.getByRole('button', { name: 'Add to my list' }).click();
  await list.getByRole('button', { name: 'Add a visit with Dr. Amy Tran' }).waitFor();
  await page.reload();
  await list.getByRole('button', { name: 'Add a visit with Dr. Amy Tran' }).click();
  await page.getByRole('dialog', { name: 'Add a visit' }).getByText('Dr. Amy Tran').first().waitFor();
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
  await server.close();
});
