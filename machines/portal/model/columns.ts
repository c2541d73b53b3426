import type { PortalColumn, StatusTone } from './table.ts';

/** The person of a row: portrait and name, with rank and branch below. */
export const personColumn = (label: string, width: number): PortalColumn => ({
  key: 'name',
  label,
  kind: 'person',
  width,
  person: { image: 'image', note: 'service' },
});

const statusesOf = (tones: Readonly<Record<string, StatusTone>>) =>
  Object.entries(tones).map(([label, tone]) => ({ label, tone }));

/** A status with a filter. `tones` has the tone of each label, in the order of the filter's options. */
export const statusColumn = <Label extends string>(
  key: string,
  { label, width, tones }: { label: string; width: number; tones: Readonly<Record<Label, StatusTone>> },
): PortalColumn => ({
  key,
  label,
  kind: 'status',
  width,
  filter: { all: `Any ${label.toLowerCase()}` },
  statuses: statusesOf(tones),
});
