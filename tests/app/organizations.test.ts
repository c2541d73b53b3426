import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoped } from '../../server/organizations/scopes.ts';
import { leave } from './support/visitor.ts';
import {
  browserOf,
  heading,
  member,
  ownErrors,
  press,
  startTestServer,
  type TestServer,
} from './support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const stored = (name: string) =>
  server.product.database((sql) =>
    scoped(
      sql,
      { administration: true },
      (tx) => tx`
      select o.kind, o.status, o.zip, m.role, u.email from organizations o
      join organization_members m on m.organization_id = o.id join users u on u.id = m.user_id
      where o.name = ${name}`,
    ),
  );

test('somebody adds their organization, which waits for approval; the draft survives a reload', async () => {
  const person = await member(server);
  const { page, errors } = await browserOf(server, person);
  await page.goto(`${server.url}/account`);
  await page.getByRole('link', { name: 'Add an organization' }).click();
  await heading(page, 'Add your organization');
  await page.getByText('Hospital or clinic').click();
  await page.getByRole('textbox', { name: /^ZIP code/ }).fill('23510');
  await press(page, 'Send for approval');
  await page.getByRole('link', { name: 'Name must be at least 2 characters' }).waitFor();
  expect([...(await stored('Harbor Health'))]).toEqual([]);

  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: /^Hospital/ }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbor Health');
  await press(page, 'Send for approval');
  await heading(page, 'Harbor Health is waiting for approval');
  expect([...(await stored('Harbor Health'))]).toEqual([
    { kind: 'hospital', status: 'pending', zip: '23510', role: 'owner', email: person.email },
  ]);

  // Nothing of it is left in the form.
  await page.reload();
  await heading(page, 'Add your organization');
  await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('');
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});
