import type { Language } from '@vetsync/machines/system/model';
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const style = `:root{color-scheme:light dark}
body{margin:0;padding:2rem 1rem;font:17px/1.5 system-ui,sans-serif;text-align:center}
main{max-width:34rem;margin:0 auto}
button{padding:12px 20px;border:0;border-radius:10px;background:#2b6140;color:#fff;font:inherit;font-weight:bold}
a{color:inherit}:focus-visible{outline:3px solid;outline-offset:3px}
@media (prefers-color-scheme:dark){button{background:#8fd0a6;color:#0d1626}}`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

export const unsubscribePageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  // The URL contains the token.
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

const words = {
  en: {
    asked: 'Stop these emails?',
    ask: 'We’ll stop emailing you about what’s new on VetSync. We’ll still email you about the security of your account.',
    stop: 'Stop these emails',
    stopped: 'We won’t send you these emails anymore',
    still: 'We’ll still email you about the security of your account.',
    back: 'Go to VetSync',
  },
  es: {
    asked: '¿Dejar de recibir estos correos?',
    ask: 'Ya no recibirá correos sobre novedades en VetSync. Los avisos sobre la seguridad de su cuenta seguirán llegando.',
    stop: 'Dejar de recibirlos',
    stopped: 'Ya no recibirá estos correos',
    still: 'Los avisos sobre la seguridad de su cuenta seguirán llegando.',
    back: 'Ir a VetSync',
  },
} as const satisfies Record<Language, object>;

/**
 * The page behind the link in a mail. Opening it changes nothing, because mail scanners open links: the button does.
 *
 * @param isDone Whether the mail was ended.
 */
export function unsubscribePage({
  language,
  isDone,
  appOrigin,
}: {
  language: Language;
  isDone: boolean;
  appOrigin: string;
}) {
  const { asked, ask, stop, stopped, still, back } = words[language];
  const title = isDone ? stopped : asked;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · VetSync</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${isDone ? still : ask}</p>
          ${
            isDone
              ? html`<p><a href="${appOrigin}">${back}</a></p>`
              : html`<form method="post"><button>${stop}</button></form>`
          }
        </main>
      </body>
    </html>`;
}
