/** Feature spec, section 2, "Nonprofit Program Dashboard", and section 4, "Nonprofit queue". */
export const queueWords = {
  title: 'Nonprofit Program Dashboard',
  subtitle: 'Who’s asking for help today, and how our programs are doing.',
  stats: 'Key figures',
  participants: 'Participants',
  participantsHint: 'In three programs',
  transitions: 'Transitions',
  transitionsHint: 'Into work or school, in twelve months',
  transitionsMonths: 'Transitions a month',
  placements: 'Housing placements',
  placementsHint: 'In twelve months',
  placementsMonths: 'Housing placements a month',
  waiting: 'Waiting for a decision',
  waitingHint: (rejected: number) =>
    rejected === 0 ? 'None rejected' : rejected === 1 ? '1 rejected' : `${rejected} rejected`,
  queue: 'Application Queue',
  sample:
    'Sample data: the people and numbers are made up. New applications are sorted by the services requested and the situation described.',
} as const;

export const resourceWords = {
  title: 'Resources this month',
  given: (given: string, of: string, unit: string) => `${given} of ${of} ${unit} given`,
  left: 'Given this month',
} as const;

export const nonprofitWords = {
  sample:
    'Sample data: the people and numbers are made up. Who you approve is real in this demo, in every tab.',
} as const;
