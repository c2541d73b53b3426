import { listingFieldError } from '@vetsync/machines/organizations/model';
import type { Organization, OrganizationKind } from '@vetsync/machines/organizations/model';
import type { Sql } from '../data/db.ts';
import { foldedPattern } from '../data/likePattern.ts';
import { AppError } from '../errors.ts';
import { organizationColumns, organizationOf } from '../organizations/rows.ts';
import type { OrganizationRow } from '../organizations/rows.ts';
import { searchCursorOf } from './cursor.ts';
import type { SearchPosition } from './cursor.ts';
import { roundedMiles, zipsNear } from '../data/zips.ts';

export interface OrganizationSearch {
  kind?: OrganizationKind | undefined;
  /** Text in the name, the description or the place. */
  q?: string | undefined;
  /** ZIP code, and miles around it. */
  near?: string | undefined;
  radius: number;
  cursor?: SearchPosition | undefined;
  limit: number;
}
interface Found {
  organizations: (Organization & { miles: number | null })[];
  nextCursor: string | null;
}

/** The public directory of approved organizations: the nearest first in a search with a place, otherwise the newest. */
export const createOrganizationSearch = (sql: Sql) => ({
  /** @throws AppError `invalid_input` for a ZIP code that doesn't exist. */
  async find({ kind, q, near, radius, cursor, limit }: OrganizationSearch): Promise<Found> {
    const zips = near === undefined ? null : zipsNear(near, radius);
    if (near !== undefined && zips === null)
      throw new AppError('invalid_input', { errors: [listingFieldError('near', 'zipUnknown')] });
    const rank = zips ? sql`(z.ordinal - 1)::int` : sql`0`;
    const rows = await sql<(OrganizationRow & { rank: number })[]>`
      select ${organizationColumns(sql)}, ${rank} as rank from organizations o
      ${zips ? sql`join unnest(${zips.map(({ zip }) => zip)}::text[]) with ordinality z (zip, ordinal) on z.zip = o.zip` : sql``}
      where o.status = 'approved' ${kind ? sql`and o.kind = ${kind}` : sql``}
        ${q ? sql`and fold_text(concat_ws(' ', o.name, o.location, o.about)) like ${foldedPattern(q)}` : sql``}
        ${
          cursor
            ? sql`and (${rank} > ${cursor.rank}
                or ${rank} = ${cursor.rank} and (o.created_at, o.id) < (${cursor.createdAt}, ${cursor.id}))`
            : sql``
        }
      order by rank, o.created_at desc, o.id desc limit ${limit + 1}`;
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      organizations: page.map(({ rank: at, ...row }) => ({
        ...organizationOf(row),
        miles: roundedMiles(zips?.[at]?.miles ?? null),
      })),
      nextCursor: rows.length > limit && last ? searchCursorOf(last) : null,
    };
  },
});
