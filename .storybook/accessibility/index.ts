import { actions, layout, overlays } from './actions.ts';
import { content, figures } from './content.ts';
import { choices, fields } from './fields.ts';
import { lists, navigation } from './lists.ts';
import type { AccessibilityNotes } from './note.ts';

export type { AccessibilityNote } from './note.ts';

/** Notes by component. */
export const accessibility: AccessibilityNotes = {
  ...actions,
  ...choices,
  ...content,
  ...fields,
  ...figures,
  ...layout,
  ...lists,
  ...navigation,
  ...overlays,
};
