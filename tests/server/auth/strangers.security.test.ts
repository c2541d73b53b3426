import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newSecret } from '../../../server/accounts/secrets.ts';
import { ipList } from '../../../server/network/networks.ts';
import { testClock } from '../harness.ts';
import type { TestClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  confirm,
  cookieOf,
  from,
  goodPassword,
  hourMs,
  mailTo,
  member,
  minuteMs,
  newEmail,
  newPassword,
  post,
  signIn,
  signUp,
  statusesOf,
  times,
  tokenIn,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  postCodeRequest,
  postResetRequest,
  requestCode,
  codeIn,
  enterCode,
  openLink,
  differentCode,
  patchAs,
  reset,
} from '../support/accountMail.ts';

const guess = 'somebody else 5 lamps';
const office = '198.51.100.7';
const hotel = '203.0.113.200';

let clock: TestClock;
let server: Server;
beforeEach(async () => {
  clock = testClock();
  server = await accountServer({
    clock,
    config: { rateLimits: true, trustedProxies: ipList(['127.0.0.1']) },
  });
});
afterEach(() => server.close());

/** The browser's device cookie as a `Cookie` header, without its session. */
const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('vetsync_device='))!
    .split(';')[0]!;

/** An owner who has signed in at the office, and the browser they used. */
async function owner() {
  const { email } = await member(server);
  const answer = await signIn(server, email, goodPassword, from(office));
  return { email, device: deviceOf(answer) };
}

/** Strangers use up every limit of an email address from many networks. */
async function attack(email: string): Promise<void> {
  const networks = times(20, (at) => from(`192.0.2.${at}`));
  const everyWay = networks.flatMap((network) => [
    ...times(8, () => signIn(server, email, guess, network)),
    ...times(2, () => enterCode(server, email, '000000', network)),
    postCodeRequest(server, email, network),
    postResetRequest(server, email, network),
  ]);
  const statuses = await statusesOf(everyWay);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(60);
}
const everyWayIn = async (email: string, headers: Record<string, string>) => [
  (await signIn(server, email, guess, headers)).status,
  (await enterCode(server, email, '000000', headers)).status,
  (await postCodeRequest(server, email, headers)).status,
  (await postResetRequest(server, email, headers)).status,
];

describe('while strangers guess at an account from many networks', () => {
  test('unknown networks are blocked, as a control', async () => {
    const { email } = await owner();
    await attack(email);
    expect(await everyWayIn(email, from(hotel))).toEqual([429, 429, 429, 429]);
    expect((await signIn(server, email, goodPassword, from(hotel))).status).toBe(429);
  });

  test("the owner's device can sign in by every method from a new network", async () => {
    const { email, device } = await owner();
    await attack(email);
    const there = { ...from(hotel), Cookie: device };
    expect(await everyWayIn(email, there)).toEqual([401, 400, 202, 202]);
    expect((await signIn(server, email, goodPassword, there)).status).toBe(200);

    const { code } = (await server.deps.accounts.oneTimeCodes.issue(email))!;
    expect((await enterCode(server, email, code, there)).status).toBe(200);
  });

  test("the owner's device can sign in from a stranger's network that has used up its limit", async () => {
    const { email, device } = await owner();
    await statusesOf(times(40, () => signIn(server, newEmail(), guess, from(hotel))));
    await statusesOf(times(40, () => enterCode(server, newEmail(), '000000', from(hotel))));
    await statusesOf(times(12, () => signIn(server, email, guess, from(office))));
    expect((await signIn(server, newEmail(), guess, from(hotel))).status).toBe(429);
    expect((await signIn(server, email, goodPassword, from(office))).status).toBe(429);

    for (const network of [hotel, office]) {
      const answer = await signIn(server, email, goodPassword, { ...from(network), Cookie: device });
      expect(answer.status).toBe(200);
    }
  });

  test("a code that strangers have used up still works on the owner's device", async () => {
    const { email, device } = await owner();
    const { code } = await requestCode(server, email);
    await statusesOf(times(8, (at) => enterCode(server, email, differentCode(code), from(`192.0.2.${at}`))));
    expect((await enterCode(server, email, code, from(hotel))).status).toBe(400);
    expect((await enterCode(server, email, code, { ...from(hotel), Cookie: device })).status).toBe(200);
  });

  test('the newest mailed link always works on a new device in a new network', async () => {
    const { email } = await owner();
    // Strangers request mail as soon as the limit allows it.
    for (let at = 0; at < 24; at += 1) {
      await attack(email);
      const newest = (await mailTo(server, email)).find(({ subject }) => /password/i.test(subject));
      expect(await server.deps.accounts.resets.owner(tokenIn(newest))).not.toBeNull();
      clock.advance(11 * minuteMs);
      expect(await server.deps.accounts.resets.owner(tokenIn(newest))).not.toBeNull();
    }
    await attack(email);
    expect((await postResetRequest(server, email, from(hotel))).status).toBe(429);
    const newest = (await mailTo(server, email)).find(({ subject }) => /password/i.test(subject));
    expect((await reset(server, tokenIn(newest), newPassword, from(hotel))).status).toBe(200);
  });

  test('links work in a network that has used up its limits', async () => {
    const { email } = await owner();
    await postCodeRequest(server, email);
    const [mail] = await mailTo(server, email);
    const nonsense = () => openLink(server, 'x'.repeat(43), from(hotel));
    expect(new Set(await statusesOf(times(60, nonsense)))).toEqual(new Set([400]));
    await statusesOf(times(40, () => enterCode(server, email, '000000', from(hotel))));
    expect((await enterCode(server, email, codeIn(mail), from(hotel))).status).toBe(429);
    expect((await openLink(server, tokenIn(mail), from(hotel))).status).toBe(200);
  });

  test('each method has its own budget', async () => {
    const { email } = await owner();
    const strangers = times(110, (at) => signIn(server, email, guess, from(`192.0.2.${at}`)));
    expect((await statusesOf(strangers)).filter((status) => status === 429).length).toBeGreaterThan(5);
    expect((await signIn(server, email, goodPassword, from(hotel))).status).toBe(429);
    expect(await everyWayIn(email, from(hotel))).toEqual([429, 400, 202, 202]);
  });

  test('a signed-in user can reauthenticate anywhere', async () => {
    const { email } = await owner();
    const cookie = cookieOf(await signIn(server, email, goodPassword, from(office)));
    await attack(email);
    const there = { ...from(hotel), Cookie: cookie };
    expect((await post(server, '/api/auth/reauthenticate', { password: guess }, there)).status).toBe(400);
    expect((await post(server, '/api/auth/reauthenticate', { password: goodPassword }, there)).status).toBe(
      200,
    );
  });
});

