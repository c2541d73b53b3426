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

export interface Counted {
  /** The address's owner has signed in from here before. */
  isKnownPlace: boolean;
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
  /**
   * Counts one try; alike for addresses that nobody has.
   *
   * @throws HttpProblem 429.
   */
  return async function count(
    c: Context<AppEnv>,
    what: keyof typeof counted,
    email: string,
  ): Promise<Counted> {
    const [placeLimit, accountLimit] = counted[what];
    const subject = `${what} ${email}`;
    const place = clientAddress(c, config);
    await limits.demand(placeLimit, `${subject} ${place}`);
    const isKnownPlace = await knownPlaces.isKnown(email, place);
    if (!isKnownPlace) await limits.demand(accountLimit, subject);
    return { isKnownPlace, giveBack: () => limits.forget(placeLimit, `${subject} ${place}`) };
  };
}
