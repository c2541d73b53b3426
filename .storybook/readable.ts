import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** What a prop may hold: the list that its control offers, or the values that its type names. */
function choicesOf({ options, type }: InputType): readonly unknown[] {
  if (Array.isArray(options)) return options;
  return typeof type === 'object' && type.name === 'enum' ? type.value : [];
}

/**
 * Makes the table of props read as the source does. A type taken from a list `as const` comes without its values, a union without
 * its members, and a `@default` as a part of the description.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, fallback] = (argType.description ?? '').split(/\s*@default\s+/);
      const choices = choicesOf(argType);
      const table = { ...argType.table };
      if (choices.length > 0) table.type = { summary: choices.map(quoted).join(' | ') };
      if (fallback !== undefined) table.defaultValue ??= { summary: fallback };
      return [name, { ...argType, description, table }];
    }),
  );
