import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { passwordMaxLength, passwordMinLength } from '@vetsync/machines/model';
import * as z from 'zod/mini';
import { addressList } from './http/clientAddress.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const text = (message: string, check: (value: string) => boolean) =>
  z.string().check(z.refine(check, message));
const isUrl = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
const whole = (min: number, max: number) =>
  z.pipe(
    text(`must be a whole number from ${min} to ${max}`, (value) => /^\d{1,6}$/.test(value)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.minimum(min, `must be at least ${min}`), z.maximum(max, `must be at most ${max}`)),
    ),
  );

const origin = text(
  'must be an origin such as https://vetsync.example, without a path',
  (value) => isUrl(['http:', 'https:'])(value) && new URL(value).origin === value.replace(/\/$/, ''),
);

function isAddressList(value: string): boolean {
  try {
    addressList(listOf(value));
    return true;
  } catch {
    return false;
  }
}
const listOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** What a variable is that is not set, or set to nothing. The others have no default: what they name is not used. */
export const defaults = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: '.vetsync',
  PASSWORD_MIN_LENGTH: String(passwordMinLength),
  TRUSTED_PROXIES: '',
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'info',
};

/** Every variable the server reads. */
export const environmentSchema = z.object({
  PORT: whole(0, 65_535),
  HOST: text('must be an address or a host name', (value) => /^[\w.:-]+$/.test(value)),
  APP_ORIGIN: z.optional(origin),
  DATABASE_URL: z.optional(text('must be a postgres:// URL', isUrl(['postgres:', 'postgresql:']))),
  DATA_DIR: z.string(),
  SMTP_URL: z.optional(text('must be an smtp:// or smtps:// URL', isUrl(['smtp:', 'smtps:']))),
  MAIL_FROM: z.optional(text('must hold an e-mail address', (value) => /[^\s@<>]+@[^\s@<>]+/.test(value))),
  PASSWORD_MIN_LENGTH: whole(passwordMinLength, passwordMaxLength),
  TRUSTED_PROXIES: text('must be addresses or ranges such as 10.0.0.0/8, separated by commas', isAddressList),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
});

/** The process's environment, with what `.env` in the working folder adds to it. */
export function environment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** An address as it stands in a URL; the addresses that mean "every interface" as localhost. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Origin that a browser on this machine would use. */
export const localOrigin = ({ host, port }: { host: string; port: number }) =>
  port === 80 ? `http://${urlHost(host)}` : `http://${urlHost(host)}:${port}`;

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming every variable that is wrong, never its value.
 */
export function readConfig(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse({ ...defaults, ...given });
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  }
  const env = result.data;
  if (env.SMTP_URL && !env.MAIL_FROM) throw new ConfigError('MAIL_FROM must be set where SMTP_URL is');
  return {
    port: env.PORT,
    host: env.HOST,
    /** Origin of the site in mails, cookies and cross-site checks, without a trailing slash. */
    appOrigin: env.APP_ORIGIN?.replace(/\/$/, '') ?? localOrigin({ host: env.HOST, port: env.PORT }),
    /** null: the server runs a PostgreSQL of its own in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    /** null: mail is kept and shown at /dev/mail. */
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'VetSync <no-reply@vetsync.invalid>',
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    trustedProxies: addressList(listOf(env.TRUSTED_PROXIES)),
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
export type Config = ReturnType<typeof readConfig>;

/** Whether browsers reach the site by https, as the session cookie and HSTS need to know. */
export const isHttps = ({ appOrigin }: Pick<Config, 'appOrigin'>) => appOrigin.startsWith('https:');
