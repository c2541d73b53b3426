import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Button } from '../Button/Button.tsx';
import { control, end, field, start } from '../Field/Field.css.ts';
import {
  FieldParts,
  splitFieldProps,
  type FieldProps,
  type FieldRootProps,
  type InputRefProps,
} from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import { Icon } from '../Icon/Icon.tsx';
import { search } from './SearchField.css.ts';
import { useWords } from '../../language/useWords.ts';
import { searchFieldWords } from './SearchField.words.ts';

export interface SearchFieldProps extends FieldProps, InputRefProps, FieldRootProps<typeof AriaSearchField> {
  /** Controlled value. Leave it out to let the field keep what is typed. */
  value?: string;
  /** Called on every change, including clearing. */
  onChange?: (value: string) => void;
  /** Called on Enter. Leave it out if results update while typing. */
  onSubmit?: (value: string) => void;
  /** An example of what can be found, never the label. */
  placeholder?: string;
}

/** A search field. Escape or its button clears it. */
export function SearchField({ placeholder, inputRef, ...props }: SearchFieldProps) {
  const { parts, root } = splitFieldProps(props);
  return (
    <AriaSearchField
      data-component="SearchField"
      {...root}
      id={useFieldId(props.name, props.id)}
      className={field}
    >
      <FieldParts {...parts}>
        <Input
          ref={inputRef}
          dir="auto"
          className={`${control({ hasStart: true, end: 'icon' })} ${search}`}
          placeholder={placeholder}
          enterKeyHint="search"
        />
        <span className={start}>
          <Icon of={Search} />
        </span>
        <ClearButton />
      </FieldParts>
    </AriaSearchField>
  );
}

/** react-aria clears the field when this button is pressed. */
function ClearButton() {
  const words = useWords(searchFieldWords);
  if (useFieldValue() === '') return null;
  return (
    <div className={end}>
      <Button variant="quiet" size="small" icon={X} aria-label={words.clear} />
    </div>
  );
}
