import { Button } from '@vetsync/ui/components/Button';
import { Form } from '@vetsync/ui/components/Form';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { Select } from '@vetsync/ui/components/Select';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { checked, shapesOf, type Entered, type FieldKind, type PayloadField } from './payloadForm.ts';

interface FieldViewProps {
  field: PayloadField;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

const optionsOf = ({ options }: PayloadField) =>
  options.map((option, at) => ({ value: String(at), label: String(option) }));

/** The component for each kind of field. */
const fieldViews: Readonly<Record<FieldKind, (props: FieldViewProps & { common: Common }) => ReactNode>> = {
  text: ({ common, value, onChange }) => <TextField {...common} value={value} onChange={onChange} />,
  number: ({ common, value, onChange }) => (
    <NumberField
      {...common}
      value={value === '' ? null : Number(value)}
      onChange={(number) => onChange(number === null ? '' : String(number))}
    />
  ),
  choice: ({ common, field, value, onChange }) => (
    <Select {...common} options={optionsOf(field)} value={value} onChange={onChange} />
  ),
  json: ({ common, value, onChange }) => <TextArea {...common} value={value} onChange={onChange} />,
};

interface Common {
  name: string;
  label: string;
  isRequired: boolean;
  help?: string;
  error?: string;
}

function FieldView(props: FieldViewProps) {
  const { field, error } = props;
  const { name, kind, isOptional, isNullable } = field;
  const common: Common = {
    name,
    label: kind === 'json' ? `${name} (JSON)` : name,
    isRequired: !isOptional && !isNullable,
    ...(isNullable && { help: 'Empty sends null.' }),
    ...(error !== undefined && { error }),
  };
  return fieldViews[kind]({ ...props, common });
}

/** What is wrong in each field, until it is corrected. */
type Errors = Readonly<Record<string, string | undefined>>;

interface EventFormProps {
  type: string;
  schema: z.ZodMiniType;
  send: (payload: object) => void;
}

/** A field for each part of an event's payload. What doesn't fit the schema isn't sent. */
export function EventForm({ type, schema, send }: EventFormProps) {
  const shapes = shapesOf(schema);
  const [at, setAt] = useState(0);
  const [entered, setEntered] = useState<Entered>({});
  const [rejected, setRejected] = useState({ attempt: 0, errors: {} as Errors });
  const shape = shapes[at];
  if (!shape) return null;
  const submit = () => {
    const result = checked(schema, shape, entered);
    if ('payload' in result) {
      setRejected({ attempt: rejected.attempt, errors: {} });
      send(result.payload);
    } else setRejected({ attempt: rejected.attempt + 1, errors: result.errors });
  };
  return (
    <Form
      aria-label={`Payload of ${type}`}
      onSubmit={submit}
      attempt={rejected.attempt}
      focusField={Object.keys(rejected.errors)[0] ?? null}
    >
      {shapes.length > 1 && (
        <Select
          label="For"
          options={shapes.map(({ label }, index) => ({ value: String(index), label }))}
          value={String(at)}
          onChange={(chosen) => {
            setAt(Number(chosen));
            setEntered({});
          }}
        />
      )}
      {shape.fields.map((field) => (
        <FieldView
          key={`${at} ${field.name}`}
          field={field}
          value={entered[field.name] ?? ''}
          error={rejected.errors[field.name]}
          onChange={(text) => {
            setEntered((all) => ({ ...all, [field.name]: text }));
            setRejected(({ attempt, errors }) => ({
              attempt,
              errors: { ...errors, [field.name]: undefined },
            }));
          }}
        />
      ))}
      <Button type="submit" size="small">
        {`Send this ${type}`}
      </Button>
    </Form>
  );
}
