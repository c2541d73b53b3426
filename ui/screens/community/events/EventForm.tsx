import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { EventEditorProps } from '../Community.types.ts';
import { CrisisHelp } from '../../system/crisis/CrisisHelp.tsx';
import { useWords } from '../../../language/useWords.ts';
import { eventEditorWords } from '../EventEditor.words.ts';
import { eventField } from './eventField.ts';
import { EventTimeFields, EventLocationFields } from './EventFields.tsx';
import { fields as fieldsStyle, wide } from '../Community.css.ts';

export function EventForm({ view, send }: EventEditorProps) {
  const words = useWords(eventEditorWords);
  const { audience, errors, limits, clashes } = view;
  const field = eventField(words, { view, send });
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
      <FormErrorSummary errors={errors} order={view.order} />
      <div className={fieldsStyle}>
        <div className={wide}>
          <TextField {...field('title')} limit={limits.title} />
        </div>
        <EventTimeFields view={view} send={send} />
        {clashes.length > 0 && (
          <div className={wide}>
            <Banner tone="caution" announce="status">
              {words.clash(clashes)}
            </Banner>
          </div>
        )}
        <EventLocationFields view={view} send={send} />
        <div className={wide}>
          <TextArea {...field('description')} limit={limits.description} />
        </div>
        {view.inCrisis && (
          <div className={wide}>
            <CrisisHelp />
          </div>
        )}
      </div>
      <DialogFooter>
        <Button type="submit" variant="primary">
          {words.publish[audience]}
        </Button>
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.keep}</Button>
        {view.hasDraft && (
          <Button variant="quiet" onPress={() => send({ type: 'draft.discard' })}>
            {words.discard}
          </Button>
        )}
      </DialogFooter>
      {audience === 'community' && (
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      )}
    </Form>
  );
}
