import { words } from './rule.ts';
import type { Rule } from './rule.ts';

/** Amounts, shares and comparisons. */
export const money: readonly Rule[] = [
  {
    intent: 'calc',
    says: words`
      how much (?:will|would|do|does|am|is)\b.*(?:owe|out of pocket|left|pay) /
      cuanto (?:tendre|tengo|tendria|voy) (?:que|a) pag / cuanto (?:debo|me falta|me queda) / difference i pay
    `,
    slot: 'tuition',
  },
  { intent: 'calc', says: words`.`, slot: 'tuition' },
  {
    intent: 'calc',
    says: words`
      percent / porcentaje / tier / share / how much of / que parte / full gibill / nivel / gibill
    `,
    slot: 'days',
    but: words`dd214`,
  },
  {
    intent: 'rate',
    slot: 'rating',
    says: words`
      pay / paid / how much / rate / money / amount / month / cuanto / paga / tarifa / dinero /
      disability (?:for|at|with) / discapacidad (?:de|por|con) / compensation / compensacion / get for /
      dan por / solter / single / with (?:a |my )?(?:wife|husband|spouse|kid) / con (?:esposa|esposo|hij) /
      married / casad
    `,
    but: words`
      eligible / vra\b / vre\b / dental / champva / tricare / health / seguro / salud / combine / math /
      more for / extra for / mas por / add nothing / gun / tax / impuesto / job / hir / caregiver / school /
      back pay / retroactiv / sbp / loan / property / ch35 / qualif / permanent / hasta / until
    `,
  },
  {
    intent: 'compare',
    says: words`
      difference between / diferencia(?: hay| existe)? entre / whats the difference / diferencia entre /
      compare / compara / \bvs\b / versus / which (?:one )?is better / (?:cual|que) es mejor / better to use /
      mejor usar /
      (?:gibill|ch33|ch30|ch31|vre|post911|montgomery) or (?:the )?(?:gibill|ch33|ch30|ch31|vre|post911|montgomery) /
      (?:gibill|ch33|ch30|ch31|vre|post911|montgomery) o (?:el )?(?:gibill|ch33|ch30|ch31|vre|post911|montgomery) /
      vgli (?:or|o)\s / prime (?:or|o) select / sgli (?:and|y|vs) vgli
    `,
  },
];
