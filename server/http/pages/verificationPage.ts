import { createHash } from 'node:crypto';
import { verificationReturn } from '@vetsync/machines/account/model';
import type {
  VerificationFailure,
  VerificationMessage,
  VerificationOutcome,
} from '@vetsync/machines/account/model';
import { html, raw } from 'hono/html';

const style = `:root{color-scheme:light dark}
body{margin:0;padding:2rem 1rem;font:17px/1.5 system-ui,sans-serif;text-align:center}
a{color:inherit}:focus-visible{outline:3px solid;outline-offset:3px}`;

/**
 * Notifies the page that opened this one, if it is ours and still open, and closes. Otherwise navigates to the app.
 * Without a popup, `opener` may be another site that opened our page: reading its origin throws.
 */
const script = `{
  const { message, next } = document.body.dataset;
  const isOurs = () => {
    try { return window.opener !== null && !window.opener.closed && window.opener.location.origin === location.origin; }
    catch { return false; }
  };
  if (isOurs()) {
    window.opener.postMessage(JSON.parse(message), location.origin);
    window.close();
  } else location.replace(next);
}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const verificationPageHeaders = {
  'Content-Security-Policy': `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  // This page comes after the provider's page. Any other value would cut it off from its opener.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  // The URL contains the provider's response.
  'Referrer-Policy': 'no-referrer',
};

/** The English of each failure, for other openers than VetSync's app (platform spec, section 8). */
export const failureTexts: Readonly<Record<VerificationFailure, string>> = {
  refused: 'You didn’t allow your veteran status to be shared',
  expired: 'This verification took too long or was already used. Please start again',
  not_veteran: 'Could not verify veteran status',
  taken: 'This proof of service already belongs to another VetSync account',
  unavailable: 'The verification service isn’t available right now. Please try again later',
  failed: 'Could not verify veteran status',
};

/** The page that ends a verification, in the popup or in its tab. */
export function verificationPage({
  outcome,
  flow,
  appOrigin,
}: {
  outcome: VerificationOutcome;
  flow: string;
  appOrigin: string;
}) {
  const ok = outcome === 'ok';
  const message: VerificationMessage = {
    type: 'VETERAN_VERIFICATION_COMPLETE',
    ok,
    ...(outcome !== 'ok' && { message: failureTexts[outcome], failure: outcome }),
    flow,
  };
  const next = `${appOrigin}${verificationReturn}?verification=${outcome}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${ok ? 'Verification successful' : 'Verification failed'} · VetSync</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body data-message="${JSON.stringify(message)}" data-next="${next}">
        <main>
          <h1>${ok ? 'Verification successful' : 'Verification failed'}</h1>
          <p>${outcome === 'ok' ? 'Your veteran status has been verified!' : `${failureTexts[outcome]}.`}</p>
          <p><a href="${next}">Back to VetSync</a></p>
        </main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`;
}
