import type { Phrase, WritePhrase } from '@vetsync/machines/system/model';
import type {
  CellValue,
  ColumnKind,
  PortalColumn,
  PortalRow,
  ValueNames,
} from '@vetsync/machines/portal/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { Moment, PairLines, PersonLines } from './cellLines.tsx';
import * as styles from './PortalTable.css.ts';
import type { Translation } from '../../language/translate.ts';
import type { portalTableWords } from './PortalTable.words.ts';

/** What a table is written with. */
export interface TableTexts {
  words: Translation<typeof portalTableWords>;
  write: WritePhrase;
}
interface Cell extends TableTexts {
  value: CellValue;
  column: PortalColumn;
  row: PortalRow;
  intl: IntlConfig;
}

const small = (text: string, tone?: 'muted') => (
  <Text as="span" size="small" tone={tone} numeric>
    {text}
  </Text>
);
const textOf = (row: PortalRow, key: string | undefined) => (key ? String(row[key] ?? '') : '');

const nameOf = (names: ValueNames | undefined, value: string): Phrase => names?.[value] ?? value;

function Person({ value, column: { person }, row, write }: Cell) {
  const note = (person?.note ?? [])
    .map((key) => write(nameOf(person?.names, textOf(row, key))))
    .filter(Boolean)
    .join(', ');
  return <PersonLines name={String(value)} note={note} mark={textOf(row, person?.image)} />;
}

function Progress({ value, column, write }: Cell) {
  const percent = Number(value);
  return (
    <span className={styles.progress}>
      <Meter label={write(column.label)} value={percent} size="small" isLabelHidden />
      {small(`${percent}%`)}
    </span>
  );
}

const MomentCell = ({ value, intl }: Cell) => <Moment at={String(value)} intl={intl} />;

/** Two lines, if it needs them. */
export const severalLines = (text: string) => <span className={styles.words}>{text}</span>;

/** How to render a value, by the kind of its column. */
const drawings: Readonly<Record<ColumnKind, (cell: Cell) => ReactNode>> = {
  text: ({ value, column, write }) => severalLines(write(nameOf(column.names, String(value)))),
  person: Person,
  number: ({ value, intl }) => small(formatNumber(Number(value), intl)),
  score: ({ value }) => <MatchScore score={Number(value)} isWordHidden />,
  progress: Progress,
  date: MomentCell,
  status: ({ value, column: { statuses, names }, write }) => (
    <Badge tone={statuses?.find((status) => status.value === value)?.tone}>
      {write(nameOf(names, String(value)))}
    </Badge>
  ),
  tags: ({ value, column, write }) =>
    severalLines((value as readonly string[]).map((one) => write(nameOf(column.names, one))).join(', ')),
};

interface PortalCell {
  column: PortalColumn;
  /** The column whose value stands in the second line. */
  second?: PortalColumn | undefined;
  row: PortalRow;
  intl: IntlConfig;
}

/** One value; a dash if it is empty. */
function drawn(texts: TableTexts, { column, row, intl }: PortalCell): ReactNode {
  const value = row[column.key] ?? null;
  if (value === null || value === '') return small(texts.words.none, 'muted');
  return drawings[column.kind]({ ...texts, value, column, row, intl });
}

/** Content of a cell. */
export function portalCell(texts: TableTexts, cell: PortalCell): ReactNode {
  const { second } = cell;
  if (!second) return drawn(texts, cell);
  return <PairLines second={drawn(texts, { ...cell, column: second })}>{drawn(texts, cell)}</PairLines>;
}
