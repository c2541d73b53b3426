import type { BadgeProps } from '../../components/Badge/Badge.tsx';

/** One titled part of a tab as data. All reviews use the same few kinds. */
export type ReviewPart =
  /** Labels and values; empty values read "not given". */
  | { kind: 'facts'; title: string; facts: readonly { label: string; value: string }[] }
  /** The applicant's own text. */
  | { kind: 'prose'; title: string; text: string; note?: string }
  | {
      kind: 'tags';
      title: string;
      tags: readonly { text: string; tone?: BadgeProps['tone'] }[];
      /** Text if there are no items. */
      none: string;
    }
  | { kind: 'entries'; title: string; entries: readonly ReviewEntry[]; none: string }
  /** Percentages, each with what it was computed from. */
  | { kind: 'bars'; title: string; note: string; total?: ReviewBar; bars: readonly ReviewBar[] };

export interface ReviewEntry {
  title: string;
  when?: string;
  text?: string;
}
export interface ReviewBar {
  label: string;
  percent: number;
  because: string;
}
