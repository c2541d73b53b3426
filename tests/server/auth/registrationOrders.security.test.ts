import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountServer, newEmail, newPassword, problemOf, signIn, tokenIn } from '../support/accounts.ts';
import type { KeptMail, Server } from '../support/accounts.ts';
import { createBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { codeIn } from '../support/accountMail.ts';
import { googleAt, googleClient, newPerson, throughGoogle } from '../support/providers.ts';
import { startTamperingProvider } from '../support/tamperingProvider.ts';
import type { TamperingProvider } from '../support/tamperingProvider.ts';

/** Passwords of the owner, the stranger, and those that the owner chooses on another device or at a reset. */
const passwords = {
  owner: 'quiet harbor 41 lanterns',
  stranger: 'the strangers 9 keys',
  chosen: newPassword,
};
type Party = 'owner' | 'stranger';

let google: TamperingProvider;
let server: Server;
beforeAll(async () => {
  google = await startTamperingProvider(googleClient);
  server = await accountServer({ config: googleAt(google) });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

/** One email address, its owner in two browsers, and a stranger who knows the email address. */
function newScene() {
  return {
    email: newEmail(),
    owner: createBrowser(server),
    phone: createBrowser(server),
    stranger: createBrowser(server),
  };
}
type Scene = ReturnType<typeof newScene>;

/** The owner's mail, newest first. */
async function mails({ email }: Scene, subject: RegExp): Promise<Pick<KeptMail, 'text'>[]> {
  await server.deps.mail.deliverDue();
  const rows = await server.sql<{ subject: string; text: string }[]>`
    select subject, text from kept_mails where recipient = ${email} order by id desc`;
  return rows.filter((row) => subject.test(row.subject));
}
const confirmMail = /^Confirm your email/;
const signInMail = /code and link$/;
const resetMail = /^Choose a new password/;

const ask: Record<string, (browser: Browser, email: string, party: Party) => Promise<Response>> = {
  'signs up': (browser, email, party) =>
    browser.post('/api/auth/sign-up', { email, password: passwords[party], fullName: `The ${party}` }),
  'requests the link again': (browser, email) => browser.post('/api/auth/resend', { email, type: 'signup' }),
};
interface Step {
  party: Party;
  does: string;
}
const steps: Step[] = (['owner', 'stranger'] as const).flatMap((party) =>
  Object.keys(ask).map((does) => ({ party, does })),
);

/** Every order of some or all of the steps. */
function ordersOf(left: Step[]): Step[][] {
  return left.flatMap((step) => [
    [step],
    ...ordersOf(left.filter((other) => other !== step)).map((rest) => [step, ...rest]),
  ]);
}
const orders = ordersOf(steps)
  .filter((order) => order.some(({ does }) => does === 'signs up'))
  // Orders of three steps test nothing that those of two and four don't.
  .filter(({ length }) => length !== 3)
  .map((order) => ({ order, name: order.map(({ party, does }) => `${party} ${does}`).join(', ') }));

/** Mails that either party requests afterwards. */
const askedBy = async (browser: Browser, email: string, way: 'otp' | 'recover') =>
  expect((await browser.post(`/api/auth/${way}`, { email })).status).toBe(202);

interface WayIn {
  name: string;
  /** How the owner signs in. */
  open: (scene: Scene) => Promise<{ browser: Browser; answer: Response }>;
  /** Whose password is valid afterwards, and the account's name. */
  leaves: (signedUp: boolean) => { password: string | null; fullName?: string | null };
}
const ownRegistration = (signedUp: boolean) =>
  signedUp
    ? { password: passwords.owner, fullName: 'The owner' }
    : { password: passwords.chosen, fullName: null };

/** Opens a link in the owner's browser. If the server requires a password, the owner chooses one. */
async function openConfirm(browser: Browser, mail: Pick<KeptMail, 'text'> | undefined) {
  const token = tokenIn(mail as KeptMail);
  const answer = await browser.post('/api/auth/confirm', { token });
  if (answer.status !== 409) return { browser, answer };
  expect(await problemOf(answer)).toBe('password_required');
  expect(answer.headers.get('set-cookie')).toBeNull();
  return { browser, answer: await browser.post('/api/auth/confirm', { token, password: passwords.chosen }) };
}

const waysIn: WayIn[] = [
  ...(['first', 'last'] as const).map((which) => ({
    name: `the ${which} link, in the owner's browser`,
    open: async (scene: Scene) =>
      openConfirm(scene.owner, (await mails(scene, confirmMail)).at(which === 'first' ? -1 : 0)),
    leaves: ownRegistration,
  })),
  {
    name: 'the last link, on another device',
    open: async (scene) => openConfirm(scene.phone, (await mails(scene, confirmMail))[0]),
    leaves: () => ({ password: passwords.chosen, fullName: null }),
  },
  ...(['owner', 'stranger'] as const).flatMap((party): WayIn[] => [
    {
      name: `a sign-in link that the ${party} requested`,
      open: async (scene) => {
        await askedBy(scene[party], scene.email, 'otp');
        const token = tokenIn((await mails(scene, signInMail))[0] as KeptMail);
        return { browser: scene.owner, answer: await scene.owner.post('/api/auth/verify', { token }) };
      },
      leaves: () => ({ password: null, fullName: null }),
    },
    {
      name: `a code that the ${party} requested`,
      open: async (scene) => {
        await askedBy(scene[party], scene.email, 'otp');
        const code = codeIn((await mails(scene, signInMail))[0] as KeptMail);
        const answer = await scene.phone.post('/api/auth/verify', { email: scene.email, code });
        return { browser: scene.phone, answer };
      },
      leaves: () => ({ password: null, fullName: null }),
    },
    {
      name: `a new password, by a link that the ${party} requested last`,
      open: async (scene) => {
        await askedBy(scene[party === 'owner' ? 'stranger' : 'owner'], scene.email, 'recover');
        await mails(scene, resetMail);
        await askedBy(scene[party], scene.email, 'recover');
        const token = tokenIn((await mails(scene, resetMail))[0] as KeptMail);
        const json = { token, password: passwords.chosen };
        return { browser: scene.owner, answer: await scene.owner.post('/api/auth/reset', json) };
      },
      leaves: () => ({ password: passwords.chosen, fullName: null }),
    },
  ]),
  {
    name: 'Google',
    open: async ({ email, owner }) => ({
      browser: owner,
      answer: await throughGoogle(owner, google, newPerson({ email, name: 'The owner at Google' })),
    }),
    leaves: () => ({ password: null, fullName: 'The owner at Google' }),
  },
];

const whoOf = async (browser: Browser) =>
  ((await browser.session()) as { user: { email: string; fullName: string | null } | null }).user;

async function expectNobodyIn({ email, owner, phone, stranger }: Scene) {
  for (const browser of [owner, phone, stranger]) expect(await whoOf(browser)).toBeNull();
  for (const password of Object.values(passwords)) {
    expect((await signIn(server, email, password)).status).toBe(401);
  }
  expect(await server.sql`select from users where email = ${email}`).toHaveLength(0);
}

/** Whatever the stranger tries now fails. */
async function expectStrangerOut({ email, stranger }: Scene, token: string) {
  for (const does of Object.values(ask)) {
    expect((await does(stranger, email, 'stranger')).status).toBe(202);
  }
  expect((await stranger.post('/api/auth/confirm', { token })).status).toBe(400);
  expect((await signIn(server, email, passwords.stranger)).status).toBe(401);
  expect(await whoOf(stranger)).toBeNull();
}

describe.for(orders)('$name', ({ order }) => {
  test('only the owner of the email address can sign in', { timeout: 60_000 }, async () => {
    const signedUp = order.some(({ party, does }) => party === 'owner' && does === 'signs up');
    for (const { name, open, leaves } of waysIn) {
      const scene = newScene();
      for (const { party, does } of order) {
        expect((await ask[does]!(scene[party], scene.email, party)).status).toBe(202);
        await server.deps.mail.deliverDue();
      }
      const [link] = await mails(scene, confirmMail);
      await expectNobodyIn(scene);

      const { browser, answer } = await open(scene);
      expect([200, 302], name).toContain(answer.status);
      const { password, fullName } = leaves(signedUp);
      expect(await whoOf(browser), name).toMatchObject({ email: scene.email, fullName });
      await expectStrangerOut(scene, tokenIn(link as KeptMail));
      for (const tried of Object.values(passwords)) {
        const { status } = await signIn(server, scene.email, tried);
        expect([tried, status], name).toEqual([tried, tried === password ? 200 : 401]);
      }
    }
  });
});

describe('a link on another device', () => {
  test('assigns the name of whoever enters the password of the sign-up', async () => {
    const scene = newScene();
    await ask['signs up']!(scene.owner, scene.email, 'owner');
    const [mail] = await mails(scene, confirmMail);
    const json = { token: tokenIn(mail as KeptMail), password: passwords.owner };
    expect((await scene.phone.post('/api/auth/confirm', json)).status).toBe(200);
    expect(await whoOf(scene.phone)).toMatchObject({ fullName: 'The owner' });
    expect((await signIn(server, scene.email, passwords.owner)).status).toBe(200);
  });

  test('stays valid after a weak password or a check whether one is required', async () => {
    const scene = newScene();
    await ask['signs up']!(scene.stranger, scene.email, 'stranger');
    const token = tokenIn((await mails(scene, confirmMail))[0] as KeptMail);
    for (const [password, code] of [
      [undefined, 'password_required'],
      ['Password1', 'weak_password'],
      [scene.email, 'weak_password'],
      [undefined, 'password_required'],
    ]) {
      const answer = await scene.phone.post('/api/auth/confirm', { token, password });
      expect(await problemOf(answer)).toBe(code);
    }
    await expectNobodyIn(scene);
    const json = { token, password: passwords.chosen };
    expect((await scene.phone.post('/api/auth/confirm', json)).status).toBe(200);
    expect((await scene.phone.post('/api/auth/confirm', json)).status).toBe(400);
  });

  test.for(['A'.repeat(43), 'x', ''])('an unknown registration secret (%s) is ignored', async (secret) => {
    const scene = newScene();
    await ask['signs up']!(scene.stranger, scene.email, 'stranger');
    const token = tokenIn((await mails(scene, confirmMail))[0] as KeptMail);
    scene.owner.setCookie(`vetsync_registration=${secret}`);
    expect(await problemOf(await scene.owner.post('/api/auth/confirm', { token }))).toBe('password_required');
  });

  test('a sign-up for another email address in the same browser does not confirm this one', async () => {
    const [scene, other] = [newScene(), newScene()];
    await ask['signs up']!(scene.stranger, scene.email, 'stranger');
    await ask['signs up']!(scene.owner, other.email, 'owner');
    const token = tokenIn((await mails(scene, confirmMail))[0] as KeptMail);
    expect(await problemOf(await scene.owner.post('/api/auth/confirm', { token }))).toBe('password_required');
    await expectNobodyIn(other);
  });

  test('of 20 parallel attempts with passwords exactly one succeeds, in each of 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const scene = newScene();
      await ask['signs up']!(scene.stranger, scene.email, 'stranger');
      const token = tokenIn((await mails(scene, confirmMail))[0] as KeptMail);
      const tries = Array.from({ length: 20 }, (_, index) =>
        createBrowser(server).post('/api/auth/confirm', { token, password: `river stone bird ${index}` }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    }
  });
});

test("a sign-up's secret is not stored and its cookie is cleared on confirmation", async () => {
  const scene = newScene();
  await ask['signs up']!(scene.owner, scene.email, 'owner');
  const secret = scene.owner.cookies.get('vetsync_registration') ?? '';
  expect(secret).toHaveLength(43);
  const rows = await server.sql`select * from registrations where email = ${scene.email}`;
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const { answer } = await openConfirm(scene.owner, (await mails(scene, confirmMail))[0]);
  expect(answer.status).toBe(200);
  expect(scene.owner.cookies.has('vetsync_registration')).toBe(false);
});
