import type { Tampering } from './tamperingProvider.ts';

const hour = 3_600;
const seconds = () => Math.floor(Date.now() / 1000);
/** Responses that no honest provider sends. */
export const forgeries: [string, Tampering][] = [
  ['another nonce', { claims: (honest) => ({ ...honest, nonce: 'a'.repeat(43) }) }],
  ['no nonce', { claims: (honest) => ({ ...honest, nonce: undefined }) }],
  ['another issuer', { claims: (honest) => ({ ...honest, iss: 'https://accounts.google.com' }) }],
  [
    'an issuer with the same prefix',
    { claims: (honest) => ({ ...honest, iss: `${honest.iss}.evil.example` }) },
  ],
  ['another audience', { claims: (honest) => ({ ...honest, aud: 'another-client' }) }],
  [
    'several audiences and another authorized party',
    { claims: (honest) => ({ ...honest, aud: [String(honest.aud), 'b'], azp: 'b' }) },
  ],
  ['no audience', { claims: (honest) => ({ ...honest, aud: undefined }) }],
  [
    'an expired token',
    { claims: (honest) => ({ ...honest, iat: seconds() - 2 * hour, exp: seconds() - hour }) },
  ],
  ['no expiry', { claims: (honest) => ({ ...honest, exp: undefined }) }],
  ['a start time in the future', { claims: (honest) => ({ ...honest, nbf: seconds() + hour }) }],
  ['no subject', { claims: (honest) => ({ ...honest, sub: undefined }) }],
  ['an empty subject', { claims: (honest) => ({ ...honest, sub: '' }) }],
  ['a subject with a NUL', { claims: (honest) => ({ ...honest, sub: 'a\0b' }) }],
  ['a subject that is too long', { claims: (honest) => ({ ...honest, sub: 's'.repeat(256) }) }],
  ["a stranger's signature", { signature: 'stranger' }],
  ['no signature', { signature: 'none' }],
  ['a signature made with our own secret', { signature: 'secret' }],
  [
    'a truncated signature',
    { token: (honest) => ({ ...honest, id_token: String(honest['id_token']).slice(0, -4) }) },
  ],
  ['no token', { token: (honest) => ({ ...honest, id_token: undefined }) }],
  ['an invalid token', { token: (honest) => ({ ...honest, id_token: 'a.b.c' }) }],
  ['another code', { callback: (query) => query.set('code', 'another') }],
  ['two codes', { callback: (query) => query.append('code', 'another') }],
  ['no code', { callback: (query) => query.delete('code') }],
  ['another issuer in the redirect', { callback: (query) => query.set('iss', 'http://127.0.0.1:1') }],
  ['no issuer in the redirect', { callback: (query) => query.delete('iss') }],
];
