import * as z from 'zod/mini';
import { passwordMaxLength, passwordSchema } from './account.ts';
import { schemaErrors } from '../../system/model/form.ts';
import { oneTimeCodeLength, oneTimeCodeSchema } from '../../auth/model/oneTime.ts';
import type { ProofWay } from './proof.ts';
import { challengeCodeSchema, factorCodeSchema, totpDigits } from './secondFactor.ts';

/** Maximum length of a recovery code in characters, including spaces. */
export const recoveryCodeMaxLength = 40;
/** Maximum length of the secret in characters, by kind of proof. */
export const secretLimits: Readonly<Record<ProofWay, number>> = {
  password: passwordMaxLength,
  code: oneTimeCodeLength,
  app: totpDigits,
  recovery: recoveryCodeMaxLength,
};

const schemas: Readonly<Record<ProofWay, z.ZodMiniType>> = {
  password: z.object({ code: passwordSchema }),
  code: z.object({ code: oneTimeCodeSchema }),
  app: factorCodeSchema,
  recovery: challengeCodeSchema,
};

/** Why a typed secret can't be sent, or null. */
export const secretError = (way: ProofWay, secret: string): string | null =>
  schemaErrors(schemas[way], { code: secret }, ['code']).code ?? null;
