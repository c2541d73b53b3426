import type { Phrase } from '../../system/model/phrase.ts';
import * as z from 'zod/mini';
import { passwordMaxLength, passwordSchema } from './account.ts';
import { schemaErrors } from '../../system/model/form.ts';
import { oneTimeCodeLength, oneTimeCodeSchema } from './oneTime.ts';
import type { ProofMethod } from './proof.ts';
import { challengeCodeSchema, factorCodeSchema, totpDigits } from './secondFactor.ts';

/** Maximum length of a recovery code in characters, including spaces. */
export const recoveryCodeMaxLength = 40;
/** Maximum length of the secret in characters, by kind of proof. */
export const secretLimits: Readonly<Record<ProofMethod, number>> = {
  password: passwordMaxLength,
  code: oneTimeCodeLength,
  app: totpDigits,
  recovery: recoveryCodeMaxLength,
};

const schemas: Readonly<Record<ProofMethod, z.ZodMiniType>> = {
  password: z.object({ code: passwordSchema }),
  code: z.object({ code: oneTimeCodeSchema }),
  app: factorCodeSchema,
  recovery: challengeCodeSchema,
};

/** Why a typed secret can't be sent, or null. */
export const secretError = (method: ProofMethod, secret: string): Phrase | null =>
  schemaErrors(schemas[method], { code: secret }, ['code']).code ?? null;
