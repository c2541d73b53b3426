import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { withStaffScope } from '../data/scopes.ts';
import type { Staff } from '../data/scopes.ts';

/**
 * Runs a transaction for a person who works for an organization, in which they may read what people sent there: any
 * colleague, unless the organization is suspended.
 *
 * @throws AppError `not_found` for whoever is no member, `status_not_allowed`.
 */
export const withApplicantAccess = <Result>(
  sql: Sql,
  { userId, organizationId }: { userId: string; organizationId: string },
  work: (tx: TransactionSql, staff: Staff) => Promise<Result>,
): Promise<Result> =>
  withStaffScope(sql, { userId, organizationId, ability: 'see' }, (tx, staff) => {
    if (staff.status === 'suspended') throw new AppError('status_not_allowed');
    return work(tx, staff);
  });
