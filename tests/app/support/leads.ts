import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

/** Opens the dialog of a link on the landing page and fills its two required fields. */
export async function leaveLead(page: Page, link: string, name: string, email: string) {
  await page.getByRole('link', { name: link }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: false }).first().fill(name);
  await dialog.getByLabel('Email', { exact: false }).fill(email);
  return dialog;
}

/** Submits a lead without a browser. */
export async function postLead({ url }: Product, lead: Record<string, string>): Promise<void> {
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  if (response.status !== 201) throw new Error(`A lead was answered with ${response.status}`);
}

/** Email addresses of all stored leads, oldest first, including duplicates. */
export async function storedEmails({ database }: Product): Promise<string[]> {
  const rows = await database(
    (sql) => sql<{ email: string }[]>`select email from leads order by created_at, id`,
  );
  return rows.map(({ email }) => email);
}

/** Signs in as the generated administrator and waits until the leads screen is live. */
export async function openLeads(page: Page, product: Product): Promise<void> {
  const { email, password } = product.administrator();
  await page.goto(`${product.url}/leads-admin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Live', { exact: true }).waitFor();
  // Leads that arrive before the list is loaded are not marked as new.
  await page.getByText('No leads captured yet').or(page.getByRole('rowheader')).first().waitFor();
}
