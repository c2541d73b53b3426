import * as z from 'zod/mini';
import { cleanEmail, cleanWebsite, isPhone } from '../../model/text/contact.ts';
import { inputCode } from '../../system/model/inputPhrases.ts';
import { memberRoleSchema } from './invitation.ts';
import { organizationKinds } from './kinds.ts';
import { isLegibleName, nameLimits, normalizeName } from './name.ts';
import { organizationsCode } from './phrases.ts';
import { decisionStatuses, needsReason, organizationStatuses } from './status.ts';
import { domainMatches, isWebsite } from './website.ts';
import { cutZip } from './zip.ts';

/** Maximum lengths in UTF-16 code units. */
export const organizationLimits = {
  website: 255,
  about: 4_000,
  contactEmail: 255,
  phone: 30,
  location: 100,
  reason: 1_000,
} as const;
const limits = organizationLimits;

export const organizationKindSchema = z.enum(organizationKinds, organizationsCode('kindRequired'));
export const organizationStatusSchema = z.enum(organizationStatuses);

const text = (max: number, code: string) => z.string().check(z.trim(), z.maxLength(max, code));
/** Valid or empty. */
const optional = (isValid: (value: string) => boolean, code: string) =>
  z.refine<string>((value) => value === '' || isValid(value), code);

const zip = /^\d{5}$/;
const email = z.email();

const name = z.pipe(
  z.string().check(z.maxLength(4 * nameLimits.max, inputCode('nameTooLong'))),
  z.pipe(
    z.transform(normalizeName),
    z
      .string()
      .check(
        z.minLength(nameLimits.min, organizationsCode('nameTooShort')),
        z.maxLength(nameLimits.max, inputCode('nameTooLong')),
        z.refine(isLegibleName, organizationsCode('nameCharacters')),
      ),
  ),
);

/** What staff say about their organization, all of it public after the approval. Missing text is empty. */
const profileSchemas = {
  name,
  website: z
    .string()
    .check(
      z.overwrite(cleanWebsite),
      z.maxLength(limits.website, organizationsCode('websiteTooLong')),
      optional(isWebsite, organizationsCode('websiteInvalid')),
    ),
  about: text(limits.about, organizationsCode('aboutTooLong')),
  contactEmail: z.string().check(
    z.overwrite(cleanEmail),
    z.maxLength(limits.contactEmail, inputCode('emailTooLong')),
    optional((value) => email.safeParse(value).success, inputCode('emailInvalid')),
  ),
  phone: text(limits.phone, organizationsCode('phoneInvalid')).check(
    optional(isPhone, organizationsCode('phoneInvalid')),
  ),
  location: text(limits.location, organizationsCode('locationTooLong')),
  zip: z.string().check(
    z.overwrite(cutZip),
    optional((value) => zip.test(value), organizationsCode('zipInvalid')),
  ),
};
export const organizationProfileSchema = z.strictObject(profileSchemas);
export type OrganizationProfile = z.infer<typeof organizationProfileSchema>;
export const organizationFields = Object.keys(profileSchemas) as (keyof OrganizationProfile)[];

export const emptyOrganizationProfile: OrganizationProfile = {
  name: '',
  website: '',
  about: '',
  contactEmail: '',
  phone: '',
  location: '',
  zip: '',
};

/** `POST /api/organizations`: only the kind and the name are needed. */
export const newOrganizationSchema = z.extend(
  z.required(z.partial(organizationProfileSchema), { name: true }),
  {
    kind: organizationKindSchema,
  },
);
export type NewOrganization = z.infer<typeof newOrganizationSchema>;

/** What is being written about a new organization. The kind is empty until one is chosen. */
export const emptyNewOrganization = { kind: '', ...emptyOrganizationProfile };
export type NewOrganizationDraft = typeof emptyNewOrganization;
export type NewOrganizationField = keyof NewOrganizationDraft;
/** In the order of the form. */
export const newOrganizationFields: readonly NewOrganizationField[] = ['kind', ...organizationFields];

/** `PATCH /api/organizations/{id}`. `status: 'pending'` applies again after a refusal. */
export const organizationChangeSchema = z.extend(z.partial(organizationProfileSchema), {
  status: z.optional(z.literal('pending')),
});
export type OrganizationChange = z.infer<typeof organizationChangeSchema>;

/** An organization as everyone may see it once it is approved. Times are ISO 8601 in UTC. */
export const organizationSchema = z.object({
  id: z.string(),
  kind: organizationKindSchema,
  /** Names it in addresses of pages. It stays the same when the name changes. */
  slug: z.string(),
  status: organizationStatusSchema,
  name: z.string(),
  website: z.string(),
  about: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
  location: z.string(),
  zip: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Increases with each change. `ETag` and `If-Match` carry it. */
  version: z.number(),
});
export type Organization = z.infer<typeof organizationSchema>;

/** An administrator's last decision, which only staff and administrators see. */
export const organizationDecisionSchema = z.object({
  status: z.enum(decisionStatuses),
  reason: z.string(),
  decidedAt: z.string(),
});
export type OrganizationDecision = z.infer<typeof organizationDecisionSchema>;

/** Answer of `GET /api/organizations/{idOrSlug}`. Null for whoever is neither staff nor an administrator. */
export const organizationResponseSchema = z.object({
  organization: organizationSchema,
  decision: z.nullable(organizationDecisionSchema),
  /** The caller's membership of it. */
  membership: z.nullable(z.object({ role: memberRoleSchema, joinedAt: z.string() })),
});
export type OrganizationResponse = z.infer<typeof organizationResponseSchema>;
export const changedOrganizationSchema = z.object({ organization: organizationSchema });

/** An organization in the list, with its distance in miles from the ZIP code of the search. */
export const listedOrganizationSchema = z.extend(organizationSchema, { miles: z.nullable(z.number()) });
/** A page of organizations. `nextCursor` is the cursor of the next page, or null on the last. */
export const organizationPageSchema = z.object({
  organizations: z.array(listedOrganizationSchema),
  nextCursor: z.nullable(z.string()),
});
export const organizationPageSize = 50;

/** `POST /api/admin/organizations/{id}/status`. */
export const organizationDecisionRequestSchema = z
  .strictObject({
    status: z.enum(decisionStatuses),
    reason: z.optional(text(limits.reason, organizationsCode('reasonTooLong'))),
  })
  .check(
    z.refine(({ status, reason = '' }) => reason !== '' || !needsReason(status), {
      path: ['reason'],
      message: organizationsCode('reasonRequired'),
    }),
  );
export type OrganizationDecisionRequest = z.infer<typeof organizationDecisionRequestSchema>;

/** An organization as administrators see it: with what helps to decide, and nothing of its work. */
export const reviewedOrganizationSchema = z.object({
  organization: organizationSchema,
  decision: z.nullable(organizationDecisionSchema),
  owners: z.array(
    z.object({
      userId: z.string(),
      email: z.string(),
      fullName: z.nullable(z.string()),
      /** Whether the confirmed address belongs to the website. */
      domain: z.enum(domainMatches),
    }),
  ),
  staff: z.number(),
  /** Approved and suspended organizations with a name that people may take for this one's. */
  lookAlikes: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
});
export type ReviewedOrganization = z.infer<typeof reviewedOrganizationSchema>;
export const reviewedOrganizationPageSchema = z.object({
  organizations: z.array(reviewedOrganizationSchema),
  nextCursor: z.nullable(z.string()),
});
