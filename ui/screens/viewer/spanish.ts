import type { Translated } from '../../language/translate.ts';
import { profileViewerSpanish } from './ProfileViewer.words.es.ts';
import { viewerPhrasesSpanish } from './Viewer.phrases.es.ts';

/** Spanish words of the profile viewer. */
export const viewerSpanish: readonly Translated[] = [profileViewerSpanish, viewerPhrasesSpanish];
