import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leave } from './support/visitor.ts';
import { demoVisitor, sizes, openProfiles } from './support/demo.ts';
import {
  browserOf,
  fillIn,
  heading,
  member,
  startTestServer,
  ownErrors,
  press,
  endSessions,
  type TestServer,
  type Member,
} from './support/testServer.ts';

const routes = {
  profile: 'profile?open=edit',
  event: 'community?open=create',
  check: 'wellness/check',
  documents: 'education/documents',
  chat: 'ai-battle-buddy',
};
const said = 'I have orders to Fort Harmony';
const orders = { name: 'orders.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 my orders') };

/** Navigates within the page like a link. */
const goTo = (page: Page, to: string) => page.evaluate((href) => history.pushState(null, '', href), to);

/** Enters something of each kind that a platform stores. */
async function write(page: Page, go: (to: string) => Promise<unknown>) {
  await go(routes.profile);
  await heading(page, 'Edit your profile');
  await fillIn(page, 'Location', 'Tulsa, Oklahoma');
  await go(routes.event);
  await page.getByRole('dialog').getByLabel('Title').fill('Coffee at the pier');
  await go(routes.check);
  await press(page, 'Start the check');
  await page.getByText('Nearly every day').click();
  await press(page, 'Next');
  await page.waitForURL('**question=2*');
  await go(routes.documents);
  await page.locator('input[type=file]:not([hidden])').setInputFiles(orders);
  await page.getByText('orders.pdf was added').waitFor();
  await go(routes.chat);
  await page.getByLabel('Message to Battle Buddy').fill(said);
  await press(page, 'Send');
  await page.getByRole('log').getByText(said).waitFor();
  // Answered, here or by the server.
  await page
    .getByText(/^Sending…$|^Battle Buddy is (typing|answering)…$/)
    .first()
    .waitFor({ state: 'hidden' });
}

/** Which kinds of it are visible. */
async function seen(page: Page, go: (to: string) => Promise<unknown>) {
  await go(routes.profile);
  await heading(page, 'Edit your profile');
  const location = await page.getByLabel('Location', { exact: true }).inputValue();
  await go(routes.event);
  const event = await page.getByRole('dialog').getByLabel('Title').inputValue();
  await go(`${routes.check}?question=2`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isChecked = (await page.getByText('Question 2 of').count()) > 0;
  await go(routes.documents);
  await page
    .getByText('No documents yet')
    .or(page.getByText('1 document', { exact: true }))
    .waitFor();
  const documents = await page.getByText('orders.pdf').count();
  await go(routes.chat);
  const log = page.getByRole('log', { name: /Battle Buddy$/ });
  await log.waitFor();
  const talk = await log.getByText(said).count();
  return { location, event, isChecked, hasDocument: documents > 0, hasTalk: talk > 0 };
}

const everything = {
  location: 'Tulsa, Oklahoma',
  event: 'Coffee at the pier',
  isChecked: true,
  hasDocument: true,
  hasTalk: true,
};
const nothing = { location: '', event: '', isChecked: false, hasDocument: false, hasTalk: false };

/** Stored entries of this browser that contain a text. */
const storedEntriesWith = (page: Page, text: string) =>
  page.evaluate(
    (part) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage as Record<string, string>)
          .filter((entry) => entry.join(' ').includes(part))
          .map(([key]) => key),
      ),
    text,
  );
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

const within = (page: Page) => (to: string) => goTo(page, `/platform/${to}`);
async function signIn(page: Page, { email, password }: Member) {
  await goTo(page, '/auth?returnTo=/platform');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await fillIn(page, 'Password', password);
  await press(page, 'Sign In');
  await page.waitForURL('**/platform');
}
const signOut = async (page: Page) => {
  await press(page, 'Logout');
  await page.waitForURL('**/demo/platform');
};

