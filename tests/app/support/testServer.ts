import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { startOidcProvider } from '../../server/support/oidcProvider.ts';
import type { OidcAccount } from '../../server/support/oidcProvider.ts';
import { visitor } from './visitor.ts';
import { freePort, startProduct } from './product.ts';
import type { Product } from './product.ts';
import { smtpSink } from '../../server/support/smtpSink.ts';

interface Mail {
  subject: string;
  text: string;
}

const deliveryMs = 60_000;

const bodies: Record<string, (coded: string) => string> = {
  base64: (coded) => Buffer.from(coded, 'base64').toString('utf8'),
  'quoted-printable': (coded) => {
    const bytes = coded
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  },
};

/** Subject and plain text of a received mail. */
function read(raw: string): Mail {
  const subject = /^Subject: ((?:.|\r\n[ \t])*)\r\n/m.exec(raw)?.[1]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  const [, before = '', head = '', rest = ''] =
    /^([\s\S]*?)(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*)/.exec(raw) ?? [];
  // A line of a token can begin with two hyphens, too.
  const boundary = [...before.matchAll(/boundary="(.+?)"/g)].at(-1)?.[1] ?? '';
  const [body = ''] = rest.split(`\r\n--${boundary}`);
  const coding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase() ?? '';
  return { subject, text: bodies[coding]?.(body) ?? body };
}

/** A mail server for all mailboxes. Each letter is returned once. */
async function openMailbox() {
  const sink = await smtpSink();
  const taken = new Set<number>();

  /** The oldest letter to an email address that was not returned before and has `words` in its subject. */
  async function letter(to: string, words: string): Promise<Mail> {
    const deadline = Date.now() + deliveryMs;
    while (Date.now() < deadline) {
      for (const [at, mail] of sink.received.entries()) {
        const { subject, text } = read(mail.raw);
        if (taken.has(at) || !mail.to.includes(to) || !subject.includes(words)) continue;
        taken.add(at);
        return { subject, text };
      }
      await new Promise((wait) => {
        setTimeout(wait, 20);
      });
    }
    const subjects = sink.received.map(({ to: [other], raw }) => `${other}: ${read(raw).subject}`);
    throw new Error(`No letter "${words}" reached ${to}; there were\n${subjects.join('\n')}`);
  }

  return {
    url: sink.url,
    close: sink.close,
    letter,
    /** Email address and subject of all letters so far. */
    subjects: (to: string) =>
      sink.received.filter((mail) => mail.to.includes(to)).map(({ raw }) => read(raw).subject),
    async link(to: string, words: string): Promise<string> {
      const { text } = await letter(to, words);
      const link = /http\S+#token=[\w-]+(?:&\S+)?/.exec(text)?.[0];
      if (!link) throw new Error(`No link in\n${text}`);
      return link;
    },
    async code(to: string): Promise<string> {
      const { text } = await letter(to, 'code');
      const code = /(?<!\d)\d{3} ?\d{3}(?!\d)/.exec(text)?.[0];
      if (!code) throw new Error(`No code in\n${text}`);
      return code.replace(' ', '');
    },
  };
}
type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

export const password = 'quiet harbor 41 lanterns';
const google = { clientId: 'google-client', clientSecret: 'between-google-and-vetsync-only' };
const verifier = { clientId: 'verifier-client', clientSecret: 'between-verifier-and-vetsync-only' };
let people = 0;

export interface TestServer {
  product: Product;
  url: string;
  mail: Mailbox;
  /** People with an account at Google, and people with a service record. Tests may change them. */
  atGoogle: OidcAccount[];
  atVerifier: OidcAccount[];
  close: () => Promise<void>;
}

