import type { Rate, SchoolDetail } from './schoolAnswers.ts';

/** What the Post-9/11 GI Bill pays at a school with full entitlement, studying full-time (38 U.S.C. 3313(c)(1)). */
export interface SchoolMoney {
  /**
   * `inState`: a public school's tuition and fees for people of its state, whatever they are. `upTo`: those of other schools up
   * to an amount. Null: it is not known what kind of school it is.
   */
  tuition: 'inState' | 'upTo' | null;
  /** The amount of `upTo`, a school year. Null: none may be shown for this one. */
  cap: Rate | null;
  /** What its tuition and fees are above that. Null: unknown. */
  above: number | null;
  /** Dollars a month in classrooms. Null: unknown, or all that the school teaches is online. */
  housing: SchoolDetail['housing'];
  isOnlineOnly: boolean;
  /** Dollars a month if all classes are online. */
  onlineHousing: Rate | null;
  /** A school year. */
  books: Rate | null;
}

export function schoolMoney({ school, housing, rates }: SchoolDetail): SchoolMoney {
  const rateOf = (id: string) => rates.find((rate) => rate.id === id) ?? null;
  const { control, tuition, veterans } = school;
  const isOnlineOnly = veterans?.onlineOnly === true;
  const cap = rateOf('33-private-or-foreign-cap-per-year');
  const { inState = null, inStateFees = null } = tuition ?? {};
  const isCapped = control === 'nonprofit' || control === 'for-profit';
  return {
    tuition: control === null ? null : isCapped ? 'upTo' : 'inState',
    cap: isCapped ? cap : null,
    above:
      isCapped && cap && inState !== null && inStateFees !== null
        ? Math.max(0, inState + inStateFees - cap.amount)
        : null,
    housing: isOnlineOnly ? null : housing,
    isOnlineOnly,
    onlineHousing: rateOf('33-online-only-housing-per-month'),
    books: rateOf('33-books-per-year'),
  };
}
