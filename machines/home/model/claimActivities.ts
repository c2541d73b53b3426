import { momentIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import type { World } from '../../model/world/world.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { claimStages } from '../../wellness/model/claims.ts';
import { parseOwnClaims } from '../../wellness/model/ownClaims.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import { activityPhrase } from './accountActivities.ts';
import type { Activity } from './activities.ts';

/** The name under which the claims page keeps the person's own list. */
const recordName = 'claims';
const noon = 12 * 60;

/** Claims that a person filed and the steps that they noted, each on its day, newest first. */
export function claimActivities(
  { privateRecords }: World,
  { timeZone, now }: Pick<IntlConfig, 'timeZone' | 'now'>,
): Activity[] {
  const text = privateRecords.find(({ id }) => id === recordName)?.text ?? null;
  const at = (day: Day) => new Date(Math.min(momentIn(timeZone, day, noon), now)).toISOString();
  return parseOwnClaims(text)
    .flatMap(({ id, title, filed, reached }): Activity[] => {
      const ofClaim = {
        kind: 'wellness',
        destination: 'wellness',
        href: wellnessHref({ role: 'user' }, 'claims', { claim: id }),
      } as const;
      const steps = claimStages.flatMap((stage) => {
        const on = reached[stage];
        return on && stage !== 'received' ? [{ stage, on }] : [];
      });
      return [
        { ...ofClaim, id: `claim-${id}`, text: activityPhrase('claimFiled', title), at: at(filed) },
        ...steps.map(({ stage, on }) => ({
          ...ofClaim,
          id: `claim-${id}-${stage}`,
          text: activityPhrase('claimMoved', title, stage),
          at: at(on),
        })),
      ];
    })
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
