import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { formatNumber } from '../format.ts';
import { inFormat } from './figureFormats.ts';
import { statHint } from './reportSummaries.ts';
import { charts, fullWidth, halfWidth } from './PortalAnalytics.css.ts';
import '../nonprofit/Nonprofit.phrases.ts';
import '../portal/Portal.phrases.ts';
import './PortalAnalytics.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { portalAnalyticsWords } from './PortalAnalytics.words.ts';
import { ReportPlot } from './ReportPlot.tsx';
import type { PortalAnalyticsProps } from './PortalAnalytics.types.ts';

export type { PortalAnalyticsProps } from './PortalAnalytics.types.ts';

/** A portal's report: figures, charts with data tables, and recent activity. */
export function PortalAnalytics({ view, send }: PortalAnalyticsProps) {
  const words = useWords(portalAnalyticsWords);
  const { role, range, ranges } = view;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space="large">
      <Inline justify="space-between" space="small">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={heading}>
            {words.title[role]}
          </Heading>
          <Text tone="muted">{words.subtitle[role]}</Text>
        </Stack>
        <ToggleButtonGroup
          label={words.range}
          isLabelHidden
          options={ranges.map((value) => ({ value, label: words.ranges[value] }))}
          selectedKeys={[range]}
          onSelectionChange={([value]) => value && send({ type: 'range.choose', range: value })}
        />
      </Inline>
      <Stats view={view} />
      <section aria-labelledby="report-plots">
        <VisuallyHidden>
          <h2 id="report-plots">{words.plots}</h2>
        </VisuallyHidden>
        <div className={charts}>
          {view.charts.map((chart) => (
            <div key={chart.id} className={chart.isWide ? fullWidth : halfWidth}>
              <ReportPlot chart={chart} reader={view.reader} send={send} />
            </div>
          ))}
        </div>
      </section>
      <Live view={view} />
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
    </Stack>
  );
}

function Stats({ view: { stats, reader } }: Pick<PortalAnalyticsProps, 'view'>) {
  const words = useWords(portalAnalyticsWords);
  const write = usePhrases();
  return (
    <StatStrip
      label={words.figures}
      stats={stats.map(({ label, value, format, hint, before }) => ({
        label: write(label),
        figure: value === null ? words.notYet : inFormat(words, format, reader)(value),
        hint: statHint(words, write(hint), { value, before, format }, reader),
      }))}
    />
  );
}

function Live({ view: { live, reader } }: Pick<PortalAnalyticsProps, 'view'>) {
  const words = useWords(portalAnalyticsWords);
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
        stats={live.map(({ label, value }) => ({ label: write(label), figure: formatNumber(value, reader) }))}
      />
    </Stack>
  );
}
