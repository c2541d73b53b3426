import type { HospitalDashboardView } from '@vetsync/machines/hospital/model';
import type { ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { HospitalMark } from '../../components/Icon/drawings/HospitalMark.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { halves } from '../portal/PortalPage.css.ts';
import { DepartmentLoad } from './DepartmentLoad.tsx';
import { HighPriorityPatients } from './HighPriorityPatients.tsx';
import { patientNamesWords } from './PatientNames.words.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';
import { HospitalNotice } from './HospitalNotice.tsx';
import { HospitalStats } from './HospitalStats.tsx';
import { VisitList } from './VisitList.tsx';
import './Hospital.phrases.ts';

const mark = { icon: HospitalMark, role: 'hospital' } as const;

export interface HospitalDashboardProps {
  view: HospitalDashboardView;
  /** What to do first. */
  work: ReactNode;
}

/** Start page of the hospital's portal (feature spec, section 2, "Hospital Management Portal"). */
export function HospitalDashboard({ view, work }: HospitalDashboardProps) {
  const allWords = useWords(hospitalWords);
  const words = allWords.dashboard;
  const sharedWords = useWords(patientNamesWords);
  const { departments, statuses, priorities, next, links, reader } = view;
  const read = (value: number) => formatNumber(value, reader);
  return (
    <Stack space="large">
      <PortalHead title={words.title} mark={mark} />
      {work}
      <HospitalStats view={view} />
      <div className={halves}>
        <Section
          title={words.load}
          action={<Anchor href={links.departments}>{allWords.departments.title}</Anchor>}
        >
          <Stack space="medium">
            <Text size="small" tone="muted">
              {words.loadMore}
            </Text>
            {departments.map((department) => (
              <DepartmentLoad key={department.id} department={department} reader={reader} />
            ))}
          </Stack>
        </Section>
        <Stack space="large">
          <DonutChart
            title={words.status}
            level={2}
            description={words.statusMore}
            data={statuses.map(({ value, count }) => ({
              label: sharedWords.statuses[value],
              value: count,
            }))}
            heads={words.statusHeads}
            formatValue={read}
          />
          <BarChart
            title={words.priority}
            level={2}
            data={priorities.map(({ value, count }) => ({
              label: sharedWords.priorities[value],
              value: count,
            }))}
            heads={words.priorityHeads}
            formatValue={read}
          />
        </Stack>
        <HighPriorityPatients view={view} />
        <Section title={words.next} action={<Anchor href={links.appointments}>{words.nextAll}</Anchor>}>
          <VisitList visits={next} emptyText={words.nextNone} />
        </Section>
      </div>
      <HospitalNotice />
    </Stack>
  );
}
