import {
  civilianDetailSchema,
  civilianListSchema,
  deadlinesSchema,
  placeKinds,
  placesSchema,
  housingAllowanceSchema,
  housingRateSchema,
  militaryCodesSchema,
  militaryOccupationSchema,
  rateSchema,
  schoolDetailSchema,
  schoolsSchema,
} from '@vetsync/machines/reference/model';
import { cutZip, listingSearchMax, listingsCode } from '@vetsync/machines/organizations/model';
import { payGrades } from '@vetsync/machines/career/model';
import * as z from 'zod/mini';
import { branches } from '../reference/branches.ts';
import { reportedWords } from '../reference/facts/confidence.ts';
import { components, reasons } from '../reference/facts/deadlines.ts';
import { defineRoute } from '../http/defineRoute.ts';

const zip = z.string().check(z.overwrite(cutZip), z.regex(/^\d{5}$/, listingsCode('zipInvalid')));
const day = z.iso.date();
const search = z.string().check(z.trim(), z.minLength(1), z.maxLength(listingSearchMax));
const offset = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'Not a cursor of this list')),
  z.transform(Number),
);

const onet = z.string().check(z.regex(/^\d{2}-\d{4}\.\d{2}$/, 'Not an O*NET-SOC code'));
/** Codes of one question. */
const onetMax = 20;
const occupationParams = z.object({
  branch: z.enum(branches),
  code: z.string().check(z.toUpperCase(), z.regex(/^[\dA-Z&]{1,8}$/)),
});
const ratesSchema = z.object({
  items: z.readonly(z.array(rateSchema)),
  ended: z.readonly(
    z.array(z.object({ id: z.string(), chapter: z.string(), endedOn: z.string(), page: z.string() })),
  ),
  words: z.string(),
});

const today = (now: Date) => now.toISOString().slice(0, 10);

