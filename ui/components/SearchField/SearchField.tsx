import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Button } from '../Button/Button.tsx';
import { control, end, field, start } from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { search } from './SearchField.css.ts';
import { searchFieldWords } from './SearchField.words.ts';

export interface SearchFieldProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'help' | 'isDisabled'
> {
  value: string;
  /** Called on every change, including clearing. */
  onChange: (value: string) => void;
  /** Called on Enter. Leave it out if results update while typing. */
  onSubmit?: (value: string) => void;
  /** An example of what can be found, never the label. */
  placeholder?: string;
}

/** A search field. Escape or its button clears it. */
export function SearchField({
  placeholder,
  value,
  onChange,
  onSubmit,
  isDisabled,
  ...parts
}: SearchFieldProps) {
  return (
    <AriaSearchField {...{ value, onChange, onSubmit, isDisabled }} className={field}>
      <FieldParts {...parts}>
        <Input
          className={`${control({ hasStart: true, end: 'icon' })} ${search}`}
          placeholder={placeholder}
          enterKeyHint="search"
        />
        <span className={start}>
          <Icon of={Search} />
        </span>
        {value !== '' && (
          <div className={end}>
            <Button emphasis="quiet" size="small" icon={X} aria-label={searchFieldWords.clear} />
          </div>
        )}
      </FieldParts>
    </AriaSearchField>
  );
}
