import type { ReactNode } from 'react';
import { ScrollArea } from '../../../components/ScrollArea/ScrollArea.tsx';
import { cell, columnHead, rowHead, table } from './Compare.css.ts';

export interface ComparedFact<One> {
  label: string;
  of: (one: One) => ReactNode;
}

export interface SideBySideProps<One extends { id: string }> {
  /** `table` is the accessible name, `fact` the head of the label column. */
  words: { table: string; fact: string };
  compared: readonly One[];
  /** Head of a column. */
  head: (one: One) => ReactNode;
  /** One row each; labels must be unique. */
  facts: readonly ComparedFact<One>[];
}

/** A comparison table: one column per item, one row per fact. */
export function SideBySide<One extends { id: string }>({
  words,
  compared,
  head,
  facts,
}: SideBySideProps<One>) {
  return (
    <ScrollArea label={words.table} maxHeight="none">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={rowHead}>
              {words.fact}
            </th>
            {compared.map((item) => (
              <th key={item.id} scope="col" className={columnHead}>
                {head(item)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row" className={rowHead}>
                {label}
              </th>
              {compared.map((item) => (
                <td key={item.id} className={cell}>
                  {of(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
