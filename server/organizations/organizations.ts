import {
  emptyOrganizationProfile,
  looksLikeSlug,
  mayApplyAgain,
  nameSkeleton,
  organizationsPhrase,
  organizationFields,
  roleOfKind,
  slugOf,
} from '@vetsync/machines/organizations/model';
import type {
  MemberRole,
  Membership,
  NewOrganization,
  Organization,
  OrganizationResponse,
  OrganizationChange,
  OrganizationProfile,
} from '@vetsync/machines/organizations/model';
import { isUuid } from '@vetsync/machines/system/model';
import { sha256 } from '../accounts/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { isKnownZip } from '../data/zips.ts';
import { decisionOf, organizationColumns, organizationOf } from './rows.ts';
import type { OrganizationRow } from './rows.ts';
import { withStaffScope, withScope } from '../data/scopes.ts';
import { recordSecurityEvent } from './securityEvents.ts';

/** The profile by column. */
const profileColumns = (profile: OrganizationProfile) =>
  Object.fromEntries(
    organizationFields.map((field) => [field === 'contactEmail' ? 'contact_email' : field, profile[field]]),
  );

/** Whether an organization that was approved has a name that people may take for this one. */
async function isNameTaken(tx: TransactionSql, skeleton: string, except: string): Promise<boolean> {
  const found = await tx`
    select from organizations where name_skeleton = ${skeleton} and status = 'approved' and id <> ${except} limit 1`;
  return found.length > 0;
}

/** @throws AppError `invalid_input` for a ZIP code that doesn't exist. */
function requireKnownZip({ zip }: { zip?: string | undefined }): void {
  if (zip && !isKnownZip(zip))
    throw new AppError('invalid_input', {
      errors: [{ field: 'zip', phrase: organizationsPhrase('zipUnknown') }],
    });
}

