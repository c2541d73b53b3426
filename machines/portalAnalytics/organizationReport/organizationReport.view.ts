import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Report, ReportRange } from '../model/index.ts';
import type { organizationReportMachine } from './organizationReport.machine.ts';

export interface OrganizationReportView {
  state: 'loading' | 'failed' | 'missing' | 'closed' | 'empty' | 'shown';
  /** Another range is read; the figures before it are shown. */
  isRefreshing: boolean;
  /** It could not be read again: what is shown may be old. */
  isOld: boolean;
  /** Which range was asked for. */
  range: ReportRange;
  choices: readonly ReportRange[];
  /** Null until it is loaded, and if there is nothing to count. */
  report: Report | null;
  failure: Phrase | null;
  intl: IntlConfig;
}

export function organizationReportView({
  value,
  context,
}: SnapshotFrom<typeof organizationReportMachine>): OrganizationReportView {
  const { read, range, ranges, problem, intl } = context;
  const open = typeof value === 'object' ? value.open : null;
  const report = read?.report ?? null;
  const shown = report === null ? 'empty' : 'shown';
  const ended = value === 'failed' || value === 'missing' || value === 'closed' ? value : 'loading';
  const state = open ? shown : ended;
  return {
    state,
    isRefreshing: open !== null && open.figures !== 'old' && read?.range !== range,
    isOld: open?.figures === 'old',
    range,
    choices: ranges.choices,
    report,
    failure: state === 'failed' ? problemMessage(problem) : null,
    intl,
  };
}
