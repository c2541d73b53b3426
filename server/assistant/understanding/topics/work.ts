import { words } from './rule.ts';
import type { Rule } from './rule.ts';

/** Military jobs outside, and listings. */
export const work: readonly Rule[] = [
  {
    intent: 'occupation',
    says: words`
      civilian / civil / jobs? / match / translate / equivalent / equivale / trabajos? / empleos? / careers? /
      carreras? / license / licencia / nurse / salary / sueldo / pays? / gana / work / hire / do i do /
      skills / after / what can / que puedo / become / ser
    `,
    slot: 'code',
    but: words`skillbridge / listings? / cdl / drove / road test`,
  },
  { intent: 'occupation', says: words`.`, slot: 'code', but: words`skillbridge / cdl` },
  {
    intent: 'occupation',
    says: words`
      (?:what|which|que|cuales?)\b.*(?:civilian|civil)\w*\b.*(?:jobs?|careers?|work|trabajos?|empleos?|carreras?) /
      (?:how much|cuanto|what)\b.*(?:does|do|gana\w*|make|earn|salary|sueldo)\b.*(?:an?|un|una) (?!va\b)\w+ /
      what (?:can i do|jobs) with my (?:mos|rate|afsc|training) / translate my (?:mos|afsc|rate) /
      job outlook / in demand (?:jobs|careers)
    `,
    but: words`
      gibill / disab / unemployment / discapacidad / percent / housing / tricare / sgli / vgli / rate \w+ /
      montgomery / reserve / reserva / vre / dea
    `,
  },
  {
    intent: 'listing',
    says: words`
      jobs?\b / trabajos?\b / empleos?\b / openings? / vacantes? / listings? / positions? / apprenticeships? /
      aprendizajes? / internships? / pasantias? / hiring / contratando / ofertas? de (?:trabajo|empleo) /
      programs? (?:near|in|for) / programas? (?:de|para|cerca|en) / mentor / providers? / therapists? /
      terapeutas? / services? (?:near|in)
    `,
    and: words`
      show / find / any / list / search / look / near / in \w+ / remote / are there / is there / muestr /
      busc / hay / cerca / en \w+ / remoto / that want / with / for / para / bilingu / want / need / quiero /
      necesito
    `,
    but: words`
      my job / mi trabajo / old job / job back / federal / boss / return / go back / gibill / vra\b /
      preference / spouse / training / skillbridge / regres / volver / usa ?jobs / on the job / tuition /
      preferencia / retiree / unemployment / desempleo / clearance expire / housing / ojt / percent / esposa /
      lost my job / vivienda / caregiver / cuidador
    `,
  },
];
