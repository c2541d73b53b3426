import * as z from 'zod/mini';
import { cursorOf, cursorSchema } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';

/** A place in a search: by distance, then by time, then by id. */
export interface SearchPosition extends Keyset {
  /** Which of the ZIP codes of the search, counted from the nearest. 0 in a search without a place. */
  rank: number;
}

const written = /^(\d{1,5})\.([\w-]{1,100})$/;
const invalid = 'Not a cursor of this search';

function parse(text: string): SearchPosition | null {
  const [, rank, keyset] = written.exec(text) ?? [];
  const position = cursorSchema.safeParse(keyset);
  return rank === undefined || !position.success ? null : { rank: Number(rank), ...position.data };
}

/** Encodes a position as an opaque text. */
export const searchCursorOf = ({ rank, ...keyset }: SearchPosition) => `${rank}.${cursorOf(keyset)}`;
/** Parses the output of `searchCursorOf`. Anything else is invalid. */
export const searchCursorSchema = z.pipe(
  z.string().check(
    z.maxLength(120, invalid),
    z.refine((text) => parse(text) !== null, invalid),
  ),
  z.transform((text: string) => parse(text)!),
);
