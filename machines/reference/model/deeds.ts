/** What people did in a unit, whatever their code. They are where somebody starts whose code leads to no civilian occupation. */
export const deeds = [
  'led',
  'trained',
  'treated',
  'supplied',
  'drove',
  'repaired',
  'communicated',
  'guarded',
  'accounted',
] as const;
export type Deed = (typeof deeds)[number];

/** O*NET-SOC codes of occupations that use it: this project's own judgment, not the government's list. */
const uses: Readonly<Record<Deed, readonly string[]>> = {
  led: ['53-1043.00', '47-1011.00', '43-1011.00', '33-2011.00', '33-3051.00'],
  trained: ['13-1151.00', '53-1043.00'],
  treated: ['29-2042.00', '29-2043.00', '31-1131.00', '33-2011.00'],
  supplied: ['13-1081.00', '53-1043.00', '11-3071.00', '43-5061.00'],
  drove: ['53-3032.00', '53-3052.00', '33-2011.00'],
  repaired: ['49-3031.00', '49-3042.00', '49-9071.00'],
  communicated: ['15-1231.00', '49-2022.00', '43-5031.00'],
  guarded: ['33-9032.00', '33-3051.00', '33-3012.00'],
  accounted: ['43-5071.00', '13-1081.00', '43-3061.00'],
};

/** Most occupations that are shown for what somebody did. */
const byDeedMax = 12;

/** Occupations that use some of these, those that use the most first. */
export function occupationsUsing(chosen: readonly Deed[]): { onet: string; deeds: readonly Deed[] }[] {
  const found = new Map<string, Deed[]>();
  for (const deed of deeds.filter((each) => chosen.includes(each)))
    for (const onet of uses[deed]) found.set(onet, [...(found.get(onet) ?? []), deed]);
  return [...found]
    .map(([onet, used]) => ({ onet, deeds: used }))
    .toSorted((a, b) => b.deeds.length - a.deeds.length)
    .slice(0, byDeedMax);
}
