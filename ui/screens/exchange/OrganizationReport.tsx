import type { OrganizationReportEvent, OrganizationReportView } from '@vetsync/machines/organizationReport';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { organizationReportWords } from './report/OrganizationReport.words.ts';
import { ReportCharts } from './report/ReportCharts.tsx';
import { ReportSentence } from './report/ReportSentence.tsx';

export interface OrganizationReportProps {
  view: OrganizationReportView;
  send: (event: OrganizationReportEvent) => void;
  /** Name of the page. */
  title: string;
  /** Where listings are published. */
  listingsHref: string;
}

/** Figures of an organization's applications: what they say in a sentence, then the charts. */
export function OrganizationReport({ title, ...props }: OrganizationReportProps) {
  const words = useWords(organizationReportWords);
  const { view, send } = props;
  const { state, weeks, choices, report } = view;
  const hasChoice = report !== null && report.total > 0 && state !== 'missing' && state !== 'closed';
  return (
    <Stack space="large">
      <Inline justify="space-between" space="small">
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {hasChoice && (
          <ToggleButtonGroup
            label={words.range}
            isLabelHidden
            options={choices.map((value) => ({ value: String(value), label: words.weeks(value) }))}
            selectedKeys={[String(weeks)]}
            onSelectionChange={([chosen]) => {
              const value = choices.find((choice) => String(choice) === chosen);
              if (value) send({ type: 'weeks.choose', weeks: value });
            }}
          />
        )}
      </Inline>
      <Content {...props} />
    </Stack>
  );
}

function Content({ view, send, listingsHref }: Omit<OrganizationReportProps, 'title'>) {
  const words = useWords(organizationReportWords);
  const { state, report, failure } = view;
  if (state === 'missing') return <OrganizationMissing />;
  if (state === 'closed') return <Banner tone="caution">{words.closed}</Banner>;
  if (state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'report.retry' })} />
    );
  if (report === null) return <SectionLoading>{words.loading}</SectionLoading>;
  if (report.total === 0)
    return (
      <EmptyState
        title={words.empty.title}
        action={
          <LinkButton href={listingsHref} variant="primary">
            {words.empty.action}
          </LinkButton>
        }
      >
        {words.empty.text}
      </EmptyState>
    );
  return (
    <div aria-busy={state === 'refreshing'}>
      {state === 'refreshing' && <VisuallyHidden live="polite">{words.refreshing}</VisuallyHidden>}
      <Stack space="large">
        <ReportSentence view={view} report={report} />
        <ReportCharts view={view} report={report} />
      </Stack>
    </div>
  );
}
