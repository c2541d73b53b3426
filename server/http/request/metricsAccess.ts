import { hash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import type { AppEnv } from '../env.ts';
import { isLoopbackRequest } from '../../network/loopback.ts';
import { HttpProblem } from '../errors/problem.ts';
import { requestHeader } from './requestHeader.ts';

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * Allows reading the metrics from this machine or with the token.
 *
 * @throws HttpProblem 404 if no token is configured, 401 if the token is wrong.
 */
export function requireMetricsAccess(
  c: Context<AppEnv>,
  config: Pick<Config, 'metricsToken' | 'trustedProxies'>,
): void {
  if (isLoopbackRequest(c.env?.incoming, config)) return;
  if (config.metricsToken === null) throw new HttpProblem(404, 'not_found');
  const [, given] = /^Bearer +(\S+)$/i.exec(requestHeader(c, 'authorization') ?? '') ?? [];
  if (given !== undefined && timingSafeEqual(digest(given), digest(config.metricsToken))) return;
  throw new HttpProblem(401, 'no_token', { headers: { 'WWW-Authenticate': 'Bearer' } });
}
