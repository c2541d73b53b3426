import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { authLimits } from '@vetsync/machines/account/model';
import { descriptionOf, practicePeople } from './people.ts';
import type { PracticeErrors } from './people.ts';
import type { PracticeRole } from './practice.ts';

const words = {
  google: {
    title: 'Practice sign-in. This is not Google',
    text: 'VetSync simulates Google on this computer so that you can try the button. No password is needed, and nothing leaves this computer.',
    claim: 'The email is verified',
    isClaimed: true,
  },
  verification: {
    title: 'Practice verification. This is not an identity provider',
    text: 'VetSync simulates the service that verifies veterans so that you can try the button. Nothing is checked, and nothing leaves this computer.',
    claim: 'This person served',
    isClaimed: true,
  },
} as const;

const style = `:root{color-scheme:light dark;--page:#f4f5f2;--card:#fff;--ink:#1c211b;--soft:#4d554b;--line:#767d73;--accent:#2f5d3a;--on:#fff;--flag:#fff3cf;--flagInk:#4a3a00;--wrong:#a3261b}
@media(prefers-color-scheme:dark){:root{--page:#12150f;--card:#1c201a;--ink:#edf0ea;--soft:#b6bdb1;--line:#8a9285;--accent:#8fcf9d;--on:#0d1f12;--flag:#3d3205;--flagInk:#ffe9a3;--wrong:#ffa79c}}
*{box-sizing:border-box}
body{margin:0;padding:1.25rem 1rem 2rem;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .5rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--flag);color:var(--flagInk)}
h2{font-size:1.0625rem;margin:1.5rem 0 .5rem}
p{margin:0 0 .75rem;color:var(--soft)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
button{font:inherit;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:var(--ink);cursor:pointer}
li button{width:100%;text-align:start;display:grid}
li strong{font-weight:600}
li span{color:var(--soft);overflow-wrap:anywhere}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
button:hover{border-color:var(--ink)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}
input[type=text],input[type=email]{font:inherit;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:var(--ink)}
.check{display:flex;align-items:center;gap:.625rem;font-weight:400;min-height:2.75rem}
.check input{inline-size:1.25rem;block-size:1.25rem;accent-color:var(--accent)}
.wrong{color:var(--wrong);margin:.25rem 0 0}
.row{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Headers of every page. `form-action` must allow the app, because submitting the form redirects there. Without
 * `Cross-Origin-Opener-Policy`, so that the window stays connected to its opener.
 */
export const pageHeaders = (appOrigin: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; form-action 'self' ${appOrigin}; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
});

const page = (title: string, body: unknown) =>
  String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          <main>${body}</main>
        </body>
      </html> `,
  );

export interface TypedPerson {
  name: string;
  email: string;
  claim: boolean;
  errors: PracticeErrors;
}

function field(
  name: 'name' | 'email',
  { label, type, limit, typed }: { label: string; type: string; limit: number; typed: TypedPerson },
) {
  const error = typed.errors[name];
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      maxlength="${limit}"
      autocomplete="off"
      value="${typed[name]}"
      ${error ? raw(`aria-invalid="true" aria-describedby="${name}-error"`) : ''}
    />
    ${error ? html`<p class="wrong" id="${name}-error">${error}</p>` : ''}`;
}

/** A form to choose a practice person, enter one, or cancel. */
export function choicePage(role: PracticeRole, action: string, again: TypedPerson | null = null): string {
  const copy = words[role];
  const typed = again ?? { name: '', email: '', claim: copy.isClaimed, errors: {} };
  const problems = Object.values(typed.errors);
  return page(
    problems.length > 0 ? `Error: ${copy.title}` : copy.title,
    html`<h1>${copy.title}</h1>
      <p>${copy.text}</p>
      <h2 id="people">Choose a practice person</h2>
      <form method="post" action="${action}">
        <ul aria-labelledby="people">
          ${practicePeople.map(
            (person, index) =>
              html`<li>
                <button name="person" value="${index}">
                  <strong>${person.name}</strong>
                  <span>${person.email}</span>
                  <span>${descriptionOf[role](person)}</span>
                </button>
              </li>`,
          )}
        </ul>
      </form>
      <h2 id="another">Or enter somebody else</h2>
      <form method="post" action="${action}" aria-labelledby="another" novalidate>
        ${problems.length > 0 ? html`<p class="wrong" role="alert">${problems.join('. ')}.</p>` : ''}
        ${field('name', { label: 'Name', type: 'text', limit: authLimits.fullName, typed })}
        ${field('email', { label: 'Email', type: 'email', limit: authLimits.email, typed })}
        <label class="check">
          <input type="checkbox" name="claim" ${typed.claim ? raw('checked') : ''} />
          ${copy.claim}
        </label>
        <div class="row">
          <button class="main">Continue</button>
          <button name="cancel" value="1">Cancel</button>
        </div>
      </form>`,
  );
}

/** The page for an outdated URL, or one of another browser. */
export const expiredPage = (appOrigin: string): string =>
  page(
    'This practice page has expired',
    html`<h1>This practice page has expired</h1>
      <p>It was open too long, or it has already been used. Go back to VetSync and press the button again.</p>
      <p><a href="${appOrigin}/">Go to VetSync</a></p>`,
  );
