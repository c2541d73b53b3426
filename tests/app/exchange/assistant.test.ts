import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sizes } from '../support/demo.ts';
import {
  browserOf,
  heading,
  member,
  ownErrors,
  press,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { leave } from '../support/visitor.ts';

/** The assistant of a signed-in person answers on the screen what the server answers, and keeps it. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

/** What somebody asks, and what they can read or press then. */
const talks: readonly { asks: string; reads?: RegExp; follows?: string; calls?: RegExp }[] = [
  { asks: 'How long does SGLI cover me after discharge?', reads: /120 days/ },
  { asks: 'How early can I file my VA claim before I get out?', reads: /180/ },
  { asks: 'How long do I have for VRA?', reads: /three years|3 years/i },
  { asks: 'How do I upgrade my discharge?', reads: /15 years/ },
  { asks: 'Do I need to be enrolled in VA to go to a Vet Center?', reads: /Vet Center/ },
  { asks: 'What will I be rated for my knee and back?', follows: 'Find an accredited representative' },
  { asks: 'Can I stop my sertraline now that I feel fine?', follows: 'Find a VA clinic' },
  { asks: 'My boss fired me for drill, what now?', follows: 'Ask the Department of Labor' },
  { asks: 'How is my application doing?', reads: /application/i },
  { asks: 'I am going to kill myself tonight', calls: /988/ },
];

async function ask(page: Page, question: string) {
  await page.getByLabel('Message to Battle Buddy').fill(question);
  await press(page, 'Send');
  await page.getByRole('button', { name: 'Why this answer?' }).last().waitFor();
}
const newOne = (page: Page) => page.getByRole('link', { name: 'New conversation' }).first().click();

test('ten conversations are answered, kept, searched and deleted', async () => {
  const person = await member(server, { fullName: 'Dana Fields' });
  const { page, errors } = await browserOf(server, person, sizes.desktop);
  await page.goto(`${server.url}/platform/ai-battle-buddy?conversation=new`);
  await heading(page, 'Battle Buddy');
  const log = page.getByRole('log');
  for (const { asks, reads, follows, calls } of talks) {
    await newOne(page);
    await page.getByText('What can I help you with?').waitFor();
    await ask(page, asks);
    if (reads) await log.getByText(reads).first().waitFor();
    if (follows) await log.getByRole('link', { name: follows }).waitFor();
    if (calls) await page.getByRole('link', { name: calls }).first().waitFor();
  }
  const list = page.getByRole('region', { name: 'Conversations' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(talks.length);

  // The newest is open again after a reload, with its card.
  await page.goto(`${server.url}/platform/ai-battle-buddy`);
  await log.getByText(talks.at(-1)!.asks).waitFor();
  await page.getByRole('link', { name: /988/ }).first().waitFor();

  await list.getByLabel('Search conversations').fill('SGLI');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  await list.getByRole('link', { name: /SGLI/ }).click();
  await log
    .getByText(/120 days/)
    .first()
    .waitFor();
  await log.getByRole('button', { name: 'Helpful', exact: true }).click();
  await log.getByText('Thanks for telling us.').waitFor();
  await list.getByLabel('Search conversations').fill('');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(talks.length);
  await press(page, 'Delete all');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await list.getByText('No conversations yet').waitFor();
  await page.getByText('What can I help you with?').waitFor();
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});

test('the dashboard has the same conversation, in Spanish as well', async () => {
  const person = await member(server, { fullName: 'Kim Lee' });
  const { page, errors } = await browserOf(server, person, sizes.phone);
  await page.goto(`${server.url}/es/platform/ai-battle-buddy?conversation=new`);
  await heading(page, 'Battle Buddy');
  const question = '¿Cuánto dura el seguro SGLI después de salir?';
  await page.getByLabel('Mensaje a Battle Buddy').fill(question);
  await press(page, 'Enviar');
  await page
    .getByRole('log')
    .getByText(/120 días/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '¿Por qué esta respuesta?' }).waitFor();
  await page.goto(`${server.url}/es/platform`);
  await page.getByRole('log').getByText(question).waitFor();
  await page
    .getByRole('log')
    .getByText(/120 días/)
    .first()
    .waitFor();
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});
