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
}

/** A paragraph, a link on its own line, or a code. */
export type Part = string | { link: string; label: string } | { code: string; label: string };

/** The site that sends the email, in the language of the recipient. */
export interface Site {
  /** Links use this origin (no trailing slash), never one from request headers. */
  appOrigin: string;
  locale: Language;
}

const words: Record<Language, LettersWords> = { en: lettersWords, es: spanishWords };
export const wordsOf = ({ locale }: Site): LettersWords => words[locale];

/** URL of one of the site's pages in the language of the email. */
export const pageLink = ({ appOrigin, locale }: Site, path: string) => `${appOrigin}${pathIn(locale, path)}`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** The same in each email, so that a policy can allow it by its hash. Mail programs that drop it show plain HTML. */
export const letterStyle = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#f6f3ec;color:#16233b;font:17px/1.5 Verdana,system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:24px;border-radius:10px;background:#fff;overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}
p{margin:0 0 16px}
.sender{font-weight:bold;letter-spacing:.02em}
.action{display:inline-block;padding:12px 20px;border-radius:10px;background:#2b6140;color:#fff;font-weight:bold;text-decoration:none}
.code{font:bold 38px/1.2 Consolas,Menlo,monospace;letter-spacing:.12em}
@media (prefers-color-scheme:dark){body{background:#0d1626;color:#eef1f6}main{background:#16233b}.action{background:#8fd0a6;color:#0d1626}}`;

const textOf = (part: Part) => {
  if (typeof part === 'string') return part;
  return `${part.label}:\n${'code' in part ? part.code : part.link}`;
};

const htmlOf = (part: Part) => {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  const label = escapeHtml(part.label);
  if ('code' in part) return `<p>${label}:<br><span class="code">${escapeHtml(part.code)}</span></p>`;
  return `<p><a class="action" href="${escapeHtml(part.link)}">${label}</a></p>`;
};

/** Renders both formats from the same parts, so that their contents match. */
export function letter(locale: Language, subject: string, parts: readonly Part[]): Letter {
  const title = escapeHtml(subject);
  return {
    subject,
    text: `${parts.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${letterStyle}</style>
</head>
<body>
<main>
<p class="sender">VetSync</p>
<h1>${title}</h1>
${parts.map(htmlOf).join('\n')}
</main>
</body>
</html>
`,
  };
}