/** The product with its environment: mailboxes, Google, and the verification provider. @param more Other variables. */
export async function startTestServer(more: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = (client: typeof google, path: string) =>
    startOidcProvider({ clients: [{ ...client, redirectUris: [url + path] }], accounts: [] });
  const [mail, atGoogle, atVerifier] = await Promise.all([
    openMailbox(),
    provider(google, '/api/auth/google/callback'),
    provider(verifier, '/api/verification/callback'),
  ]);
  const product = await startProduct({
    PORT: String(port),
    RATE_LIMITS: 'off',
    SMTP_URL: mail.url,
    MAIL_FROM: 'VetSync <hello@vetsync.example>',
    GOOGLE_ISSUER: atGoogle.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    VERIFICATION_ISSUER: atVerifier.issuer,
    VERIFICATION_CLIENT_ID: verifier.clientId,
    VERIFICATION_CLIENT_SECRET: verifier.clientSecret,
    VERIFICATION_DOMAIN: '127.0.0.1',
    ...more,
  });
  return {
    product,
    url,
    mail,
    atGoogle: atGoogle.accounts,
    atVerifier: atVerifier.accounts,
    async close() {
      await product.stop();
      await Promise.all([mail, atGoogle, atVerifier].map((item) => item.close()));
    },
  };
}

/** A unique email address. */
export const newEmail = (name = 'person') => `${name}.${(people += 1)}@example.org`;

const post = ({ url }: TestServer, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A user with a confirmed email address and a password, created without a browser and not signed in. */
export async function member(server: TestServer, { email = newEmail(), fullName = '' } = {}) {
  await post(server, '/api/auth/sign-up', { email, password, ...(fullName && { fullName }) });
  const token = (await server.mail.link(email, 'Confirm')).split('#token=')[1];
  // Another browser than the one that signed up, so the password is chosen with the link.
  const answer = await post(server, '/api/auth/confirm', { token, password });
  if (!answer.ok) throw new Error(`Nobody was confirmed: ${answer.status}`);
  await endSessions(server, email);
  return { email, password };
}
export type Member = Awaited<ReturnType<typeof member>>;

/** Makes a user an administrator like an operator would. */
export const promote = ({ product }: TestServer, email: string) =>
  product.database(
    (sql) => sql`insert into user_roles (user_id, role) select id, 'admin' from users where email = ${email}`,
  );

/** A browser that is signed in without using the sign-in page. */
export async function browserOf(
  server: TestServer,
  { email, password: secret }: Member,
  options: BrowserContextOptions = {},
) {
  const opened = await visitor(options);
  const answer = await opened.page.request.post(`${server.url}/api/auth/sign-in`, {
    data: { email, password: secret },
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`Nobody was signed in: ${answer.status()} ${await answer.text()}`);
  return opened;
}

/** The browser's messages about rejected requests, which tests cause on purpose. */
const refusals = /Failed to load resource: the server responded with a status of 4(00|01|03|04|09|12|22)/;
/** All other errors of a page. */
export const ownErrors = (errors: readonly string[]) => errors.filter((error) => !refusals.test(error));

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Makes a user's last proof old, so that the next sensitive change asks to reauthenticate. */
export const expireProof = ({ product }: TestServer, email: string) =>
  product.database(
    (sql) => sql`update sessions set proven_at = proven_at - interval '1 hour'
                 where user_id = (select id from users where email = ${email})`,
  );

/** Ends all sessions of a user on the server. */
export const endSessions = ({ product }: TestServer, email: string) =>
  product.database(
    (sql) => sql`delete from sessions where user_id = (select id from users where email = ${email})`,
  );

/**
 * Acts just before the page's next write to a path reaches the server. A session that ends earlier may be noticed by
 * something that a slow page still sends, whose dialog then covers the button that the test wants to press.
 */
export const beforeNextWrite = async (page: Page, act: () => Promise<unknown>, path = '/api/') => {
  let isDone = false;
  await page.route(`**${path}**`, async (route) => {
    if (!isDone && route.request().method() !== 'GET') {
      isDone = true;
      await act();
    }
    await route.fallback();
  });
};

export const press = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name, exact: true }).click();
export const fillIn = (on: Page | Locator, label: string, value: string) =>
  on.getByLabel(label, { exact: true }).fill(value);

/** Calls the API in the name of whoever is signed in on a page. Throws unless the server agrees. */
export const callApi =
  (server: () => TestServer) =>
  async <Answer>(
    page: Page,
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    data?: object,
  ): Promise<Answer> => {
    const answer = await page.request[method](`${server().url}/api${path}`, {
      ...(data && { data }),
      headers: { origin: server().url },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
