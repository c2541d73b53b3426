import { candidatePoolMachine, candidatePoolView } from '@vetsync/machines/candidatePool';
import { candidateRows, candidateTable, parseCandidateRoute } from '@vetsync/machines/recruiter/model';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { inState } from './inState.ts';
import { seenAt } from './leads.ts';
import { portalIn } from './portal.ts';

/** Tech Corp, the demo's recruiter. */
export const recruiter = sampleRecruiter(seenAt);
export const atRecruiter = { mode: 'demo', role: 'recruiter' } as const;

interface Situation {
  value?: 'none' | 'gathering' | 'full' | 'comparing';
  /** Ids of selected candidates. */
  chosen?: readonly string[];
  detail?: readonly string[];
  query?: Readonly<Record<string, string>>;
}

/** The candidate pool in a state, with its table. */
export function poolIn({ value = 'none', chosen = [], detail = [], query = {} }: Situation = {}) {
  const { candidates } = recruiter;
  const pool = inState(candidatePoolMachine, candidatePoolView, {
    value,
    input: {
      candidates,
      route: parseCandidateRoute(detail, query),
      stored: chosen,
      at: atRecruiter,
      locale: 'en-US',
    },
  });
  const table = portalIn(
    { detail, query },
    { table: candidateTable, rows: candidateRows(candidates, chosen), at: atRecruiter },
  );
  return { pool, table };
}
