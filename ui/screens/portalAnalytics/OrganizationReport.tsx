import '../exchange/ReceivedStatus.phrases.ts';
import '../exchange/cases/Cases.phrases.ts';
import '../portal/Portal.phrases.ts';
import './PortalAnalytics.phrases.ts';
import type {
  OrganizationReportEvent,
  OrganizationReportView,
} from '@vetsync/machines/portalAnalytics/organizationReport';
import type { Report } from '@vetsync/machines/portalAnalytics/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { charts, fullWidth, halfWidth } from './OrganizationReport.css.ts';
import { organizationReportWords } from './OrganizationReport.words.ts';
import { ReportPlot } from './ReportPlot.tsx';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { formatNumber, oneDecimal } from '../format.ts';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { inFormat } from './figureFormats.ts';
import { statHint } from './reportSummaries.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** The figures of a report, each beside that of the period before. */
function ReportStats({ stats, intl }: Pick<Report, 'stats'> & { intl: IntlConfig }) {
  const words = useWords(organizationReportWords);
  const write = usePhrases();
  return (
    <StatStrip
      label={words.figures}
      stats={stats.map(({ label, value, format, hint, before }) => ({
        label: write(label),
        figure: value === null ? words.notYet : inFormat(words, format, intl)(value),
        hint: statHint(words, write(hint), { value, before, format }, intl),
      }))}
    />
  );
}

/** What was really done in the demo. */
function ReportLive({ live, intl }: Required<Pick<Report, 'live'>> & { intl: IntlConfig }) {
  const words = useWords(organizationReportWords);
  const write = usePhrases();
  return (
    <Stack space="small">
      <Stack space="xxsmall">
        <Heading level={2}>{words.live}</Heading>
        <Text size="small" tone="muted">
          {words.liveText}
        </Text>
      </Stack>
      <StatStrip
        label={words.live}
        stats={live.map(({ label, value }) => ({ label: write(label), figure: formatNumber(value, intl) }))}
      />
    </Stack>
  );
}

/** The listings with the most applications. */
function ReportListings({ listings, intl }: Required<Pick<Report, 'listings'>> & { intl: IntlConfig }) {
  const words = useWords(organizationReportWords).listings;
  const write = usePhrases();
  return (
    <Section title={words.title}>
      <RowList aria-label={words.title}>
        {listings.map(({ id, title, received, taken, takenName, href }) => (
          <Row
            key={id}
            title={title}
            href={href}
            detail={words.taken(write(takenName), formatNumber(taken, intl))}
            state={
              <Text as="span" numeric>
                {words.count(formatNumber(received, intl), received === 1)}
              </Text>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}

interface ReportSentenceProps {
  summary: NonNullable<Report['summary']>;
  intl: IntlConfig;
}

/** What the figures say: how many came, beside the weeks before, and how long a decision took. */
function ReportSentence({ summary, intl }: ReportSentenceProps) {
  const words = useWords(organizationReportWords).sentence;
  const { weeks, received, decided, daysToDecision } = summary;
  const { now, before } = received;
  const amount = formatNumber(Math.abs(now - before), intl);
  const change = now === before ? words.same : now > before ? words.more(amount) : words.fewer(amount);
  const days = (value: number) => [oneDecimal(value, intl), oneDecimal(value, intl) === '1'] as const;
  return (
    <Stack space="xsmall">
      <Text size="lead">{words.received(formatNumber(now, intl), now === 1, weeks) + change}</Text>
      <Text tone="muted">
        {daysToDecision.now === null
          ? words.noDecision
          : words.decision(...days(daysToDecision.now), formatNumber(decided.now, intl))}{' '}
        {daysToDecision.before !== null && words.decisionBefore(...days(daysToDecision.before))}
      </Text>
    </Stack>
  );
}

export interface OrganizationReportProps extends ScreenProps<
  OrganizationReportView,
  OrganizationReportEvent
> {
  /** Name of the page. */
  title: string;
  /** Where listings are published. */
  listingsHref: string | null;
}

/** An organization's report: what it says in a sentence, figures, and charts with data tables. */
export function OrganizationReport({ title, ...props }: OrganizationReportProps) {
  const words = useWords(organizationReportWords);
  const write = usePhrases();
  const { view, send } = props;
  const { state, range, choices, report } = view;
  return (
    <Stack space="large">
      <PageHead
        title={title}
        subtitle={report?.about && write(report.about)}
        action={
          state === 'shown' && (
            <ToggleButtonGroup
              label={words.range}
              isLabelHidden
              options={choices.map((value) => ({ value, label: words.ranges[value] }))}
              selectedKeys={[range]}
              onSelectionChange={([value]) => value && send({ type: 'range.choose', range: value })}
            />
          )
        }
      />
      <Content {...props} />
    </Stack>
  );
}

function Content({ view, send, listingsHref }: Omit<OrganizationReportProps, 'title'>) {
  const words = useWords(organizationReportWords);
  const { state, isRefreshing, isOld, report, failure, intl } = view;
  const retry = () => send({ type: 'page.retry' });
  if (state === 'missing') return <OrganizationMissing />;
  if (state === 'closed') return <Banner tone="caution">{words.closed}</Banner>;
  if (state === 'failed') return <LoadFailed words={words.failed} failure={failure} onRetry={retry} />;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (report === null)
    return (
      <EmptyState
        title={words.empty.title}
        action={
          listingsHref && (
            <LinkButton href={listingsHref} variant="primary">
              {words.empty.action}
            </LinkButton>
          )
        }
      >
        {words.empty.text}
      </EmptyState>
    );
  return (
    <>
      {isOld && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={retry}>
              {words.failed.retry}
            </Button>
          }
        >
          {words.old}
        </Banner>
      )}
      <div aria-busy={isRefreshing}>
        {isRefreshing && <VisuallyHidden live="polite">{words.refreshing}</VisuallyHidden>}
        <Stack space="large">
          {report.summary && <ReportSentence summary={report.summary} intl={intl} />}
          <ReportStats stats={report.stats} intl={intl} />
          <Plots report={report} intl={intl} send={send} />
          {report.listings && <ReportListings listings={report.listings} intl={intl} />}
          {report.live && <ReportLive live={report.live} intl={intl} />}
          {report.note && <Note>{report.note}</Note>}
        </Stack>
      </div>
    </>
  );
}

function Plots({
  report,
  intl,
  send,
}: { report: Report } & Pick<OrganizationReportView, 'intl'> & Pick<OrganizationReportProps, 'send'>) {
  const words = useWords(organizationReportWords);
  return (
    <section aria-labelledby="report-plots">
      <VisuallyHidden>
        <h2 id="report-plots">{words.plots}</h2>
      </VisuallyHidden>
      <div className={charts}>
        {report.charts.map((chart) => (
          <div key={chart.id} className={chart.isWide ? fullWidth : halfWidth}>
            <ReportPlot chart={chart} intl={intl} send={send} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Note({ children }: { children: NonNullable<Report['note']> }) {
  const write = usePhrases();
  return (
    <Text size="small" tone="muted">
      {write(children)}
    </Text>
  );
}
