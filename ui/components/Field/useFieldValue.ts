import { use } from 'react';
import { InputContext } from 'react-aria-components/Input';

/** The value of the surrounding text field, whether it is controlled or not. */
export function useFieldValue(): string {
  const input = use(InputContext);
  return input && 'value' in input ? String(input.value) : '';
}
