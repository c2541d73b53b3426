import { useEffect, useId, useImperativeHandle, useRef, type FormEvent, type ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { FieldScope, fieldId } from '../Field/fieldScope.ts';
import { form as formStyle } from './Form.css.ts';

export { registered, type Registration } from './registered.ts';

export interface FormProps extends RootProps<'form'> {
  /** Called by the submit button and by Enter in a field. The page doesn't navigate. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Name of the field to focus, usually the first invalid one. */
  focusField?: string | null;
  /** Number of rejected submissions. Focus moves once when it grows, never while the user is correcting. @default 0 */
  attempt?: number;
  /** Accessible name, which makes the form a landmark. */
  'aria-label'?: string;
  /** Fields in a column, then a submit button. */
  children: ReactNode;
}

/** A native form: Enter submits, password managers recognize it, and invalid fields get focus. */
export function Form({ onSubmit, focusField, attempt = 0, children, ref, ...rest }: FormProps) {
  const scope = useId();
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  const lastAttempt = useRef<number>(null);
  useEffect(() => {
    if (!focusField || lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    focusControl(element.current, fieldId(scope, focusField));
  }, [scope, focusField, attempt]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    // `dialog` submits nothing by itself. Even before the script has loaded, what is typed must not end up in the
    // URL.
    <form
      data-component="Form"
      method="dialog"
      noValidate
      {...rest}
      ref={element}
      className={formStyle}
      onSubmit={submit}
    >
      <FieldScope value={scope}>{children}</FieldScope>
    </form>
  );
}

/** Focuses the control with this id, or the first one in the group with this id, such as the month of a date. */
export function focusControl(form: HTMLFormElement | null, id: string): void {
  const found = form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const parts = found?.querySelector<HTMLElement>('input:not([type="hidden"]), [role="spinbutton"]');
  (parts ?? found)?.focus();
}
