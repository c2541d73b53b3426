import { expect } from 'vitest';
import { count, mailTo, post, signUp } from './accounts.ts';
import type { KeptMail, Server } from './accounts.ts';

export const postCodeRequest = (server: Server, email: string, headers = {}) =>
  post(server, '/api/auth/otp', { email }, headers);
export const postResetRequest = (server: Server, email: string, headers = {}) =>
  post(server, '/api/auth/recover', { email }, headers);
/** Signs in by a mailed code. */
export const enterCode = (server: Server, email: string, code: string, headers = {}) =>
  post(server, '/api/auth/verify', { email, code }, headers);
/** Signs in by a mailed link. */
export const openLink = (server: Server, token: string, headers = {}) =>
  post(server, '/api/auth/verify', { token }, headers);
export const reset = (server: Server, token: string, password: string, headers = {}) =>
  post(server, '/api/auth/reset', { token, password }, headers);

export const codeIn = (mail: KeptMail | undefined) => /^(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
/** A different code. */
export const differentCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The newest mail and its code, for a user who has just requested a code. */
export async function requestCode(server: Server, email: string): Promise<{ code: string; mail: KeptMail }> {
  await postCodeRequest(server, email);
  const [mail] = await mailTo(server, email);
  return { code: codeIn(mail), mail: mail! };
}

/** A sign-up whose link has not been opened. */
export async function waiting(server: Server, email: string, password?: string): Promise<string> {
  await signUp(server, email, password, { fullName: 'Whoever Typed This' });
  await mailTo(server, email);
  return email;
}

const call = (method: string) => (server: Server, path: string, cookie: string, json?: unknown) =>
  server.request(path, { method, headers: { Cookie: cookie }, ...(json !== undefined && { json }) });
export const getAs = call('GET');
export const postAs = call('POST');
export const patchAs = call('PATCH');
export const deleteAs = call('DELETE');

export const accountOf = async (server: Server, cookie: string) =>
  (await getAs(server, '/api/auth/user', cookie)).json();

const stored = async (server: Server) => ({
  users: await count(server, 'users'),
  sessions: await count(server, 'sessions'),
  tokens: await count(server, 'account_tokens'),
  hashes: await server.sql`select password_hash from users order by id`,
});
/** Expects this error, no session and no change. */
export async function expectRejected(server: Server, code: string, request: () => Promise<Response>) {
  const before = await stored(server);
  const answer = await request();
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await stored(server)).toEqual(before);
}
