import { createMiddleware } from 'hono/factory';
import { isHttps } from '../../config.ts';
import type { Config } from '../../config.ts';
import type { AppEnv } from '../env.ts';
import { setHeaders } from '../response/setHeaders.ts';

const twoYearsSeconds = 2 * 365 * 24 * 3600;
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Policy of responses that are not pages: they can load nothing and can't be framed. */
const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** Policy of our pages. Scripts and styles come from our own files; hashes allow inline ones (docs/decisions/003). */
export function pagePolicy({
  style = [],
  script = [],
}: { style?: string[]; script?: string[] } = {}): string {
  return [
    "default-src 'none'",
    `script-src ${sources(script)}`,
    `style-src ${sources(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every response. Pages replace the policy with their own. */
export function securityHeaders(config: Pick<Config, 'appOrigin'>) {
  const headers: [string, string][] = [
    ['Content-Security-Policy', inertPolicy],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'same-origin'],
    // The assistant takes speech; the browser asks the person first.
    [
      'Permissions-Policy',
      ['microphone=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(', '),
    ],
    // Allows popups, because the identity provider's window must reach the page that opened it.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (isHttps(config)) {
    headers.push(['Strict-Transport-Security', `max-age=${twoYearsSeconds}; includeSubDomains`]);
  }
  return createMiddleware<AppEnv>((c, next) => {
    setHeaders(c, headers);
    return next();
  });
}
