import { describe, expect, test } from 'vitest';
import { ipList } from '../../../server/network/networks.ts';
import {
  isLoopbackHost,
  isLoopbackOrigin,
  isLoopbackPeer,
  isLoopbackRequest,
} from '../../../server/network/loopback.ts';

const incoming = (headers: Record<string, string> = {}, remoteAddress: string | undefined = '127.0.0.1') => ({
  socket: { remoteAddress },
  headers: { host: 'localhost:3000', ...headers },
});

describe('the IP address of a client', () => {
  test.each([
    '127.0.0.1',
    '127.8.9.10',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::0001',
    '::1%lo',
    '::ffff:127.0.0.1',
    '::FFFF:7F00:1',
    '0:0:0:0:0:ffff:7f12:3456',
  ])('%s is this machine', (address) => expect(isLoopbackPeer(address)).toBe(true));

  test.each([
    undefined,
    '',
    'localhost',
    '0.0.0.0',
    '10.0.0.1',
    '128.0.0.1',
    '192.0.2.127',
    '::',
    '::2',
    '1::1',
    '::127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:800:1',
    '64:ff9b::7f00:1',
    '127.0.0.1.example',
  ])('%s is not this machine', (address) => expect(isLoopbackPeer(address)).toBe(false));
});

describe('an origin', () => {
  test.each([
    'http://localhost',
    'http://localhost:3000',
    'https://vetsync.localhost',
    'http://127.0.0.1:3000',
    'http://127.1',
    'http://2130706433',
    'http://[::1]:3000',
    'http://[::ffff:127.0.0.1]',
  ])('%s is this machine', (origin) => expect(isLoopbackOrigin(origin)).toBe(true));

  test.each([
    '',
    'localhost',
    'https://vetsync.example',
    'https://localhost.example',
    'https://127.0.0.1.example',
    'https://mylocalhost',
    'http://localhost.',
    'http://0.0.0.0:3000',
    'http://192.168.1.4:3000',
    'http://[::2]',
  ])('%s is not this machine', (origin) => expect(isLoopbackOrigin(origin)).toBe(false));

  test('is checked by its host only', () => {
    expect(isLoopbackHost('[::1]')).toBe(true);
    expect(isLoopbackHost('vetsync.example')).toBe(false);
    expect(isLoopbackOrigin('https://localhost@vetsync.example')).toBe(false);
  });
});

describe('a request', () => {
  const noProxies = { trustedProxies: ipList([]) };

  test.each([
    incoming(),
    incoming({ host: '127.0.0.1:3000' }),
    incoming({ host: '[::1]:3000' }, '::1'),
    incoming({ host: 'vetsync.localhost' }, '::ffff:127.0.0.1'),
    incoming({ accept: 'text/html', 'user-agent': 'curl' }),
  ])('from this machine: %j', (request) => expect(isLoopbackRequest(request, noProxies)).toBe(true));

  test.each([
    incoming({}, '192.0.2.1'),
    incoming({ host: 'localhost' }, '::ffff:c000:201'),
    { ...incoming(), socket: {} },
    incoming({ host: 'vetsync.example' }),
    incoming({ host: '' }),
    ...[
      'forwarded',
      'via',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'cf-connecting-ip',
      'true-client-ip',
    ].map((name) => incoming({ [name]: '127.0.0.1' })),
  ])('from elsewhere or forwarded: %j', (request) =>
    expect(isLoopbackRequest(request, noProxies)).toBe(false),
  );

  test('from a trusted proxy belongs to another client', () => {
    for (const list of [['127.0.0.1'], ['127.0.0.0/8'], ['::ffff:127.0.0.1'], ['::ffff:7f00:0/104']]) {
      expect(isLoopbackRequest(incoming(), { trustedProxies: ipList(list) })).toBe(false);
    }
    expect(isLoopbackRequest(incoming(), { trustedProxies: ipList(['10.0.0.0/8']) })).toBe(true);
  });

  test('without a socket is not from this machine', () =>
    expect(isLoopbackRequest(undefined, noProxies)).toBe(false));
});
