import { TextArea } from '../../../components/TextArea/TextArea.tsx';

const fields = ['message', 'notes'] as const;
type Field = (typeof fields)[number];

interface WordFieldsProps {
  words: Readonly<Record<Field, { label: string; help: string }>> & { tooLong: string };
  values: Readonly<Record<Field, string>>;
  textMax: number;
  isReadOnly?: boolean;
  onChange: (field: Field, text: string) => void;
}

/** Words that go with a decision: for the applicant, and apart from them for colleagues. */
export const WordFields = ({ words, values, textMax, isReadOnly = false, onChange }: WordFieldsProps) =>
  fields.map((field) => (
    <TextArea
      key={field}
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
