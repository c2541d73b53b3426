import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { passwordMaxLength, passwordMinLength } from '@vetsync/machines/account/model';
import * as z from 'zod/mini';
import { ipList } from './network/networks.ts';
import { isLoopbackOrigin } from './network/loopback.ts';

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

/** Tokens, secrets or what people ask are sent there, so it needs https except on this machine. */
const secureUrl = text(
  'must be an https:// URL without a query (http:// only on this machine)',
  (value) =>
    isUrl(['https:', 'http:'])(value) &&
    !/[?#@]/.test(value) &&
    (value.startsWith('https:') || isLoopbackOrigin(value)),
);
const credential = text('must be of visible ASCII characters', (value) =>
  /^[\x21-\x7e]{1,1000}$/.test(value),
);

const origin = text(
  'must be an origin such as https://vetsync.example, without a path',
  (value) => isUrl(['http:', 'https:'])(value) && new URL(value).origin === value.replace(/\/$/, ''),
);

function isIpList(value: string): boolean {
  try {
    ipList(listOf(value));
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

/** Defaults of variables that are unset or empty. Variables without a default are not used if unset. */
export const defaults = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: '.vetsync',
  GOOGLE_ISSUER: 'https://accounts.google.com',
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
  GOOGLE_ISSUER: secureUrl,
  GOOGLE_CLIENT_ID: z.optional(credential),
  GOOGLE_CLIENT_SECRET: z.optional(credential),
  VERIFICATION_ISSUER: z.optional(secureUrl),
  VERIFICATION_CLIENT_ID: z.optional(credential),
  VERIFICATION_CLIENT_SECRET: z.optional(credential),
  VERIFICATION_DOMAIN: z.optional(
    text('must be a host name such as id.example', (value) =>
      /^([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?$/.test(value),
    ),
  ),
  ASSISTANT_URL: z.optional(secureUrl),
  ASSISTANT_MODEL: z.optional(credential),
  ASSISTANT_KEY: z.optional(credential),
  SECRET_KEY: z.optional(
    text('must hold 32 to 1000 characters', (value) => value.length >= 32 && value.length <= 1000),
  ),
  METRICS_TOKEN: z.optional(
    text('must be 16 to 1000 visible ASCII characters', (value) => /^[\x21-\x7e]{16,1000}$/.test(value)),
  ),
  PASSWORD_MIN_LENGTH: whole(passwordMinLength, passwordMaxLength),
  TRUSTED_PROXIES: text('must be addresses or ranges such as 10.0.0.0/8, separated by commas', isIpList),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
});

/** The process's environment plus the variables from `.env` in the working directory. */
export function environment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** A host as written in a URL. Addresses that mean "every interface" become localhost. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Origin for browsers on this machine. */
export const localOrigin = ({ host, port }: { host: string; port: number }) =>
  port === 80 ? `http://${urlHost(host)}` : `http://${urlHost(host)}:${port}`;

/**
 * Variables that must be set together. Null if none of them is set.
 *
 * @throws ConfigError with the names of missing variables.
 */
function group<Name extends string>(
  variables: Record<Name, string | undefined>,
): Record<Name, string> | null {
  const names = Object.keys(variables) as Name[];
  const set = names.find((name) => variables[name] !== undefined);
  if (set === undefined) return null;
  const missing = names.filter((name) => variables[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(missing.map((name) => `${name} must be set where ${set} is`).join('\n'));
  }
  return variables as Record<Name, string>;
}

type Environment = z.infer<typeof environmentSchema>;

/** An OpenID Connect provider, and our client there. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

function googleOf({
  GOOGLE_ISSUER,
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
}: Environment): ProviderConfig | null {
  const set = group({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
  return (
    set && { issuer: GOOGLE_ISSUER, clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET }
  );
}

function verificationOf(env: Environment): (ProviderConfig & { domain: string }) | null {
  const { VERIFICATION_ISSUER, VERIFICATION_CLIENT_ID, VERIFICATION_CLIENT_SECRET, VERIFICATION_DOMAIN } =
    env;
  const set = group({
    VERIFICATION_ISSUER,
    VERIFICATION_CLIENT_ID,
    VERIFICATION_CLIENT_SECRET,
    VERIFICATION_DOMAIN,
  });
  return (
    set && {
      issuer: set.VERIFICATION_ISSUER,
      clientId: set.VERIFICATION_CLIENT_ID,
      clientSecret: set.VERIFICATION_CLIENT_SECRET,
      domain: set.VERIFICATION_DOMAIN,
    }
  );
}

/** The language model that answers people. Many servers need no key. */
function modelOf({ ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_KEY }: Environment) {
  const set = group({ ASSISTANT_URL, ASSISTANT_MODEL });
  if (ASSISTANT_KEY !== undefined && !set)
    throw new ConfigError('ASSISTANT_URL must be set where ASSISTANT_KEY is');
  return (
    set && {
      url: set.ASSISTANT_URL.replace(/\/$/, ''),
      model: set.ASSISTANT_MODEL,
      key: ASSISTANT_KEY ?? null,
    }
  );
}

/**
 * Reads and validates the environment.
 *
 * @throws ConfigError with the name of every invalid variable, never its value.
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
    /** null: the server runs its own PostgreSQL in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    /**
     * null: with the embedded database and a loopback origin, mail is stored and shown at /dev/mail. Otherwise mail is
     * off.
     */
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'VetSync <no-reply@vetsync.invalid>',
    /** Sign-in with Google. null: not offered. */
    google: googleOf(env),
    /** Verification of veteran status, and the domain of the provider's pages. null: not offered. */
    verification: verificationOf(env),
    /** null: the assistant answers from its own library only. */
    assistantModel: modelOf(env),
    /** Key for encrypting secrets that must be read again. null: there is no second factor. */
    secretKey: env.SECRET_KEY ?? null,
    /** Token that lets other machines read /metrics. null: none can. */
    metricsToken: env.METRICS_TOKEN ?? null,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    trustedProxies: ipList(listOf(env.TRUSTED_PROXIES)),
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
export type Config = ReturnType<typeof readConfig>;

/** Whether the site uses https, which decides on secure cookies and HSTS. */
export const isHttps = ({ appOrigin }: Pick<Config, 'appOrigin'>) => appOrigin.startsWith('https:');
