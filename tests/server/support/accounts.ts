import { testServer } from '../harness.ts';
import type { TestServer as Server, TestServerOptions } from '../harness.ts';

export type { TestServer as Server } from '../harness.ts';

/** A server like with the embedded database, where mail can be read. Without rate limits by default. */
export const accountServer = ({ config, ...more }: TestServerOptions = {}) =>
  testServer({ ...more, config: { databaseUrl: null, rateLimits: false, ...config } });

export const goodPassword = 'quiet harbor 41 lanterns';
/** The password that tests change to. */
export const newPassword = 'slow river 88 candles';
/** Headers of a request from an IP address, for a server that trusts its proxy. */
export const from = (clientIp: string) => ({ 'X-Forwarded-For': clientIp });
let people = 0;
/** A unique email address. */
export const newEmail = () => `person${(people += 1)}.${process.pid}@example.org`;

/** Posts JSON like one of our pages. */
export const post = (server: Server, path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request(path, { method: 'POST', json: body, headers });

export const signUp = (server: Server, email: string, password = goodPassword, more: object = {}) =>
  post(server, '/api/auth/sign-up', { email, password, ...more });
export const signIn = (server: Server, email: string, password = goodPassword, headers = {}) =>
  post(server, '/api/auth/sign-in', { email, password }, headers);
export const signOut = (server: Server, cookie: string, scope?: string) =>
  server.request(`/api/auth/sign-out${scope ? `?scope=${scope}` : ''}`, {
    method: 'POST',
    headers: { Cookie: cookie },
  });

/** The `Cookie` header that a browser would send after this response. */
export const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
export const tokenOf = (cookie: string) => cookie.split('=')[1] ?? '';

export const whoIs = async (server: Server, cookie: string) =>
  (await server.request('/api/auth/session', { headers: { Cookie: cookie } })).json();

export interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: Date;
}

/** Sends pending mail, then returns the mail of an email address as /dev/mail would show it, newest first. */
export async function mailTo(server: Server, email: string): Promise<KeptMail[]> {
  await server.deps.mail.deliverDue();
  return server.sql<KeptMail[]>`
    select recipient as "to", subject, text, html, at from kept_mails where recipient = ${email} order by id desc`;
}

export const tokenIn = (mail: KeptMail | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
export const confirm = (server: Server, token: string, headers = {}) =>
  post(server, '/api/auth/confirm', { token }, headers);

/** Headers of the browser that signed up, from the response it got. */
export const browserOf = (answer: Response) => ({ Cookie: cookieOf(answer) });
/** The same, from the secret of a registration that was created without a request. */
export const browserWith = (registration: string) => ({ Cookie: `vetsync_registration=${registration}` });

/** A user with a confirmed email address. Returns the `Cookie` header of their first session. */
export async function member(server: Server, email = newEmail(), password = goodPassword) {
  const browser = browserOf(await signUp(server, email, password));
  const [mail] = await mailTo(server, email);
  const cookie = cookieOf(await confirm(server, tokenIn(mail), browser));
  return { email, password, cookie };
}

/** Code of the problem in a response. */
export const problemOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;
export const idOf = async (server: Server, email: string) =>
  (await server.deps.accounts.users.byEmail(email))!.user.id;

export const times = <Result>(many: number, make: (at: number) => Result) =>
  Array.from({ length: many }, (_, index) => make(index));
export const statusesOf = async (tries: readonly Promise<Response>[]) =>
  (await Promise.all(tries)).map(({ status }) => status);

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const count = async (server: Server, table: string) => {
  const [row] = await server.sql`select count(*)::int as count from ${server.sql(table)}`;
  return row!['count'] as number;
};

/** All stored data by table. */
export async function everyRow({ sql }: Server) {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  return Promise.all(tables.map(async ({ name }) => ({ name, rows: await sql`select * from ${sql(name)}` })));
}

/** Whether an account no longer exists. */
export const deleted = async ({ sql }: Server, userId: string) =>
  (await sql`select from users where id = ${userId}`).length === 0;
