import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, environmentSchema, isHttps, localOrigin, readConfig } from '../../../server/config.ts';

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'nothing is wrong';
}

const googleClient = { GOOGLE_CLIENT_ID: 'google-client', GOOGLE_CLIENT_SECRET: 'google-secret' };
const verifier = {
  VERIFICATION_ISSUER: 'https://login.id.example',
  VERIFICATION_CLIENT_ID: 'verification-client',
  VERIFICATION_CLIENT_SECRET: 'verification-secret',
  VERIFICATION_DOMAIN: 'id.example',
};
const assistant = { ASSISTANT_URL: 'https://models.example/v1', ASSISTANT_MODEL: 'small' };
const providers = { ...googleClient, ...verifier, ...assistant };

describe('the configuration', () => {
  test('has defaults if nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      appOrigin: 'http://127.0.0.1:3000',
      databaseUrl: null,
      dataDir: resolve('.vetsync'),
      smtpUrl: null,
      metricsToken: null,
      passwordMinLength: 6,
      rateLimits: true,
      logLevel: 'info',
    });
  });

  test('treats empty variables as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', APP_ORIGIN: '' })).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '0', '65535', ['-1', '65536', '80a', '1e3', '3000.5', 'http']],
    ['HOST', '0.0.0.0', '::1', ['a b', 'http://x', '1.2.3.4/5']],
    [
      'APP_ORIGIN',
      'https://vetsync.example',
      'http://localhost:8080/',
      ['vetsync.example', 'https://a/b', 'ftp://a', 'https://u@a'],
    ],
    ['DATABASE_URL', 'postgres://a@b/c', 'postgresql://a:p@b:1/c?sslmode=require', ['mysql://a', 'a']],
    [
      'ASSISTANT_URL',
      'https://models.example/v1',
      'http://127.0.0.1:11434/v1',
      ['models.example', 'http://models.example/v1', 'https://u:p@a', 'https://a/v1?key=1'],
    ],
    ['ASSISTANT_MODEL', 'qwen3:8b', 'org/model', ['a model']],
    [
      'METRICS_TOKEN',
      'sixteen-visible!',
      'x'.repeat(1000),
      ['short', 'fifteen-visible', 'with a blank in it', 'x'.repeat(1001), 'sixteen-vis\u00efble'],
    ],
    ['SMTP_URL', 'smtp://localhost', 'smtps://u:p@mail.example:465', ['http://a', 'mail.example']],
    ['MAIL_FROM', 'a@b.example', 'VetSync <a@b.example>', ['VetSync', '@']],
    [
      'GOOGLE_ISSUER',
      'https://accounts.google.com',
      'http://127.0.0.1:4000/op',
      [
        'accounts.google.com',
        'http://accounts.google.com',
        'http://127.0.0.1.example',
        'https://a?b',
        'https://u:p@a',
      ],
    ],
    ['GOOGLE_CLIENT_ID', 'a.apps.example', 'b', ['a b', 'é', 'a'.repeat(1001)]],
    ['GOOGLE_CLIENT_SECRET', 's', 'a'.repeat(1000), ['a b', 'é']],
    ['VERIFICATION_ISSUER', 'https://id.example', 'http://localhost:1/', ['id.example', 'http://id.example']],
    ['VERIFICATION_CLIENT_ID', 'a', 'b', ['a b']],
    ['VERIFICATION_CLIENT_SECRET', 'a', 'b', ['a b']],
    [
      'VERIFICATION_DOMAIN',
      'id.example',
      '127.0.0.1',
      ['https://id.example', 'id.example/', '.id.example', 'id..example', 'ID.example', '*.example', 'a:1'],
    ],
    ['SECRET_KEY', 'a'.repeat(32), 'a b'.repeat(100), ['a'.repeat(31), 'a'.repeat(1001)]],
    ['PASSWORD_MIN_LENGTH', '6', '256', ['5', '257', 'long']],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1', '192.0.2.1', ['proxy', '10.0.0.0/33']],
    ['RATE_LIMITS', 'on', 'off', ['yes', '1', 'ON']],
    ['LOG_LEVEL', 'fatal', 'silent', ['loud', 'INFO']],
  ])('%s', (name, one, other, wrong) => {
    const rest = { MAIL_FROM: 'a@b.example', ...providers };
    expect(messageOf({ ...rest, [name]: one })).toBe('nothing is wrong');
    expect(messageOf({ ...rest, [name]: other })).toBe('nothing is wrong');
    for (const value of wrong) {
      const message = messageOf({ ...rest, [name]: value });
      expect(message, value).toMatch(new RegExp(`^${name} must`));
    }
  });

  test('never repeats a value, which may be a secret', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://user:hunter2@db/x', SMTP_URL: 'hunter2' });
    expect(message.split('\n')).toHaveLength(2);
    expect(message).not.toContain('hunter2');
  });

  test('takes a key of a model only with its server', () => {
    expect(messageOf({ ASSISTANT_KEY: 'secret' })).toBe('ASSISTANT_URL must be set where ASSISTANT_KEY is');
    expect(readConfig({ ...assistant, ASSISTANT_KEY: 'secret' }).assistantModel).toEqual({
      url: 'https://models.example/v1',
      model: 'small',
      key: 'secret',
    });
    expect(readConfig({}).assistantModel).toBeNull();
  });

  test('requires a sender if mail is sent', () => {
    expect(messageOf({ SMTP_URL: 'smtp://localhost' })).toBe('MAIL_FROM must be set where SMTP_URL is');
  });

  test('offers identity providers only if they are configured', () => {
    expect(readConfig({})).toMatchObject({ google: null, verification: null });
    expect(readConfig({ GOOGLE_ISSUER: 'https://accounts.example' }).google).toBe(null);
    expect(readConfig(providers)).toMatchObject({
      google: {
        issuer: 'https://accounts.google.com',
        clientId: 'google-client',
        clientSecret: 'google-secret',
      },
      verification: {
        issuer: 'https://login.id.example',
        clientId: 'verification-client',
        clientSecret: 'verification-secret',
        domain: 'id.example',
      },
    });
  });

  test.each([
    ...Object.keys(googleClient).map((name) => [name, googleClient] as const),
    ...Object.keys(verifier).map((name) => [name, verifier] as const),
    ...Object.keys(assistant).map((name) => [name, assistant] as const),
  ])('reports %s if it is the only one missing', (name, whole) => {
    expect(messageOf(whole)).toBe('nothing is wrong');
    expect(messageOf({ ...whole, [name]: '' })).toMatch(new RegExp(`^${name} must be set where \\w+ is$`));
  });

  test("knows the server's URL for browsers on this machine", () => {
    expect(localOrigin({ host: '0.0.0.0', port: 3000 })).toBe('http://localhost:3000');
    expect(localOrigin({ host: '::', port: 80 })).toBe('http://localhost');
    expect(localOrigin({ host: '::1', port: 3000 })).toBe('http://[::1]:3000');
    expect(isHttps({ appOrigin: 'https://a' })).toBe(true);
    expect(isHttps({ appOrigin: 'http://a' })).toBe(false);
  });

  test('is explained in .env.example with every variable, also of compose.yaml, and every default', () => {
    const example = parseEnv(readFileSync(resolve('.env.example'), 'utf8'));
    const composed = readFileSync(resolve('compose.yaml'), 'utf8').matchAll(/\$\{(\w+)/g);
    const names = new Set([
      ...Object.keys(environmentSchema.shape),
      ...[...composed].map(([, name]) => name),
    ]);
    expect(Object.keys(example).toSorted()).toEqual([...names].toSorted());
    expect(readConfig(example)).toEqual(readConfig({}));
  });
});
