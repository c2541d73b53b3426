import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Button } from '../Button/Button.tsx';
import { control, end, field } from '../Field/Field.css.ts';
import {
  FieldParts,
  splitFieldProps,
  type FieldProps,
  type FieldRootProps,
  type InputRefProps,
} from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { passwordFieldWords } from './PasswordField.words.ts';

export const passwordPurposes = ['current', 'new'] as const;

export interface PasswordFieldProps
  extends FieldProps, InputRefProps, Omit<FieldRootProps<typeof AriaTextField>, 'autoComplete' | 'type'> {
  /** Controlled value. Leave it out to let the field keep what is typed. */
  value?: string;
  onChange?: (value: string) => void;
  /** Whether password managers fill in the current password or offer to create a new one. @default 'current' */
  purpose?: (typeof passwordPurposes)[number];
  /**
   * Maximum length. A longer paste stays in the field and is counted as too long, so that nothing is cut off
   * unnoticed.
   */
  limit?: number;
  /** Focusable, but can't be changed. Hides the password again. @default false */
  isReadOnly?: boolean;
}

/** A password with a button to show it. It is hidden again while it is being submitted. */
export function PasswordField({ purpose = 'current', limit, inputRef, ...props }: PasswordFieldProps) {
  const words = useWords(passwordFieldWords);
  const [visibility, setVisibility] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const { parts, root } = splitFieldProps(props);
  const { isReadOnly = false } = props;
  const isShown = visibility === 'shown' && !isReadOnly;
  return (
    <AriaTextField
      data-component="PasswordField"
      {...root}
      id={useFieldId(props.name, props.id)}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${purpose}-password`}
      spellCheck="false"
      autoCorrect="off"
      className={field}
    >
      <FieldParts {...parts} limit={limit}>
        <Input ref={inputRef} className={control({ end: 'word' })} autoCapitalize="none" />
        <div className={end}>
          <Button
            variant="quiet"
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
