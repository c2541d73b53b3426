import type { HospitalView } from '@vetsync/machines/hospital';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { figure } from '../format.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { halves } from '../portal/PortalPage.css.ts';
import { DepartmentLoad } from './DepartmentLoad.tsx';
import { HighPriorityPatients } from './HighPriorityPatients.tsx';
import { patientNamesWords } from './PatientNames.words.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';
import { HospitalStats } from './HospitalStats.tsx';
import { VisitList } from './VisitList.tsx';

/** Start page of the hospital's portal (feature spec, section 2, "Hospital Management Portal"). */
export function HospitalDashboard({ view }: { view: HospitalView }) {
  const allWords = useWords(hospitalWords);
  const words = allWords.dashboard;
  const sharedWords = useWords(patientNamesWords);
  const { departments, statuses, priorities, next, links, reader } = view;
  const read = (value: number) => figure(value, reader);
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle} />
      <HospitalStats view={view} />
      <div className={halves}>
        <Card as="section" aria-labelledby="department-load" height="full">
          <Stack space="medium">
            <div>
              <Heading level={2} id="department-load">
                {words.load}
              </Heading>
              <Text size="small" tone="muted">
                {words.loadMore}
              </Text>
            </div>
            {departments.map((department) => (
              <DepartmentLoad key={department.id} department={department} reader={reader} />
            ))}
            <div>
              <LinkButton size="small" href={links.departments}>
                {allWords.departments.title}
              </LinkButton>
            </div>
          </Stack>
        </Card>
        <Card height="full">
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
        </Card>
        <HighPriorityPatients view={view} />
        <Card as="section" aria-labelledby="next-visits" height="full">
          <Stack space="medium">
            <Heading level={2} id="next-visits">
              {words.next}
            </Heading>
            <VisitList visits={next} emptyText={words.nextNone} />
            <div>
              <LinkButton size="small" href={links.appointments}>
                {words.nextAll}
              </LinkButton>
            </div>
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
