import type { Tampering } from './tamperingProvider.ts';

const hour = 3_600;
const seconds = () => Math.floor(Date.now() / 1000);
/** Responses that no honest provider sends. */
export const forgeries: [string, Tampering][] = [
  ['another nonce', { claims: (honest) => ({ ...honest, nonce: 'a'.repeat(43) }) }],
  ['no nonce', { claims: (honest) => ({ ...honest, nonce: undefined }) }],
  ['another issuer', { claims: (honest) => ({ ...honest, iss: 'https://accounts.google.com' }) }],
  [
    'an issuer that only begins alike',
    { claims: (honest) => ({ ...honest, iss: `${honest.iss}.evil.example` }) },
  ],
  ['another audience', { claims: (honest) => ({ ...honest, aud: 'another-client' }) }],
  [
    'several audiences, issued to another',
    { claims: (honest) => ({ ...honest, aud: [String(honest.aud), 'b'], azp: 'b' }) },
  ],
  ['no audience', { claims: (honest) => ({ ...honest, aud: undefined }) }],
  [
    'an expiry long ago',
    { claims: (honest) => ({ ...honest, iat: seconds() - 2 * hour, exp: seconds() - hour }) },
  ],
  ['no expiry', { claims: (honest) => ({ ...honest, exp: undefined }) }],
  ['a time to come', { claims: (honest) => ({ ...honest, nbf: seconds() + hour }) }],
  ['no subject', { claims: (honest) => ({ ...honest, sub: undefined }) }],
  ['an empty subject', { claims: (honest) => ({ ...honest, sub: '' }) }],
  ['a subject with a NUL', { claims: (honest) => ({ ...honest, sub: 'a\0b' }) }],
  ['an endless subject', { claims: (honest) => ({ ...honest, sub: 's'.repeat(256) }) }],
  ["a stranger's signature", { signature: 'stranger' }],
  ['no signature', { signature: 'none' }],
  ['a signature made with our own secret', { signature: 'secret' }],
  [
    'a cut signature',
    { token: (honest) => ({ ...honest, id_token: String(honest['id_token']).slice(0, -4) }) },
  ],
  ['no token', { token: (honest) => ({ ...honest, id_token: undefined }) }],
  ['nonsense for a token', { token: (honest) => ({ ...honest, id_token: 'a.b.c' }) }],
  ['another code', { callback: (query) => query.set('code', 'another') }],
  ['two codes', { callback: (query) => query.append('code', 'another') }],
  ['no code', { callback: (query) => query.delete('code') }],
  ['the word of another issuer', { callback: (query) => query.set('iss', 'http://127.0.0.1:1') }],
  ['no word of its issuer', { callback: (query) => query.delete('iss') }],
];
