import { pathIn } from '../../system/model/languages.ts';
import type { Language } from '../../system/model/languages.ts';
import { lettersWords } from './letters.words.ts';
import type { LettersWords } from './letters.words.ts';
import { lettersWords as spanishWords } from './letters.words.es.ts';

/** An email in both formats. */
export interface Letter {
  subject: string;
  text: string;
  /** A complete document with one style sheet (`letterStyle`), no scripts and no external resources. */
  html: string;
  /** URL that ends mail of this kind, by a POST without a session (RFC 8058). */
  unsubscribe?: string;
  /** What it brings into the reader's calendar, or takes out of it. */
  calendars?: readonly { method: 'REQUEST' | 'CANCEL'; content: string }[];
}

/** A paragraph, the button, a code, or one of several lines that each lead somewhere. */
export type Part =
  | string
  | { link: string; label: string }
  | { code: string; label: string }
  | { line: string; link: string };

/** The site that sends the email, in the language of the recipient. */
export interface Site {
  /** Links use this origin (no trailing slash), never one from request headers. */
  appOrigin: string;
  locale: Language;
}

const words: Record<Language, LettersWords> = { en: lettersWords, es: spanishWords };
export const wordsOf = ({ locale }: Pick<Site, 'locale'>): LettersWords => words[locale];

/** URL of one of the site's pages in the language of the email. */
export const pageLink = ({ appOrigin, locale }: Site, path: string) => `${appOrigin}${pathIn(locale, path)}`;

const weekday = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const format = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }),
  es: new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', ...options }),
});
const instants = format({ ...weekday, hour: 'numeric', minute: '2-digit' });
const days = format(weekday);

const written = (formats: typeof days, { locale }: Pick<Site, 'locale'>, at: Date) => {
  const text = formats[locale].format(at).replaceAll(/\s/g, ' ');
  return locale === 'es'
    ? text
        .replaceAll(' de ', ' ')
        .replace(',', '')
        .replace(/([ap])\.m\./, '$1. m.')
    : text;
};
/** Such as "Tue, Nov 24, 2026, 10:15 AM UTC" or "mar 24 nov 2026, 10:15 a. m. UTC". */
export const instantIn = (site: Pick<Site, 'locale'>, at: Date) => `${written(instants, site, at)} UTC`;
/** A day `2026-11-27`, such as "Fri, Nov 27, 2026" or "vie 27 nov 2026". */
export const dayIn = (site: Pick<Site, 'locale'>, day: string) =>
  written(days, site, new Date(`${day}T00:00:00Z`));

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** The same in each email, so that a policy can allow it by its hash. Email programs that drop it show plain HTML. */
export const letterStyle = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#faf7f1;color:#16233a;font:17px/1.5 Verdana,system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:0 24px 24px;border:1px solid #ddd5c5;border-radius:10px;background:#fffdf9;overflow:hidden;overflow-wrap:anywhere}
.brand{margin:0 -24px 24px;padding:14px 24px;border-bottom:3px solid #b48628;background:#16233a;color:#f7f3ea;font-size:20px}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}
p{margin:0 0 16px}
a{color:#2c6a3e}
.action{display:inline-block;padding:12px 20px;border-radius:10px;background:#2c6a3e;color:#fff;font-weight:bold;text-decoration:none}
.line{padding-left:14px;border-left:3px solid #b48628}
.line a{font-weight:bold}
.code{font:bold 38px/1.2 Consolas,Menlo,monospace;letter-spacing:.12em}
footer{margin-top:24px;padding-top:16px;border-top:1px solid #ddd5c5;color:#4b576b;font-size:14px}
footer p{margin:0 0 8px}
@media (max-width:480px){body{padding:0}main{padding:0 16px 16px;border:0;border-radius:0}.brand{margin:0 -16px 20px;padding:14px 16px}}
@media (prefers-color-scheme:dark){body{background:#0f1826;color:#efebe2}main{border-color:#2d3b52;background:#182437}.brand{border-color:#dcb257;background:#0a111c}a{color:#86c794}.action{background:#86c794;color:#0b2112}.line{border-color:#dcb257}footer{border-color:#2d3b52;color:#b3bdcb}}`;

const textOf = (part: Part) => {
  if (typeof part === 'string') return part;
  if ('line' in part) return `${part.line}\n${part.link}`;
  return `${part.label}:\n${'code' in part ? part.code : part.link}`;
};

const anchor = (link: string, label: string, name = '') =>
  `<a${name && ` class="${name}"`} href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;

const htmlOf = (part: Part) => {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('line' in part) return `<p class="line">${anchor(part.link, part.line)}</p>`;
  if ('code' in part)
    return `<p>${escapeHtml(part.label)}:<br><span class="code">${escapeHtml(part.code)}</span></p>`;
  return `<p>${anchor(part.link, part.label, 'action')}</p>`;
};

/** Why the person gets it, and how to get fewer. Links are as small as the words. */
const footerOf = (part: Part) =>
  typeof part === 'object' && 'label' in part && 'link' in part
    ? `<p>${anchor(part.link, part.label)}</p>`
    : htmlOf(part);

/** Renders both formats from the same parts, so that their contents match. */
export function letter(
  locale: Language,
  subject: string,
  { parts, footer }: { parts: readonly Part[]; footer: readonly Part[] },
): Letter {
  const title = escapeHtml(subject);
  return {
    subject,
    text: `${[subject, ...parts, ...footer].map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${letterStyle}</style>
</head>
<body>
<main>
<p class="brand"><b>Vet</b>Sync</p>
<h1>${title}</h1>
${parts.map(htmlOf).join('\n')}
<footer>
${footer.map(footerOf).join('\n')}
</footer>
</main>
</body>
</html>
`,
  };
}
