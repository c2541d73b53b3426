import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { startOidcProvider, type OidcAccount } from '../../server/support/oidcProvider.ts';
import { visitor } from './visitor.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { freePort, startProduct, type Product } from './product.ts';

export const password = 'quiet harbor 41 lanterns';
const google = { clientId: 'google-client', clientSecret: 'between-google-and-vetsync-only' };
const verifier = { clientId: 'verifier-client', clientSecret: 'between-verifier-and-vetsync-only' };
let people = 0;

export interface TestServer {
  product: Product;
  url: string;
  mail: Mailbox;
  /** Who has an account at Google, and who served; they may be changed meanwhile. */
  atGoogle: OidcAccount[];
  atVerifier: OidcAccount[];
  close: () => Promise<void>;
}

/** The product with all that is around it: mailboxes, Google, the provider that knows who served. */
export async function startTestServer(): Promise<TestServer> {
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
  });
  return {
    product,
    url,
    mail,
    atGoogle: atGoogle.accounts,
    atVerifier: atVerifier.accounts,
    async close() {
      await product.stop();
      await Promise.all([mail, atGoogle, atVerifier].map((one) => one.close()));
    },
  };
}

/** An address that nobody else in this run has. */
export const newEmail = (name = 'person') => `${name}.${(people += 1)}@example.org`;

const post = ({ url }: TestServer, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody with a confirmed address and a password, made without a browser, and not signed in. */
export async function member(server: TestServer, { email = newEmail(), fullName = '' } = {}) {
  await post(server, '/api/auth/sign-up', { email, password, ...(fullName && { fullName }) });
  const token = (await server.mail.link(email, 'Confirm')).split('#token=')[1];
  // Not in the browser that signed up, so the password is chosen with the link.
  const answer = await post(server, '/api/auth/confirm', { token, password });
  if (!answer.ok) throw new Error(`Nobody was confirmed: ${answer.status}`);
  await sessionsEnded(server, email);
  return { email, password };
}
export type Member = Awaited<ReturnType<typeof member>>;

/** Makes somebody an administrator, as an operator would. */
export const promote = ({ product }: TestServer, email: string) =>
  product.database(
    (sql) => sql`insert into user_roles (user_id, role) select id, 'admin' from users where email = ${email}`,
  );

/** A browser in which somebody is signed in, without having gone through the sign-in page. */
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

/** What browsers themselves write of answers that refuse; each such refusal is what a test asks for. */
const refusals = /Failed to load resource: the server responded with a status of 4(00|01|03|04|09|22)/;
/** Everything that went wrong on a page by itself. */
export const ownErrors = (errors: readonly string[]) => errors.filter((error) => !refusals.test(error));

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The next sensitive change asks who this is: the last proof of this person was long ago. */
export const proofAged = ({ product }: TestServer, email: string) =>
  product.database(
    (sql) => sql`update sessions set proven_at = proven_at - interval '1 hour'
                 where user_id = (select id from users where email = ${email})`,
  );

/** Ends all sessions of somebody behind their backs. */
export const sessionsEnded = ({ product }: TestServer, email: string) =>
  product.database(
    (sql) => sql`delete from sessions where user_id = (select id from users where email = ${email})`,
  );

export const press = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name, exact: true }).click();
export const fillIn = (on: Page | Locator, label: string, value: string) =>
  on.getByLabel(label, { exact: true }).fill(value);
