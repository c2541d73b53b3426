import type { Translated } from '../language/translate.ts';
import { calendarSpanish } from './Calendar/Calendar.words.es.ts';
import { chartSpanish } from './Chart/Chart.words.es.ts';
import { comboBoxSpanish } from './ComboBox/ComboBox.words.es.ts';
import { commandPaletteSpanish } from './CommandPalette/CommandPalette.words.es.ts';
import { copyButtonSpanish } from './CopyButton/CopyButton.words.es.ts';
import { dataTableSpanish } from './DataTable/DataTable.words.es.ts';
import { dialogSpanish } from './Dialog/Dialog.words.es.ts';
import { errorStateSpanish } from './ErrorState/ErrorState.words.es.ts';
import { fieldSpanish } from './Field/Field.words.es.ts';
import { fileDropSpanish } from './FileDrop/FileDrop.words.es.ts';
import { fileUploadSpanish } from './FileUpload/FileUpload.words.es.ts';
import { formErrorSummarySpanish } from './FormErrorSummary/FormErrorSummary.words.es.ts';
import { gridListSpanish } from './GridList/GridList.words.es.ts';
import { matchScoreSpanish } from './MatchScore/MatchScore.words.es.ts';
import { passwordFieldSpanish } from './PasswordField/PasswordField.words.es.ts';
import { ratingSpanish } from './Rating/Rating.words.es.ts';
import { searchFieldSpanish } from './SearchField/SearchField.words.es.ts';
import { selectSpanish } from './Select/Select.words.es.ts';
import { skipLinkSpanish } from './SkipLink/SkipLink.words.es.ts';
import { sliderSpanish } from './Slider/Slider.words.es.ts';
import { sparklineSpanish } from './Sparkline/Sparkline.words.es.ts';
import { stepsSpanish } from './Steps/Steps.words.es.ts';
import { tableSpanish } from './Table/Table.words.es.ts';
import { tagGroupSpanish } from './TagGroup/TagGroup.words.es.ts';
import { timelineSpanish } from './Timeline/Timeline.words.es.ts';
import { toastRegionSpanish } from './ToastRegion/ToastRegion.words.es.ts';
import { treeSpanish } from './Tree/Tree.words.es.ts';

/** Spanish words of all components. */
export const componentsSpanish: readonly Translated[] = [
  calendarSpanish,
  chartSpanish,
  comboBoxSpanish,
  commandPaletteSpanish,
  copyButtonSpanish,
  dataTableSpanish,
  dialogSpanish,
  errorStateSpanish,
  fieldSpanish,
  fileDropSpanish,
  fileUploadSpanish,
  formErrorSummarySpanish,
  gridListSpanish,
  matchScoreSpanish,
  passwordFieldSpanish,
  ratingSpanish,
  searchFieldSpanish,
  selectSpanish,
  skipLinkSpanish,
  sliderSpanish,
  sparklineSpanish,
  stepsSpanish,
  tableSpanish,
  tagGroupSpanish,
  timelineSpanish,
  toastRegionSpanish,
  treeSpanish,
];