describe('the device cookie', () => {
  test('grants no access, lives long and is hidden from scripts', async () => {
    const { email } = await member(server);
    const answer = await signIn(server, email, goodPassword, from(office));
    const [, set] = answer.headers.getSetCookie();
    expect(set).toMatch(/^vetsync_device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const seen = await server.request('/api/auth/session', { headers: { Cookie: deviceOf(answer) } });
    expect(await seen.json()).toEqual({ user: null });
    const stored = await server.sql`select key from known_places`;
    expect(JSON.stringify(stored)).not.toContain(deviceOf(answer).split('=')[1]);
  });

  test('is only set by a completed sign-in and stays the same in one browser', async () => {
    const { email } = await member(server);
    expect((await signIn(server, email, guess, from(office))).headers.getSetCookie()).toEqual([]);
    const first = deviceOf(await signIn(server, email, goodPassword, from(office)));
    const again = await signIn(server, email, goodPassword, { ...from(office), Cookie: first });
    expect(deviceOf(again)).toBe(first);
    const other = await signIn(server, email, goodPassword, {
      ...from(office),
      Cookie: 'vetsync_device=nonsense',
    });
    expect(deviceOf(other)).not.toContain('nonsense');
  });

  test("of a stranger's own account gets no extra budget", async () => {
    const { email } = await owner();
    const stranger = await owner();
    await attack(email);
    const headers = { ...from(hotel), Cookie: stranger.device };
    expect(await everyWayIn(email, headers)).toEqual([429, 429, 429, 429]);
    expect((await signIn(server, stranger.email, goodPassword, headers)).status).toBe(200);
  });

  test('allows no more attempts than a network, even in parallel and after a sign-up', async () => {
    const { email, device } = await owner();
    const tries = times(30, (at) =>
      signIn(server, email, guess, { ...from(`192.0.2.${at}`), Cookie: device }),
    );
    const statuses = await statusesOf(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('follows an email change, ends with the account and expires', async () => {
    const { email, device } = await owner();
    clock.advance(91 * 24 * hourMs);
    await attack(email);
    expect((await signIn(server, email, goodPassword, { ...from(hotel), Cookie: device })).status).toBe(429);
    const id = (await server.deps.accounts.users.byEmail(email))!.user.id;
    await server.deps.accountDeletion.remove(id);
    expect(await server.sql`select from known_places where until > ${clock.now()}`).toEqual([]);
  });

  test('does not reveal whether an email address has an account', async () => {
    const { email, device } = await owner();
    await server.sql`delete from known_places`;
    const answers = [];
    for (const address of [email, newEmail()]) {
      const headers = { ...from(hotel), Cookie: device };
      const [wrong, ...others] = [
        await signIn(server, address, guess, headers),
        await enterCode(server, address, '000000', headers),
        await postCodeRequest(server, address, headers),
        await postResetRequest(server, address, headers),
      ];
      answers.push([wrong!, ...others].map(({ status, headers: sent }) => [status, sent.getSetCookie()]));
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

test('mailed links work on a network from which strangers have used up every limit', async () => {
  const email = newEmail();
  const browser = browserOf(await signUp(server, email));
  const [mail] = await mailTo(server, email);
  const unknown = times(60, () => confirm(server, newSecret(), from(hotel)));
  expect(new Set(await statusesOf(unknown))).toEqual(new Set([400]));
  const confirmed = await confirm(server, tokenIn(mail), { ...browser, ...from(hotel) });
  expect(confirmed.status).toBe(200);

  const cookie = cookieOf(confirmed);
  const wanted = newEmail();
  expect((await patchAs(server, '/api/auth/user', cookie, { email: wanted })).status).toBe(200);
  const headers = { ...from(hotel), Cookie: cookie };
  const opened = (token: string) => post(server, '/api/auth/new-email', { token }, headers);
  expect(new Set(await statusesOf(times(60, () => opened(newSecret()))))).toEqual(new Set([400]));
  expect((await opened(tokenIn((await mailTo(server, wanted))[0]))).status).toBe(200);
});
