import type { Problem } from '@vetsync/machines/model';

/**
 * What a request answered, read as JSON (`undefined` for 204).
 *
 * @throws a `Problem`: the server's own words (RFC 9457), `retryAfterSeconds` from `Retry-After` in seconds, and
 * `status` 0 when no answer came.
 */
export async function answerOf<Body>(request: Promise<Response>): Promise<Body> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw unreachable();
  }
  if (response.ok) return response.status === 204 ? (undefined as Body) : readJson<Body>(response);
  throw { ...(await problemBody(response)), status: response.status, ...wait(response) } satisfies Problem;
}

const unreachable = (): Problem => ({ status: 0, code: 'unreachable' });

async function readJson<Body>(response: Response): Promise<Body> {
  try {
    return (await response.json()) as Body;
  } catch {
    // An answer cut short on its way: whether the server acted on the request is not known.
    throw unreachable();
  }
}

async function problemBody(response: Response): Promise<Partial<Problem>> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  if (!isProblem) return {};
  return response.json().catch(() => ({})) as Promise<Partial<Problem>>;
}

function wait(response: Response): Pick<Problem, 'retryAfterSeconds'> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}
