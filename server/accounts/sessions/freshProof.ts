import { freshProofMs } from '@vetsync/machines/account/model';
import { clockToleranceMs } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import type { ValidSession } from './sessions.ts';

/** Until when a session may make sensitive changes; null when it may not. */
export function provenUntil({ provenAt }: Pick<ValidSession, 'provenAt'>, clock: Clock): Date | null {
  const now = clock.now().getTime();
  const until = provenAt.getTime() + freshProofMs;
  // A proof from the future was noted by a clock that has been set back since: it says nothing about now.
  return until > now && until <= now + freshProofMs + clockToleranceMs ? new Date(until) : null;
}

/**
 * Lets a sensitive change through only where its caller has proven who they are within the last `freshProofMs`.
 *
 * @throws AppError `proof_required`
 */
export function requireFreshProof(session: ValidSession, clock: Clock): void {
  if (provenUntil(session, clock) === null) throw new AppError('proof_required');
}
