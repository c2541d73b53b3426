import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { isLoopbackRequest } from '../network/loopback.ts';
import { practicePath } from './practice.ts';
import type { Practice } from './practice.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Handles requests to the practice provider from this machine. All others go to the app, which treats the path as
 * unknown. The provider is loaded at the first request.
 *
 * @returns Whether the request is handled here.
 */
export function practiceInterceptor(
  practice: Practice,
  { appOrigin, trustedProxies }: Pick<Config, 'appOrigin' | 'trustedProxies'>,
  onError: (error: unknown) => void,
) {
  let loading: Promise<Answer> | null = null;

  function load(): Promise<Answer> {
    loading ??= import('./provider.ts')
      .then(({ createPracticeProvider }) => createPracticeProvider(practice, appOrigin))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!request.url?.startsWith(`${practicePath}/`)) return false;
    if (!isLoopbackRequest(request, { trustedProxies })) return false;
    load()
      .then((answer) => answer(request, response))
      .catch((error: unknown) => {
        onError(error);
        if (!response.headersSent) response.writeHead(503);
        response.end();
      });
    return true;
  };
}
