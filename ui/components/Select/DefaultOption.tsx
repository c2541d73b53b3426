import { use, useEffect, type RefObject } from 'react';
import { SelectStateContext } from 'react-aria-components/Select';

/** React marks no option of the hidden select as the default one. Without it, a reset form would submit none. */
export function DefaultOption({ trigger }: { trigger: RefObject<HTMLElement | null> }) {
  const defaultValue = use(SelectStateContext)?.defaultValue ?? '';
  useEffect(() => {
    // Before the browser resets anything. At the document, because the form can be anywhere and can change.
    const mark = ({ target }: Event) => {
      const select = trigger.current?.closest('[data-component="Select"]')?.querySelector('select');
      if (!select || select.form !== target) return;
      for (const option of select.options) option.defaultSelected = option.value === defaultValue;
    };
    document.addEventListener('reset', mark);
    return () => document.removeEventListener('reset', mark);
  }, [defaultValue, trigger]);
  return null;
}
