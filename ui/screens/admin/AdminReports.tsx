import '../system/System.phrases.ts';
import type { ReportStatus } from '@vetsync/machines/model/world';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useWords } from '../../language/useWords.ts';
import type { AdminReportsProps } from './Admin.types.ts';
import { adminReportsWords, reportDecisionWords } from './AdminReports.words.ts';
import { DecisionQueue } from './decisions/DecisionQueue.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import type { QueuedReport } from '@vetsync/machines/model/exchange';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { bubble } from '../battleBuddy/Chat.css.ts';
import { inboxReportWords } from '../messages/Inbox.words.ts';
import * as styles from '../messages/inbox/Inbox.css.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { relativeTime } from '../moreDates.ts';
import { FormFailure } from '../system/forms/FormFailure.tsx';

interface ReportedConversationProps extends AdminReportsProps {
  report: QueuedReport;
}

const decisions = ['dismissed', 'acted'] as const;

/** One report: who reports whom and why, what was copied, and the decision. */
function ReportedConversation({ report, view, send }: ReportedConversationProps) {
  const words = useWords(adminReportsWords);
  const { reasons } = useWords(inboxReportWords);
  const { id, at, status, reason, note, side, reporter, organization, person, isOfEvent, decision } = report;
  const labels = isOfEvent ? { ...words.decide, acted: words.removeEvent } : words.decide;
  const nameOf = (named: { name: string | null } | null) =>
    named === null ? words.somebody : (named.name ?? '').trim() || words.unnamed;
  const between = words.between(nameOf(reporter), nameOf(side === 'person' ? organization : person));
  const items = [
    { label: isOfEvent ? words.facts.host : words.facts.of, value: nameOf(organization) },
    ...(isOfEvent ? [] : [{ label: words.facts.person, value: nameOf(person) }]),
    ...(note ? [{ label: words.facts.note, value: note }] : []),
    ...(decision
      ? [
          { label: words.facts.reason, value: decision.reason },
          { label: words.facts.by, value: nameOf(decision.by) },
        ]
      : []),
  ];
  return (
    <Card as="article" aria-labelledby={`report-${id}`}>
      <Stack space="medium">
        <Inline space="small">
          <Heading level={2} size="body" id={`report-${id}`}>
            {between}
          </Heading>
          <Badge tone="caution">{reasons[reason]}</Badge>
          <TimeText at={at} intl={view.intl} size="small" tone="muted">
            {relativeTime(at, view.intl)}
          </TimeText>
        </Inline>
        <DescriptionList items={items} />
        <Evidence report={report} intl={view.intl} />
        {status === 'open' && (
          <Inline space="small">
            {decisions.map((each) => (
              <Button
                key={each}
                isDisabled={!view.canDecide}
                aria-label={words.decideOn(labels[each], between)}
                onPress={() => send({ type: 'report.decide', id, status: each })}
              >
                {labels[each]}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** The messages as they were when they were reported. Those of who reports are on one side. */
function Evidence({
  report: { evidence, side, messageId },
  intl,
}: {
  report: QueuedReport;
  intl: AdminReportsProps['view']['intl'];
}) {
  const words = useWords(adminReportsWords);
  return (
    <Stack space="small">
      <Heading level={3}>{words.evidence}</Heading>
      <ol className={styles.messages}>
        {evidence.map((message) => (
          <li key={message.id} className={styles.message({ isSent: message.side === side })}>
            <div className={styles.meta}>
              <span dir="auto">{message.authorName}</span>
              <TimeText at={message.at} intl={intl} size="caption" tone="muted">
                {relativeTime(message.at, intl)}
              </TimeText>
              {message.id === messageId && <Badge tone="critical">{words.reported}</Badge>}
            </div>
            <div dir="auto" className={bubble({ type: message.side === side ? 'user' : 'assistant' })}>
              {message.text}
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** The form for a decision on a report: its reason, and who is told what. */
function ReportDecision({ view: { form }, send }: AdminReportsProps) {
  const words = useWords(reportDecisionWords);
  if (form === null) return null;
  const { status, report, reason, maxLength, isTooLong, canSubmit, isBusy, failure } = form;
  const said = report.isOfEvent && status === 'acted' ? words.event : null;
  return (
    <Dialog
      title={said ? said.title : words.title[status]}
      description={said ? said.text : words.text[status]}
      isBusy={isBusy}
      onClose={() => send({ type: 'form.cancel' })}
    >
      <Stack space="medium">
        {status === 'acted' && !report.isOfEvent && (
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
        <FormFailure announce="alert" view={{ failure }} title={words.failed} />
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
            {isBusy ? words.working : (said?.submit ?? words.submit[status])}
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
      view={view}
      send={send}
      words={words}
      statuses={statuses.map((id) => ({ id, label: words.statuses[id] }))}
      outcome={outcome}
      form={<ReportDecision view={view} send={send} />}
    >
      {view.reports.map((report) => (
        <ReportedConversation key={report.id} report={report} view={view} send={send} />
      ))}
    </DecisionQueue>
  );
}
