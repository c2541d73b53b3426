/** What a participant works toward who asked for a service. */
const goalsOfNeeds: Readonly<Record<string, string>> = {
  'Deposit or first rent': 'A lease in my own name',
  'Talking with a landlord': 'An agreement with the landlord',
  'Moving costs': 'A move that is paid for',
  'Utility bills': 'Power and water without arrears',
  'Resume help': 'A resume that employers understand',
  'Interview practice': 'Confident in interviews',
  'Meeting employers': 'Three talks with employers',
  'Travel to interviews': 'Be there for every interview',
  'Family counseling': 'Calmer days at home',
  'Child care': 'Reliable child care',
  'Family evenings': 'Know other families here',
  'Help with school': 'A good start at school',
};

/** For whom the needs assessment names nothing. */
export const defaultGoals: readonly string[] = [
  'Find out together what is needed',
  'A plan for the next 90 days',
];
export const defaultServices: readonly string[] = ['Case management', 'Needs assessment'];

/** Goals and services of somebody whose application was approved (feature spec, section 4). */
export function planOfNeeds(needs: readonly string[]): { goals: string[]; services: string[] } {
  if (needs.length === 0) return { goals: [...defaultGoals], services: [...defaultServices] };
  return { goals: needs.map((need) => goalsOfNeeds[need] ?? need), services: [...needs] };
}
