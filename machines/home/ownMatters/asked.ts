import type { SnapshotFrom } from 'xstate';
import { askedReferrals } from '../../model/exchange/ownTarget.ts';
import type { AskedReferral } from '../../model/exchange/ownTarget.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { veteranHomeMachine } from '../veteranHome/index.ts';

/** What organizations ask before they refer the person; null if none does. */
export function askedView({
  context: { world, intl },
}: SnapshotFrom<typeof veteranHomeMachine>): { asked: readonly AskedReferral[]; intl: IntlConfig } | null {
  const asked = askedReferrals(world, intl.now);
  return asked.length > 0 ? { asked, intl } : null;
}
