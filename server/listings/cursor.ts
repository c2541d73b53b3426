import * as z from 'zod/mini';
import { cursorOf, cursorSchema } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';

/** A place in a search: by distance or amount, then by time, then by id. */
export interface SearchPosition extends Keyset {
  /** Which of the ZIP codes of the search, counted from the nearest. 0 in a search without a place. */
  rank: number;
  /** Dollars, in a search in the order of amounts; null where the listings begin that name none. */
  amount?: number | null;
}

const written = /^(\d{1,5}|a\d{0,8})\.([\w-]{1,100})$/;
const invalid = 'Not a cursor of this search';

function parse(text: string): SearchPosition | null {
  const [, rank, keyset] = written.exec(text) ?? [];
  const position = cursorSchema.safeParse(keyset);
  if (rank === undefined || !position.success) return null;
  return rank.startsWith('a')
    ? { rank: 0, amount: rank === 'a' ? null : Number(rank.slice(1)), ...position.data }
    : { rank: Number(rank), ...position.data };
}

/** Encodes a position as an opaque text. */
export const searchCursorOf = ({ rank, amount, ...keyset }: SearchPosition) =>
  `${amount === undefined ? rank : `a${amount ?? ''}`}.${cursorOf(keyset)}`;
/** Parses the output of `searchCursorOf`. Anything else is invalid. */
export const searchCursorSchema = z.pipe(
  z.string().check(
    z.maxLength(120, invalid),
    z.refine((text) => parse(text) !== null, invalid),
  ),
  z.transform((text: string) => parse(text)!),
);
