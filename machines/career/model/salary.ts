import type { Query } from '../../model/text/query.ts';
import { oneOf } from '../../model/text/filterText.ts';

/** Where the pay figures come from, and when they were retrieved. */
export const salarySource = {
  name: 'U.S. Bureau of Labor Statistics, Occupational Outlook Handbook, median annual pay for May 2024',
  href: 'https://www.bls.gov/ooh/',
  retrieved: '2026-11-21',
} as const;

/** Median pay of a year in the United States, in dollars: half earn more, half less. */
export const salaryFigures = {
  logisticians: { title: 'Logisticians', median: 80_880 },
  projects: { title: 'Project management specialists', median: 100_750 },
  security: { title: 'Information security analysts', median: 124_910 },
  networks: { title: 'Network and computer systems administrators', median: 96_800 },
  people: { title: 'Human resources specialists', median: 72_910 },
  training: { title: 'Training and development specialists', median: 65_850 },
  nurses: { title: 'Registered nurses', median: 93_600 },
  electricians: { title: 'Electricians', median: 62_350 },
  drivers: { title: 'Heavy and tractor-trailer truck drivers', median: 57_440 },
  diesel: { title: 'Diesel service technicians and mechanics', median: 60_640 },
} as const;
export type SalaryOccupation = keyof typeof salaryFigures;
export const salaryOccupations = Object.keys(salaryFigures) as SalaryOccupation[];
export const parseSalaryOccupation = (query: Query): SalaryOccupation =>
  oneOf(salaryOccupations, query['occupation'], 'logisticians');

export const salaryNegotiationSteps = ['prepare', 'range', 'offer', 'counter', 'close'] as const;
export type SalaryNegotiationStep = (typeof salaryNegotiationSteps)[number];

/** Above the median, in percent: where a range to name begins and ends. The project's own rule of thumb. */
export const askingRange = { from: 0, to: 15 } as const;
/** Figures are named in whole thousands. */
const roundTo = 1_000;
export function askingFor(median: number): { from: number; to: number } {
  const at = (percent: number) => Math.round((median * (100 + percent)) / 100 / roundTo) * roundTo;
  return { from: at(askingRange.from), to: at(askingRange.to) };
}
