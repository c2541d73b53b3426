import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import {
  fillIn,
  heading,
  member,
  ownErrors,
  press,
  startTestServer,
  type TestServer,
} from './support/testServer.ts';
import { leave, visitor } from './support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

test('without a script or an account: what is due, from a date', async () => {
  const { page } = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  await page.goto(`${server.url}/listings`);
  await page.getByRole('link', { name: 'Deadlines when you leave' }).click();
  await press(page, 'Show my deadlines');
  await page.getByText('Enter the date and choose your component.').waitFor();
  await page.getByLabel('Last day of service').fill('2041-06-30');
  await page.getByLabel('Component').selectOption('National Guard');
  await press(page, 'Show my deadlines');
  await page.getByRole('link', { name: 'Keep this countdown' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Sources' }).waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    separation: '2041-06-30',
    component: 'guard',
    reason: 'none',
  });
  await leave(page);
});

test('the date comes along into an account, and is kept there', async () => {
  const person = await member(server, { fullName: 'Ruth Castillo' });
  const { page, errors } = await visitor();
  await page.goto(`${server.url}/countdown?separation=2041-06-30&component=active&reason=retiring`);
  await page.getByRole('link', { name: 'Keep this countdown' }).click();
  await heading(page, 'Sign in to VetSync');
  await fillIn(page, 'Email', person.email);
  await fillIn(page, 'Password', person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await heading(page, 'Your countdown');
  await press(page, 'Save my dates');
  // Left earlier, the page would take the request with it.
  await page.getByRole('button', { name: /^(Save my dates|Saving…)$/ }).waitFor({ state: 'detached' });
  await page.goto(`${server.url}/platform/dashboard/countdown`);
  await page.getByText(/days until Jun 30, 2041, your last day/).waitFor();
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});

test.each(['light', 'dark'] as const)('in %s, accessible, and as narrow as a phone', async (colorScheme) => {
  const { page } = await visitor({ colorScheme, viewport: { width: 320, height: 640 } });
  for (const path of [
    '/countdown',
    '/countdown?separation=2041-06-30&component=reserve',
    '/es/countdown?separation=2041-06-30&component=active&reason=spouse',
    '/occupations',
    '/schools',
  ]) {
    await page.goto(server.url + path);
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, Math.max(0, wide)]).toEqual([path, 0]);
  }
  await leave(page);
});
