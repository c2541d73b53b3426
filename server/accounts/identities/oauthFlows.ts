import { hkdfSync } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { looksLikeSecret, newSecret, sha256 } from '../secrets.ts';
import type { ValidSession } from '../sessions/sessions.ts';

const minuteMs = 60_000;

/** How long each kind of flow may take, in milliseconds. */
export const flowLifetimeMs = {
  google: 10 * minuteMs,
  google_link: 10 * minuteMs,
  /** A veteran may have to find documents first. */
  verification: 60 * minuteMs,
} as const;
export type FlowPurpose = keyof typeof flowLifetimeMs;
export const longestFlowMs = Math.max(...Object.values(flowLifetimeMs));

/** Random values of a PKCE verifier (platform spec, section 9). */
const verifierBytes = 56;
const nonceBytes = 32;

/** Ties a provider's response to the request. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  verifier: string;
}
export interface Flow {
  purpose: FlowPurpose;
  returnTo: string;
  secrets: FlowSecrets;
}

/** Nonce and verifier are derived from the browser's cookie and the state, so neither has to be stored. */
function secretsOf(browser: string, state: string): FlowSecrets {
  const derived = (info: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', browser, state, info, bytes)).toString('base64url');
  return { state, nonce: derived('nonce', nonceBytes), verifier: derived('verifier', verifierBytes) };
}

/** The secrets of a new flow. */
export const newFlow = (browser: string): FlowSecrets => secretsOf(browser, newSecret());

/** Identifies a flow to the page that started it. It grants no access. */
export const publicFlowId = ({ state }: FlowSecrets) => sha256(state);

/** The browser and session of a flow. `session` is null if nobody is signed in. */
interface Browser {
  /** The secret from the browser's flow cookie. */
  browser: string;
  session: ValidSession | null;
}

/** OAuth flows. Each accepts one response, in the browser and session that started it. */
export function createOAuthFlows(sql: Sql, clock: Clock) {
  return {
    /** A sign-in flow belongs to no session. Every other flow belongs to the browser's session. */
    async begin(
      { state }: FlowSecrets,
      { purpose, returnTo }: { purpose: FlowPurpose; returnTo: string },
      { browser, session }: Browser,
    ): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + flowLifetimeMs[purpose]);
      const sessionId = purpose === 'google' ? null : (session?.id ?? null);
      await sql`
        insert into provider_flows (state, browser, purpose, session_id, return_to, expires_at)
        values (${sha256(state)}, ${sha256(browser)}, ${purpose}, ${sessionId}, ${returnTo}, ${expiresAt})`;
    },

    /**
     * Consumes the flow that a response belongs to. Null if the flow is unknown, used or expired, has another purpose,
     * or belongs to another browser or session, which can't consume it either. Of parallel calls exactly one gets it.
     */
    async consume(
      state: string,
      purposes: readonly FlowPurpose[],
      { browser, session }: Browser,
    ): Promise<Flow | null> {
      if (!looksLikeSecret(browser) || !looksLikeSecret(state)) return null;
      const [taken] = await sql<{ purpose: FlowPurpose; returnTo: string }[]>`
        delete from provider_flows
        where state = ${sha256(state)} and browser = ${sha256(browser)}
          and purpose = any(${[...purposes]}::text[]) and expires_at > ${clock.now()}
          and (session_id is null or session_id = ${session?.id ?? null})
        returning purpose, return_to as "returnTo"`;
      return taken ? { ...taken, secrets: secretsOf(browser, state) } : null;
    },
  };
}