async function read(tx: TransactionSql, id: string): Promise<OrganizationRow> {
  const [row] = await tx<OrganizationRow[]>`
    select ${organizationColumns(tx)} from organizations o where o.id = ${id}`;
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Claims a person's key for a new organization. Waits for a call with the same key that is running.
 *
 * @returns Null, or the id of the organization that an earlier call with this key has created.
 * @throws AppError `idempotency_key_reused` if that call had other content; `no_session` without an account.
 */
async function claim(
  tx: TransactionSql,
  { userId, key, given, id }: { userId: string; key: string; given: NewOrganization; id: string },
): Promise<string | null> {
  const content = sha256(JSON.stringify({ ...emptyOrganizationProfile, ...given }));
  const [account] = await tx`select from users where id = ${userId} for key share`;
  if (!account) throw new AppError('no_session');
  const added = await tx`
    insert into organization_requests (user_id, idempotency_key, content_hash, organization_id)
    values (${userId}, ${key}, ${content}, ${id}) on conflict do nothing`;
  if (added.count === 1) return null;
  const [earlier] = await tx<{ content: string; id: string }[]>`
    select content_hash as content, organization_id as id from organization_requests
    where user_id = ${userId} and idempotency_key = ${key}`;
  // Deleted at this very moment.
  if (!earlier) throw new AppError('not_found');
  if (earlier.content !== content) throw new AppError('idempotency_key_reused');
  return earlier.id;
}

export interface CreateOrganizationResult {
  organization: Organization;
  /** false if an earlier call with the same key created it. */
  isNew: boolean;
}

/** Organizations, as everyone and their staff see and change them. */
export function createOrganizationProfiles(sql: Sql, clock: Clock) {
  /** Adds the row under the first free slug. */
  async function insert(tx: TransactionSql, id: string, { kind, ...given }: NewOrganization): Promise<void> {
    const profile = { ...emptyOrganizationProfile, ...given };
    const now = clock.now();
    for (let attempt = 1; ; attempt += 1) {
      const added = await tx`
        insert into organizations ${tx({
          id,
          kind,
          slug: slugOf(profile.name, attempt),
          name_skeleton: nameSkeleton(profile.name),
          created_at: now,
          updated_at: now,
          ...profileColumns(profile),
        })} on conflict (slug) do nothing`;
      if (added.count === 1) return;
    }
  }

  return {
    /**
     * Creates an organization that waits for an administrator. The caller owns it. A call with the key of an earlier one
     * returns what that has created.
     *
     * @throws AppError `name_taken`, `idempotency_key_reused`, `not_found` if the caller has left it since.
     */
    async create(
      userId: string,
      given: NewOrganization,
      key: string | null = null,
    ): Promise<CreateOrganizationResult> {
      requireKnownZip(given);
      const [made] = await sql<{ id: string }[]>`select uuidv7() as id`;
      const { id } = made!;
      return withScope(sql, { organizationId: id, userId }, async (tx) => {
        const earlier = key === null ? null : await claim(tx, { userId, key, given, id });
        if (earlier !== null) return { organization: organizationOf(await read(tx, earlier)), isNew: false };
        if (await isNameTaken(tx, nameSkeleton(given.name), id)) throw new AppError('name_taken');
        await insert(tx, id, given);
        const at = clock.now();
        const owner = await tx`
          insert into organization_members (organization_id, user_id, role, joined_at)
          select ${id}, u.id, 'owner', ${at} from users u where u.id = ${userId}`;
        if (owner.count === 0) throw new AppError('no_session');
        await recordSecurityEvent(tx, {
          kind: 'organization_created',
          at,
          organizationId: id,
          actorId: userId,
        });
        return { organization: organizationOf(await read(tx, id)), isNew: true };
      });
    },

    /**
     * One organization. Unless it is approved, only its staff and administrators find it.
     *
     * @throws AppError `not_found`.
     */
    find(
      idOrSlug: string,
      caller: { userId: string; isAdministrator: boolean } | null,
    ): Promise<OrganizationResponse> {
      if (!isUuid(idOrSlug) && !looksLikeSlug(idOrSlug)) throw new AppError('not_found');
      const scope = caller ? { userId: caller.userId, administration: caller.isAdministrator } : {};
      return withScope(sql, scope, async (tx) => {
        const [row] = await tx<(OrganizationRow & { role: MemberRole | null; joinedAt: Date | null })[]>`
          select ${organizationColumns(tx)}, m.role, m.joined_at as "joinedAt" from organizations o
          left join organization_members m on m.organization_id = o.id and m.user_id = ${caller?.userId ?? null}
          where ${isUuid(idOrSlug) ? tx`o.id = ${idOrSlug}` : tx`o.slug = ${idOrSlug}`}
            and (o.status = 'approved' or m.user_id is not null or ${caller?.isAdministrator ?? false})`;
        if (!row) throw new AppError('not_found');
        const { role, joinedAt, ...organization } = row;
        return {
          organization: organizationOf(organization),
          decision: role || caller?.isAdministrator ? decisionOf(organization) : null,
          membership: role && joinedAt && { role, joinedAt: joinedAt.toISOString() },
        };
      });
    },

    /**
     * Changes the profile, or applies again after a refusal.
     *
     * @param version The version on which the change is based.
     * @throws AppError `organization_changed` with the stored one, `name_taken`, `name_approved`, `status_not_allowed`.
     */
    change(
      userId: string,
      organizationId: string,
      { change: { status, ...given }, version }: { change: OrganizationChange; version: number },
    ): Promise<Organization> {
      return withStaffScope(sql, { userId, organizationId, ability: 'edit' }, async (tx) => {
        requireKnownZip(given);
        const stored = await read(tx, organizationId);
        const current = organizationOf(stored);
        if (current.version !== version) throw new AppError('organization_changed', { current });
        if (status && !mayApplyAgain(current.status)) throw new AppError('status_not_allowed');
        const profile = { ...current, ...given };
        const skeleton = nameSkeleton(profile.name);
        if (skeleton !== nameSkeleton(current.name)) {
          if (current.status === 'approved') throw new AppError('name_approved');
          if (await isNameTaken(tx, skeleton, organizationId)) throw new AppError('name_taken');
        }
        const at = clock.now();
        await tx`
          update organizations set ${tx({
            ...profileColumns(profile),
            name_skeleton: skeleton,
            status: status ?? current.status,
            updated_at: at,
            version: version + 1,
          })} where id = ${organizationId}`;
        if (status)
          await recordSecurityEvent(tx, {
            kind: 'organization_resubmitted',
            at,
            organizationId,
            actorId: userId,
          });
        return organizationOf(await read(tx, organizationId));
      });
    },

    /** The organizations that a person works for, those joined first on top. */
    memberships: (userId: string): Promise<Membership[]> =>
      withScope(sql, { userId }, async (tx) => {
        const rows = await tx<(Membership['organization'] & { role: MemberRole; joinedAt: Date })[]>`
          select o.id, o.slug, o.name, o.kind, o.status, m.role, m.joined_at as "joinedAt"
          from organization_members m join organizations o on o.id = m.organization_id
          where m.user_id = ${userId} order by m.joined_at, o.id`;
        return rows.map(({ role, joinedAt, ...organization }) => ({
          organization,
          role,
          platformRole: roleOfKind[organization.kind],
          joinedAt: joinedAt.toISOString(),
        }));
      }),
  };
}
