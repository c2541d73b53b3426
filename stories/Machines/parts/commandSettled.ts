import type { CommandSettled } from '@vetsync/machines/shell/accountWorld';
import * as z from 'zod/mini';
import { aList, anObject } from './payloads.ts';

interface Asking {
  commandId: string;
  /** Of a common application, with the ids of its programs. */
  draft?: { chosen: readonly string[] };
}

type Answer = Omit<CommandSettled, 'type'>;

/** The server's answer to the last command. */
export const commandSettled = {
  schema: z.object({
    id: z.string(),
    facts: aList,
    results: z.optional(aList),
    problem: z.nullable(anObject),
  }),
  ready: ({ commandId: id, draft }: Asking): readonly [Answer, Answer] => {
    const results = (draft?.chosen ?? []).map((listingId, index) => ({
      listingId,
      applicationId: index === 0 ? null : 'application',
      refused: index === 0 ? ('listing_closed' as const) : null,
    }));
    return [
      { id, facts: [], results, problem: null },
      {
        id,
        facts: [],
        problem: { status: 409, code: 'listing_closed', detail: 'This is no longer offered.' },
      },
    ];
  },
};
