import {
  isProviderUrl,
  verificationFailures,
  verificationReturn,
  verificationSchema,
} from '@vetsync/machines/account/model';
import type { VerificationOutcome } from '@vetsync/machines/account/model';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { flowName } from '../accounts/identities/oauthFlows.ts';
import { saysVeteran, veteranScope } from '../accounts/identities/verifications.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { RouteContract } from '../http/contract.ts';
import type { AppEnv } from '../http/env.ts';
import { providerProblem, reasonOf } from '../http/errors/providerProblem.ts';
import { createProviderFlow } from '../http/cookies/providerFlow.ts';
import { verificationPage, verificationPageHeaders } from '../http/pages/verificationPage.ts';

const codes = Object.keys(verificationFailures)
  .map((code) => `\`${code}\``)
  .join(', ');

export const verificationContract: RouteContract[] = [
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
  {
    method: 'get',
    path: '/api/verification/callback',
    access: 'any',
    session: 'optional',
    summary: 'Where the verification provider sends the browser back to',
    responses: {
      200: {
        description:
          'A page that posts `{type: "VETERAN_VERIFICATION_COMPLETE", ok, message?, flow}` to the page that opened it and closes; ' +
          `without one it goes on to \`${verificationReturn}?verification=\` with \`ok\` or the reason: ${codes}.`,
        contentType: 'text/html',
      },
    },
  },
];

export function verificationRoutes(deps: Deps) {
  const { config } = deps;
  const { verification } = deps.providers;
  const { verifications } = deps.accounts;
  const flow = createProviderFlow(deps);

  async function outcomeOf(
    c: Context<AppEnv>,
    taken: Awaited<ReturnType<typeof flow.take>>,
  ): Promise<VerificationOutcome> {
    if (!taken) return 'expired';
    if (!verification) return 'unavailable';
    try {
      const claims = await verification.identify(taken.answer, taken.secrets, { isEnough: saysVeteran });
      if (!saysVeteran(claims)) return 'not_veteran';
      return await verifications.record(c.var.session!.user.id, claims);
    } catch (error) {
      return reasonOf(c, error);
    }
  }

  return new Hono<AppEnv>()
    .post('/api/verification', async (c) => {
      if (!verification || !config.verification) throw new AppError('provider_not_configured');
      const { domain } = config.verification;
      const check = (authUrl: string) => {
        if (isProviderUrl(authUrl, domain)) return;
        c.var.log.error('VERIFICATION_ISSUER sends people to an address outside VERIFICATION_DOMAIN');
        throw new AppError('invalid_verification_url');
      };
      const parameters = { scope: `openid ${veteranScope}` };
      const { authUrl, secrets } = await flow
        .begin(c, verification, { purpose: 'verification', returnTo: verificationReturn, parameters, check })
        .catch((error: unknown) => {
          throw providerProblem(c, error);
        });
      return c.json({ authUrl, flow: flowName(secrets), domain }, 200);
    })
    .get('/api/verification/callback', async (c) => {
      const taken = await flow.take(c, ['verification']);
      const outcome = await outcomeOf(c, taken);
      const page = verificationPage({
        outcome,
        flow: taken ? flowName(taken.secrets) : '',
        appOrigin: config.appOrigin,
      });
      return c.html(page, 200, verificationPageHeaders);
    });
}
