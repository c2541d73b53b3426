import type { MentalHealthFigures } from '@vetsync/machines/hospital/model';
import type {
  ListingRow,
  OrganizationListingsView,
} from '@vetsync/machines/organizations/organizationListings';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { formatNumber } from '../format.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { halves } from '../portal/PortalPage.css.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { hospitalWords } from './Hospital.words.ts';
import { MentalHealthCrisis } from './MentalHealthCrisis.tsx';

export interface MentalHealthCareProps {
  /** Of all listings of the hospital: those for mental health are shown. */
  view: Pick<OrganizationListingsView, 'state' | 'rows' | 'failure' | 'intl'>;
  hrefs: {
    /** Where care is listed, so that veterans find it. */
    departments: string;
    /** The patients of a department. */
    patientsOf: (department: ListingRow) => string;
  };
  onRetry: () => void;
  /** What only the demo's hospital knows. */
  figures?: MentalHealthFigures;
}

/** Drafts care for nobody. */
const departmentsIn = (rows: readonly ListingRow[]) =>
  rows.filter(
    ({ kind, status, type }) => kind === 'provider' && type === 'mental-health' && status !== 'draft',
  );

/** What a hospital has stored about those in mental health care, and the crisis line. No advice, and nothing about individuals. */
export function MentalHealthCare({
  view: { state, rows, failure, intl },
  hrefs,
  onRetry,
  figures,
}: MentalHealthCareProps) {
  const words = useWords(hospitalWords).mentalHealth;
  const departments = departmentsIn(rows);
  const hasSome = state === 'open' && departments.length > 0;
  return (
    <Stack space="large">
      <PageHead title={words.title} subtitle={hasSome ? words.stored.subtitle : undefined} />
      {state === 'loading' && <SectionLoading>{words.stored.loading}</SectionLoading>}
      {(state === 'failed' || state === 'missing') && (
        <LoadFailed words={words.stored.failed} failure={failure} level={2} onRetry={onRetry} />
      )}
      {state === 'open' && !hasSome && (
        <EmptyState
          drawing="care"
          title={words.listed.title}
          action={
            <LinkButton href={hrefs.departments} variant="primary">
              {words.listed.departments}
            </LinkButton>
          }
        >
          {words.listed.text}
        </EmptyState>
      )}
      {hasSome && <Figures departments={departments} intl={intl} patientsOf={hrefs.patientsOf} />}
      {hasSome && figures && <CareCharts figures={figures} intl={intl} />}
      <MentalHealthCrisis />
    </Stack>
  );
}

interface FiguresProps {
  departments: readonly ListingRow[];
  intl: IntlConfig;
  patientsOf: MentalHealthCareProps['hrefs']['patientsOf'];
}

function Figures({ departments, intl, patientsOf }: FiguresProps) {
  const { title, stored } = useWords(hospitalWords).mentalHealth;
  const read = (value: number) => formatNumber(value, intl);
  const sum = (figure: 'people' | 'high' | 'unassigned') =>
    departments.reduce((total, { care }) => total + (care?.[figure] ?? 0), 0);
  return (
    <>
      <StatStrip
        label={title}
        stats={[
          { label: stored.people, figure: read(sum('people')) },
          { label: stored.high, figure: read(sum('high')) },
          { label: stored.unassigned, figure: read(sum('unassigned')) },
          { label: stored.departments, figure: read(departments.length) },
        ]}
      />
      <Stack space="small">
        <Heading level={2}>{stored.list}</Heading>
        <RowList aria-label={stored.list}>
          {departments.map((department) => {
            const { id, title: name, care } = department;
            const { people = 0, unassigned = 0 } = care ?? {};
            const parts = [
              stored.inCare(people, read(people)),
              unassigned > 0 && stored.alone(unassigned, read(unassigned)),
            ];
            return (
              <Row
                key={id}
                title={name}
                href={patientsOf(department)}
                detail={parts.filter(Boolean).join(' · ')}
              />
            );
          })}
        </RowList>
      </Stack>
    </>
  );
}

/** How soon people are seen, how they are cared for, and how many come and go. */
function CareCharts({ figures, intl }: { figures: MentalHealthFigures; intl: IntlConfig }) {
  const words = useWords(hospitalWords).mentalHealth;
  const { careForms, weeks, firstWithinTwoDays, calledWithinSevenDays, handedOver } = figures;
  const read = (value: number) => formatNumber(value, intl);
  return (
    <>
      <StatStrip
        label={words.soon}
        stats={[
          {
            label: words.first,
            figure: words.met(firstWithinTwoDays.met, firstWithinTwoDays.of),
            hint: words.firstHint,
          },
          {
            label: words.called,
            figure: words.met(calledWithinSevenDays.met, calledWithinSevenDays.of),
            hint: words.calledHint,
          },
          { label: words.handedOver, figure: read(handedOver), hint: words.handedOverHint },
        ]}
      />
      <div className={halves}>
        <BarChart
          title={words.forms}
          level={2}
          description={words.formsMore}
          data={careForms.map(({ name, cases: of }) => ({ label: name, value: of }))}
          heads={words.formsHeads}
          formatValue={read}
        />
        <LineChart
          title={words.weeks}
          level={2}
          description={words.weeksMore}
          head={words.week}
          labels={weeks.map((_, index) => words.weekNumber(weeks.length - 1 - index))}
          series={[
            { label: words.begun, values: weeks.map(({ begun }) => begun) },
            { label: words.ended, values: weeks.map(({ ended }) => ended) },
          ]}
          formatValue={read}
        />
      </div>
    </>
  );
}
