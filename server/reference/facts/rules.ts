import type { Language } from '@vetsync/machines/system/model';
import type { Confidence } from './confidence.ts';
import rows from './rules.json' with { type: 'json' };

interface RuleRow {
  /** `benefits:books`, `crisis:vetcenter`. */
  id: string;
  topic: string;
  title: Readonly<Record<Language, string>>;
  /** Null unless it may be shown. */
  text: Readonly<Record<Language, string>> | null;
  /** First and last day. Null: no period is known. */
  from: string | null;
  to: string | null;
  /** The official page. */
  page: string;
  source: { address: string; title: string; seenAsOf: string | null };
  confidence: Confidence;
}
/** What benefits are and pay, and what is said of crisis lines, without deadlines. */
export const ruleRows = rows as readonly RuleRow[];
