/** A mail as people read it. */
export interface Letter {
  subject: string;
  text: string;
  /** A whole document, without scripts, styles or anything loaded from elsewhere. */
  html: string;
}

/** A paragraph of words, or a link that stands alone. */
export type Part = string | { link: string; label: string };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Writes both forms of a letter from the same parts, so that neither says more than the other. */
export function letter(subject: string, parts: readonly Part[]): Letter {
  const text = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.link}`));
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`,
  );
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${html.join('\n')}
</body>
</html>
`,
  };
}
