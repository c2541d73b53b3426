import { schoolMoney } from '../../reference/model/index.ts';
import type { SchoolDetail } from '../../reference/model/index.ts';
import type { PlanDraft } from '../model/index.ts';

/** A plan with a school's own figures. What is not known of it stays as the person entered it. */
export function withSchool(draft: PlanDraft, detail: SchoolDetail): PlanDraft {
  const { id, name, control, tuition } = detail.school;
  const { housing, isOnlineOnly, onlineHousing } = schoolMoney(detail);
  const { inState = null, inStateFees = null, year = null } = tuition ?? {};
  const isPriced = inState !== null && inStateFees !== null;
  const monthly = housing?.monthly ?? (isOnlineOnly ? onlineHousing?.amount : undefined);
  const paid = housing ?? onlineHousing;
  return {
    ...draft,
    programId: '',
    ...(control !== null && { isPublic: control === 'public' }),
    ...(isPriced && { tuition: String(inState + inStateFees) }),
    ...(monthly !== undefined && { housing: String(monthly) }),
    school: {
      id,
      name,
      tuitionYear: isPriced ? year : null,
      housingFrom: monthly === undefined ? null : (paid?.from ?? null),
      housingTo: monthly === undefined ? null : (paid?.to ?? null),
    },
  };
}
