import type { CommandContract } from '@vetsync/machines/model/exchange';
import type { ZodMiniType } from 'zod/mini';
import type { LimitName } from '../accounts/limits/limits.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** Where mail programs end mail about notifications (RFC 8058). */
export const unsubscribePath = '/api/mail/unsubscribe';

/** Who may call: anyone, a signed-in user, an administrator. */
export type Access = 'any' | 'user' | 'admin';

export interface ResponseContract {
  description: string;
  schema?: ZodMiniType;
  /** @default 'application/json' if there is a schema */
  contentType?: string;
}

/**
 * The declaration of a route. Access checks, validation, the OpenAPI document and the client's types are derived from
 * it; see `defineRoute`.
 */
export interface RouteContract {
  method: Method;
  /** In OpenAPI's format: `/api/leads/{id}`. */
  path: string;
  access: Access;
  /** With `access: 'any'`: the session is looked up if the request has a cookie. */
  session?: 'optional';
  /** `fresh`: the caller must have proven their identity recently, or gets a 403 `proof_required`. */
  proof?: 'fresh';
  /** Counted per network, once per call, before the handler runs. */
  limit?: LimitName;
  /** The handler checks `limit` itself once it knows the account, because the owner's devices have their own budget. */
  limitCheckedBy?: 'handler';
  summary: string;
  /** Path parameters. Invalid ones are a 404. */
  params?: ZodMiniType;
  query?: ZodMiniType;
  /** The handler parses the query itself: a browser that navigates here gets a page, never a 422. */
  queryReadBy?: 'handler';
  headers?: HeadersSchema;
  body?: ZodMiniType;
  responses: Record<number, ResponseContract>;
  /** What the body can ask for, by its `type`. The documentation lists them. */
  commands?: Readonly<Record<string, CommandContract>>;
}

/** Names are written as in the documentation. */
export type HeadersSchema = ZodMiniType & { shape: Readonly<Record<string, unknown>> };
