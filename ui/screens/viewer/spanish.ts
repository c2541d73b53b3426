import type { Translated } from '../../language/translate.ts';
import * as profileViewer from './ProfileViewer.words.ts';
import * as profileViewerSpanish from './ProfileViewer.words.es.ts';
import * as viewerPhrases from './Viewer.phrases.ts';
import * as viewerPhrasesSpanish from './Viewer.phrases.es.ts';

/** Spanish words of the profile viewer. */
export const viewerSpanish: readonly Translated[] = [
  [profileViewer.profileViewerWords, profileViewerSpanish.profileViewerWords],
  [viewerPhrases.viewerPhrases, viewerPhrasesSpanish.viewerPhrases],
];
