import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ipList } from '../../../server/network/networks.ts';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';
import { problemOf } from '../support/accounts.ts';

const token = 'a-token-for-tests-0123456789';
const outside = '192.0.2.1';
const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });

let open: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  open = await testServer({ config: { appOrigin: 'https://vetsync.example' } });
  guarded = await testServer({ config: { metricsToken: token } });
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

const metricsOf = (server: TestServer, peer: string, headers: Record<string, string> = {}) =>
  server.request('/metrics', { peer, headers });

describe('metrics without a token', () => {
  test('are readable from this machine, even on a public site', async () => {
    const answer = await metricsOf(open, '127.0.0.1');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await metricsOf(open, '::ffff:7f00:1')).status).toBe(200);
  });

  test('are not readable from elsewhere', async () => {
    const tries: Record<string, string>[] = [
      {},
      { host: 'localhost' },
      bearer(''),
      bearer('null'),
      bearer(token),
    ];
    for (const headers of tries) {
      const answer = await metricsOf(open, outside, headers);
      expect(answer.status).toBe(404);
      expect(await problemOf(answer)).toBe('not_found');
    }
  });

  test('are not readable through a proxy on this machine', async () => {
    expect((await metricsOf(open, '127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404);
    expect((await metricsOf(open, '127.0.0.1', { host: 'vetsync.example' })).status).toBe(404);
    const proxied = await testServer({ config: { trustedProxies: ipList(['127.0.0.1']) } });
    expect((await metricsOf(proxied, '127.0.0.1')).status).toBe(404);
    await proxied.close();
  });
});

describe('metrics with a token', () => {
  test('are readable with the token, also through a proxy, and from this machine', async () => {
    expect((await metricsOf(guarded, outside, bearer(token))).status).toBe(200);
    expect((await metricsOf(guarded, outside, { Authorization: `bearer ${token}` })).status).toBe(200);
    const through = { ...bearer(token), 'X-Forwarded-For': outside };
    expect((await metricsOf(guarded, '127.0.0.1', through)).status).toBe(200);
    expect((await metricsOf(guarded, '127.0.0.1')).status).toBe(200);
  });

  test.each([
    undefined,
    'Bearer',
    'Bearer ',
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token.toUpperCase()}`,
    `Basic ${token}`,
    token,
  ])('are not readable with %j', async (authorization) => {
    const answer = await metricsOf(guarded, outside, authorization ? { Authorization: authorization } : {});
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemOf(answer)).toBe('no_token');
  });
});
