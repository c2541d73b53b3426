import { request as httpRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpProblem } from '../../../server/http/errors/problem.ts';
import { bodyMaxBytes, bodyMaxDepth } from '../../../server/http/request/validate.ts';
import { appOrigin, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

const problemShape = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string().check(z.minLength(1)),
  status: z.int(),
  detail: z.optional(z.string()),
  code: z.string().check(z.regex(/^[a-z_]+$/)),
  reason: z.string().check(z.regex(/^[a-z_]+$/)),
  values: z.optional(z.array(z.number())),
  requestId: z.uuid(),
  errors: z.optional(
    z.array(
      z.strictObject({
        path: z.string(),
        message: z.string(),
        code: z.string().check(z.regex(/^\w+\.\w+$/)),
        values: z.optional(z.array(z.union([z.number(), z.string()]))),
      }),
    ),
  ),
});

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  server = await testServer({ config: { rateLimits: false } });
  cookie = await server.signIn('user');
});
afterAll(() => server.close());

async function problemOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = problemShape.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
  return problem;
}

const signUp = (json: unknown) => server.request('/api/auth/sign-up', { method: 'POST', json });
const sendBody = (body: BodyInit, contentType = 'application/json') =>
  server.request('/api/auth/sign-up', { method: 'POST', body, headers: { 'content-type': contentType } });
