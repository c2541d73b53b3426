import type { ElementType, ReactNode, Ref } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import {
  error as errorStyle,
  errorIcon,
  frame,
  help as helpStyle,
  label as labelStyle,
  mark,
} from './Field.css.ts';
import type { Phrase } from '../../language/phrase.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { fieldWords } from './Field.words.ts';
import { useFieldValue } from './useFieldValue.ts';

export interface FieldProps {
  label: string;
  /** Hides the label visually, if the context makes it clear. @default false */
  isLabelHidden?: boolean;
  /** The value's name in its form, which finds the field by it to move focus. */
  name?: string;
  /**
   * `true` is exposed to assistive technology, `false` is marked as optional beside the label. Leave it out for filters,
   * which are neither.
   */
  isRequired?: boolean;
  /** Help text, linked to the control for screen readers. */
  help?: ReactNode;
  /** What is wrong and how to fix it. If present, the field is invalid. */
  error?: Phrase;
  /** @default false */
  isDisabled?: boolean;
}

/**
 * The props of a field's root: those of react-aria's component, except what `FieldProps` replaces. `className`,
 * `style` and validation are our own: a wrong value is shown by `error`.
 */
export type FieldRootProps<Root extends ElementType> = Omit<
  RootProps<Root>,
  | keyof FieldProps
  | 'isInvalid'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'ref'
  | 'validate'
  | 'validationBehavior'
> & {
  /** The element around label, control and error. The control is in `inputRef`. */
  ref?: Ref<HTMLDivElement>;
};

/** A field whose control other code focuses or reads, such as a form library. */
export interface InputRefProps<Control extends HTMLElement = HTMLInputElement> {
  inputRef?: Ref<Control>;
}

type Parts = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired' | 'help' | 'error'>;

/** Separates what `FieldParts` draws from what react-aria's field takes. */
export function splitFieldProps<Props extends Partial<FieldProps>>(props: Props) {
  const { label = '', isLabelHidden, isRequired, help, error, ...rest } = props;
  const parts: Parts = { label, isLabelHidden, isRequired, help, error };
  const root = {
    ...rest,
    isRequired,
    isInvalid: Boolean(error),
    // Validation lives in the machines. The browser's own messages would contradict it.
    validationBehavior: 'aria',
  } as const;
  return { parts, root };
}

interface FieldPartsProps extends Parts {
  /** Maximum length, which shows a count. */
  limit?: number;
  /** The control and the icons or buttons at its ends. */
  children: ReactNode;
}

/** Label, help, control, error and count in reading order. The surrounding react-aria field links them. */
export function FieldParts({
  label,
  isLabelHidden,
  isRequired,
  help,
  error,
  limit,
  children,
}: FieldPartsProps) {
  const words = useWords(fieldWords);
  const { length } = useFieldValue();
  const name = (
    <Label className={labelStyle}>
      {label}
      {isRequired === false && ' '}
      {isRequired === false && <span className={mark}>{words.optional}</span>}
    </Label>
  );
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {help && (
        <Text slot="description" elementType="div" className={helpStyle}>
          {help}
        </Text>
      )}
      <div className={frame}>{children}</div>
      <FieldErrorMessage error={error} />
      {limit !== undefined && <CharacterCount length={length} limit={limit} />}
    </>
  );
}

/** The error message below a control. */
export function FieldErrorMessage({ error }: Pick<FieldProps, 'error'>) {
  const write = usePhrases();
  return (
    <FieldError className={errorStyle}>
      <span className={errorIcon}>
        <Icon of={CircleAlert} size="small" />
      </span>
      {error && write(error)}
    </FieldError>
  );
}
