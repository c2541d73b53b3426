import { freshProofMs } from '@vetsync/machines/model';
import type { Context } from 'hono';
import type { ValidSession } from '../accounts/sessions.ts';
import { clockToleranceMs } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { RouteContract } from './contract.ts';
import type { AppEnv } from './env.ts';
import { AppError } from '../errors.ts';

/** What each call may answer that asks for a fresh proof. */
export const proofRequired: RouteContract['responses'] = {
  403: {
    description:
      '`proof_required`: prove again who you are (`POST /api/auth/reauthenticate`), then repeat the call. `cross_site`: not from our own pages.',
  },
};

/** Until when a session may make sensitive changes; null when it may not. */
export function provenUntil({ provenAt }: Pick<ValidSession, 'provenAt'>, clock: Clock): Date | null {
  const now = clock.now().getTime();
  const until = provenAt.getTime() + freshProofMs;
  // A proof from the future was noted by a clock that has been set back since: it says nothing about now.
  return until > now && until <= now + freshProofMs + clockToleranceMs ? new Date(until) : null;
}

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
