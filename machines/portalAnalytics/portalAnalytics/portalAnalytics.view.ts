import type { SnapshotFrom } from 'xstate';
import { reportRanges } from '../model/index.ts';
import type { MessagingRole } from '../../messages/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Report, ReportRange } from '../model/index.ts';
import type { portalAnalyticsMachine } from './portalAnalytics.machine.ts';

export interface PortalAnalyticsView extends Report {
  role: MessagingRole;
  range: ReportRange;
  ranges: readonly ReportRange[];
  reader: Reader;
}

export function portalAnalyticsView({
  context,
}: SnapshotFrom<typeof portalAnalyticsMachine>): PortalAnalyticsView {
  const { report, source, range, reader } = context;
  return {
    ...report,
    role: source.role,
    range,
    ranges: reportRanges,
    reader,
  };
}
