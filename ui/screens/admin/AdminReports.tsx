import type { ReportStatus } from '@vetsync/machines/model/world';
import Flag from 'lucide-react/icons/flag';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useWords } from '../../language/useWords.ts';
import type { AdminReportsProps } from './Admin.types.ts';
import { adminReportsWords } from './AdminReports.words.ts';
import { DecisionQueue } from './decisions/DecisionQueue.tsx';
import { ReportDecision } from './reports/ReportDecision.tsx';
import { ReportedConversation } from './reports/ReportedConversation.tsx';

export type { AdminReportsProps } from './Admin.types.ts';

const statuses: readonly ReportStatus[] = ['open', 'acted', 'dismissed'];

/** Reports of conversations by status, with what was copied of them. */
export function AdminReports({ view, send }: AdminReportsProps) {
  const words = useWords(adminReportsWords);
  const outcome = view.outcome && (
    <Banner tone={view.outcome === 'overtaken' ? 'caution' : 'positive'} announce="status">
      {words.outcomes[view.outcome]}
    </Banner>
  );
  return (
    <DecisionQueue
      id="admin-reports"
      view={view}
      send={send}
      words={words}
      statuses={statuses.map((id) => ({ id, label: words.statuses[id] }))}
      icon={Flag}
      outcome={outcome}
      form={<ReportDecision view={view} send={send} />}
    >
      {view.reports.map((report) => (
        <ReportedConversation key={report.id} report={report} view={view} send={send} />
      ))}
    </DecisionQueue>
  );
}
