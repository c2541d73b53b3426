/** Feature spec, section 4, most pressing first. */
export const priorities = ['Critical', 'High', 'Medium', 'Low'] as const;
export type Priority = (typeof priorities)[number];
export const urgencies = ['Critical', 'Urgent', 'Standard'] as const;
export type Urgency = (typeof urgencies)[number];

/** Asked for when a roof, power, food or a child is at stake; everything else can wait for its turn. */
const pressingNeeds: ReadonlySet<string> = new Set([
  'Deposit or first rent',
  'Utility bills',
  'Child care',
  'Child care during class',
  'Rent or mortgage',
  'A place to stay',
  'Housing until the first payment',
  'Food',
]);
/** Words of somebody's own situation that make it critical. */
const criticalSituation =
  /homeless|evict|no home|on the street|(in|out of) (a|my|the|our) (car|truck|van)|shelter|nowhere to (stay|sleep)/i;

/** How pressing an application is (feature spec, section 3, "Nonprofit application"). */
export interface Triage {
  priority: Priority;
  urgency: Urgency;
}

/**
 * Where an application submitted by a veteran stands in the queue: by what is asked for and what is said of the
 * situation. It only says what to read first; a person decides.
 */
export function triageOf(needs: readonly string[], situation: string): Triage {
  if (criticalSituation.test(situation)) return { priority: 'Critical', urgency: 'Critical' };
  if (needs.some((need) => pressingNeeds.has(need))) return { priority: 'High', urgency: 'Urgent' };
  return { priority: needs.length > 0 ? 'Medium' : 'Low', urgency: 'Standard' };
}

/** Most pressing first; of equals the one that waits longest. */
export const compareUrgency = (
  a: Triage & { submitDate: string },
  b: Triage & { submitDate: string },
): number =>
  urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
  priorities.indexOf(a.priority) - priorities.indexOf(b.priority) ||
  a.submitDate.localeCompare(b.submitDate);
