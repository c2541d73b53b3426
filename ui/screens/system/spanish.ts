import type { Translated } from '../../language/translate.ts';
import * as accessDenied from './guard/AccessDenied.words.ts';
import * as accessDeniedSpanish from './guard/AccessDenied.words.es.ts';
import * as account from './Account.words.ts';
import * as accountSpanish from './Account.words.es.ts';
import * as batchNotice from './lists/BatchNotice.words.ts';
import * as batchNoticeSpanish from './lists/BatchNotice.words.es.ts';
import * as crisisCard from './crisis/CrisisCard.words.ts';
import * as crisisCardSpanish from './crisis/CrisisCard.words.es.ts';
import * as crisisLine from './CrisisLine.words.ts';
import * as crisisLineSpanish from './CrisisLine.words.es.ts';
import * as dialogFailed from './parts/DialogFailed.words.ts';
import * as dialogFailedSpanish from './parts/DialogFailed.words.es.ts';
import * as errorBoundaryScreen from './ErrorBoundaryScreen.words.ts';
import * as errorBoundaryScreenSpanish from './ErrorBoundaryScreen.words.es.ts';
import * as formFailure from './forms/FormFailure.words.ts';
import * as formFailureSpanish from './forms/FormFailure.words.es.ts';
import * as guardSpinner from './GuardSpinner.words.ts';
import * as guardSpinnerSpanish from './GuardSpinner.words.es.ts';
import * as inputPhrases from './forms/Input.phrases.ts';
import * as inputPhrasesSpanish from './forms/Input.phrases.es.ts';
import * as listFinder from './lists/ListFinder.words.ts';
import * as listFinderSpanish from './lists/ListFinder.words.es.ts';
import * as notFound from './NotFound.words.ts';
import * as notFoundSpanish from './NotFound.words.es.ts';
import * as placeTime from './parts/times/PlaceTime.words.ts';
import * as placeTimeSpanish from './parts/times/PlaceTime.words.es.ts';
import * as offlineBanner from './OfflineBanner.words.ts';
import * as offlineBannerSpanish from './OfflineBanner.words.es.ts';
import * as pageFrame from './PageFrame.words.ts';
import * as pageFrameSpanish from './PageFrame.words.es.ts';
import * as pageTitlesPhrases from './parts/PageTitles.phrases.ts';
import * as pageTitlesPhrasesSpanish from './parts/PageTitles.phrases.es.ts';
import * as problemPhrases from './forms/Problem.phrases.ts';
import * as problemPhrasesSpanish from './forms/Problem.phrases.es.ts';
import * as shortListOnPhone from './lists/ShortListOnPhone.words.ts';
import * as shortListOnPhoneSpanish from './lists/ShortListOnPhone.words.es.ts';
import * as stoppedApplication from './parts/StoppedApplication.words.ts';
import * as stoppedApplicationSpanish from './parts/StoppedApplication.words.es.ts';
import * as submitButton from './forms/SubmitButton.words.ts';
import * as submitButtonSpanish from './forms/SubmitButton.words.es.ts';
import * as systemPhrases from './System.phrases.ts';
import * as systemPhrasesSpanish from './System.phrases.es.ts';
import * as unreachable from './guard/Unreachable.words.ts';
import * as unreachableSpanish from './guard/Unreachable.words.es.ts';
import * as veteranBadge from './parts/VeteranBadge.words.ts';
import * as veteranBadgeSpanish from './parts/VeteranBadge.words.es.ts';
import * as worldPhrases from './parts/World.phrases.ts';
import * as worldPhrasesSpanish from './parts/World.phrases.es.ts';

/** Spanish words of the system screens. */
export const systemSpanish: readonly Translated[] = [
  [accessDenied.accessDeniedWords, accessDeniedSpanish.accessDeniedWords],
  [account.accountWords, accountSpanish.accountWords],
  [batchNotice.batchNoticeWords, batchNoticeSpanish.batchNoticeWords],
  [crisisCard.crisisCardWords, crisisCardSpanish.crisisCardWords],
  [crisisLine.crisisLineWords, crisisLineSpanish.crisisLineWords],
  [dialogFailed.dialogFailedWords, dialogFailedSpanish.dialogFailedWords],
  [errorBoundaryScreen.errorBoundaryWords, errorBoundaryScreenSpanish.errorBoundaryWords],
  [formFailure.formFailureWords, formFailureSpanish.formFailureWords],
  [guardSpinner.guardSpinnerWords, guardSpinnerSpanish.guardSpinnerWords],
  [inputPhrases.inputPhrases, inputPhrasesSpanish.inputPhrases],
  [listFinder.listFinderWords, listFinderSpanish.listFinderWords],
  [notFound.notFoundWords, notFoundSpanish.notFoundWords],
  [offlineBanner.offlineBannerWords, offlineBannerSpanish.offlineBannerWords],
  [offlineBanner.offlineBannerNotStored, offlineBannerSpanish.offlineBannerNotStored],
  [offlineBanner.offlineBannerActions, offlineBannerSpanish.offlineBannerActions],
  [pageFrame.pageFrameWords, pageFrameSpanish.pageFrameWords],
  [pageTitlesPhrases.pageTitles, pageTitlesPhrasesSpanish.pageTitles],
  [placeTime.placeTimeWords, placeTimeSpanish.placeTimeWords],
  [problemPhrases.problemPhrases, problemPhrasesSpanish.problemPhrases],
  [shortListOnPhone.shortListOnPhoneWords, shortListOnPhoneSpanish.shortListOnPhoneWords],
  [stoppedApplication.stoppedApplicationWords, stoppedApplicationSpanish.stoppedApplicationWords],
  [submitButton.submitButtonWords, submitButtonSpanish.submitButtonWords],
  [systemPhrases.systemPhrases, systemPhrasesSpanish.systemPhrases],
  [unreachable.unreachableWords, unreachableSpanish.unreachableWords],
  [veteranBadge.veteranBadgeWords, veteranBadgeSpanish.veteranBadgeWords],
  [worldPhrases.worldPhrases, worldPhrasesSpanish.worldPhrases],
];
