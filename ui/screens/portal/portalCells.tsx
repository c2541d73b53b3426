import type { CellValue, ColumnKind, PortalColumn, PortalRow } from '@vetsync/machines/portal/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { figure, localeDate, relativeTime } from '../format.ts';
import { When } from '../system/parts/When.tsx';
import * as styles from './PortalTable.css.ts';
import type { Translation } from '../../language/translate.ts';
import type { portalTableWords } from './PortalTable.words.ts';

type Words = Translation<typeof portalTableWords>;
interface Cell {
  words: Words;
  value: CellValue;
  column: PortalColumn;
  row: PortalRow;
  reader: Reader;
}

const small = (text: string, tone?: 'muted') => (
  <Text as="span" size="small" tone={tone} numeric>
    {text}
  </Text>
);
const textOf = (row: PortalRow, key: string | undefined) => (key ? String(row[key] ?? '') : '');

function Person({ value, column, row }: Cell) {
  const name = String(value);
  const note = textOf(row, column.person?.note);
  return (
    <span className={styles.named}>
      <span className={styles.person}>
        <span className={styles.picture}>
          <Avatar name={name} mark={textOf(row, column.person?.image)} size="small" />
        </span>
        <span className={styles.lines}>
          <span className={styles.name}>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </span>
    </span>
  );
}

function Progress({ value, column }: Cell) {
  const percent = Number(value);
  return (
    <span className={styles.progress}>
      <ProgressBar label={column.label} value={percent} size="small" isLabelHidden />
      {small(`${percent}%`)}
    </span>
  );
}

const minuteMs = 60_000;
/** The reader's clock ticks once a minute, so something that just happened may be ahead of it. */
function agoOf(words: Words, at: string, reader: Reader): string | null {
  const ago = reader.now - Date.parse(at);
  if (Math.abs(ago) < minuteMs) return words.justNow;
  return ago > 0 ? relativeTime(at, reader) : null;
}

function Moment({ words, value, reader }: Cell) {
  const at = String(value);
  const ago = agoOf(words, at, reader);
  return (
    <span className={styles.lines}>
      <When at={at} reader={reader} size="small">
        {localeDate(at, reader)}
      </When>
      {ago && (
        <Text as="span" size="caption" tone="muted">
          {ago}
        </Text>
      )}
    </span>
  );
}

const severalLines = (text: string) => <span className={styles.words}>{text}</span>;

/** How to render a value, by the kind of its column. */
const drawings: Readonly<Record<ColumnKind, (cell: Cell) => ReactNode>> = {
  text: ({ value }) => severalLines(String(value)),
  person: Person,
  number: ({ value, reader }) => small(figure(Number(value), reader)),
  score: ({ value }) => <MatchScore score={Number(value)} isWordHidden />,
  progress: Progress,
  date: Moment,
  status: ({ value, column }) => (
    <Badge tone={column.statuses?.find(({ label }) => label === value)?.tone}>{String(value)}</Badge>
  ),
  tags: ({ value }) => severalLines((value as readonly string[]).join(', ')),
};

/** Content of a cell; a dash if it is empty. */
export function portalCell(words: Words, column: PortalColumn, row: PortalRow, reader: Reader): ReactNode {
  const value = row[column.key] ?? null;
  if (value === null || value === '') return small(words.none, 'muted');
  return drawings[column.kind]({ words, value, column, row, reader });
}
