import type { TestServer } from '../harness.ts';

/** A browser on our site. It stores cookies and does not follow redirects. */
export function createBrowser(server: TestServer) {
  const cookies = new Map<string, string>();

  function storeCookies(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const browser = {
    cookies,
    cookieHeader: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    async request(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set('cookie', browser.cookieHeader());
      const answer = await server.request(path, { ...init, headers });
      storeCookies(answer);
      return answer;
    },
    get: (path: string) => browser.request(path),
    post: (path: string, json: unknown = {}) => browser.request(path, { method: 'POST', json }),
    /** The current session. */
    session: async () => (await browser.get('/api/auth/session')).json(),
    /** Sets a cookie, for example from another browser. */
    setCookie(header: string): void {
      const [name = '', value = ''] = header.split('=');
      cookies.set(name, value);
    },
  };
  return browser;
}
export type Browser = ReturnType<typeof createBrowser>;

/** Path and query of a redirect on our site. The whole URL if it leads elsewhere. */
export function locationOf(answer: Response, origin: string): string {
  const location = answer.headers.get('location') ?? '';
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}
