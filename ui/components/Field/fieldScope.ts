import { createContext, use } from 'react';

/** Set by the surrounding form, so that field ids are unique on the page. */
export const FieldScope = createContext('');

export const fieldId = (scope: string, name: string) => `${scope}-${name}`;

/** The id of the control with this name, by which the form finds it. A field's own id takes precedence. */
export function useFieldId(name: string | undefined, id?: string): string | undefined {
  const scope = use(FieldScope);
  return id ?? (scope && name ? fieldId(scope, name) : undefined);
}
