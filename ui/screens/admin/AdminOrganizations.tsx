import '../organizations/OrganizationResults.phrases.ts';
import '../organizations/Organizations.phrases.ts';
import type { OrganizationStatus } from '@vetsync/machines/organizations/model';
import { useWords } from '../../language/useWords.ts';
import { organizationStatusWords } from '../organizations/OrganizationStatus.words.ts';
import { adminOrganizationsWords, decisionWords } from './AdminOrganizations.words.ts';
import type { AdminOrganizationsProps } from './Admin.types.ts';
import { DecisionQueue } from './decisions/DecisionQueue.tsx';
import { ReviewedOrganization } from './ReviewedOrganization.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';

/** Asks for a decision's reason, if it needs one, and for its confirmation. */
function OrganizationDecision({ view: { form }, send }: AdminOrganizationsProps) {
  const words = useWords(decisionWords);
  const { decide } = useWords(adminOrganizationsWords);
  if (form === null) return null;
  const cancel = () => send({ type: 'form.cancel' });
  return (
    <Dialog
      title={words.title(form.status, form.name, form.from)}
      description={words.text[form.status]}
      isBusy={form.busy}
      onClose={cancel}
    >
      <Form
        focusField={form.error === null ? null : 'reason'}
        attempt={form.attempt}
        onSubmit={() => form.canSubmit && send({ type: 'form.submit' })}
      >
        <FormFailure view={form} title={words.failed} announce="alert" />
        {form.reasonNeeded && (
          <TextArea
            name="reason"
            label={words.reason}
            help={words.reasonHelp}
            isRequired
            value={form.reason}
            error={form.error ?? undefined}
            limit={form.maxLength}
            isReadOnly={form.busy}
            onChange={(value) => send({ type: 'reason.change', value })}
          />
        )}
        <DialogFooter>
          <Button
            type="submit"
            variant="primary"
            tone={form.status === 'approved' ? 'neutral' : 'critical'}
            isPending={form.busy}
          >
            {form.busy ? words.working : decide(form.status, form.from)}
          </Button>
          <Button isDisabled={form.busy} onPress={cancel}>
            {words.cancel}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

export type { AdminOrganizationsProps } from './Admin.types.ts';

const statuses = Object.keys(organizationStatusWords) as OrganizationStatus[];

/** All organizations by status, with what helps to decide on them. */
export function AdminOrganizations({ view, send }: AdminOrganizationsProps) {
  const words = useWords(adminOrganizationsWords);
  const sharedWords = useWords(organizationStatusWords);
  return (
    <DecisionQueue
      view={view}
      send={send}
      words={words}
      statuses={statuses.map((id) => ({ id, label: sharedWords[id] }))}
      form={<OrganizationDecision view={view} send={send} />}
    >
      {view.rows.map((row) => (
        <ReviewedOrganization key={row.organization.id} row={row} view={view} send={send} />
      ))}
    </DecisionQueue>
  );
}
