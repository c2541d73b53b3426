import { isSessionOver, type Problem } from '@vetsync/machines/system/model';

/** The typed part of `hono/client`'s response that we read. */
interface JsonResponse {
  ok: boolean;
  status: number;
  headers: Headers;
  json: () => Promise<unknown>;
  text: () => Promise<string>;
}
type BodyOf<TypedResponse extends JsonResponse> = Awaited<ReturnType<TypedResponse['json']>>;

/**
 * Parses a response as JSON; `undefined` if it has no body.
 *
 * @throws A `Problem`: the server's own (RFC 9457), with `retryAfterSeconds` from `Retry-After`, or `status` 0 if there
 * was no response.
 */
export async function parseResponse<TypedResponse extends JsonResponse>(
  request: Promise<TypedResponse>,
): Promise<BodyOf<TypedResponse>> {
  return (await parseVersionedResponse(request)).body;
}

/** As {@link parseResponse}, with the response's `ETag`, or null. */
export async function parseVersionedResponse<TypedResponse extends JsonResponse>(
  request: Promise<TypedResponse>,
): Promise<{ body: BodyOf<TypedResponse>; version: string | null }> {
  const response = await request.catch(() => {
    throw unreachable;
  });
  if (!response.ok) {
    const problem = await problemIn(response);
    if (isSessionOver(problem)) handlers.forEach((handler) => handler());
    throw problem;
  }
  try {
    const body = await response.text();
    return {
      body: (body === '' ? undefined : JSON.parse(body)) as BodyOf<TypedResponse>,
      version: response.headers.get('etag'),
    };
  } catch {
    // The response was cut off, so it is unknown whether the server processed the request.
    throw unreachable;
  }
}

const handlers = new Set<() => void>();

/** Calls back on every response that says that the session has ended. */
export const onSessionExpired = (handler: () => void) => void handlers.add(handler);

const unreachable: Problem = { status: 0, code: 'unreachable' };

async function problemIn(response: JsonResponse): Promise<Problem> {
  const { status, headers } = response;
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  const words = isProblem ? ((await response.json().catch(() => ({}))) as Partial<Problem>) : {};
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return { ...words, status, ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }) };
}
