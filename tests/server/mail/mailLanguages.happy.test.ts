import * as letters from '@vetsync/machines/model/letters';
import { languages } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retryDelayMs } from '../../../server/mail/mail.ts';
import { testClock } from '../harness.ts';
import { deleteAs, patchAs } from '../support/accountMail.ts';
import {
  accountServer,
  browserOf,
  confirm,
  cookieOf,
  goodPassword,
  mailTo,
  member,
  newEmail,
  newPassword,
  post,
  signUp,
  tokenIn,
} from '../support/accounts.ts';
import type { KeptMail, Server } from '../support/accounts.ts';
import { smtpSink } from '../support/smtpSink.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const languageOf = (mail: KeptMail | undefined) => /<html lang="(\w+)">/.exec(mail?.html ?? '')?.[1];
const linkIn = (mail: KeptMail | undefined) => /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';

/** A user whose account has this language. */
async function memberIn(locale: Language, at = server) {
  const email = newEmail();
  const browser = browserOf(await signUp(at, email, goodPassword, { locale }));
  const [mail] = await mailTo(at, email);
  const cookie = cookieOf(await confirm(at, tokenIn(mail), browser));
  return { email, cookie };
}

describe('without an account, mail is in the language of the page that asked', () => {
  test.for([
    ['es', 'Confirme su correo electrónico para VetSync', '/es/auth/confirm#token='],
    ['en', 'Confirm your email address for VetSync', '/auth/confirm#token='],
  ] as const)('a sign-up in %s', async ([locale, subject, path]) => {
    const email = newEmail();
    await signUp(server, email, goodPassword, { locale });
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toBe(subject);
    expect(languageOf(mail)).toBe(locale);
    expect(linkIn(mail)).toContain(`${server.deps.config.appOrigin}${path}`);
  });

  test('a page that names no language is English', async () => {
    const email = newEmail();
    await signUp(server, email);
    expect(languageOf((await mailTo(server, email))[0])).toBe('en');
  });

  test.for([
    ['/api/auth/otp', 'No hay ninguna cuenta de VetSync con esta dirección'],
    ['/api/auth/recover', 'No hay ninguna cuenta de VetSync con esta dirección'],
  ] as const)("a stranger's request to %s", async ([path, subject]) => {
    const email = newEmail();
    await post(server, path, { email, locale: 'es' });
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toBe(subject);
    expect(linkIn(mail)).toBe(`${server.deps.config.appOrigin}/es/auth?tab=sign-up`);
  });

  test('another link for a sign-up is in the language of the page that asked for it', async () => {
    const email = newEmail();
    await signUp(server, email);
    await mailTo(server, email);
    await post(server, '/api/auth/resend', { email, type: 'signup', locale: 'es' });
    const [again, first] = await mailTo(server, email);
    expect([first, again].map(languageOf)).toEqual(['en', 'es']);
  });
});

describe("with an account, mail is in the account's language", () => {
  test.for([
    ['es', 'en', 'Su código y su enlace de VetSync'],
    ['en', 'es', 'Your VetSync code and link'],
  ] as const)('an account in %s asks on a page in %s', async ([account, page, subject]) => {
    const { email } = await memberIn(account);
    await post(server, '/api/auth/otp', { email, locale: page });
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toBe(subject);
    expect(languageOf(mail)).toBe(account);
  });

  test('after a switch, the next mail is in the new language', async () => {
    const { email, cookie } = await member(server);
    await patchAs(server, '/api/auth/user', cookie, { locale: 'es' });
    const changed = await patchAs(server, '/api/auth/user', cookie, { password: newPassword });
    expect((await mailTo(server, email))[0]?.subject).toBe('Se cambió su contraseña de VetSync');
    await patchAs(server, '/api/auth/user', cookieOf(changed), { locale: 'en' });
    await patchAs(server, '/api/auth/user', cookieOf(changed), { password: goodPassword });
    expect((await mailTo(server, email))[0]?.subject).toBe('Your VetSync password was changed');
  });

  test('a new address, and then the old one, get mail in the language of the account', async () => {
    const { email, cookie } = await memberIn('es');
    const next = newEmail();
    await patchAs(server, '/api/auth/user', cookie, { email: next });
    const [mail] = await mailTo(server, next);
    expect(mail?.subject).toBe('Confirme su nuevo correo electrónico para VetSync');
    expect(linkIn(mail)).toContain('/es/auth/');
    const confirmed = await server.request('/api/auth/new-email', {
      method: 'POST',
      headers: { Cookie: cookie },
      json: { token: tokenIn(mail) },
    });
    expect(confirmed.status).toBe(200);
    const [notice] = await mailTo(server, email);
    expect(notice?.subject).toBe('Su cuenta de VetSync tiene un nuevo correo electrónico');
  });

  test('whoever has an address that somebody else asks for reads it in their own language', async () => {
    const [owner, other] = [await memberIn('en'), await memberIn('es')];
    await patchAs(server, '/api/auth/user', other.cookie, { email: owner.email });
    expect((await mailTo(server, owner.email))[0]?.subject).toBe(
      'This address already has a VetSync account',
    );
  });

  test('a goodbye is in the language of the account that was deleted', async () => {
    const { email, cookie } = await memberIn('es');
    expect((await deleteAs(server, '/api/auth/user', cookie)).status).toBe(204);
    expect((await mailTo(server, email))[0]?.subject).toBe('Su cuenta de VetSync se eliminó');
  });
});

