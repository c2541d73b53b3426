import '../system/System.phrases.ts';
import type { ReportStatus } from '@vetsync/machines/model/world';
import Flag from 'lucide-react/icons/flag';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useWords } from '../../language/useWords.ts';
import type { AdminReportsProps } from './Admin.types.ts';
import { adminReportsWords, reportDecisionWords } from './AdminReports.words.ts';
import { DecisionQueue } from './decisions/DecisionQueue.tsx';
import { ReportedConversation } from './reports/ReportedConversation.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { usePhrases } from '../../language/usePhrases.ts';

/** The form for a decision on a report: its reason, and who is told what. */
function ReportDecision({ view: { form }, send }: AdminReportsProps) {
  const words = useWords(reportDecisionWords);
  const write = usePhrases();
  if (form === null) return null;
  const { status, report, reason, maxLength, isTooLong, canSubmit, isBusy, failure } = form;
  return (
    <Dialog
      title={words.title[status]}
      description={words.text[status]}
      isBusy={isBusy}
      onClose={() => send({ type: 'form.cancel' })}
    >
      <Stack space="medium">
        {status === 'acted' && (
          <div>
            {report.side === 'person' ? (
              <LinkButton href={form.organizationsHref}>{words.suspendOrganization}</LinkButton>
            ) : (
              <LinkButton href={form.usersHref}>{words.banUser}</LinkButton>
            )}
          </div>
        )}
        <TextArea
          name="reason"
          label={words.reason}
          help={words.reasonHelp}
          limit={maxLength}
          error={isTooLong ? words.tooLong : undefined}
          isReadOnly={isBusy}
          value={reason}
          onChange={(value) => send({ type: 'reason.change', value })}
        />
        {failure && (
          <Banner tone="critical" announce="alert" title={words.failed}>
            {write(failure)}
          </Banner>
        )}
        <DialogFooter>
          <Button isDisabled={isBusy} onPress={() => send({ type: 'form.cancel' })}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={!canSubmit && !isBusy}
            onPress={() => send({ type: 'form.submit' })}
          >
            {isBusy ? words.working : words.submit[status]}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

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
