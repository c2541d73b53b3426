import type { CaseRow } from '@vetsync/machines/model/exchange';
import { csvText, type FileEmitted } from '@vetsync/machines/model/text';

/** The same columns as the server's file. */
const columns: Readonly<Record<string, (row: CaseRow) => string | number | null>> = {
  Name: ({ personName }) => personName,
  Program: ({ title }) => title,
  Status: ({ status }) => status,
  Outcome: ({ outcome }) => outcome,
  Priority: ({ priority }) => priority,
  Progress: ({ progress }) => progress,
  Term: ({ term }) => term,
  Credits: ({ credits }) => credits,
  'Benefits left (%)': ({ benefitsLeft }) => benefitsLeft,
  Owner: ({ owner }) => owner?.name ?? '',
  'Next step': ({ nextStep }) => nextStep,
  'Next on': ({ nextOn }) => nextOn,
  'Last contact (UTC)': ({ lastContactAt }) => lastContactAt,
  'Opened (UTC)': ({ openedAt }) => openedAt,
  'Closed (UTC)': ({ closedAt }) => closedAt,
};

/** The file that an export's address asks for, made in the browser. */
export function caseFile(name: string, rows: readonly CaseRow[], href: string): FileEmitted['file'] {
  const listing = new URLSearchParams(href.split('?')[1]).get('listing');
  return {
    name: `vetsync-${name}.csv`,
    mediaType: 'text/csv',
    text: csvText(
      Object.keys(columns),
      rows
        .filter((row) => listing === null || row.listingId === listing)
        .map((row) => Object.values(columns).map((valueOf) => String(valueOf(row) ?? ''))),
    ),
  };
}
