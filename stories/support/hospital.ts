import { parseVisitsRoute, visitsPage, type HospitalDesk } from '@vetsync/machines/hospital/model';
import type { Query } from '@vetsync/machines/model/text';
import { sampleHospital } from '@vetsync/samples/hospital';
import { fn } from 'storybook/test';
import { intl, seenAt } from './leads.ts';

export const hospital = sampleHospital(seenAt);

/** What a coordinator of the sample hospital reads. */
export const deskWith = (more: Partial<HospitalDesk> = {}): HospitalDesk => ({
  hospital,
  visits: hospital.visits,
  at: { role: 'hospital' },
  intl: { ...intl, now: seenAt },
  ...more,
});

/** The appointments as the URL names them. */
export const appointmentsAt = (
  detail: readonly string[] = [],
  query: Query = {},
  more: Partial<HospitalDesk> = {},
) => ({
  args: { view: visitsPage(deskWith(more), parseVisitsRoute(detail, query)!), send: fn() },
});
