import type { Translated } from '../language/translate.ts';
import * as actionBar from './ActionBar/ActionBar.words.ts';
import * as actionBarSpanish from './ActionBar/ActionBar.words.es.ts';
import * as breadcrumbs from './Breadcrumbs/Breadcrumbs.words.ts';
import * as breadcrumbsSpanish from './Breadcrumbs/Breadcrumbs.words.es.ts';
import * as calendar from './Calendar/Calendar.words.ts';
import * as calendarSpanish from './Calendar/Calendar.words.es.ts';
import * as chart from './Chart/Chart.words.ts';
import * as chartSpanish from './Chart/Chart.words.es.ts';
import * as comboBox from './ComboBox/ComboBox.words.ts';
import * as comboBoxSpanish from './ComboBox/ComboBox.words.es.ts';
import * as commandPalette from './CommandPalette/CommandPalette.words.ts';
import * as commandPaletteSpanish from './CommandPalette/CommandPalette.words.es.ts';
import * as confirmDialog from './ConfirmDialog/ConfirmDialog.words.ts';
import * as confirmDialogSpanish from './ConfirmDialog/ConfirmDialog.words.es.ts';
import * as copyButton from './CopyButton/CopyButton.words.ts';
import * as copyButtonSpanish from './CopyButton/CopyButton.words.es.ts';
import * as dataTable from './DataTable/DataTable.words.ts';
import * as dataTableSpanish from './DataTable/DataTable.words.es.ts';
import * as dialog from './Dialog/Dialog.words.ts';
import * as dialogSpanish from './Dialog/Dialog.words.es.ts';
import * as errorState from './ErrorState/ErrorState.words.ts';
import * as errorStateSpanish from './ErrorState/ErrorState.words.es.ts';
import * as field from './Field/Field.words.ts';
import * as fieldSpanish from './Field/Field.words.es.ts';
import * as fileDrop from './FileDrop/FileDrop.words.ts';
import * as fileDropSpanish from './FileDrop/FileDrop.words.es.ts';
import * as fileUpload from './FileUpload/FileUpload.words.ts';
import * as fileUploadSpanish from './FileUpload/FileUpload.words.es.ts';
import * as formErrorSummary from './FormErrorSummary/FormErrorSummary.words.ts';
import * as formErrorSummarySpanish from './FormErrorSummary/FormErrorSummary.words.es.ts';
import * as gridList from './GridList/GridList.words.ts';
import * as gridListSpanish from './GridList/GridList.words.es.ts';
import * as matchScore from './MatchScore/MatchScore.words.ts';
import * as matchScoreSpanish from './MatchScore/MatchScore.words.es.ts';
import * as monthPicker from './MonthPicker/MonthPicker.words.ts';
import * as monthPickerSpanish from './MonthPicker/MonthPicker.words.es.ts';
import * as pagination from './Pagination/Pagination.words.ts';
import * as paginationSpanish from './Pagination/Pagination.words.es.ts';
import * as passwordField from './PasswordField/PasswordField.words.ts';
import * as passwordFieldSpanish from './PasswordField/PasswordField.words.es.ts';
import * as rating from './Rating/Rating.words.ts';
import * as ratingSpanish from './Rating/Rating.words.es.ts';
import * as searchField from './SearchField/SearchField.words.ts';
import * as searchFieldSpanish from './SearchField/SearchField.words.es.ts';
import * as select from './Select/Select.words.ts';
import * as selectSpanish from './Select/Select.words.es.ts';
import * as skipLink from './SkipLink/SkipLink.words.ts';
import * as skipLinkSpanish from './SkipLink/SkipLink.words.es.ts';
import * as slider from './Slider/Slider.words.ts';
import * as sliderSpanish from './Slider/Slider.words.es.ts';
import * as sparkline from './Sparkline/Sparkline.words.ts';
import * as sparklineSpanish from './Sparkline/Sparkline.words.es.ts';
import * as stepper from './Stepper/Stepper.words.ts';
import * as stepperSpanish from './Stepper/Stepper.words.es.ts';
import * as steps from './Steps/Steps.words.ts';
import * as stepsSpanish from './Steps/Steps.words.es.ts';
import * as table from './Table/Table.words.ts';
import * as tableSpanish from './Table/Table.words.es.ts';
import * as tagGroup from './TagGroup/TagGroup.words.ts';
import * as tagGroupSpanish from './TagGroup/TagGroup.words.es.ts';
import * as tagsInput from './TagsInput/TagsInput.words.ts';
import * as tagsInputSpanish from './TagsInput/TagsInput.words.es.ts';
import * as timeline from './Timeline/Timeline.words.ts';
import * as timelineSpanish from './Timeline/Timeline.words.es.ts';
import * as toastRegion from './ToastRegion/ToastRegion.words.ts';
import * as toastRegionSpanish from './ToastRegion/ToastRegion.words.es.ts';
import * as tree from './Tree/Tree.words.ts';
import * as treeSpanish from './Tree/Tree.words.es.ts';