/** Data stored in a browser belongs to its user: people who use it one after another only see their own. */
describe('stored data of several users in a browser', () => {
  let server: TestServer;
  let first: Member;
  let second: Member;

  beforeAll(async () => {
    server = await startTestServer();
    first = await member(server, { fullName: 'Dana Fields' });
    second = await member(server, { fullName: 'Kim Lee' });
  });
  afterAll(() => server?.close());

  test('is hidden from the next user in the same tab and visible again for its owner', async () => {
    const { page, errors } = await browserOf(server, first, sizes.desktop);
    await page.goto(`${server.url}/platform`);
    await heading(page, 'Welcome back, Dana Fields');
    await write(page, within(page));
    await signOut(page);
    await signIn(page, second);
    await heading(page, 'Welcome back, Kim Lee');
    await expect(seen(page, within(page))).resolves.toEqual(nothing);
    await expect(page.getByText('Dana Fields').count()).resolves.toBe(0);
    await page.reload();
    await expect(seen(page, within(page))).resolves.toEqual(nothing);
    await signOut(page);
    await signIn(page, first);
    await heading(page, 'Welcome back, Dana Fields');
    await expect(seen(page, within(page))).resolves.toEqual(everything);
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });

  test('a profile that arrives late is not shown to another user', async () => {
    const { page, errors } = await browserOf(server, first, sizes.desktop);
    const held: (() => void)[] = [];
    await page.route('**/api/profile', async (route) => {
      const answer = await route.fetch();
      const profile = { ...(await answer.json()).profile, name: 'Dana Fields' };
      if (held.length > 0) return route.fulfill({ response: answer });
      await new Promise<void>((go) => {
        held.push(go);
      });
      return route.fulfill({ response: answer, json: { ...(await answer.json()), profile } });
    });
    await page.goto(`${server.url}/platform`);
    await heading(page, 'Welcome back, Dana Fields');
    await expect.poll(() => held.length).toBe(1);
    await signOut(page);
    await signIn(page, second);
    await heading(page, 'Welcome back, Kim Lee');
    const arrived = page.waitForResponse('**/api/profile');
    held[0]?.();
    await arrived;
    await page.waitForTimeout(300);
    await expect(page.getByText('Dana Fields').count()).resolves.toBe(0);
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });

  test('an expired session loses no input', async () => {
    const { page } = await browserOf(server, first, sizes.desktop);
    await page.goto(`${server.url}/platform/${routes.profile}`);
    await heading(page, 'Edit your profile');
    const question = page.getByRole('dialog', { name: 'Sign in again to continue' });
    const signInAgain = async () => {
      await fillIn(question, 'Password', first.password);
      await press(question, 'Continue');
      await question.waitFor({ state: 'detached' });
    };
    await fillIn(page, 'Location', 'Austin, Texas');
    await endSessions(server, first.email);
    // The page notices, because its stream ends.
    await signInAgain();
    await fillIn(page, 'Name', 'Dana Fields');
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() === 'PUT') await endSessions(server, first.email);
      await route.continue();
    });
    await press(page, 'Save');
    await question.waitFor();
    await page.unrouteAll();
    await signInAgain();
    // The pending input is saved automatically.
    await page.getByText('Your profile is saved.', { exact: true }).waitFor();
    await page.getByText('Austin, Texas').first().waitFor();
    await leave(page);
  });

  test('is deleted with the account', async () => {
    const leaving = await member(server, { fullName: 'Sam Ortiz' });
    const { page } = await browserOf(server, leaving, sizes.desktop);
    await page.goto(`${server.url}/platform`);
    await write(page, within(page));
    const id = await page.evaluate(
      async () => ((await (await fetch('/api/auth/session')).json()) as { user: { id: string } }).user.id,
    );
    expect((await storedEntriesWith(page, id)).length).toBeGreaterThan(0);
    expect(await databases(page)).toContain(`vetsync_documents_${id}`);
    await goTo(page, '/account/delete');
    await fillIn(page, 'To confirm, type this account’s email', leaving.email);
    await press(page, 'Delete my account');
    await page.getByText('Your account has been deleted').waitFor();
    await expect.poll(() => storedEntriesWith(page, id)).toEqual([]);
    await expect.poll(() => databases(page)).toEqual([]);
    await leave(page);
  });

  test('Reset in the demo clears everything immediately', async () => {
    const { page, errors, apiRequests } = await demoVisitor();
    const go = (to: string) => goTo(page, `/demo/platform/${to}`);
    await page.goto(`${server.url}/demo/platform`);
    await heading(page, 'Welcome back, Marcus Delaney');
    await write(page, go);
    await expect(seen(page, go)).resolves.toEqual(everything);
    await openProfiles(page);
    await press(page, 'Reset the demo');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('log').getByText(said).waitFor({ state: 'detached' });
    await expect(seen(page, go)).resolves.toMatchObject({
      ...nothing,
      location: expect.not.stringContaining('Tulsa'),
    });
    expect([errors, apiRequests]).toEqual([[], []]);
    await leave(page);
  });
});
