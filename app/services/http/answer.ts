import { isSessionOver, type Problem } from '@vetsync/machines/system/model';

/** The part of a response that `hono/client` types and we read. */
interface Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  json: () => Promise<unknown>;
  text: () => Promise<string>;
}
type BodyOf<Answered extends Answer> = Awaited<ReturnType<Answered['json']>>;

/**
 * What a request answered, read as JSON; `undefined` where the answer has no body.
 *
 * @throws a `Problem`: the server's own words (RFC 9457), `retryAfterSeconds` from `Retry-After` in seconds, and
 * `status` 0 when no answer came.
 */
export async function answerOf<Answered extends Answer>(
  request: Promise<Answered>,
): Promise<BodyOf<Answered>> {
  return (await versionedAnswerOf(request)).body;
}

/** As {@link answerOf}, with the `ETag` of the answer; null where it has none. */
export async function versionedAnswerOf<Answered extends Answer>(
  request: Promise<Answered>,
): Promise<{ body: BodyOf<Answered>; version: string | null }> {
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
      body: (body === '' ? undefined : JSON.parse(body)) as BodyOf<Answered>,
      version: response.headers.get('etag'),
    };
  } catch {
    // An answer cut short on its way: whether the server acted on the request is not known.
    throw unreachable;
  }
}

const handlers = new Set<() => void>();

/** Calls back with every answer that says that the session is over, whoever made the call. */
export const onSessionExpired = (handler: () => void) => void handlers.add(handler);

const unreachable: Problem = { status: 0, code: 'unreachable' };

async function problemIn(response: Answer): Promise<Problem> {
  const { status, headers } = response;
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  const words = isProblem ? ((await response.json().catch(() => ({}))) as Partial<Problem>) : {};
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return { ...words, status, ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }) };
}
