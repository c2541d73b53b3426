import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { content } from './content.tsx';
import { fields } from './fields.tsx';
import { figures } from './figures.tsx';
import { layout } from './layout.tsx';
import { lists } from './lists.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import type { RootRow } from './rootRow.ts';

export type { RootRow } from './rootRow.ts';

export const roots: readonly RootRow[] = [
  ...actions,
  ...choices,
  ...content,
  ...fields,
  ...figures,
  ...layout,
  ...lists,
  ...navigation,
  ...overlays,
];

/** Folders without a root of their own, and why. */
export const rootless: Readonly<Record<string, string>> = {
  Field: 'The parts that all fields share. The root is the field’s.',
};
