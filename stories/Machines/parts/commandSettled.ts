import type { CommandSettled } from '@vetsync/machines/accountWorld';
import * as z from 'zod/mini';
import { aList, anObject } from './payloads.ts';

interface Asking {
  commandId?: string;
  awaited?: readonly { id: string }[];
}

type Answer = Omit<CommandSettled, 'type'>;

/** The server's answer to the last command, or to the first of several. */
export const commandSettled = {
  schema: z.object({ id: z.string(), facts: aList, problem: z.nullable(anObject) }),
  ready: ({ commandId, awaited }: Asking): readonly [Answer, Answer] => {
    const id = commandId ?? awaited?.[0]?.id ?? '';
    return [
      { id, facts: [], problem: null },
      {
        id,
        facts: [],
        problem: { status: 409, code: 'listing_closed', detail: 'This is no longer offered.' },
      },
    ];
  },
};
