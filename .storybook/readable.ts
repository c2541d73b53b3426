import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** The values of a prop: the options of its control, or the members of its type. */
function choicesOf({ options, type }: InputType): readonly unknown[] {
  if (Array.isArray(options)) return options;
  return typeof type === 'object' && type.name === 'enum' ? type.value : [];
}

/** React's own props, and what a parent component passes to its parts. */
const isInternal = ([name, { description = '' }]: [string, InputType]) =>
  /^(?:ref|key|style|className|slot|data-.*)$/.test(name) || /@internal\b/.test(description);

/**
 * Makes the table of props match the source. Storybook shows a type derived from an `as const` list without its
 * values, a union without its members, and `@default` as part of the description. Leaves out internal props.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap((row) => {
      if (isInternal(row)) return [];
      const [name, argType] = row;
      const [description, fallback] = (argType.description ?? '').split(/\s*@default\s+/);
      const choices = choicesOf(argType);
      const table = { ...argType.table };
      if (choices.length > 0) table.type = { summary: choices.map(quoted).join(' | ') };
      if (fallback !== undefined) table.defaultValue ??= { summary: fallback };
      return [[name, { ...argType, description, table }]];
    }),
  );
