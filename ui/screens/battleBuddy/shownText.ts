/** `short` and `whole` can be toggled; `fits` needs no toggle. */
export interface ShownText {
  text: string;
  length: 'fits' | 'short' | 'whole';
}

/** Shortens a text to `most` characters as people see them, and an ellipsis; null for any length. */
export function shownText(text: string, most: number | null, isExpanded: boolean): ShownText {
  const characters =
    most === null ? [] : [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (most === null || characters.length <= most) return { text, length: 'fits' };
  if (isExpanded) return { text, length: 'whole' };
  const start = characters.slice(0, most).map(({ segment }) => segment);
  return { text: `${start.join('')}…`, length: 'short' };
}
