import { translate } from '../../language/translate.ts';
import type * as english from './TagsInput.words.ts';

export const tagsInputWords = translate<typeof english.tagsInputWords>({
  tags: (label) => `${label}: lista`,
  added: (tags) => `Se agregó: ${tags}`,
});
