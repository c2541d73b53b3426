import type { Provider } from '../../wellness/model/providers.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import type { Department } from './departments.ts';
import type { MentalHealthFigures } from './mentalHealth.ts';
import type { Patient } from './patients.ts';

/** Everything that the hospital's portal reads; nothing of it is changed there (feature spec, section 6). */
export interface Hospital {
  departments: readonly Department[];
  patients: readonly Patient[];
  mentalHealth: MentalHealthFigures;
  /** Who is in the provider network. */
  providers: readonly Provider[];
  /** Appointments that the shared world did not make. */
  visits: readonly Appointment[];
}

/** Figures of the dashboard (feature spec, section 2). */
export const hospitalFigures = ({ departments, patients }: Hospital) => ({
  patients: patients.length,
  mentalHealthCases: patients.filter(({ departmentId }) => departmentId === 'mental-health').length,
  staff: departments.reduce((sum, { staff }) => sum + staff, 0),
  departments: departments.length,
});
