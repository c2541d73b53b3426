import { translate } from '../../../language/translate.ts';
import { crisisCardWords as english } from './CrisisCard.words.ts';

export const crisisCardWords = translate<typeof english>({
  openings: {
    matter: 'Usted importa. Por favor, hable con una persona ahora.',
    heavy: 'Parece que carga con mucho.',
    helpThem: 'Usted puede ayudar a esa persona a salir adelante.',
    emergency: 'Llame al 911 ahora.',
    beforeHarm: 'Antes de que alguien salga lastimado, hable con una persona.',
    mayHarm: 'Si alguien puede salir lastimado, llame al 911.',
    safe: 'Usted merece estar a salvo.',
    theySafe: 'Esa persona merece estar a salvo.',
    notYourFault: 'Lo que pasó no fue culpa suya.',
    notTheirFault: 'Lo que pasó no fue culpa de esa persona.',
    shelter: 'Hay ayuda para encontrar dónde quedarse.',
  },
  advice: {
    someoneListens: 'Alguien le escucha, de día o de noche. No hace falta saber qué decir.',
    stepAway: 'Si puede, aléjese de cualquier cosa con la que podría hacerse daño.',
    hurtNow:
      'Si cree que podría hacerlo ahora, o si ya se lastimó, llame al 911 o vaya a la sala de emergencias más cercana.',
    thinkingOfSuicide:
      '¿Está pensando en el suicidio? Sea cual sea la respuesta, hay alguien con quien hablar, de día o de noche.',
    askThem:
      'Pregunte con claridad si esa persona piensa en el suicidio. Escuche y, si puede, quédese a su lado.',
    forFamily:
      'La Veterans Crisis Line también es para familiares y amistades: usted puede llamar por esa persona.',
    theyInDanger: 'Si esa persona puede estar en peligro ahora mismo, llame al 911.',
    tellWhatYouTook:
      'Llame aunque se sienta bien. Diga qué tomó y cuándo, y deje la puerta sin llave para la ambulancia.',
    tellWhatTheyTook: 'Quédese a su lado. Si sabe qué tomó y cuándo, dígalo.',
    afterwards: 'Cuando pase el peligro, la Veterans Crisis Line está para hablar.',
    waitForHelp: 'Puede ser una emergencia. No maneje y, si puede, deje la puerta sin llave.',
    stayWithThem: 'Quédese a su lado y haga lo que le indiquen por teléfono.',
    leaveWeapon: 'Si puede, aléjese y no lleve ningún arma. Alguien escuchará lo que quiera decir.',
    ifAnyoneHurt: 'Si alguien puede salir lastimado ahora mismo, llame al 911.',
    getToSafety: 'Póngase primero a salvo. No tiene que resolver esto sin ayuda.',
    abuseDanger: 'Si está en peligro ahora, llame al 911. Lo que alguien le hace no es culpa suya.',
    phoneIsSeen: 'Si alguien revisa este teléfono o esta computadora, pida ayuda desde otro aparato.',
    believeThem:
      'Si esa persona o un menor está en peligro ahora, llame al 911. Si no, escuche, créale y pregunte qué le ayudaría.',
    traumaCare:
      'VA atiende gratis las secuelas del trauma sexual militar. No hacen falta denuncias ni pruebas.',
    notSafe: 'Si tiene heridas o no está a salvo ahora mismo, llame al 911.',
    theyDecide: 'Escuche, créale y deje que decida qué hacer y a quién contárselo.',
    shelterLine:
      'Contestan de día y de noche, también antes de perder la casa. Es para personas veteranas y sus familias.',
  },
  emergency: {
    label: 'Llame al 911',
    note: 'Policía, bomberos, ambulancia',
    href: english.emergency.href,
  },
  homeless: {
    label: 'Llame al 877-424-3838',
    note: 'National Call Center for Homeless Veterans',
    href: english.homeless.href,
  },
  dismiss: 'Cerrar',
});
