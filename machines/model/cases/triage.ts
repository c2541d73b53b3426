/** Feature spec, section 4, most pressing first. */
export const priorities = ['Critical', 'High', 'Medium', 'Low'] as const;
export type Priority = (typeof priorities)[number];
export const urgencies = ['Critical', 'Urgent', 'Standard'] as const;
export type Urgency = (typeof urgencies)[number];

/** Services that make an application urgent: housing, utilities and child care. */
export const urgentServices: ReadonlySet<string> = new Set([
  'Deposit or first rent',
  'Utility bills',
  'Child care',
]);

/** Phrases that suggest the applicant has no safe place to live. English and Spanish. */
const criticalPhrases: readonly RegExp[] = [
  /homeless|evict|no home\b|between homes|on the street|couch[ -]?surfing|nowhere to (stay|sleep)/,
  /(in|out of) (a|my|the|our) (car|truck|van)\b/,
  /(live|living|stay|staying|sleep|sleeping) (in|at) (a|the) (?!animal)([a-z]+ )?shelter/,
  /sin (hogar|techo)|desaloj|no ten(go|emos) (a )?donde (dormir|vivir|quedar|ir\b)/,
  /(vivo|viviendo|vivimos|duermo|durmiendo|dormimos) en (el|la|mi|un|una|nuestro|nuestra) (albergue|auto|camioneta|carro|coche|refugio)\b/,
  // An address goes on with a name or a number: "en la calle Olmo".
  /en la calle(?=$|[.,;]| (con|desde|hace|y)\b)/,
];
const deniedPhrases = /\b(not|never|no longer) homeless|\bno (estoy|estamos) sin hogar/g;
/** Accents are often left out. */
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

function isCritical(situation: string): boolean {
  const text = withoutAccents(situation.toLowerCase()).replaceAll(deniedPhrases, '');
  return criticalPhrases.some((phrase) => phrase.test(text));
}

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
  if (isCritical(situation)) return { priority: 'Critical', urgency: 'Critical' };
  if (needs.some((need) => urgentServices.has(need))) return { priority: 'High', urgency: 'Urgent' };
  return { priority: needs.length > 0 ? 'Medium' : 'Low', urgency: 'Standard' };
}

/** Most urgent first; ties go to the applicant who has waited longest. */
export const compareTriage = (
  a: Triage & { submitDate: string },
  b: Triage & { submitDate: string },
): number =>
  urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
  priorities.indexOf(a.priority) - priorities.indexOf(b.priority) ||
  a.submitDate.localeCompare(b.submitDate);
