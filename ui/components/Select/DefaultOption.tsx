import { use, useEffect, type RefObject } from 'react';
import { SelectStateContext } from 'react-aria-components/Select';

/**
 * React marks no option of the hidden select as the default one. Without it, a reset form would submit none. A long list has a
 * hidden input instead, which react-aria doesn't reset.
 */
export function DefaultOption({ trigger }: { trigger: RefObject<HTMLElement | null> }) {
  const state = use(SelectStateContext);
  useEffect(() => {
    if (!state) return undefined;
    const defaults = [state.defaultValue ?? []].flat().map(String);
    // Before the browser resets anything. At the document, because the form can be anywhere and can change.
    const mark = ({ target }: Event) => {
      const root = trigger.current?.closest('[data-component="Select"]');
      const select = root?.querySelector('select');
      if (select?.form === target)
        for (const option of select?.options ?? []) option.defaultSelected = defaults.includes(option.value);
      const input = root?.querySelector<HTMLInputElement>(':scope > input[type=hidden]');
      if (input && input.form === target) state.setValue(state.defaultValue);
    };
    document.addEventListener('reset', mark);
    return () => document.removeEventListener('reset', mark);
  }, [state, trigger]);
  return null;
}