const stored = async () => {
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from registrations`;
  return row?.count;
};
const person = { email: 'edge@vetsync.test', password: 'a quite good passphrase' };

const padded = (bytes: number) => {
  const empty = JSON.stringify({ ...person, fullName: '' });
  return JSON.stringify({ ...person, fullName: 'x'.repeat(bytes - Buffer.byteLength(empty)) });
};

const send = (url: string, body: string, chunked: boolean) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = httpRequest(`${url}/api/auth/sign-up`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body) }),
      },
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    for (let at = 0; at < body.length; at += 10_000) call.write(body.slice(at, at + 10_000));
    call.end();
  });

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const answerTo = (url: string, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connectSocket(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    setTimeout(() => socket.end(), 300);
  });

const depthMessage = async (depth: number) =>
  (await problemOf(await sendBody(nested(depth)))).errors?.[0]?.message;

describe('every error is a problem document', () => {
  test.each<[string, number, string, () => Promise<Response>]>([
    ['an unknown path', 404, 'not_found', () => server.request('/api/nothing')],
    [
      'an undeclared method',
      405,
      'method_not_allowed',
      () => server.request('/api/auth/session', { method: 'DELETE' }),
    ],
    ['OPTIONS', 405, 'method_not_allowed', () => server.request('/api/auth/session', { method: 'OPTIONS' })],
    [
      'a method for a page',
      405,
      'method_not_allowed',
      () => server.request('/auth', { method: 'POST', json: {} }),
    ],
    ['no session', 401, 'no_session', () => server.request('/api/auth/sign-out', { method: 'POST' })],
    [
      'another site',
      403,
      'cross_site',
      () =>
        server.request('/api/auth/sign-in', {
          method: 'POST',
          json: {},
          headers: { 'sec-fetch-site': 'cross-site' },
        }),
    ],
    ['a form', 415, 'unsupported_media_type', () => sendBody('email=a', 'application/x-www-form-urlencoded')],
    ['JSON with another type', 415, 'unsupported_media_type', () => sendBody('{}', 'text/plain')],
    ['no body', 415, 'unsupported_media_type', () => server.request('/api/auth/sign-up', { method: 'POST' })],
    ['truncated JSON', 400, 'malformed_json', () => sendBody('{"email":')],
    ['an empty body', 400, 'malformed_json', () => sendBody('', 'application/json')],
    ['invalid UTF-8', 400, 'malformed_json', () => sendBody(new Uint8Array([0x22, 0xff, 0x22]))],
    ['a missing field', 422, 'invalid_input', () => signUp({ email: person.email })],
    ['an unknown field', 422, 'invalid_input', () => signUp({ ...person, role: 'admin' })],
    [
      'an unknown parameter',
      422,
      'invalid_input',
      () => server.request('/api/auth/sign-out?scope=everything', { method: 'POST', headers: { cookie } }),
    ],
    [
      'a repeated parameter',
      422,
      'invalid_input',
      () =>
        server.request('/api/auth/sign-out?scope=local&scope=global', {
          method: 'POST',
          headers: { cookie },
        }),
    ],
  ])('%s: %i %s', async (_, status, code, call) => {
    const before = await stored();
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(await problemOf(answer)).toMatchObject({ code });
    expect(await stored()).toBe(before);
  });

  test('lists the allowed methods', async () => {
    const answer = await server.request('/api/auth/session', { method: 'DELETE' });
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('names the invalid fields with reasons', async () => {
    const { errors } = await problemOf(await signUp({ email: 'no address', password: '' }));
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: 'email', message: 'Invalid email format', code: 'input.emailInvalid' },
        { path: 'password', message: 'Password is required', code: 'input.passwordRequired', values: [1] },
      ]),
    );
  });

  test('accepts the same call with valid input', async () => {
    const before = (await stored()) ?? 0;
    expect((await signUp(person)).status).toBe(202);
    expect(await stored()).toBe(before + 1);
  });
});

describe('internal errors', () => {
  test.each([
    ['an unexpected error', () => new Error('password=hunter2'), 500, 'internal_error'],
    [
      'a lost connection',
      () => Object.assign(new Error('too long'), { code: 'CONNECTION_CLOSED' }),
      503,
      'database_away',
    ],
    [
      'a full database',
      () => Object.assign(new Error('full'), { name: 'PostgresError', code: '53300' }),
      503,
      'database_away',
    ],
    [
      'a statement that took too long',
      () => Object.assign(new Error('too long'), { name: 'PostgresError', code: '57014' }),
      503,
      'database_slow',
    ],
    [
      'a transaction that took too long',
      () => Object.assign(new Error('too long'), { name: 'PostgresError', code: '25P04' }),
      503,
      'database_slow',
    ],
    [
      'a full disk',
      () => Object.assign(new Error('full'), { name: 'PostgresError', code: '53100' }),
      503,
      'database_away',
    ],
    [
      'a problem with its own message',
      () => new HttpProblem(409, 'email_taken', { detail: 'Taken.' }),
      409,
      'email_taken',
    ],
  ])('%s is reported without internal details', async (_, error, status, code) => {
    const lines: string[] = [];
    const broken = await testServer({ onLog: (line) => lines.push(line) });
    // Replaces a function behind a handler in the contract.
    broken.deps.sessions.validate = () => Promise.reject(error());
    const answer = await broken.request('/api/auth/session', {
      headers: { cookie: `${broken.deps.sessions.cookieName}=${'a'.repeat(43)}` },
    });
    expect(answer.status).toBe(status);
    const problem = await problemOf(answer);
    expect(problem.code).toBe(code);
    expect(JSON.stringify(problem)).not.toMatch(/hunter2|too long|\.ts/);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '2' : null);
    if (status >= 500) expect(lines.join('')).toContain(problem.requestId);
    await broken.close();
  });
});

describe('the size of a body', () => {
  test('may be at most 64 KiB', async () => {
    expect((await sendBody(padded(bodyMaxBytes))).status).toBe(422);
    const answer = await sendBody(padded(bodyMaxBytes + 1));
    expect(answer.status).toBe(413);
    expect(await problemOf(answer)).toMatchObject({ code: 'body_too_large' });
  });

  test.each([false, true])('is limited over HTTP too (in chunks: %s)', async (chunked) => {
    const { url, close } = await server.listen();
    expect(await send(url, padded(bodyMaxBytes), chunked)).toBe(422);
    expect(await send(url, padded(bodyMaxBytes + 1), chunked)).toBe(413);
    expect(await send(url, padded(4 * bodyMaxBytes), chunked)).toBe(413);
    expect(await send(url, JSON.stringify({ email: 'x' }), chunked)).toBe(422);
    await close();
  });

  test('is refused also to who reads only after sending all of it, slowly', async () => {
    const { url, close } = await server.listen();
    const { hostname, port } = new URL(url);
    const socket = connectSocket(Number(port), hostname);
    let answer = '';
    const answered = new Promise<string>((resolve) => {
      socket.on('data', (text) => resolve((answer += text)));
      // A connection that was reset has no response left.
      socket.on('error', () => resolve('reset'));
    });
    socket.pause();
    const size = 12 * bodyMaxBytes;
    socket.write(
      `POST /api/leads HTTP/1.1\r\nHost: ${new URL(appOrigin).host}\r\nSec-Fetch-Site: same-origin\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
    );
    for (let sent = 0; sent < size; sent += bodyMaxBytes) {
      socket.write('a'.repeat(bodyMaxBytes));
      await wait(100);
    }
    socket.resume();
    expect(await answered).toContain('HTTP/1.1 413 ');
    socket.destroy();
    await close();
  });

  test('limits nesting', async () => {
    expect(await depthMessage(bodyMaxDepth)).not.toBe('Nested too deeply');
    expect(await depthMessage(bodyMaxDepth + 1)).toBe('Nested too deeply');
    expect(await depthMessage(10_000)).toBe('Nested too deeply');
  });
});

describe('malformed HTTP', () => {
  test.each([
    ['no Host', 'GET /api/auth/session HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an invalid Host', 'GET /api/auth/session HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n'],
    ['text that is not HTTP', 'hello\r\n\r\n'],
    [
      'two lengths',
      'POST /api/auth/sign-up HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'length and chunks',
      'POST /api/auth/sign-up HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('is rejected: %s', async (_, bytes) => {
    const { url, close } = await server.listen();
    expect(await answerTo(url, bytes)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await close();
  });
});
