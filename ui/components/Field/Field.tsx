import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CharacterCount, type CharacterCountProps } from './CharacterCount.tsx';
import {
  error as errorStyle,
  errorIcon,
  frame,
  help as helpStyle,
  label as labelStyle,
  mark,
} from './Field.css.ts';
import { fieldWords } from './Field.words.ts';

export const fieldNeeds = ['required', 'optional'] as const;

export interface FieldProps {
  label: string;
  /** Keeps the label for listeners only, where the place says it to the eye. @default false */
  isLabelHidden?: boolean;
  /** Key of the value in its form: the form finds the field by it to give it focus. */
  name?: string;
  /** `required` is told to assistive technology, `optional` is marked beside the label; neither for filters. */
  need?: (typeof fieldNeeds)[number];
  /** What helps to answer, read with the label. */
  help?: ReactNode;
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  error?: string;
  /** @default false */
  isDisabled?: boolean;
}

/** What every field tells react-aria about itself. */
export const fieldState = ({ name, need, error, isDisabled }: FieldProps) =>
  ({
    name,
    isDisabled,
    isRequired: need === 'required',
    isInvalid: Boolean(error),
    // The rules live in the machines; the browser's own bubbles would contradict them.
    validationBehavior: 'aria',
  }) as const;

interface FieldPartsProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'need' | 'help' | 'error'> {
  count?: CharacterCountProps;
  /** The control and what lies on its ends. */
  children: ReactNode;
}

/** Label, help, control, error and count in their order; the field around it ties them together. */
export function FieldParts({ label, isLabelHidden, need, help, error, count, children }: FieldPartsProps) {
  const name = (
    <Label className={labelStyle}>
      {label}
      {need === 'optional' && ' '}
      {need === 'optional' && <span className={mark}>{fieldWords.optional}</span>}
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
      <FieldFault error={error} />
      {count && <CharacterCount {...count} />}
    </>
  );
}

/** What is wrong, below what it is about. */
export function FieldFault({ error }: Pick<FieldProps, 'error'>) {
  return (
    <FieldError className={errorStyle}>
      <span className={errorIcon}>
        <Icon of={CircleAlert} size="small" />
      </span>
      {error}
    </FieldError>
  );
}
