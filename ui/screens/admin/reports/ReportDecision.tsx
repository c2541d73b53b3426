import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { AdminReportsProps } from '../Admin.types.ts';
import { reportDecisionWords } from '../AdminReports.words.ts';
import '../../system/System.phrases.ts';

/** The form for a decision on a report: its reason, and who is told what. */
export function ReportDecision({ view: { form }, send }: AdminReportsProps) {
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
