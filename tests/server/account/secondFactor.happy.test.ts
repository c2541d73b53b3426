import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { totpSetup, totpStep } from '../../../server/accounts/secondFactor/totp.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  confirm,
  cookieOf,
  goodPassword,
  mailTo,
  member,
  minuteMs,
  signIn,
  signUp,
  newEmail,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  answerChallenge,
  challengeOf,
  codeAt,
  enroll,
  memberWithSecondFactor,
  hotp,
  removeFactor,
  renewCodes,
  sessionIn,
  stepMs,
  verifyFactor,
  wrongCode,
} from '../support/authenticator.ts';
import type { Enrolled } from '../support/authenticator.ts';

const clock = testClock(new Date('2026-11-21T10:00:07Z'));
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

/** RFC 6238, appendix B, for SHA-1, with eight digits. An app with six digits shows the last six. */
const rfc6238 = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;
const rfcKey = '12345678901234567890';
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('authenticator app codes', () => {
  test.for(rfc6238)('match RFC 6238 at %i s', ([seconds, code]) => {
    const time = new Date(1000 * seconds);
    expect(hotp(Buffer.from(rfcKey), Math.floor(seconds / 30), 8)).toBe(code);
    expect(codeAt(rfcSecret, time)).toBe(code.slice(2));
    expect(totpStep(rfcSecret, code.slice(2), time)).toBe(Math.floor(seconds / 30));
  });

  test('match codes computed in Python for our secrets', () => {
    const program = [
      'import base64, hmac, struct, sys',
      'for line in sys.stdin:',
      '    secret, step = line.split()',
      "    mac = hmac.new(base64.b32decode(secret), struct.pack('>Q', int(step)), 'sha1').digest()",
      '    at = mac[19] & 15',
      "    print('%06d' % ((struct.unpack('>I', mac[at:at + 4])[0] & 0x7fffffff) % 1000000))",
    ].join('\n');
    const asked = Array.from({ length: 40 }, (_, round) => ({
      secret: new URL(totpSetup(newSecretOf(round), 'a@b.example').uri).searchParams.get('secret')!,
      step: 58_000_000 + 977 * round,
    }));
    const input = asked.map(({ secret, step }) => `${secret} ${step}`).join('\n');
    const codes = execFileSync('python3', ['-c', program], { input, encoding: 'utf8' }).trim().split('\n');
    expect(codes).toHaveLength(asked.length);
    asked.forEach(({ secret, step }, index) => {
      expect(totpStep(secret, codes[index]!, new Date(step * stepMs))).toBe(step);
      expect(codeAt(secret, new Date(step * stepMs))).toBe(codes[index]);
    });
  });

  test('are accepted one step early or late, and no further', () => {
    const time = new Date(1_111_111_111_000);
    const step = Math.floor(time.getTime() / stepMs);
    for (const off of [-1, 0, 1])
      expect(totpStep(rfcSecret, codeAt(rfcSecret, time, off), time)).toBe(step + off);
    for (const off of [-3, -2, 2, 3])
      expect(totpStep(rfcSecret, codeAt(rfcSecret, time, off), time)).toBeNull();
  });
});
/** A twenty-byte secret in base32, different for each number. */
function newSecretOf(round: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return Array.from(
    { length: 32 },
    (_, index) => alphabet[(index * 7 + round * 13 + ((index * round) % 5)) % 32],
  ).join('');
}

