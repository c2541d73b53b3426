import type { Familiarity, KnownOrigins, RequestSource } from './knownOrigins.ts';
import type { LimitName, Limits } from './limits.ts';

/**
 * What is counted: attempts per network, per account and origin, and per account from all unknown origins together.
 * Each kind has its own budgets, so guessing passwords blocks no other way to sign in.
 */
const budgets = {
  password: { network: 'signIn', origin: 'signInOrigin', account: 'signInAccount' },
  code: { network: 'verify', origin: 'codeOrigin', account: 'codeAccount' },
  link: { network: 'otp', origin: 'mailedOrigin', account: 'mailedAccount' },
  recover: { network: 'recover', origin: 'mailedOrigin', account: 'mailedAccount' },
} as const satisfies Record<string, { network: LimitName; origin: LimitName; account: LimitName }>;
export type AttemptKind = keyof typeof budgets;

interface Counted {
  /** The owner has signed in from this network or in this browser before. */
  isKnownOrigin: boolean;
  /** Clears the attempts of this origin after a success. */
  clearAttempts(): Promise<void>;
}

/**
 * Limits what strangers can do with somebody's email address: guess its password, or have mail sent to it. All unknown
 * origins share one budget. A browser in which the owner has signed in before has its own budget on any network, so
 * strangers can't lock the owner out. See docs/decisions/004-accounts.md.
 */
export function createAttemptLimits({
  limits,
  knownOrigins,
}: {
  limits: Limits;
  knownOrigins: KnownOrigins;
}) {
  /**
   * Counts one attempt, in the same way if the email address has no account.
   *
   * @param lookUp Returns whether the origin is known, plus anything else that the caller needs about the email
   *   address.
   * @throws AppError `too_many_requests`
   */
  async function countWith<Found extends Familiarity>(
    origin: RequestSource,
    kind: AttemptKind,
    email: string,
    lookUp: (email: string, origin: RequestSource) => Promise<Found>,
  ): Promise<Found & Counted> {
    const names = budgets[kind];
    const subject = `${kind} ${email}`;
    const found = await lookUp(email, origin);
    const { isKnownDevice, isKnownNetwork } = found;
    const key = `${subject} ${isKnownDevice ? origin.device : origin.network}`;
    if (!isKnownDevice) await limits.consume(names.network, origin.network);
    await limits.consume(names.origin, key);
    if (!isKnownDevice && !isKnownNetwork) await limits.consume(names.account, subject);
    return {
      ...found,
      isKnownOrigin: isKnownDevice || isKnownNetwork,
      clearAttempts: () => limits.clear(names.origin, key),
    };
  }
  const count = (origin: RequestSource, kind: AttemptKind, email: string) =>
    countWith(origin, kind, email, knownOrigins.familiarity);
  return { count, countWith };
}
export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
