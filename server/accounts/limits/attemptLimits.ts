import type { Familiarity, KnownOrigins, Origin } from './knownOrigins.ts';
import type { LimitName, Limits } from './limits.ts';

/**
 * What is counted: per network, per account and origin, and per account for all origins together that its owner never
 * signed in from. Each kind has budgets of its own, so that guesses at a password close no other way in.
 */
const budgets = {
  password: { network: 'signIn', origin: 'signInOrigin', account: 'signInAccount' },
  code: { network: 'verify', origin: 'codeOrigin', account: 'codeAccount' },
  link: { network: 'otp', origin: 'mailedOrigin', account: 'mailedAccount' },
  recover: { network: 'recover', origin: 'mailedOrigin', account: 'mailedAccount' },
} as const satisfies Record<string, { network: LimitName; origin: LimitName; account: LimitName }>;
export type AttemptKind = keyof typeof budgets;

interface Counted {
  /** The owner has signed in from here before: from this network, or in this browser. */
  isKnownOrigin: boolean;
  /** Gives the tries of this origin back, after a success. */
  giveBack(): Promise<void>;
}

/**
 * Counts what anybody may do with somebody else's email address: guess at it, have mail sent to it. Strangers can use up what
 * all unknown origins have together, but never what a browser has in which the owner signed in before: that one has a
 * budget of its own, whatever network it is in. See docs/decisions/015-attempt-limits-without-lockout.md.
 */
export function createAttemptLimits({
  limits,
  knownOrigins,
}: {
  limits: Limits;
  knownOrigins: KnownOrigins;
}) {
  /**
   * Counts one try; alike for email addresses that nobody has.
   *
   * @param lookUp Says what of the origin is known, and what else its caller wants to know of the email address.
   * @throws AppError `too_many_requests`
   */
  async function countWith<Found extends Familiarity>(
    origin: Origin,
    kind: AttemptKind,
    email: string,
    lookUp: (email: string, origin: Origin) => Promise<Found>,
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
      giveBack: () => limits.forget(names.origin, key),
    };
  }
  const count = (origin: Origin, kind: AttemptKind, email: string) =>
    countWith(origin, kind, email, knownOrigins.familiarity);
  return { count, countWith };
}
export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
