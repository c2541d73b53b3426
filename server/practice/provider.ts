import { generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { Provider, interactionPolicy } from 'oidc-provider';
import type { Configuration, Adapter, AdapterPayload } from 'oidc-provider';
import type { ProviderConfig } from '../config.ts';
import { choicePage, expiredPage, pageHeaders } from './pages.ts';
import { claimsOf, personIn, subjectOf } from './people.ts';
import type { PracticePerson } from './people.ts';
import { practicePath } from './practice.ts';
import type { Practice, PracticeRole } from './practice.ts';

/** Maximum entries. The oldest one is deleted first. */
const entriesMax = 5_000;

/** In-memory storage for `oidc-provider`. It is lost when the process ends. */
export function memoryAdapter(): (kind: string) => Adapter {
  const entries = new Map<string, AdapterPayload>();
  const find = async (matches: (payload: AdapterPayload) => boolean) => [...entries.values()].find(matches);

  return (kind) => {
    const key = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload) {
        entries.set(key(id), payload);
        for (const oldest of entries.keys()) if (entries.size > entriesMax) entries.delete(oldest);
      },
      find: async (id) => entries.get(key(id)),
      findByUid: (uid) => find((payload) => payload.kind === kind && payload.uid === uid),
      findByUserCode: (code) => find((payload) => payload.kind === kind && payload.userCode === code),
      async consume(id) {
        const payload = entries.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of entries) if (payload.grantId === grantId) entries.delete(id);
      },
    };
  };
}

const interactionPath = `${practicePath}/interaction/`;
/** Lifetime of everything it issues, in seconds. */
const lifeSeconds = 600;
const sessionCookie = 'practice_session';
const formMaxBytes = 10_000;
/** Maximum people in memory. The oldest is deleted first. */
const peopleMax = 1_000;

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'practice' };
}

/**
 * Always shows the choice of people. If the last choice were remembered, pressing the button again would seem to do
 * nothing.
 */
function eachTime() {
  const { Check, Prompt, base } = interactionPolicy;
  const policy = base();
  const chosen = new Check('choice', 'A practice person is chosen each time', (ctx) =>
    ctx.oidc.result?.select_account ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.add(new Prompt({ name: 'select_account', requestable: true }, chosen), 0);
  return policy;
}

const clientOf = ({ clientId, clientSecret }: ProviderConfig, redirectUri: string) => ({
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: [redirectUri],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  token_endpoint_auth_method: 'client_secret_post' as const,
});

async function configurationOf(
  { google, verification, redirectUris }: Practice,
  people: ReadonlyMap<string, PracticePerson>,
  appOrigin: string,
): Promise<Configuration> {
  const cookie = { httpOnly: true, sameSite: 'lax' as const, signed: true, path: practicePath };
  return {
    adapter: memoryAdapter(),
    clients: [clientOf(google, redirectUris.google), clientOf(verification, redirectUris.verification)],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: sessionCookie,
        interaction: 'practice_interaction',
        resume: 'practice_resume',
      },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      veteran: ['veteran'],
    },
    // Google puts these claims into the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: eachTime(), url: (_, { uid }) => interactionPath + uid },
    ttl: {
      AccessToken: lifeSeconds,
      AuthorizationCode: 60,
      Grant: lifeSeconds,
      IdToken: lifeSeconds,
      Interaction: lifeSeconds,
      Session: lifeSeconds,
    },
    findAccount(_, sub) {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile veteran');
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.set(pageHeaders(appOrigin));
      ctx.body = expiredPage(appOrigin);
    },
  };
}

/**
 * Clears the last choice in this browser. The library would ask that person to sign out before another one can be
 * chosen.
 */
function withoutSession({ headers }: IncomingMessage): void {
  const remaining = headers.cookie?.split('; ').filter((pair) => !pair.startsWith(sessionCookie));
  if (remaining) headers.cookie = remaining.join('; ');
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > formMaxBytes) throw new Error('The form is too large');
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** An OpenID Connect provider on this machine that simulates Google and the verification provider. */
export async function createPracticeProvider(practice: Practice, appOrigin: string) {
  const people = new Map<string, PracticePerson>();
  const provider = new Provider(practice.issuer, await configurationOf(practice, people, appOrigin));
  const protocol = provider.callback();
  const headers = pageHeaders(appOrigin);

  function remember(person: PracticePerson): string {
    const subject = subjectOf(person);
    people.delete(subject);
    people.set(subject, person);
    for (const oldest of people.keys()) if (people.size > peopleMax) people.delete(oldest);
    return subject;
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params } = await provider.interactionDetails(request, response);
    const role: PracticeRole = params['client_id'] === practice.google.clientId ? 'google' : 'verification';
    const show = (body: string, status = 200) => response.writeHead(status, headers).end(body);
    const finish = (result: object) =>
      provider.interactionFinished(request, response, result as never, { mergeWithLastSubmission: false });
    const action = interactionPath + uid;

    if (request.method !== 'POST') {
      show(choicePage(role, action));
      return;
    }
    const form = await formOf(request);
    if (form.has('cancel')) {
      await finish({ error: 'access_denied', error_description: 'The person went back' });
      return;
    }
    const answer = personIn(form, role);
    if ('errors' in answer) {
      const typed = {
        name: form.get('name') ?? '',
        email: form.get('email') ?? '',
        claim: form.has('claim'),
        errors: answer.errors,
      };
      show(choicePage(role, action, typed), 422);
      return;
    }
    await finish({ select_account: {}, login: { accountId: remember(answer.person) }, consent: {} });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '' } = request;
    if (url.startsWith(interactionPath)) {
      await interact(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(400, headers).end(expiredPage(appOrigin));
      });
      return;
    }
    withoutSession(request);
    // The library derives its mount path from both, as in other apps.
    Object.assign(request, { originalUrl: url, url: url.slice(practicePath.length) });
    await protocol(request, response);
  };
}
