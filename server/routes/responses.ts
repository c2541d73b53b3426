import { signInResponseSchema } from '@vetsync/machines/account/model';
import type { RouteContract } from '../http/contract.ts';

type Responses = RouteContract['responses'];

/** Responses of every call that signs somebody in. */
export const signedInResponses = {
  200: {
    description:
      'Signed in; the session is in the cookie. Where a second factor is on: its challenge, and no cookie.',
    schema: signInResponseSchema,
  },
  403: {
    description: '`cross_site`: not from our own pages. `banned`: this account has been closed to its owner.',
  },
} as const satisfies Responses;

/** Responses of every call that sends mail. */
export const mailAcceptedResponse = {
  202: { description: 'Accepted; the same whether or not the address has an account.' },
} as const satisfies Responses;

/** Responses of every call that checks or sets a password. */
export const passwordBusyResponse = {
  503: { description: '`busy`: too many passwords are being checked. Try again after Retry-After.' },
} as const satisfies Responses;

/** Responses of every call for the staff of an organization. */
export const notStaffResponse = {
  404: { description: '`not_found`: there is none, or you do not work there.' },
} as const satisfies Responses;

/** Of exports that administrators download as a file. */
export const csvExportResponses = {
  200: {
    description:
      'UTF-8 with a byte order mark. A cell that a spreadsheet would run begins with an apostrophe.',
    contentType: 'text/csv',
  },
  403: { description: '`proof_required`: prove again who you are, then repeat the call.' },
  429: { description: '`too_many_exports`: another export of yours is still running.' },
  503: { description: '`exports_busy`: as many exports as may run are running.' },
} as const satisfies Responses;

/** Responses of an export of an organization's rows, for staff who can decide. */
export const staffExportResponses = {
  200: {
    description:
      'UTF-8 with a byte order mark. Times are in UTC: `2026-11-27 09:30:00`. A cell that a spreadsheet would run begins with an apostrophe.',
    contentType: 'text/csv',
  },
  403: {
    description:
      '`role_not_allowed`: your role in the organization does not allow it. `proof_required`: prove again who you are.',
  },
  409: { description: '`status_not_allowed`: the organization may not work.' },
  429: { description: '`too_many_exports`: another export of yours is still running.' },
  503: { description: '`exports_busy`: as many exports as may run are running.' },
  ...notStaffResponse,
} as const;
