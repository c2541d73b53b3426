import type { Query } from '../../model/text/query.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';

type At = PlatformPlace;
const to = (at: At, tab: TabValue, query?: Query) => shellHref({ ...at, tab, query });

export const patientHref = (at: At, id: string): string => to(at, 'patients', { case: id });
/** The page of an appointment. A notification leads there as well. */
export const appointmentHref = (at: At, id: string): string => to(at, 'appointments', { booking: id });

/** Where the parts of the dashboard lead. */
export const hospitalLinks = (at: At) => ({
  highPriority: to(at, 'patients', { priority: 'high' }),
  departments: to(at, 'departments'),
  appointments: to(at, 'appointments'),
});
