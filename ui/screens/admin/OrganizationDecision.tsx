import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useWords } from '../../language/useWords.ts';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { adminOrganizationsWords, decisionWords } from './AdminOrganizations.words.ts';
import type { AdminOrganizationsProps } from './Admin.types.ts';
import '../organizations/Organizations.phrases.ts';

/** Asks for a decision's reason, if it needs one, and for its confirmation. */
export function OrganizationDecision({ view: { form }, send }: AdminOrganizationsProps) {
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
