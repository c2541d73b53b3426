import type { Context, Hono } from 'hono';
import type { JSONParsed } from 'hono/utils/types';
import type * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { requireFreshProof } from '../accounts/sessions/freshProof.ts';
import type { ValidSession } from '../accounts/sessions/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { Method, RouteContract } from './contract.ts';
import type { AppEnv } from './env.ts';
import { readBody, readHeaders, readQuery } from './request/validate.ts';

type OutputOf<Schema> = Schema extends ZodMiniType ? z.output<Schema> : undefined;

/** The statuses of a contract that are not problems. */
type Success<Contract extends RouteContract> = Extract<
  keyof Contract['responses'],
  200 | 201 | 202 | 204 | 302
>;
type JsonOf<
  Contract extends RouteContract,
  Status extends Success<Contract>,
> = Contract['responses'][Status] extends { schema: infer Schema extends ZodMiniType }
  ? z.output<Schema>
  : never;

type SessionOf<Contract extends RouteContract> = Contract['access'] extends 'any'
  ? Contract extends { session: 'optional' }
    ? ValidSession | null
    : null
  : ValidSession;

/** What a handler gets, validated by the contract. */
export interface Call<Contract extends RouteContract> {
  c: Context<AppEnv>;
  session: SessionOf<Contract>;
  params: OutputOf<Contract['params']>;
  query: OutputOf<Contract['query']>;
  headers: OutputOf<Contract['headers']>;
  body: OutputOf<Contract['body']>;
  /** Responds with JSON in the shape of the contract's schema for the status. */
  json: <Status extends Success<Contract>>(data: JsonOf<Contract, Status>, status: Status) => Response;
}
type Handler<Contract extends RouteContract> = (call: Call<Contract>) => Response | Promise<Response>;

/** A path in Hono's format: `/api/leads/:id`. */
type HonoPath<Path extends string> = Path extends `${infer Head}{${infer Name}}${infer Tail}`
  ? `${Head}:${Name}${HonoPath<Tail>}`
  : Path;
type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Tail}`
  ? Name | ParamsIn<Tail>
  : never;

/** The input of a call in `hono/client`. */
type InputOf<Contract extends RouteContract> = (Contract extends { body: infer Body extends ZodMiniType }
  ? { json: z.input<Body> }
  : unknown) &
  (Contract extends { query: infer Query extends ZodMiniType } ? { query: z.input<Query> } : unknown) &
  ([ParamsIn<Contract['path']>] extends [never]
    ? unknown
    : { param: Record<ParamsIn<Contract['path']>, string> });
type Endpoint<Contract extends RouteContract> = {
  [Status in Success<Contract>]: {
    input: InputOf<Contract> extends infer Input ? (unknown extends Input ? object : Input) : never;
    output: [JsonOf<Contract, Status>] extends [never] ? null : JSONParsed<JsonOf<Contract, Status>>;
    outputFormat: [JsonOf<Contract, Status>] extends [never] ? 'body' : 'json';
    status: Status;
  };
}[Success<Contract>];

export interface Route<Verb extends Method = Method, Path extends string = string, Answered = unknown> {
  contract: RouteContract & { method: Verb; path: Path };
  /** Adds the route to the app. */
  mount(app: Hono<AppEnv>, deps: Deps, contract: readonly RouteContract[]): void;
  /** For the client's types. It doesn't exist at run time. */
  readonly endpoint?: Answered;
}

/** The calls of some routes, for `hono/client`. */
export type CallsOf<Routes extends Route> = {
  [Path in Routes['contract']['path'] as HonoPath<Path>]: {
    [Verb in Extract<Routes, Route<Method, Path>>['contract']['method'] as `$${Verb}`]: NonNullable<
      Extract<Routes, Route<Verb, Path>>['endpoint']
    >;
  };
};

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Invalid path parameters are a 404. */
function readParams(c: Context<AppEnv>, schema: ZodMiniType): unknown {
  const { success, data } = schema.safeParse(c.req.param());
  if (!success) throw new AppError('not_found');
  return data;
}

/**
 * Declares a route in one place: access, input, responses and handler.
 *
 * @param build Creates the handler, once. It also gets the contracts of all routes.
 */
export function defineRoute<const Contract extends RouteContract>(
  contract: Contract,
  build: (deps: Deps, contracts: readonly RouteContract[]) => Handler<Contract>,
): Route<Contract['method'], Contract['path'], Endpoint<Contract>> {
  const { params, query, headers, body } = contract;
  return {
    contract,
    mount(app, deps, contracts) {
      const handle = build(deps, contracts) as Handler<RouteContract>;
      app.on(contract.method.toUpperCase(), honoPath(contract.path), async (c) => {
        const checked = {
          query: query && contract.queryReadBy !== 'handler' ? readQuery(c, query) : undefined,
          headers: headers && readHeaders(c, headers),
          body: body && (await readBody(c, body)),
        };
        if (contract.proof === 'fresh') requireFreshProof(c.var.session!, deps.clock);
        return handle({
          ...checked,
          c,
          session: c.var.session as ValidSession,
          params: params && (readParams(c, params) as undefined),
          json: (data, status) => c.json(data, status),
        } as Call<RouteContract>);
      });
    },
  };
}
