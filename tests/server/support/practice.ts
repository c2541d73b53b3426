import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createProvider } from '../../../server/accounts/identities/oidc.ts';
import { systemClock } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import { practiceInterceptor } from '../../../server/practice/interceptor.ts';
import { practiceOf } from '../../../server/practice/practice.ts';
import type { Practice, PracticeRole } from '../../../server/practice/practice.ts';

export interface PracticeSite {
  url: string;
  practice: Practice;
  errors: unknown[];
  /** The provider as our own client. */
  clientOf: (role: PracticeRole) => ReturnType<typeof createProvider>;
}

/** A site with the practice provider and an app that has no routes, connected as in the server. */
export function eachPracticeSite(): PracticeSite {
  const server = createServer();
  const site = { errors: [] as unknown[] } as PracticeSite;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const config = readConfig({ PORT: String(port) });
    const practice = practiceOf(config);
    if (!practice) throw new Error('No practice provider is offered here');
    const listener = practiceInterceptor(practice, config, (error) => site.errors.push(error));
    server.on('request', (incoming, outgoing) => {
      if (!listener(incoming, outgoing)) outgoing.writeHead(404).end('the app');
    });
    Object.assign(site, {
      url: config.appOrigin,
      practice,
      clientOf: (role: PracticeRole) =>
        createProvider(practice[role], practice.redirectUris[role], systemClock),
    });
  });
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return site;
}

export const secrets = { state: 'a-state', nonce: 'a-nonce', verifier: 'v'.repeat(43) };

/** A browser without a page, which stores cookies by their paths. */
export function createHeadlessBrowser(origin: string) {
  const cookies = new Map<string, { value: string; path: string }>();

  async function go(address: string | URL, form?: Record<string, string>) {
    let url = new URL(address);
    let body = form && new URLSearchParams(form).toString();
    for (;;) {
      const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path));
      const answer: Response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        headers: {
          cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body !== undefined && { body }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        const path = /;\s*path=([^;]+)/i.exec(cookie)?.[1] ?? '/';
        if (/expires=Thu, 01 Jan 1970/.test(cookie)) cookies.delete(name);
        else cookies.set(name, { value, path });
      }
      const location = answer.headers.get('location');
      if (location === null) return { url, answer, text: await answer.text() };
      url = new URL(location, url);
      body = undefined;
      // The redirect leads to the app.
      if (!url.pathname.startsWith('/practice/') || url.origin !== origin) return { url, answer, text: '' };
    }
  }
  return { go, cookies };
}

/** A request with any `Host` header. */
export const rawGet = (url: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    httpRequest(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
