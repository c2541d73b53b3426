import * as z from 'zod/mini';

/** A position in a list that is sorted by time, then by id. */
export interface Keyset {
  createdAt: Date;
  id: string;
}

const notACursor = 'Not a cursor of this list';
const written = /^(-?\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Encodes a position as an opaque text. */
export const cursorOf = ({ createdAt, id }: Keyset) =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

function parse(text: string): Keyset | null {
  const [, time, id] = written.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const createdAt = new Date(Number(time));
  // A Date outside this range has a year that PostgreSQL can't parse.
  const isInRange = createdAt.getTime() >= earliest && createdAt.getTime() < latest;
  return id === undefined || !isInRange ? null : { createdAt, id };
}
const earliest = Date.UTC(1000, 0);
const latest = Date.UTC(9999, 0);

/** Parses the output of `cursorOf`. Anything else is invalid. */
export const cursorSchema = z.pipe(
  z.string().check(
    z.maxLength(100, notACursor),
    z.refine((text) => parse(text) !== null, notACursor),
  ),
  z.transform((text: string) => parse(text)!),
);

/** Cursors of a list that can be sorted by more than time: any position as an opaque text, and how such a text is parsed. */
export function cursorsOf<Position>(position: z.ZodMiniType<Position>, max: number) {
  function read(text: string): Position | null {
    try {
      const parsed = position.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }
  return {
    write: (at: Position) => Buffer.from(JSON.stringify(at)).toString('base64url'),
    schema: z.pipe(
      z.string().check(
        z.maxLength(max, notACursor),
        z.refine((text) => read(text) !== null, notACursor),
      ),
      z.transform((text: string) => read(text)!),
    ),
  };
}

/** One page. The query fetches one row more, which shows without counting whether there is a next page. */
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
/** Page size of a query: a whole number from 1. */
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
