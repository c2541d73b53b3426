import { translate } from '../../language/translate.ts';
import type * as english from './SkillTranslation.words.ts';

export const skillTranslationWords = translate<typeof english.skillTranslationWords>({
  title: 'Encuentre su ocupación militar',
  text: (total) =>
    `Busque entre ${total} ocupaciones de las seis ramas por código o por título, y vea las ocupaciones civiles más cercanas.`,
  search: 'Buscar por código o título',
  placeholder: '92Y, Hospital Corpsman, 3E7X1',
  branch: 'Rama',
  branches: {
    all: 'Todas las ramas',
    army: 'Army',
    marineCorps: 'Marine Corps',
    navy: 'Navy',
    airForce: 'Air Force',
    spaceForce: 'Space Force',
    coastGuard: 'Coast Guard',
  },
  found: (count) => (count === 1 ? '1 ocupación encontrada' : `${count} ocupaciones encontradas`),
  clear: 'Quitar todo',
  more: (count) => `Mostrar ${count} más`,
  near: 'Ocupaciones civiles parecidas',
  opens: (code) => `O*NET-SOC ${code}`,
  report: 'Reportar un error',
  reportAbout: (label) => `Reportar un error: ${label}`,
  reported: 'Usted reportó un error',
  none: {
    title: 'No se encontró ninguna ocupación',
    text: 'Pruebe el código sin las letras del final, o una palabra del título. Esta lista no está completa.',
    action: 'Decirnos qué falta',
  },
  judgment: {
    title: 'Nuestro propio criterio',
    text: 'Los códigos y los títulos son los de las ramas y de O*NET. Qué ocupaciones civiles corresponden a una militar es criterio de este proyecto, no una tabla oficial. Los códigos cambian: confirme el suyo con su rama.',
    missing: 'Reportar una ocupación que falta',
  },
  sources: (date) => `Fuentes, al ${date}`,
  dialog: {
    title: 'Reportar un error',
    missing: 'Una ocupación que falta',
    note: 'Su aviso se guarda solo para usted. No se envía a nadie.',
    reason: '¿Qué está mal?',
    reasons: {
      code: 'El código militar',
      title: 'El título',
      pairing: 'Las ocupaciones civiles que aparecen al lado',
      missing: 'Falta una ocupación',
      other: 'Otra cosa',
    },
    message: '¿Qué debería decir?',
    errors: {
      empty: 'Escriba qué está mal, en pocas palabras.',
      long: 'El texto es demasiado largo. Por favor, acórtelo.',
    },
    submit: 'Guardar este aviso',
    stored: {
      title: 'Su aviso está guardado',
      text: (count) =>
        count === 1 ? 'Es el único que tiene. Nadie más lo lee.' : `Tiene ${count}. Nadie más los lee.`,
      close: 'Cerrar',
    },
    discard: {
      title: '¿Descartar lo que escribió?',
      text: 'Su aviso todavía no está guardado.',
      confirm: 'Descartar',
      cancel: 'Seguir escribiendo',
    },
  },
});
