import { useId, type ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { cell, details, empty, figure, figures, picture, table, toggle } from './Chart.css.ts';
import { useWords } from '../../language/useWords.ts';
import { chartWords } from './Chart.words.ts';

/** Props that all charts share. */
export interface ChartProps extends RootProps<'figure'> {
  title: string;
  /** Heading level of the title. @default 3 */
  level?: HeadingProps['level'];
  /** The first sentence: what the figures say. Each chart writes its own unless you have a better one. */
  summary?: string;
  /** Who or what is counted, and since when. */
  description?: string;
  /** Shown while there is no data: why, and how to get some. */
  emptyText?: string;
  /** Actions on the data, beside the toggle of the data table. */
  action?: ReactNode;
}

interface ChartFrameProps extends ChartProps {
  /** The same data as a table: column heads, then rows with a cell per column. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The drawing. */
  children: ReactNode;
}

/** Frame of a chart: title, drawing, and the data as a table behind a disclosure. */
export function Chart(props: ChartFrameProps) {
  const words = useWords(chartWords);
  const {
    title,
    level = 3,
    summary,
    description,
    emptyText = words.empty,
    action,
    columns,
    rows,
    children,
    ...rest
  } = props;
  const titleId = useId();
  return (
    <figure data-component="Chart" aria-labelledby={titleId} {...rest} className={figure}>
      <figcaption>
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
        {summary && rows.length > 0 && <Text size="small">{summary}</Text>}
        {description && (
          <Text size="small" tone="muted">
            {description}
          </Text>
        )}
      </figcaption>
      {rows.length === 0 && <p className={empty}>{emptyText}</p>}
      {rows.length > 0 && <div className={picture}>{children}</div>}
      {rows.length > 0 && (
        <div className={figures}>
          <details className={details}>
            <summary className={toggle}>{words.figures}</summary>
            <table className={table} aria-labelledby={titleId}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col" className={cell}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([head, ...values], index) => (
                  <tr key={index}>
                    <th scope="row" className={cell}>
                      {head}
                    </th>
                    {values.map((value, column) => (
                      <td key={columns[column + 1]} className={cell}>
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          {action}
        </div>
      )}
    </figure>
  );
}