describe('adding an authenticator app', () => {
  test('returns a secret, its URL and QR code, and turns on when a code is verified', async () => {
    const { email, cookie } = await member(server);
    const answer = await enroll(server, cookie, { name: ' Phone ' });
    expect(answer.status).toBe(201);
    const { id, secret, uri, qr } = (await answer.json()) as Enrolled;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.protocol + address.host).toBe('otpauth:totp');
    expect(decodeURIComponent(address.pathname)).toBe(`/VetSync:${email}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'VetSync',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(qr).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1">/);
    expect(qr).not.toMatch(/script|style|href|on\w+=/);

    expect(cookieOf(await signIn(server, email))).not.toBe('');
    const verified = await verifyFactor(server, cookie, id, codeAt(secret, clock.now()));
    expect(verified.status).toBe(200);
    const { recoveryCodes } = (await verified.json()) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect((await mailTo(server, email))[0]?.subject).toBe('Two-step sign-in is on');
    expect(sessionIn(await signIn(server, email))).toBeNull();

    const { user } = (await whoIs(server, cookie)) as { user: { id: string } };
    expect(await server.deps.accounts.secondFactors.of(user.id)).toEqual({
      factors: [{ id, name: 'Phone', createdAt: clock.now().toISOString() }],
      recoveryCodesLeft: 10,
    });
  });

  test('replaces an app that was never verified', async () => {
    const { cookie } = await member(server);
    const first = (await (await enroll(server, cookie)).json()) as Enrolled;
    const second = (await (await enroll(server, cookie)).json()) as Enrolled;
    expect(second.secret).not.toBe(first.secret);
    const old = await verifyFactor(server, cookie, first.id, codeAt(first.secret, clock.now()));
    expect(old.status).toBe(404);
    const good = await verifyFactor(server, cookie, second.id, codeAt(second.secret, clock.now()));
    expect(good.status).toBe(200);
  });

  test('accepts a second app for signing in and creates no new recovery codes', async () => {
    const person = await memberWithSecondFactor(server);
    const other = (await (await enroll(server, person.cookie, { name: 'Tablet' })).json()) as Enrolled;
    const added = await verifyFactor(server, person.cookie, other.id, codeAt(other.secret, clock.now()));
    expect(await added.json()).toEqual({ recoveryCodes: [] });
    clock.advance(stepMs);
    for (const { secret } of [person, other]) {
      const challenge = await challengeOf(await signIn(server, person.email));
      const answer = await answerChallenge(server, challenge, codeAt(secret, clock.now()));
      expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email: person.email });
    }
    // Mails sent at the same moment may arrive in any order.
    const subjects = (await mailTo(server, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('An authenticator app was added to your VetSync account');
  });

  test('accepts five apps and rejects a sixth', async () => {
    const { cookie } = await memberWithSecondFactor(server);
    for (let app = 2; app <= 5; app += 1) {
      const { id, secret } = (await (await enroll(server, cookie)).json()) as Enrolled;
      expect((await verifyFactor(server, cookie, id, codeAt(secret, clock.now()))).status).toBe(200);
    }
    const refused = await enroll(server, cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'too_many_factors' });
  });
});

describe('signing in with a second factor', () => {
  test("returns a challenge without a cookie, and a session after the app's code", async () => {
    const { email, secret } = await memberWithSecondFactor(server);
    clock.advance(stepMs);
    const first = await signIn(server, email);
    expect(first.status).toBe(200);
    expect(sessionIn(first)).toBeNull();
    const challenge = await challengeOf(first);
    expect(challenge).toMatch(/^[\w-]{43}$/);
    const answer = await answerChallenge(server, challenge, ` ${codeAt(secret, clock.now())} `);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ user: { email }, role: 'user' });
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email });
  });

  test("ends the browser's previous session after the second step", async () => {
    const before = await member(server);
    const { email, secret } = await memberWithSecondFactor(server);
    clock.advance(stepMs);
    const challenge = await challengeOf(await signIn(server, email, goodPassword, { Cookie: before.cookie }));
    expect((await whoIs(server, before.cookie)).user).toMatchObject({ email: before.email });
    const code = codeAt(secret, clock.now());
    expect((await answerChallenge(server, challenge, code, { Cookie: before.cookie })).status).toBe(200);
    expect((await whoIs(server, before.cookie)).user).toBeNull();
  });

  test('accepts a recovery code in any spacing and notifies the owner', async () => {
    const { email, recoveryCodes } = await memberWithSecondFactor(server);
    const [dashed, spaced] = recoveryCodes as [string, string];
    const spoken = ` ${spaced.replaceAll('-', ' ').toUpperCase()} `;
    for (const code of [dashed, spoken]) {
      const challenge = await challengeOf(await signIn(server, email));
      const answer = await answerChallenge(server, challenge, code);
      expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email });
    }
    const subjects = (await mailTo(server, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('A recovery code was used'))).toHaveLength(2);
  });

  test('accepts a correct code after a wrong one', async () => {
    const { email, secret } = await memberWithSecondFactor(server);
    clock.advance(stepMs);
    const challenge = await challengeOf(await signIn(server, email));
    const wrong = await answerChallenge(server, challenge, wrongCode(secret, clock.now()));
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ code: 'invalid_code' });
    expect((await answerChallenge(server, challenge, codeAt(secret, clock.now()))).status).toBe(200);
  });

  test('is not required right after confirming an email address', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    const [mail] = await mailTo(server, email);
    expect(sessionIn(await confirm(server, tokenIn(mail), browser))).not.toBeNull();
  });
});

describe('turning it off', () => {
  test('keeps the second factor with one of two apps left and ends it with the last one', async () => {
    const { email, cookie, id } = await memberWithSecondFactor(server);
    const other = (await (await enroll(server, cookie)).json()) as Enrolled;
    await verifyFactor(server, cookie, other.id, codeAt(other.secret, clock.now()));
    expect((await removeFactor(server, cookie, id)).status).toBe(204);
    expect(sessionIn(await signIn(server, email))).toBeNull();
    expect((await removeFactor(server, cookie, other.id)).status).toBe(204);
    expect(sessionIn(await signIn(server, email))).not.toBeNull();
    const { user } = (await whoIs(server, cookie)) as { user: { id: string } };
    expect(await server.deps.accounts.secondFactors.of(user.id)).toEqual({
      factors: [],
      recoveryCodesLeft: 0,
    });
    const subjects = (await mailTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('An authenticator app was removed from your VetSync account');
    expect(subjects).toContain('Two-step sign-in is off');
  });

  test('sends no mail when an unverified app is removed', async () => {
    const { email, cookie } = await member(server);
    const { id } = (await (await enroll(server, cookie)).json()) as Enrolled;
    const mails = (await mailTo(server, email)).length;
    expect((await removeFactor(server, cookie, id)).status).toBe(204);
    expect((await removeFactor(server, cookie, id)).status).toBe(404);
    expect(await mailTo(server, email)).toHaveLength(mails);
  });

  test('renews recovery codes and invalidates the old ones', async () => {
    const { email, cookie, recoveryCodes } = await memberWithSecondFactor(server);
    const answer = await renewCodes(server, cookie);
    expect(answer.status).toBe(200);
    const fresh = ((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes;
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20);
    const challenge = await challengeOf(await signIn(server, email));
    expect((await answerChallenge(server, challenge, recoveryCodes[0]!)).status).toBe(400);
    expect((await answerChallenge(server, challenge, fresh[0]!)).status).toBe(200);
  });

  test('housekeeping deletes unfinished apps and challenges', async () => {
    const { cookie } = await member(server);
    await enroll(server, cookie);
    const waiting = () => server.sql`select from second_factors where verified_at is null`;
    expect((await waiting()).length).toBeGreaterThan(0);
    clock.advance(24 * 60 * minuteMs);
    await deleteExpired(server.sql, clock);
    expect(await waiting()).toHaveLength(0);
    expect(await server.sql`select from second_factor_challenges`).toHaveLength(0);
    expect((await server.sql`select from second_factors`).length).toBeGreaterThan(0);
  });
});