test('a mail that is tried again stays in its language', async () => {
  let isDown = true;
  const sink = await smtpSink({ message: () => (isDown ? 451 : null) });
  const clock = testClock();
  const retrying = await accountServer({ clock, config: { smtpUrl: sink.url } });
  try {
    const email = newEmail();
    await retrying.deps.accounts.users.add({ email, fullName: null, passwordHash: null, locale: 'es' });
    await post(retrying, '/api/auth/otp', { email, locale: 'en' });
    await retrying.deps.mail.deliverDue();
    expect(await retrying.sql`select attempts, locale from mail_outbox`).toEqual([
      { attempts: 1, locale: 'es' },
    ]);
    await retrying.sql`update users set locale = 'en' where email = ${email}`;
    isDown = false;
    clock.advance(retryDelayMs(1));
    await retrying.deps.mail.deliverDue();
    expect(sink.received.map(({ raw }) => /<html lang=3D"(\w+)">/.exec(raw)?.[1])).toEqual(['es']);
  } finally {
    await retrying.close();
    await sink.close();
  }
});

test('a mail that waited before mails had a language is English', async () => {
  const email = newEmail();
  await server.sql`
    insert into mail_outbox (kind, recipient, requested_at, due_at) values ('recover', ${email}, now(), now())`;
  expect(await server.sql`select locale from mail_outbox where recipient = ${email}`).toEqual([
    { locale: 'en' },
  ]);
  expect(languageOf((await mailTo(server, email))[0])).toBe('en');
});

describe('the letters of each language', () => {
  const token = 'A'.repeat(43);
  const at = new Date('2026-11-21T15:05:00Z');
  const all = (locale: Language) => {
    const site = { appOrigin: 'https://vetsync.test', locale };
    return [
      letters.confirmLetter(site, { token }),
      letters.alreadyRegisteredLetter(site),
      letters.signInLetter(site, { token, code: '042917' }),
      letters.noAccountLetter(site),
      letters.resetLetter(site, { token }),
      letters.newEmailLetter(site, token),
      letters.newEmailTakenLetter(site),
      ...letters.noticeKinds.map((kind) => letters.noticeLetter(kind, site, at)),
    ];
  };

  const goodbyeIn = (locale: Language) =>
    letters.noticeLetter('goodbye', { appOrigin: 'https://vetsync.test', locale }, at).text;

  test('differ in every line but links and codes', () => {
    const [english, spanish] = languages.map(all);
    for (const [index, { subject, text }] of english!.entries()) {
      const other = spanish![index]!;
      expect(other.subject).not.toBe(subject);
      const lines = new Set(
        text.split('\n').filter((line) => line !== '' && !/^(http\S+|\d{6})$/.test(line)),
      );
      expect(other.text.split('\n').filter((line) => lines.has(line))).toEqual([]);
    }
  });

  test.each(languages)('link to the pages of the language: %s', (locale) => {
    const links = all(locale).flatMap(({ text }) => text.match(/http\S+/g) ?? []);
    expect(links.length).toBeGreaterThan(10);
    const isSpanish = links.map((link) => link.startsWith('https://vetsync.test/es/'));
    expect(new Set(isSpanish)).toEqual(new Set([locale === 'es']));
  });

  test('write the date and time of a change as the language does', () => {
    expect(goodbyeIn('en')).toContain('Nov 21, 2026, 3:05 PM UTC');
    expect(goodbyeIn('es')).toContain('21 nov 2026');
    expect(goodbyeIn('es')).toMatch(/3:05 p\.\s?m\. UTC/);
  });
});
