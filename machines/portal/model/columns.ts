import type { PortalColumn, StatusTone } from './table.ts';

/** Who a row is about: portrait, name, and rank with branch below. */
export const personColumn = (label: string, width: number): PortalColumn => ({
  key: 'name',
  label,
  kind: 'person',
  width,
  person: { image: 'image', note: 'service' },
});

const statusesOf = (tones: Readonly<Record<string, StatusTone>>) =>
  Object.entries(tones).map(([label, tone]) => ({ label, tone }));

/** A status that can be filtered by; `tones` are those of each label, in the order in which they are listed. */
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
