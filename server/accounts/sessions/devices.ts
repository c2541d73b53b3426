import type { Device } from '@vetsync/machines/account/model';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import type { ValidSession } from './sessions.ts';

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first match wins: most browsers also include the names of those below them. */
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  // Automated Chrome calls itself HeadlessChrome.
  [/(\b|Headless)(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Display names of the browser and system in a `User-Agent`. Null if they are not recognized. */
export const deviceNames = (userAgent: string | null) => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});

interface Row {
  id: string;
  current: boolean;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** A user's sessions as they see them. The ids stay the same when a token changes, and grant no access. */
export function createDevices(sql: Sql, clock: Clock) {
  return {
    /** The current session first, then the others by when they were last seen. */
    async list({ id, user }: ValidSession): Promise<Device[]> {
      const rows = await sql<Row[]>`
        select device as id, id = ${id} as current, user_agent as "userAgent", created_at as "createdAt",
          last_seen_at as "lastSeenAt", expires_at as "expiresAt"
        from sessions where user_id = ${user.id} and expires_at > ${clock.now()}
        order by current desc, last_seen_at desc, created_at desc`;
      return rows.map(({ userAgent, createdAt, lastSeenAt, expiresAt, ...row }) => ({
        ...row,
        ...deviceNames(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
    },

    /**
     * Ends one of the user's own sessions. 'current' if it is the one that makes the request, null if there is no such
     * session.
     */
    async end({ id, user }: ValidSession, device: string): Promise<'current' | 'other' | null> {
      const [ended] = await sql<{ id: string }[]>`
        delete from sessions where user_id = ${user.id} and device = ${device} returning id`;
      if (!ended) return null;
      return ended.id === id ? 'current' : 'other';
    },
  };
}
