import './Hospital.phrases.ts';
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
import { PageHead } from '../system/parts/PageHead.tsx';
import { halves, entry, entryLink, list, spread } from '../portal/PortalPage.css.ts';
import { DepartmentLoad } from '../organizations/listings/details/DepartmentLoad.tsx';
import { patientNamesWords, hospitalWords } from './Hospital.words.ts';
import { useWords } from '../../language/useWords.ts';
import { HospitalNotice } from './HospitalNotice.tsx';
import { VisitList } from './VisitList.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { patientTones } from './tones.ts';
import { relativeTime } from '../moreDates.ts';
import { PortalMark } from '../portal/PortalMark.tsx';

function HighPriorityPatients({
  view: { first, highPriority, links, intl },
}: {
  view: HospitalDashboardView;
}) {
  const words = useWords(hospitalWords).dashboard;
  const sharedWords = useWords(patientNamesWords);
  return (
    <Section
      title={words.first}
      action={<Anchor href={links.highPriority}>{words.firstAll(formatNumber(highPriority, intl))}</Anchor>}
    >
      <ul className={list}>
        {first.map(({ id, name, href, department, status, lastVisit }) => (
          <li key={id} className={entry}>
            <div className={spread}>
              <Anchor href={href} className={entryLink}>
                {name}
              </Anchor>
              <Badge tone={patientTones[status]}>{sharedWords.statuses[status]}</Badge>
            </div>
            <Text size="small" tone="muted">
              {department} ·{' '}
              <TimeText at={lastVisit} intl={intl} size="small">
                {words.lastVisit(relativeTime(lastVisit, intl))}
              </TimeText>
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const mark = <PortalMark icon={HospitalMark} portal="hospital" />;

export interface HospitalDashboardProps {
  view: HospitalDashboardView;
  /** What to do first, and figures of today. */
  work: ReactNode;
}

/** Start page of the hospital's portal (feature spec, section 2, "Hospital Management Portal"). */
export function HospitalDashboard({ view, work }: HospitalDashboardProps) {
  const words = useWords(hospitalWords).dashboard;
  const sharedWords = useWords(patientNamesWords);
  const { departments, statuses, priorities, next, links, intl } = view;
  const read = (value: number) => formatNumber(value, intl);
  return (
    <Stack space="large">
      <PageHead title={words.title} mark={mark} />
      {work}
      <div className={halves}>
        <Section title={words.load} action={<Anchor href={links.departments}>{words.loadAll}</Anchor>}>
          <Stack space="medium">
            <Text size="small" tone="muted">
              {words.loadMore}
            </Text>
            {departments.map((department) => (
              <DepartmentLoad
                key={department.id}
                name={department.name}
                people={department.patients}
                places={department.capacity}
                intl={intl}
              />
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
