import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { AppEnv } from '../http/env.ts';
import type { KnownPlaces } from './knownPlaces.ts';
import type { LimitName, Limits } from './limits.ts';

/** What is counted per place and, from places that the owner never signed in from, per account. */
const counted = {
  password: ['signInPlace', 'signInAccount'],
  code: ['codePlace', 'codeAccount'],
  link: ['mailedPlace', 'mailedAccount'],
  recover: ['mailedPlace', 'mailedAccount'],
} as const satisfies Record<string, readonly [place: LimitName, account: LimitName]>;

interface LookedUp {
  /** The address's owner has signed in from here before. */
  isKnownPlace: boolean;
}
export interface Counted {
  /** Gives the tries of this place back, after a success. */
  giveBack(): Promise<void>;
}

/**
 * Counts what anybody may do with somebody else's address: guess at it, have mail sent to it. Whoever does it from many
 * places uses up the account's share, but never that of its owner's own places.
 */
export function createGuessing({
  limits,
  knownPlaces,
  config,
}: {
  limits: Limits;
  knownPlaces: KnownPlaces;
  config: Config;
}) {
  const lookUpPlace = async (email: string, place: string): Promise<LookedUp> => ({
    isKnownPlace: await knownPlaces.isKnown(email, place),
  });

  /**
   * Counts one try; alike for addresses that nobody has.
   *
   * @param lookUp Says whether the place is known, and what else its caller wants to know of the address.
   * @throws HttpProblem 429.
   */
  async function countWith<Found extends LookedUp>(
    c: Context<AppEnv>,
    what: keyof typeof counted,
    email: string,
    lookUp: (email: string, place: string) => Promise<Found>,
  ): Promise<Found & Counted> {
    const [placeLimit, accountLimit] = counted[what];
    const subject = `${what} ${email}`;
    const place = clientAddress(c, config);
    await limits.demand(placeLimit, `${subject} ${place}`);
    const found = await lookUp(email, place);
    if (!found.isKnownPlace) await limits.demand(accountLimit, subject);
    return { ...found, giveBack: () => limits.forget(placeLimit, `${subject} ${place}`) };
  }
  const count = (c: Context<AppEnv>, what: keyof typeof counted, email: string) =>
    countWith(c, what, email, lookUpPlace);
  return { count, countWith };
}
