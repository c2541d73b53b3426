import { createContext, use } from 'react';

/** Set by the form around a field; makes the ids of its fields unique on the page. */
export const FieldScope = createContext('');

export const fieldId = (scope: string, name: string) => `${scope}-${name}`;

/** Id of the control with this name, by which the form finds it; none outside a form. */
export function useFieldId(name: string | undefined): string | undefined {
  const scope = use(FieldScope);
  return scope && name ? fieldId(scope, name) : undefined;
}
