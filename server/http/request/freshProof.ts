import type { Context } from 'hono';
import { provenUntil } from '../../accounts/sessions/freshProof.ts';
import type { ValidSession } from '../../accounts/sessions/sessions.ts';
import type { Clock } from '../../clock.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../../errors.ts';

/**
 * Lets a sensitive change through only where its caller has proven who they are within the last `freshProofMs`. For rows
 * of the contract that ask for a session.
 *
 * @throws AppError `proof_required`.
 */
export function requireFreshProof(c: Context<AppEnv>, { clock }: { clock: Clock }): ValidSession {
  const session = c.var.session!;
  if (provenUntil(session, clock) === null) {
    throw new AppError('proof_required');
  }
  return session;
}
