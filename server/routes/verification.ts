import {
  isProviderUrl,
  verificationFailures,
  verificationReturn,
  verificationSchema,
} from '@vetsync/machines/account/model';
import type { VerificationOutcome } from '@vetsync/machines/account/model';
import type { Context } from 'hono';
import { publicFlowId } from '../accounts/identities/oauthFlows.ts';
import type { Flow } from '../accounts/identities/oauthFlows.ts';
import { hasVeteranClaim, veteranScope } from '../accounts/identities/verifications.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createProviderFlow } from '../http/cookies/providerFlow.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { AppEnv } from '../http/env.ts';
import { providerProblem, logProviderFailure } from '../http/errors/providerProblem.ts';
import { verificationPage, verificationPageHeaders } from '../http/pages/verificationPage.ts';

const codes = verificationFailures.map((code) => `\`${code}\``).join(', ');

async function outcomeOf(
  { providers: { verification }, accounts: { verifications } }: Deps,
  c: Context<AppEnv>,
  taken: (Flow & { answer: string }) | null,
): Promise<VerificationOutcome> {
  if (!taken) return 'expired';
  if (!verification) return 'unavailable';
  try {
    const claims = await verification.identify(taken.answer, taken.secrets, { isEnough: hasVeteranClaim });
    if (!hasVeteranClaim(claims)) return 'not_veteran';
    return await verifications.record(c.var.session!.user.id, claims);
  } catch (error) {
    return logProviderFailure(c, error);
  }
}

/** Verification of veteran status by an identity provider. */
export const verificationRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/verification',
      access: 'user',
      limit: 'providerFlow',
      summary: 'Begin the verification of veteran status',
      responses: {
        200: { description: 'Where the popup, or the page itself, goes next.', schema: verificationSchema },
        503: {
          description:
            '`not_configured`, or `provider_unavailable`: try again later. `invalid_verification_url`: the provider names an address that is not its own.',
        },
      },
    },
    (deps) => {
      const { verification } = deps.providers;
      const flow = createProviderFlow(deps);
      return async ({ c, json }) => {
        if (!verification || !deps.config.verification) throw new AppError('provider_not_configured');
        const { domain } = deps.config.verification;
        const check = (authUrl: string) => {
          if (isProviderUrl(authUrl, domain)) return;
          c.var.log.error('VERIFICATION_ISSUER sends people to an address outside VERIFICATION_DOMAIN');
          throw new AppError('invalid_verification_url');
        };
        const parameters = { scope: `openid ${veteranScope}` };
        const { authUrl, secrets } = await flow
          .begin(c, verification, {
            purpose: 'verification',
            returnTo: verificationReturn,
            parameters,
            check,
          })
          .catch((error: unknown) => {
            throw providerProblem(c, error);
          });
        return json({ authUrl, flow: publicFlowId(secrets), domain }, 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/verification/callback',
      access: 'any',
      session: 'optional',
      summary: 'Where the verification provider sends the browser back to',
      responses: {
        200: {
          description:
            'A page that posts `{type: "VETERAN_VERIFICATION_COMPLETE", ok, message?, failure?, flow}` to the page that opened it and closes; ' +
            `without one it goes on to \`${verificationReturn}?verification=\` with \`ok\` or the reason: ${codes}.`,
          contentType: 'text/html',
        },
      },
    },
    (deps) => {
      const flow = createProviderFlow(deps);
      return async ({ c }) => {
        const taken = await flow.consume(c, ['verification']);
        const outcome = await outcomeOf(deps, c, taken);
        const page = verificationPage({
          outcome,
          flow: taken ? publicFlowId(taken.secrets) : '',
          appOrigin: deps.config.appOrigin,
        });
        return c.html(page, 200, verificationPageHeaders);
      };
    },
  ),
] as const;
