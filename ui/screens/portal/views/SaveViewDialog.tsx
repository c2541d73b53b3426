import type { CandidatesEvent, CandidateTableView } from '@vetsync/machines/exchange/candidates';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { portalTableWords } from '../PortalTable.words.ts';

interface SaveViewDialogProps {
  naming: NonNullable<CandidateTableView['naming']>;
  /** Where it is kept. @default in this browser */
  text?: string;
  send: (event: Extract<CandidatesEvent, { type: 'view.save' | 'view.cancel' | 'view.type' }>) => void;
}

/** Asks for the name of a view. */
export function SaveViewDialog({
  naming: { name, max, canSave, replaces },
  text,
  send,
}: SaveViewDialogProps) {
  const words = useWords(portalTableWords);
  return (
    <Dialog
      title={words.naming.title}
      description={text ?? words.naming.text}
      width="narrow"
      onClose={() => send({ type: 'view.cancel' })}
    >
      <Form focusField="view" onSubmit={() => send({ type: 'view.save' })}>
        <TextField
          name="view"
          label={words.naming.name}
          help={replaces === null ? undefined : words.naming.replaces(replaces)}
          limit={max}
          value={name}
          onChange={(typed) => send({ type: 'view.type', name: typed })}
        />
        <DialogFooter>
          <Button type="submit" variant="primary" isDisabled={!canSave}>
            {words.naming.save}
          </Button>
          <Button onPress={() => send({ type: 'view.cancel' })}>{words.naming.cancel}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
