import { createHash } from 'node:crypto';
import * as letters from '@vetsync/machines/model/letters';
import { accepts } from 'hono/accepts';
import { html, raw } from 'hono/html';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { storesMail } from '../mail/mailTransport.ts';
import { isLoopbackRequest } from '../network/loopback.ts';

const storedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
});
type StoredMail = z.infer<typeof storedMailSchema>;

const messagesMax = 100;

const style = `body{font:17px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border:1px solid;border-radius:10px;padding:1rem;margin:1rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{width:100%;height:32rem;border:1px solid}`;
const hashes = [style, letters.letterStyle].map(
  (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
);
/** The frames inherit this policy, so a mail can neither run scripts nor load anything. */
const policy = `default-src 'none'; style-src ${hashes.join(' ')}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const link = (words: string, appOrigin: string) =>
  words.startsWith(`${appOrigin}/`) ? html`<a href="${words}">${words}</a>` : words;

const article = ({ to, subject, text, html: body, at }: StoredMail, appOrigin: string, isNewest: boolean) =>
  html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${at}">${at}</time></p>
    <pre>${text.split(/(\s+)/).map((words) => link(words, appOrigin))}</pre>
    <details ${isNewest ? 'open' : ''}>
      <summary>As HTML</summary>
      <iframe sandbox="" title="${subject}" srcdoc="${body}"></iframe>
    </details>
  </article>`;

const page = (mails: StoredMail[], appOrigin: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mail stored by VetSync</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>Mail stored by VetSync</h1>
        <p>No SMTP server is set, so mail stays here instead of being sent. Reload to see what is new.</p>
        ${mails.length === 0 ? html`<p>There is no mail yet.</p>` : mails.map((mail, index) => article(mail, appOrigin, index === 0))}
      </body>
    </html> `;

/** Mail that was stored because there is no SMTP server. */
export const devMailRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/dev/mail',
      access: 'any',
      summary:
        'Mail that was kept because there is no SMTP server, newest first; with the embedded database, a loopback APP_ORIGIN and for programs on the same machine only',
      responses: {
        200: {
          description: 'A page, or with `Accept: application/json` the mails.',
          schema: z.object({ mails: z.array(storedMailSchema) }),
        },
        404: { description: '`not_found`: mail is not kept here, or not for this caller.' },
      },
    },
    ({ config, sql }) =>
      async ({ c, json }) => {
        if (!storesMail(config) || !isLoopbackRequest(c.env?.incoming, config)) {
          throw new AppError('not_found');
        }
        const rows = await sql<(Omit<StoredMail, 'at'> & { at: Date })[]>`
          select recipient as "to", subject, text, html, at from kept_mails order by id desc limit ${messagesMax}`;
        const mails = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
        c.header('Cache-Control', 'no-store');
        const type = accepts(c, {
          header: 'Accept',
          supports: ['text/html', 'application/json'],
          default: 'text/html',
        });
        if (type === 'application/json') return json({ mails }, 200);
        c.header('Content-Security-Policy', policy);
        return c.html(page(mails, config.appOrigin));
      },
  ),
] as const;
