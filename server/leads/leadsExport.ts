import { foldedPattern } from '../data/likePattern.ts';
import type { LeadSort } from '@vetsync/machines/leads/model';
import { dayCell, setting } from './csvExports.ts';
import type { CsvExport } from './csvExports.ts';
import type { LeadFilter } from './leads.ts';
import { csvColumns, safeCellSql } from './leadsCsv.ts';

export interface LeadExport extends LeadFilter {
  sort: LeadSort;
  locale: string;
}

const columns = ['l.name', 'l.email', 'l.veteran_status', 'l.organization', 'l.interest', 'l.source'];

/** All matching leads. */
export function leadExport({ q, veteran, source, sort, locale }: LeadExport): CsvExport {
  const date = dayCell('l.created_at', locale);
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const where = [
    'true',
    ...(q ? [`lead_text(l.name, l.email, l.organization) like ${setting('text')}`] : []),
    ...(veteran ? [`coalesce(l.veteran_status = 'veteran', false) = ${veteran === 'veteran'}`] : []),
    ...(source === undefined ? [] : [`l.source = ${setting('source')}`]),
  ];
  return {
    columns: csvColumns,
    select: `
      select ${[...columns.map(safeCellSql), date.sql].join(', ')} from leads l where ${where.join(' and ')}
      order by l.created_at ${direction}, l.id ${direction}`,
    settings: { ...date.settings, text: foldedPattern(q ?? ''), source: source ?? '' },
  };
}
