import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useFieldFocusOnMount } from '../system/parts/fieldFocusOnMount.ts';

const fields = ['message', 'notes'] as const;
type Field = (typeof fields)[number];

interface WordFieldsProps {
  words: Readonly<Record<Field, { label: string; help: string }>> & { tooLong: string };
  values: Readonly<Record<Field, string>>;
  textMax: number;
  isReadOnly?: boolean;
  onChange: (field: Field, text: string) => void;
}

/** Words that go with the chosen decision: for the applicant, and apart from them for colleagues. The first gets focus. */
export function WordFields({ words, values, textMax, isReadOnly = false, onChange }: WordFieldsProps) {
  const first = useFieldFocusOnMount<HTMLDivElement>();
  return fields.map((field) => (
    <TextArea
      key={field}
      ref={field === 'message' ? first : undefined}
      name={field}
      label={words[field].label}
      help={words[field].help}
      isRequired={false}
      limit={textMax}
      error={values[field].trim().length > textMax ? words.tooLong : undefined}
      isReadOnly={isReadOnly}
      value={values[field]}
      onChange={(text) => onChange(field, text)}
    />
  ));
}
