import type { Phrase } from '../../system/model/phrase.ts';
import { branchNames, portalPhrase } from './phrases.ts';
import type { PortalColumn, StatusTone, ValueNames } from './table.ts';

/** The person of a row: portrait and name, with rank and branch below. */
export const personColumn = (label: Phrase, width: number): PortalColumn => ({
  key: 'name',
  label,
  kind: 'person',
  width,
  person: { image: 'image', note: ['rank', 'branch'], names: branchNames },
});

/** What people show or have sent of themselves, in each list of them. */
export const shownColumns = {
  location: {
    key: 'location',
    label: portalPhrase('location'),
    kind: 'text',
    width: 7.5,
    narrowAs: 'inline',
  },
  skills: { key: 'skills', label: portalPhrase('skills'), kind: 'tags', width: 7.5, narrowAs: 'hidden' },
  years: {
    key: 'years',
    label: portalPhrase('serviceYears'),
    kind: 'number',
    width: 6.5,
    narrowAs: 'inlineLabeled',
  },
} as const satisfies Readonly<Record<string, PortalColumn>>;

const statusesOf = (tones: Readonly<Record<string, StatusTone>>) =>
  Object.entries(tones).map(([value, tone]) => ({ value, tone }));

/** A status with a filter. `tones` has the tone of each value, in the order of the filter's options. */
export const statusColumn = <Value extends string>(
  key: string,
  {
    label = portalPhrase('status'),
    all = portalPhrase('anyStatus'),
    width,
    tones,
    names,
  }: {
    label?: Phrase;
    all?: Phrase;
    width: number;
    tones: Readonly<Partial<Record<Value, StatusTone>>>;
    names: ValueNames;
  },
): PortalColumn => ({
  key,
  label,
  kind: 'status',
  width,
  filter: { all },
  statuses: statusesOf(tones as Readonly<Record<string, StatusTone>>),
  names,
});
