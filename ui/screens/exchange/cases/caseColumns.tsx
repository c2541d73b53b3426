import type { CasesView } from '@vetsync/machines/exchange/cases';
import type { CaseRow } from '@vetsync/machines/model/exchange';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { Text } from '../../../components/Text/Text.tsx';
import type { Translation } from '../../../language/translate.ts';
import { formatNumber, oneDecimal } from '../../format.ts';
import { PairLines, PersonLines } from '../../portal/cellLines.tsx';
import { severalLines } from '../../portal/portalCells.tsx';
import type { portalTableWords } from '../../portal/PortalTable.words.ts';
import { selectColumn } from '../../system/lists/selectColumn.tsx';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { colleagueName } from '../received/colleagueName.ts';
import type { CasesProps } from './Cases.types.ts';
import type { casePhrases } from './Cases.phrases.ts';
import type { casesWords } from './Cases.words.ts';
import { CaseStatusBadge } from './CaseStatusBadge.tsx';
import { progress } from './Cases.css.ts';
import { shortDate } from '../../dates.ts';

type Column = TableColumn<CaseRow>;
export interface CaseTexts {
  words: Translation<typeof casesWords>;
  shared: Translation<typeof portalTableWords>;
  names: Translation<typeof casePhrases>;
}
export interface CaseListed extends Pick<
  CasesView,
  'intl' | 'self' | 'today' | 'selected' | 'canSelect' | 'selectable' | 'isSelectLimited'
> {
  /** What `measuresOf` names, as one text: it stays the same. */
  measures: string;
}

const small = (text: string, tone?: 'muted' | 'critical') => (
  <Text as="span" size="small" tone={tone}>
    {text}
  </Text>
);

const dateOf = (at: string, intl: CaseListed['intl']) => (
  <TimeText at={at} intl={intl} size="small">
    {shortDate(at, intl)}
  </TimeText>
);

const checkboxes = (
  { shared, words }: CaseTexts,
  { selected, selectable, isSelectLimited, intl }: CaseListed,
  send: CasesProps['send'],
): Column =>
  selectColumn<CaseRow>({
    label: shared.columns.select,
    allLabel: words.selectAll[isSelectLimited ? 'first' : 'all'](formatNumber(selectable, intl)),
    rowLabel: ({ personName }) => shared.select(personName),
    keyOf: ({ id }) => id,
    selected,
    count: selectable,
    onSelectAll: (isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' }),
    onSelect: (rowId, isSelected) => send({ type: 'row.select', rowId, isSelected }),
  });

function next({ words }: CaseTexts, { nextStep, nextOn, closedAt }: CaseRow, { intl, today }: CaseListed) {
  if (!nextStep && nextOn === null) return small(words.noStep, 'muted');
  if (nextOn === null) return severalLines(nextStep);
  const tone = closedAt === null && nextOn <= today ? 'critical' : undefined;
  const day = shortDate(nextOn, intl);
  if (!nextStep) return small(day, tone);
  return (
    <PairLines second={small(words.due(day), tone)} wraps>
      {small(nextStep, tone)}
    </PairLines>
  );
}

/** What is measured of a kind of people. Only samples have a GPA. */
const measured = {
  participant: ['progress'],
  student: ['term', 'credits', 'gpa', 'benefitsLeft'],
  hire: [],
  patient: ['priority'],
} as const satisfies Record<CaseRow['kind'], readonly (keyof CaseRow)[]>;
type Measure = (typeof measured)[CaseRow['kind']][number];
const measureWidths: Readonly<Partial<Record<Measure, number>>> = {
  progress: 8,
  term: 7.75,
  credits: 4.5,
  benefitsLeft: 4.5,
  priority: 5.5,
};
/** Of the other columns: with two measures, and with more. Either fits into a desk of 1280 px. */
const wide = { name: 13, status: 9, next: 11, owner: 7.5, contact: 7.5 };
const tight: typeof wide = { name: 10.25, status: 7.25, next: 10.75, owner: 6.25, contact: 7.25 };
const measures: readonly Measure[] = Object.values(measured).flat();

/** Those that somebody who is listed has. */
export const measuresOf = (kind: CaseRow['kind'], rows: readonly CaseRow[]): readonly Measure[] =>
  measured[kind].filter((measure) => rows.some((row) => (row[measure] ?? '') !== ''));

function measureText(
  { words, names }: CaseTexts,
  row: CaseRow,
  measure: Measure,
  { intl }: CaseListed,
): string {
  const { [measure]: value = null } = row;
  if (value === null || value === '') return words.none;
  if (measure === 'priority') return names[row.priority];
  if (typeof value === 'string') return value;
  return measure === 'benefitsLeft' ? words.percent(String(value)) : oneDecimal(value, intl);
}

function measureColumn(texts: CaseTexts, measure: Measure, listed: CaseListed): Column {
  const label = texts.words.columns[measure];
  return {
    id: measure,
    label,
    width: measureWidths[measure] ?? 5,
    isSortable: measure === 'progress',
    narrowAs: measure === 'credits' || measure === 'gpa' ? 'hidden' : 'inlineLabeled',
    cell: (row) =>
      measure === 'progress' && row.progress !== null ? (
        <div className={progress}>
          <ProgressBar label={label} value={row.progress} size="small" isLabelHidden />
        </div>
      ) : (
        small(measureText(texts, row, measure, listed))
      ),
  };
}

/** Columns of the people, most important first. */
export function caseColumns(
  texts: CaseTexts,
  listed: CaseListed,
  send: CasesProps['send'],
): readonly Column[] {
  const { words } = texts;
  const { columns } = words;
  const { intl, canSelect, self } = listed;
  const measuredBy = measures.filter((measure) => listed.measures.split(' ').includes(measure));
  const widths = measuredBy.length > 2 ? tight : wide;
  return [
    ...(canSelect ? [checkboxes(texts, listed, send)] : []),
    {
      id: 'name',
      label: columns.name,
      width: widths.name,
      isRowHeader: true,
      isSortable: true,
      cell: ({ personName, title, rank, branch, image = '' }) => (
        <PersonLines
          name={personName}
          note={title || [rank, branch].filter(Boolean).join(', ')}
          mark={image}
        />
      ),
    },
    {
      id: 'status',
      label: columns.status,
      width: widths.status,
      narrowAs: 'inline',
      cell: ({ status }) => <CaseStatusBadge status={status} />,
    },
    ...measuredBy.map((measure) => measureColumn(texts, measure, listed)),
    {
      id: 'next',
      label: columns.next,
      width: widths.next,
      isSortable: true,
      cell: (row) => next(texts, row, listed),
    },
    {
      id: 'owner',
      label: columns.owner,
      width: widths.owner,
      cell: ({ owner }) =>
        owner
          ? severalLines(colleagueName(words.toolbar.owner, owner, self))
          : small(words.toolbar.owner.nobody, 'muted'),
    },
    {
      id: 'contact',
      label: columns.contact,
      second: { id: 'newest', label: columns.newest },
      width: widths.contact,
      isSortable: true,
      narrowAs: 'hidden',
      cell: ({ lastContactAt, openedAt }) => (
        <PairLines second={dateOf(openedAt, intl)}>
          {lastContactAt === null ? small(words.none, 'muted') : dateOf(lastContactAt, intl)}
        </PairLines>
      ),
    },
  ];
}
