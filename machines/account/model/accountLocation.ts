import { accountHref, accountSections } from './accountSections.ts';
import type { AccountSection } from './accountSections.ts';
import { googleOutcomes } from './identity.ts';
import type { GoogleOutcome } from './identity.ts';
import { parseQuery } from '../../model/text/query.ts';
import { verificationFailures } from './verification.ts';
import type { VerificationOutcome } from './verification.ts';

export interface AccountLocation {
  section: AccountSection;
  /** Outcome of linking Google, or null. */
  google: GoogleOutcome | null;
  /** Outcome of a verification without a popup, or null. */
  verification: VerificationOutcome | null;
}

const named = <Value extends string>(values: readonly Value[], name: string | undefined): Value | null =>
  values.find((value) => value === name) ?? null;
const verificationOutcomes = ['ok', ...verificationFailures] as const;

/** Parses a URL under `/account`; null if it names no section. */
export function parseAccountLocation(path: string, search: string): AccountLocation | null {
  const section = accountSections.find(
    (accountSection) => accountHref(accountSection) === path.replace(/(?<=.)\/$/, ''),
  );
  if (!section) return null;
  const { google, verification } = parseQuery(search);
  return {
    section,
    google: named(googleOutcomes, google),
    verification: named(verificationOutcomes, verification),
  };
}
