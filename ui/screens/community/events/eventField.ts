import type { EventField } from '@vetsync/machines/community/model';
import type { EventEditorProps } from '../Community.types.ts';
import type { Translation } from '../../../language/translate.ts';
import type { eventEditorWords } from '../EventEditor.words.ts';

/** The props that every field of an event needs. */
export const eventField =
  (words: Translation<typeof eventEditorWords>, { view: { fields, errors }, send }: EventEditorProps) =>
  (name: EventField) => ({
    name,
    isRequired: true,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
