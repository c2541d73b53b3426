import type { HospitalDashboardView } from '@vetsync/machines/hospital/model';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';

/** Figures of the dashboard (feature spec, section 2). */
export function HospitalStats({ view: { figures, visits, reader } }: { view: HospitalDashboardView }) {
  const words = useWords(hospitalWords).dashboard;
  const { patients, mentalHealthCases, staff, departments } = figures;
  return (
    <StatStrip
      label={words.stats}
      stats={[
        {
          label: words.patients,
          figure: formatNumber(patients, reader),
          hint: words.patientsHint(departments),
        },
        { label: words.cases, figure: formatNumber(mentalHealthCases, reader), hint: words.casesHint },
        { label: words.staff, figure: formatNumber(staff, reader), hint: words.staffHint },
        {
          label: words.visits,
          figure: formatNumber(visits.upcoming, reader),
          hint: words.visitsHint(visits.requested),
        },
      ]}
    />
  );
}
