import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { createDeviceCookie } from '../http/deviceCookie.ts';
import type { AppEnv } from '../http/env.ts';
import type { KnownPlaces } from './knownPlaces.ts';
import type { LimitName, Limits } from './limits.ts';

/**
 * What is counted per client address, per account and place, and per account for all places together that its owner
 * never signed in from. Each kind has budgets of its own, so that guesses at a password close no other way in.
 */
const counted = {
  password: { address: 'signIn', place: 'signInPlace', account: 'signInAccount' },
  code: { address: 'verify', place: 'codePlace', account: 'codeAccount' },
  link: { address: 'otp', place: 'mailedPlace', account: 'mailedAccount' },
  recover: { address: 'recover', place: 'mailedPlace', account: 'mailedAccount' },
} as const satisfies Record<string, { address: LimitName; place: LimitName; account: LimitName }>;

/** Where a call comes from: the client's address, and the browser where it has our cookie. */
export interface Origin {
  address: string;
  device: string | null;
}
/** What the account's owner has used before. */
export interface Familiarity {
  isKnownAddress: boolean;
  isKnownDevice: boolean;
}
interface Counted {
  /** The owner has signed in from here before, by the address or by the browser. */
  isKnownPlace: boolean;
  /** Gives the tries of this place back, after a success. */
  giveBack(): Promise<void>;
}

/**
 * Counts what anybody may do with somebody else's address: guess at it, have mail sent to it. Strangers can use up what
 * all unknown places have together, but never what a browser has in which the owner signed in before: that one has a
 * budget of its own, whatever network it is in. See docs/decisions/015-attempt-limits-without-lockout.md.
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
  const devices = createDeviceCookie(config);
  const originOf = (c: Context<AppEnv>): Origin => ({
    address: clientAddress(c, config),
    device: devices.read(c),
  });

  /**
   * Counts one try; alike for addresses that nobody has.
   *
   * @param lookUp Says what of the origin is known, and what else its caller wants to know of the address.
   * @throws HttpProblem 429.
   */
  async function countWith<Found extends Familiarity>(
    c: Context<AppEnv>,
    what: keyof typeof counted,
    email: string,
    lookUp: (email: string, origin: Origin) => Promise<Found>,
  ): Promise<Found & Counted> {
    const names = counted[what];
    const subject = `${what} ${email}`;
    const origin = originOf(c);
    const found = await lookUp(email, origin);
    const { isKnownDevice, isKnownAddress } = found;
    const place = `${subject} ${isKnownDevice ? origin.device : origin.address}`;
    if (!isKnownDevice) await limits.demand(names.address, origin.address);
    await limits.demand(names.place, place);
    if (!isKnownDevice && !isKnownAddress) await limits.demand(names.account, subject);
    return {
      ...found,
      isKnownPlace: isKnownDevice || isKnownAddress,
      giveBack: () => limits.forget(names.place, place),
    };
  }
  const count = (c: Context<AppEnv>, what: keyof typeof counted, email: string) =>
    countWith(c, what, email, knownPlaces.familiarity);
  return { originOf, count, countWith };
}