/** What public files say. Amounts are US dollars; what is missing or withheld is null, never 0. */
export const referenceRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/occupations',
      access: 'any',
      summary: 'Search military occupations by code or title, with typing errors: the best fit first',
      query: z.strictObject({ branch: z.optional(z.enum(branches)), q: search }),
      responses: { 200: { description: 'Up to 20.', schema: militaryCodesSchema } },
    },
    ({ reference }) =>
      async ({ json, query: { branch, q } }) =>
        json(await reference.occupations.find({ q, ...(branch && { branch }) }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/occupations/{branch}/{code}',
      access: 'any',
      summary: 'The civilian occupations that a military one leads to, with pay and outlook',
      params: occupationParams,
      responses: {
        200: { description: 'The occupation.', schema: militaryOccupationSchema },
        404: { description: '`not_found`: there is none. `not_imported`: nothing was imported yet.' },
      },
    },
    ({ reference }) =>
      async ({ json, params: { branch, code } }) =>
        json(await reference.occupations.read(branch, code), 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/occupations/{branch}/{code}/wrong-links',
      access: 'user',
      summary:
        'Say that a civilian occupation doesn’t fit a military one. Once a person; an administrator can leave the link out',
      params: occupationParams,
      body: z.strictObject({ onet }),
      responses: {
        204: { description: 'It is known.' },
        404: { description: '`not_found`: there is no such link.' },
      },
    },
    ({ reference }) =>
      async ({ c, session, params, body }) => {
        await reference.facts.reportLink(session.user.id, { ...params, ...body });
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/civilian-occupations',
      access: 'any',
      summary: 'Civilian occupations by O*NET-SOC code, with pay and outlook, in the order of the codes',
      query: z.strictObject({
        onet: z.pipe(
          z.pipe(
            z.string().check(z.maxLength(11 * onetMax)),
            z.transform((codes: string) => codes.split(',')),
          ),
          z.array(onet).check(z.maxLength(onetMax)),
        ),
      }),
      responses: { 200: { description: 'Those that are known.', schema: civilianListSchema } },
    },
    ({ reference }) =>
      async ({ json, query: { onet: codes } }) =>
        json(await reference.occupations.list(codes), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/civilian-occupations/{onet}',
      access: 'any',
      summary: 'A civilian occupation with pay, outlook, what its work asks for, and those near to it',
      params: z.object({ onet }),
      responses: {
        200: { description: 'The occupation.', schema: civilianDetailSchema },
        404: { description: '`not_found`: there is none. `not_imported`: nothing was imported yet.' },
      },
    },
    ({ reference }) =>
      async ({ json, params: { onet: code } }) =>
        json(await reference.occupations.civilian(code), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/housing-rate',
      access: 'any',
      summary: 'What the Post-9/11 GI Bill pays for housing at a ZIP code (E-5 with dependents), on a day',
      query: z.strictObject({ zip, on: z.optional(day) }),
      responses: {
        200: { description: 'The rate, and the days that it is for.', schema: housingRateSchema },
        404: {
          description:
            '`no_rate_here`: none is known for this ZIP code and day. `not_imported`: nothing was imported yet.',
        },
      },
    },
    ({ reference, clock }) =>
      async ({ json, query: { zip: at, on = today(clock.now()) } }) =>
        json(await reference.housing.rate(at, on), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/housing-allowance',
      access: 'any',
      summary: 'Basic Allowance for Housing of a pay grade at a ZIP code, in the year of a day',
      query: z.strictObject({
        zip,
        grade: z.enum(payGrades),
        dependents: z.optional(z.enum(['true', 'false'])),
        on: z.optional(day),
      }),
      responses: {
        200: { description: 'The allowance, and its year.', schema: housingAllowanceSchema },
        404: {
          description:
            '`no_rate_here`: none is known for this ZIP code, grade and year. `not_imported`: nothing was imported yet.',
        },
      },
    },
    ({ reference, clock }) =>
      async ({ json, query: { zip: at, grade, dependents, on = today(clock.now()) } }) =>
        json(
          await reference.housing.allowance({
            zip: at,
            grade,
            hasDependents: dependents === 'true',
            year: Number(on.slice(0, 4)),
          }),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/places',
      access: 'any',
      summary: 'Places of Veterans Affairs, the nearest to a ZIP code first',
      query: z.strictObject({ near: zip, kind: z.optional(z.enum(placeKinds)) }),
      responses: { 200: { description: 'Up to 20.', schema: placesSchema } },
    },
    ({ reference }) =>
      async ({ json, query: { near, kind = null } }) =>
        json(await reference.places.near(near, kind), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/schools',
      access: 'any',
      summary: 'Search schools: the nearest to a ZIP code first, otherwise the best fit',
      query: z.strictObject({ q: z.optional(search), near: z.optional(zip), cursor: z.optional(offset) }),
      responses: { 200: { description: 'One page.', schema: schoolsSchema } },
    },
    ({ reference }) =>
      async ({ json, query: { q, near, cursor = 0 } }) =>
        json(await reference.schools.find({ q, near, after: cursor }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/schools/{id}',
      access: 'any',
      summary:
        'A school with what the Post-9/11 GI Bill pays there on a day, cautions, and what became of students',
      params: z.object({ id: z.string().check(z.regex(/^\d{6}$/, 'Not a UNITID')) }),
      query: z.strictObject({ on: z.optional(day) }),
      responses: {
        200: { description: 'The school.', schema: schoolDetailSchema },
        404: { description: '`not_found`: there is none. `not_imported`: nothing was imported yet.' },
      },
    },
    ({ reference, clock }) =>
      async ({ json, params: { id }, query: { on = today(clock.now()) } }) =>
        json(await reference.schools.read(id, on), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/deadlines',
      access: 'any',
      summary:
        'What has a time limit for a person who leaves service, the next first; those who have left get what is still open',
      query: z.strictObject({
        separation: day,
        component: z.enum(components),
        reason: z.optional(z.enum(reasons)),
        on: z.optional(day),
      }),
      responses: {
        200: {
          description: '`others` are counted from other days, such as that of a decision.',
          schema: deadlinesSchema,
        },
      },
    },
    ({ clock, reference: { facts } }) =>
      async ({ json, query: { on = today(clock.now()), ...question } }) =>
        json({ ...(await facts.deadlinesFor({ ...question, on })), words: reportedWords }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/rates',
      access: 'any',
      summary: 'Amounts of benefits on a day, in US dollars, each with its period',
      query: z.strictObject({ on: z.optional(day) }),
      responses: {
        200: {
          description: 'Amounts whose period has ended are in `ended`, without the amount.',
          schema: ratesSchema,
        },
      },
    },
    ({ clock, reference: { facts } }) =>
      async ({ json, query: { on = today(clock.now()) } }) =>
        json({ ...(await facts.ratesOn(on)), words: reportedWords }, 200),
  ),
] as const;
