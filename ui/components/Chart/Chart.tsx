import { useId, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { cell, details, empty, figure, figures, picture, summary, table } from './Chart.css.ts';
import { chartWords } from './Chart.words.ts';

/** What every chart is told. */
export interface ChartProps {
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: HeadingProps['level'];
  /** What there is to be seen, in a sentence. */
  description?: string;
  /** Where there are no figures yet: why, and what brings them. */
  emptyText?: string;
  /** What can be done with the figures, beside what shows them. */
  action?: ReactNode;
}

interface ChartFrameProps extends ChartProps {
  /** The same figures as a table: heads of the columns, then rows as long as they are. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The picture. */
  children: ReactNode;
}

/** A picture of figures with its title and, behind a disclosure, the figures themselves. */
export function Chart(props: ChartFrameProps) {
  const {
    title,
    level = 3,
    description,
    emptyText = chartWords.empty,
    action,
    columns,
    rows,
    children,
  } = props;
  const titleId = useId();
  return (
    <figure className={figure} aria-labelledby={titleId}>
      <figcaption>
        <Heading level={level} size="lead" id={titleId}>
          {title}
        </Heading>
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
            <summary className={summary}>{chartWords.figures}</summary>
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
