import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { FieldScope, fieldId } from '../Field/fieldScope.ts';
import { form as formStyle } from './Form.css.ts';

export interface FormProps {
  /** A press of the submit button, or Enter in a field. The page is never left. */
  onSubmit: () => void;
  /** Name of the field that takes focus, normally the first invalid one. */
  focusField?: string | null;
  /** Grows with every refused submission. Focus moves once for each, never while a person corrects. @default 0 */
  attempt?: number;
  /** Names the form, which makes it a landmark. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Fields below one another, then a submit button. */
  children: ReactNode;
}

/** A real form: Enter submits, password managers know it, and refused fields take focus. */
export function Form({ onSubmit, focusField, attempt = 0, children, ...labels }: FormProps) {
  const scope = useId();
  const element = useRef<HTMLFormElement>(null);
  const lastRefused = useRef<number>(null);
  useEffect(() => {
    if (!focusField || lastRefused.current === attempt) return;
    lastRefused.current = attempt;
    focusControl(element.current, fieldId(scope, focusField));
  }, [scope, focusField, attempt]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Sends nothing by itself, not even where the script is not there yet: what is typed must not end up in an address.
    <form {...labels} ref={element} className={formStyle} method="dialog" noValidate onSubmit={submit}>
      <FieldScope value={scope}>{children}</FieldScope>
    </form>
  );
}

/** Focus for the control with this id. */
export function focusControl(form: HTMLFormElement | null, id: string): void {
  form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
}