/** Spanish words of all components. */
export const componentsSpanish: readonly Translated[] = [
  [actionBar.actionBarWords, actionBarSpanish.actionBarWords],
  [breadcrumbs.breadcrumbsWords, breadcrumbsSpanish.breadcrumbsWords],
  [calendar.calendarWords, calendarSpanish.calendarWords],
  [chart.chartWords, chartSpanish.chartWords],
  [comboBox.comboBoxWords, comboBoxSpanish.comboBoxWords],
  [commandPalette.commandPaletteWords, commandPaletteSpanish.commandPaletteWords],
  [confirmDialog.confirmDialogWords, confirmDialogSpanish.confirmDialogWords],
  [copyButton.copyButtonWords, copyButtonSpanish.copyButtonWords],
  [dataTable.dataTableWords, dataTableSpanish.dataTableWords],
  [dialog.dialogWords, dialogSpanish.dialogWords],
  [errorState.errorStateWords, errorStateSpanish.errorStateWords],
  [field.fieldWords, fieldSpanish.fieldWords],
  [fileDrop.fileDropWords, fileDropSpanish.fileDropWords],
  [fileUpload.fileUploadWords, fileUploadSpanish.fileUploadWords],
  [formErrorSummary.formErrorSummaryWords, formErrorSummarySpanish.formErrorSummaryWords],
  [gridList.gridListWords, gridListSpanish.gridListWords],
  [matchScore.matchScoreWords, matchScoreSpanish.matchScoreWords],
  [monthPicker.monthPickerWords, monthPickerSpanish.monthPickerWords],
  [pagination.paginationWords, paginationSpanish.paginationWords],
  [passwordField.passwordFieldWords, passwordFieldSpanish.passwordFieldWords],
  [rating.ratingWords, ratingSpanish.ratingWords],
  [searchField.searchFieldWords, searchFieldSpanish.searchFieldWords],
  [select.selectWords, selectSpanish.selectWords],
  [skipLink.skipLinkWords, skipLinkSpanish.skipLinkWords],
  [slider.sliderWords, sliderSpanish.sliderWords],
  [sparkline.sparklineWords, sparklineSpanish.sparklineWords],
  [stepper.stepperWords, stepperSpanish.stepperWords],
  [steps.stepsWords, stepsSpanish.stepsWords],
  [table.tableWords, tableSpanish.tableWords],
  [tagGroup.tagGroupWords, tagGroupSpanish.tagGroupWords],
  [tagsInput.tagsInputWords, tagsInputSpanish.tagsInputWords],
  [timeline.timelineWords, timelineSpanish.timelineWords],
  [toastRegion.toastRegionWords, toastRegionSpanish.toastRegionWords],
  [tree.treeWords, treeSpanish.treeWords],
];
