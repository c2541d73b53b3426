import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NotificationPreferences } from '@vetsync/machines/model/exchange';
import type { Language } from '@vetsync/machines/system/model';
import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';

const signature = (userId: string, key: string) =>
  createHmac('sha256', key).update(`unsubscribe ${userId}`).digest('base64url');
const tokenPattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** When people get mail about notifications, and the links that end it. */
export const createNotificationSettings = (sql: Sql) => {
  const columns = sql`mail_about_own as own, mail_about_work as work, mail_hides_names as "hidesNames"`;
  const ownerOf = async (token: string) => {
    const [, userId, signed] = tokenPattern.exec(token) ?? [];
    if (userId === undefined || signed === undefined) throw new AppError('invalid_token');
    const [row] = await sql<{ key: string; locale: Language }[]>`
      select mail_key as key, locale from users where id = ${userId}`;
    if (!row || !isSame(signature(userId, row.key), signed)) throw new AppError('invalid_token');
    return { userId, locale: row.locale };
  };

  return {
    /** @throws AppError `no_session` if the account was deleted. */
    async of(userId: string): Promise<NotificationPreferences> {
      const [row] = await sql<NotificationPreferences[]>`select ${columns} from users where id = ${userId}`;
      if (!row) throw new AppError('no_session');
      return row;
    },
    /** @throws AppError `no_session` if the account was deleted. */
    async change(
      userId: string,
      {
        own,
        work,
        hidesNames,
      }: { own?: string | undefined; work?: string | undefined; hidesNames?: boolean | undefined },
    ): Promise<NotificationPreferences> {
      const [row] = await sql<NotificationPreferences[]>`
        update users set mail_about_own = coalesce(${own ?? null}, mail_about_own),
          mail_about_work = coalesce(${work ?? null}, mail_about_work),
          mail_hides_names = coalesce(${hidesNames ?? null}, mail_hides_names)
        where id = ${userId} returning ${columns}`;
      if (!row) throw new AppError('no_session');
      return row;
    },
    /** The token of a link that ends this mail. It needs no session, and works as long as the account exists. */
    async issueToken(userId: string): Promise<string> {
      const [row] = await sql<{ key: string }[]>`select mail_key as key from users where id = ${userId}`;
      if (!row) throw new AppError('not_found');
      return `${userId}.${signature(userId, row.key)}`;
    },
    /** The language of whom a token is for. @throws AppError `invalid_token`. */
    languageOf: async (token: string): Promise<Language> => (await ownerOf(token)).locale,
    /** Ends all mail about notifications. @throws AppError `invalid_token`. */
    async unsubscribe(token: string): Promise<Language> {
      const { userId, locale } = await ownerOf(token);
      await sql`update users set mail_about_own = 'never', mail_about_work = 'never' where id = ${userId}`;
      return locale;
    },
  };
};
