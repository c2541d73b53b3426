import type { CasesView } from '@vetsync/machines/cases';
import type { CaseRow } from '@vetsync/machines/model/exchange';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { Text } from '../../../components/Text/Text.tsx';
import type { Translation } from '../../../language/translate.ts';
import { dayLabel, formatNumber } from '../../format.ts';
import { MomentLines, PersonLines } from '../../portal/cellLines.tsx';
import type { portalTableWords } from '../../portal/PortalTable.words.ts';
import { selectColumn } from '../../system/lists/selectColumn.tsx';
import { colleagueName } from '../received/colleagueName.ts';
import type { CasesProps } from './Cases.types.ts';
import type { casesWords } from './Cases.words.ts';
import { CaseStatusBadge } from './CaseStatusBadge.tsx';

type Column = TableColumn<CaseRow>;
export interface CaseTexts {
  words: Translation<typeof casesWords>;
  shared: Translation<typeof portalTableWords>;
}
export type CaseListed = Pick<
  CasesView,
  'kind' | 'reader' | 'self' | 'today' | 'selected' | 'canSelect' | 'selectable' | 'isSelectLimited'
>;

const small = (text: string, tone?: 'muted' | 'critical') => (
  <Text as="span" size="small" tone={tone}>
    {text}
  </Text>
);

const checkboxes = (
  { shared, words }: CaseTexts,
  { selected, selectable, isSelectLimited, reader }: CaseListed,
  send: CasesProps['send'],
): Column =>
  selectColumn<CaseRow>({
    label: shared.columns.select,
    allLabel: words.selectAll[isSelectLimited ? 'first' : 'all'](formatNumber(selectable, reader)),
    rowLabel: ({ personName }) => shared.select(personName),
    keyOf: ({ id }) => id,
    selected,
    count: selectable,
    onSelectAll: (isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' }),
    onSelect: (rowId, isSelected) => send({ type: 'row.select', rowId, isSelected }),
  });

function next({ words }: CaseTexts, { nextStep, nextOn, closedAt }: CaseRow, { reader, today }: CaseListed) {
  if (!nextStep && nextOn === null) return small(words.noStep, 'muted');
  if (nextOn === null) return small(nextStep);
  const day = dayLabel(nextOn, reader);
  const isDue = closedAt === null && nextOn <= today;
  return small(nextStep ? words.due(nextStep, day) : day, isDue ? 'critical' : undefined);
}

/** What is measured of a kind of people. */
const measures = (
  { words: { columns, none } }: CaseTexts,
  { kind }: CaseListed,
): Readonly<Partial<Record<CaseRow['kind'], Column>>>[typeof kind] =>
  ({
    participant: {
      id: 'progress',
      label: columns.progress,
      width: 8,
      isSortable: true,
      narrowAs: 'inlineLabeled',
      cell: ({ progress }: CaseRow) =>
        progress === null ? (
          small(none, 'muted')
        ) : (
          <ProgressBar label={columns.progress} value={progress} size="small" isLabelHidden />
        ),
    } satisfies Column,
    student: {
      id: 'term',
      label: columns.term,
      width: 8,
      narrowAs: 'inlineLabeled',
      cell: ({ term }: CaseRow) => small(term || none, term ? undefined : 'muted'),
    } satisfies Column,
    hire: undefined,
    patient: undefined,
  })[kind];

/** Columns of the people, most important first. */
export function caseColumns(
  texts: CaseTexts,
  listed: CaseListed,
  send: CasesProps['send'],
): readonly Column[] {
  const { words, shared } = texts;
  const { columns } = words;
  const { reader, canSelect, self } = listed;
  const measure = measures(texts, listed);
  return [
    ...(canSelect ? [checkboxes(texts, listed, send)] : []),
    {
      id: 'name',
      label: columns.name,
      width: 16,
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
      width: 8,
      narrowAs: 'inline',
      cell: ({ status }) => <CaseStatusBadge status={status} />,
    },
    ...(measure ? [measure] : []),
    {
      id: 'next',
      label: columns.next,
      width: 12,
      isSortable: true,
      cell: (row) => next(texts, row, listed),
    },
    {
      id: 'owner',
      label: columns.owner,
      width: 9,
      cell: ({ owner }) =>
        owner
          ? small(colleagueName(words.toolbar.owner, owner, self))
          : small(words.toolbar.owner.nobody, 'muted'),
    },
    {
      id: 'contact',
      label: columns.contact,
      width: 8,
      isSortable: true,
      narrowAs: 'hidden',
      cell: ({ lastContactAt }) =>
        lastContactAt === null ? (
          small(words.none, 'muted')
        ) : (
          <MomentLines at={lastContactAt} reader={reader} justNow={shared.justNow} isShort />
        ),
    },
    {
      id: 'newest',
      label: columns.newest,
      width: 8,
      isSortable: true,
      narrowAs: 'hidden',
      cell: ({ openedAt }) => <MomentLines at={openedAt} reader={reader} justNow={shared.justNow} isShort />,
    },
  ];
}
