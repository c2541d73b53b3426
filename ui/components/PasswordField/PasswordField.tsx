import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Button } from '../Button/Button.tsx';
import { control, end, field } from '../Field/Field.css.ts';
import { FieldParts, fieldState, type FieldProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { passwordFieldWords as words } from './PasswordField.words.ts';

export const passwordPurposes = ['current', 'new'] as const;

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The one that is known, or one to be thought of: what a password manager fills in or offers to make. @default 'current' */
  purpose?: (typeof passwordPurposes)[number];
  /** Most characters. The rest of a long paste stays, counted as too many, so that nothing is cut unseen. */
  limit?: number;
  /** Can be focused, not changed; hides what was shown. @default false */
  isReadOnly?: boolean;
}

/** A password, which the person who types it can look at. While it is on its way it is hidden again. */
export function PasswordField({ value, purpose = 'current', limit, ...props }: PasswordFieldProps) {
  const [visibility, setVisibility] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const { onChange, onBlur, isReadOnly = false } = props;
  const isShown = visibility === 'shown' && !isReadOnly;
  return (
    <AriaTextField
      {...fieldState(props)}
      {...{ value, onChange, onBlur, isReadOnly }}
      id={useFieldId(props.name)}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${purpose}-password`}
      spellCheck="false"
      autoCorrect="off"
      className={field}
    >
      <FieldParts {...props} count={limit === undefined ? undefined : { length: value.length, limit }}>
        <Input className={control({ end: 'word' })} autoCapitalize="none" />
        <div className={end}>
          <Button
            emphasis="quiet"
            size="small"
            isDisabled={props.isDisabled || isReadOnly}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onPress={() => setVisibility(isShown ? 'hidden' : 'shown')}
          >
            {isShown ? words.hide : words.show}
          </Button>
        </div>
      </FieldParts>
      <VisuallyHidden live="polite">{visibility !== 'untouched' && words[visibility]}</VisuallyHidden>
    </AriaTextField>
  );
}
