import { freshProofMs } from '@vetsync/machines/account/model';
import { clockToleranceMs } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import type { ValidSession } from './sessions.ts';

/** Until when a session may make sensitive changes. Null if it may not. */
export function provenUntil({ provenAt }: Pick<ValidSession, 'provenAt'>, clock: Clock): Date | null {
  const now = clock.now().getTime();
  const until = provenAt.getTime() + freshProofMs;
  // A proof in the future was stored by a clock that has been set back since. It proves nothing about now.
  return until > now && until <= now + freshProofMs + clockToleranceMs ? new Date(until) : null;
}

/**
 * Allows a sensitive change only if the user has proven their identity within the last `freshProofMs`.
 *
 * @throws AppError `proof_required`
 */
export function requireFreshProof(session: ValidSession, clock: Clock): void {
  if (provenUntil(session, clock) === null) throw new AppError('proof_required');
}
