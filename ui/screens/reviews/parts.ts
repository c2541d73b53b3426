import type { BadgeProps } from '../../components/Badge/Badge.tsx';

/** One named part of a tab, told as data: every review draws the same few kinds. */
export type ReviewPart =
  /** Labels and values; what is empty is told as not given. */
  | { kind: 'facts'; title: string; facts: readonly { label: string; value: string }[] }
  /** Words of the applicant's own. */
  | { kind: 'prose'; title: string; text: string; note?: string }
  | {
      kind: 'tags';
      title: string;
      tags: readonly { text: string; tone?: BadgeProps['tone'] }[];
      /** Stands where there are none. */
      none: string;
    }
  | { kind: 'entries'; title: string; entries: readonly ReviewEntry[]; none: string }
  /** Percentages, each with what it was reckoned from. */
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
