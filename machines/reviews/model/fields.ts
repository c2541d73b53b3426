import { seededRandom, randomItem } from './seededRandom.ts';

/** Fields that applicants come from. */
export const serviceFields = ['logistics', 'technology', 'health', 'maintenance', 'administration'] as const;
export type ServiceField = (typeof serviceFields)[number];

/** Words of what is applied for that tell the field; the first that fits counts. */
const signs: readonly (readonly [ServiceField, RegExp])[] = [
  ['technology', /cyber|network|software|data|computer|information|systems|cloud|reliability|signal|\bit\b/i],
  ['health', /nurs|health|medic|clinic|emergency|care|social work|counsel|psycholog/i],
  ['maintenance', /engineer|mechanic|aviation|maintenance|technician|electric|construct|manufactur|energy/i],
  ['logistics', /logist|supply|operations|warehouse|inventory|fleet|dispatch|transport|freight|property/i],
  ['administration', /business|manage|project|training|human|office|administ|account|financ|teach|educat/i],
];

/** The field that a text tells, or null. */
export const findServiceField = (text: string): ServiceField | null =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
/** Whether a text speaks of a field, whatever else it speaks of. */
export const mentionsField = (text: string, field: ServiceField): boolean =>
  signs.some(([one, sign]) => one === field && sign.test(text));

/** The field of an applicant: told by what they apply for, else drawn by the application's id. */
export const serviceFieldOf = (subject: string, id: string): ServiceField =>
  findServiceField(subject) ?? randomItem(seededRandom(`field ${id}`), serviceFields);

/** Skills that are usual in a field, those asked for most first. */
export const usualSkills: Readonly<Record<ServiceField, readonly string[]>> = {
  logistics: [
    'Inventory control',
    'Supply chain planning',
    'Team leadership',
    'Budget tracking',
    'Risk assessment',
  ],
  technology: [
    'Network administration',
    'Incident response',
    'Scripting',
    'Training and mentoring',
    'Clear reporting under pressure',
  ],
  health: [
    'Patient care',
    'Triage',
    'Training and mentoring',
    'Clear reporting under pressure',
    'Records and privacy',
  ],
  maintenance: [
    'Vehicle fleet management',
    'Fault finding',
    'Safety and inspections',
    'Team leadership',
    'Training and mentoring',
  ],
  administration: [
    'Team leadership',
    'Project planning',
    'Records and privacy',
    'Training and mentoring',
    'Budget tracking',
  ],
};
