import type { EventField } from '@vetsync/machines/community/model';
import type { EventEditorProps } from '../EventEditor.tsx';
import { eventEditorWords as words } from '../EventEditor.words.ts';

/** What every field of an event takes; none is left out. */
export const eventField =
  ({ view: { fields, errors }, send }: EventEditorProps) =>
  (name: EventField) => ({
    name,
    need: 'required' as const,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
