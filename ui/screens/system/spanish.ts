import type { Translated } from '../../language/translate.ts';
import { accountSpanish } from './Account.words.es.ts';
import { crisisLineSpanish } from './CrisisLine.words.es.ts';
import { dialogFailedSpanish } from './parts/DialogFailed.words.es.ts';
import { errorBoundarySpanish } from './ErrorBoundaryScreen.words.es.ts';
import { guardSpinnerSpanish } from './GuardSpinner.words.es.ts';
import { notFoundSpanish } from './NotFound.words.es.ts';
import {
  offlineBannerActionsSpanish,
  offlineBannerNotStoredSpanish,
  offlineBannerSpanish,
} from './OfflineBanner.words.es.ts';
import { pageFrameSpanish } from './PageFrame.words.es.ts';
import { pageTitlesSpanish } from './parts/PageTitles.phrases.es.ts';
import { worldPhrasesSpanish } from './parts/World.phrases.es.ts';
import { stoppedApplicationSpanish } from './parts/StoppedApplication.words.es.ts';
import { systemPhrasesSpanish } from './System.phrases.es.ts';
import { formFailureSpanish } from './forms/FormFailure.words.es.ts';
import { submitButtonSpanish } from './forms/SubmitButton.words.es.ts';
import { shortListOnPhoneSpanish } from './lists/ShortListOnPhone.words.es.ts';
import { batchNoticeSpanish } from './lists/BatchNotice.words.es.ts';
import { listFinderSpanish } from './lists/ListFinder.words.es.ts';
import { accessDeniedSpanish } from './guard/AccessDenied.words.es.ts';
import { unreachableSpanish } from './guard/Unreachable.words.es.ts';
import { veteranBadgeSpanish } from './parts/VeteranBadge.words.es.ts';
import { inputPhrasesSpanish } from './forms/Input.phrases.es.ts';
import { problemPhrasesSpanish } from './forms/Problem.phrases.es.ts';

/** Spanish words of the system screens. */
export const systemSpanish: readonly Translated[] = [
  accessDeniedSpanish,
  accountSpanish,
  stoppedApplicationSpanish,
  crisisLineSpanish,
  dialogFailedSpanish,
  errorBoundarySpanish,
  formFailureSpanish,
  guardSpinnerSpanish,
  batchNoticeSpanish,
  listFinderSpanish,
  notFoundSpanish,
  offlineBannerActionsSpanish,
  offlineBannerNotStoredSpanish,
  offlineBannerSpanish,
  pageFrameSpanish,
  pageTitlesSpanish,
  shortListOnPhoneSpanish,
  submitButtonSpanish,
  systemPhrasesSpanish,
  unreachableSpanish,
  veteranBadgeSpanish,
  worldPhrasesSpanish,
  inputPhrasesSpanish,
  problemPhrasesSpanish,
];
