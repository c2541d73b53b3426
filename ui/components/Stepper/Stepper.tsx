import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useControlledState } from '../Box/useControlledState.ts';
import { Button } from '../Button/Button.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { useWords } from '../../language/useWords.ts';
import { content } from './Stepper.css.ts';
import { stepperWords } from './Stepper.words.ts';

export interface StepperProps extends Omit<FormProps, 'onChange' | 'onSubmit'> {
  /** Name of the whole process. */
  label: string;
  /** Names of all steps, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0. Leave it out to let the stepper keep it. */
  current?: number;
  /** The step at first, if the stepper keeps it: where the person left. @default 0 */
  defaultCurrent?: number;
  /** Called with the next or the previous step. If you control `current`, stay where you are until the step is valid. */
  onChange?: (step: number) => void;
  /** Called in the last step. Without it, that step has no main button. */
  onFinish?: () => void;
  /** Adds a button to leave and come back. Store what was filled in, and the step for `defaultCurrent`. */
  onSaveAndLeave?: () => void;
  /** @default true */
  canContinue?: boolean;
  /** @default 'Continue' */
  nextLabel?: string;
  /** @default 'Back' */
  backLabel?: string;
  /** @default 'Send' */
  finishLabel?: string;
  /** Above the steps, such as a message that an earlier draft is back. */
  notice?: ReactNode;
  /** More buttons, after those to the next and previous step. */
  actions?: ReactNode;
  /** What the buttons stand in: in a dialog, `DialogFooter`. @default Inline */
  buttonRow?: ComponentType<{ children: ReactNode }>;
  /** The fields of the current step. */
  children: ReactNode;
}

/**
 * A form in steps, a wizard. Enter continues, a new step gets focus and is read out, and people can leave and return. For
 * progress alone, use `Steps`.
 */
export function Stepper({
  label,
  steps,
  current: givenCurrent,
  defaultCurrent = 0,
  onChange,
  onFinish,
  onSaveAndLeave,
  canContinue = true,
  nextLabel,
  backLabel,
  finishLabel,
  notice,
  actions,
  buttonRow: ButtonRow = Inline,
  children,
  ...rest
}: StepperProps) {
  const words = useWords(stepperWords);
  const [current, change] = useControlledState(givenCurrent, defaultCurrent, onChange);
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) step.current?.focus();
    shown.current = current;
  }, [current]);
  const isLast = current >= steps.length - 1;
  return (
    <Form
      data-component="Stepper"
      {...rest}
      onSubmit={() => {
        if (!canContinue) return;
        if (isLast) onFinish?.();
        else change(current + 1);
      }}
    >
      {notice}
      <div ref={step} tabIndex={-1} className={content}>
        <Steps label={label} steps={steps} current={current} />
        {children}
      </div>
      <ButtonRow>
        {(!isLast || onFinish) && (
          <Button type="submit" variant="primary" isDisabled={!canContinue}>
            {isLast ? (finishLabel ?? words.finish) : (nextLabel ?? words.next)}
          </Button>
        )}
        <Button isDisabled={current === 0} onPress={() => change(current - 1)}>
          {backLabel ?? words.back}
        </Button>
        {actions}
        {onSaveAndLeave && (
          <Button variant="quiet" onPress={onSaveAndLeave}>
            {words.later}
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}
