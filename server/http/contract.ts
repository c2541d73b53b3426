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
 * What a route is declared with. The deny-by-default table, validation, the OpenAPI document and the client's types all
 * come from it; see `defineRoute`.
 */
export interface RouteContract {
  method: Method;
  /** As OpenAPI writes it: `/api/leads/{id}`. */
  path: string;
  access: Access;
  /** With `access: 'any'`: the session is looked up where a cookie comes along. */
  session?: 'optional';
  /** `fresh`: the caller must have proven lately who they are, or gets a 403 `proof_required`. */
  proof?: 'fresh';
  /** Taken once per call and network before the handler runs. */
  limit?: LimitName;
  /** The handler takes `limit` itself, once it knows whose account is meant: its owner's devices are spared. */
  limitTakenBy?: 'handler';
  summary: string;
  /** Of the path; anything else is a 404. */
  params?: ZodMiniType;
  query?: ZodMiniType;
  /** The handler reads the query itself: a browser that is sent here gets a page, never a 422. */
  queryReadBy?: 'handler';
  headers?: HeadersSchema;
  body?: ZodMiniType;
  responses: Record<number, ResponseContract>;
}

/** By the names as an answer's documentation writes them. */
export type HeadersSchema = ZodMiniType & { shape: Readonly<Record<string, unknown>> };
