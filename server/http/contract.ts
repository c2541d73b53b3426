import type { ZodMiniType } from 'zod/mini';
import type { LimitName } from '../accounts/limits/limits.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** Who may call: anyone, a signed-in user, an administrator. */
export type Access = 'any' | 'user' | 'admin';

export interface ResponseContract {
  description: string;
  schema?: ZodMiniType;
  /** @default 'application/json' where there is a schema */
  contentType?: string;
}

/**
 * One row of the deny-by-default table: a call without a row is refused before any handler runs, and the OpenAPI
 * document is written from the same rows.
 */
export interface RouteContract {
  method: Method;
  /** As OpenAPI writes it: `/api/leads/{id}`. */
  path: string;
  access: Access;
  /** With `access: 'any'`: the session is looked up where a cookie comes along. */
  session?: 'optional';
  /** Taken once per call and client address before the handler runs. */
  limit?: LimitName;
  /** The handler takes `limit` itself, once it knows whose account is meant: its owner's devices are spared. */
  limitTakenBy?: 'handler';
  summary: string;
  body?: ZodMiniType;
  query?: ZodMiniType;
  headers?: ZodMiniType;
  responses: Record<number, ResponseContract>;
}
