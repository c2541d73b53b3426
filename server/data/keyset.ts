import * as z from 'zod/mini';

/** A position in a list that is ordered by time, then by id. */
export interface Keyset {
  createdAt: Date;
  id: string;
}

const written = /^(-?\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The opaque text that stands for a position. */
export const cursorOf = ({ createdAt, id }: Keyset) =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

function parse(text: string): Keyset | null {
  const [, time, id] = written.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const createdAt = new Date(Number(time));
  // What a Date can hold beyond these is not a year PostgreSQL reads from it.
  const isInRange = createdAt.getTime() >= earliest && createdAt.getTime() < latest;
  return id === undefined || !isInRange ? null : { createdAt, id };
}
const earliest = Date.UTC(1000, 0);
const latest = Date.UTC(9999, 0);

/** Reads what `cursorOf` wrote; anything else is invalid. */
export const cursorSchema = z.pipe(
  z.string().check(
    z.maxLength(100, 'Not a cursor of this list'),
    z.refine((text) => parse(text) !== null, 'Not a cursor of this list'),
  ),
  z.transform((text: string) => parse(text)!),
);

/** Rows of one page; asked for one more than that, so that a further page is known without counting. */
export function pageOf<Row extends Keyset>(
  rows: readonly Row[],
  limit: number,
): { page: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

export const pageLimitMax = 200;

const wholeNumber = /^\d{1,4}$/;
/** Rows of a page as a query gives it: a whole number from 1. */
export const pageLimitSchema = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => wholeNumber.test(text) && Number(text) >= 1 && Number(text) <= pageLimitMax,
        `Must be a whole number from 1 to ${pageLimitMax}`,
      ),
    ),
  z.transform((text: string) => Number(text)),
);
