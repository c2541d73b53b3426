import { useEffect, useRef } from 'react';

interface SubmittedValuesProps {
  /** Without a name, nothing is submitted. */
  name: string | undefined;
  /** The `id` of a form elsewhere on the page. */
  form: string | undefined;
  values: readonly string[];
  isDisabled?: boolean;
  /** Called when the form has been reset. */
  onReset?: () => void;
}

/** What a native form submits of a control without a native input of its own. */
export function SubmittedValues({ name, form, values, isDisabled, onReset }: SubmittedValuesProps) {
  const anchor = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // At the document, because the form can be anywhere and can change.
    const reset = (event: Event) => {
      if (event.target === anchor.current?.form && !event.defaultPrevented) onReset?.();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  });
  return (
    <>
      {/* Belongs to the form even if there is nothing to submit. */}
      <input ref={anchor} type="hidden" form={form} disabled={isDisabled} />
      {name &&
        values.map((value) => (
          <input key={value} type="hidden" name={name} form={form} value={value} disabled={isDisabled} />
        ))}
    </>
  );
}
