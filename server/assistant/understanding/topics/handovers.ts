import { words } from './rule.ts';
import type { Rule } from './rule.ts';

/** What only a person may or can answer: an own claim, medicine, law, and what nobody here knows. */
export const handovers: readonly Rule[] = [
  {
    intent: 'handover-claims',
    says: words`
      what (?:will|would|should|could) (?:i|my \w+) be rated /
      (?:how much|what|which) (?:percent|percentage|rating)\b.* (?:will|would|should|can|could|do) (?:i|they|va|my)\b.* (?:get|give|be|expect|rate|deserve) /
      (?:will|would|can|could|should) (?:i|they|va|my \w+)\b.* (?:get|give me|be|qualify for|win|approve|deny|grant|reduce|lower|raise)\b.*(?:rating|rated|percent|claim|tdiu|connected|denied|approved) /
      what (?:conditions?|else)?\b ?(?:should|can|could|do) i (?:claim|file for|say|write|put)\b /
      what (?:do|should) i (?:say|tell|wear|write)\b.*(?:cpexam|exam|examiner|claim|statement|va) /
      (?:read|look at|review|check|judge|rate|interpret|evaluate|grade|analy\w+) (?:over )?my (?:\w+ )?(?:cpexam|c p|exam|claim|evidence|dbq|decision|denial|file|records?|medical|statement|letter|nexus) /
      (?:write|draft|make|create|fill|do|prepare|help me write)\b.{0,20}\b(?:nexus|buddy (?:letter|statement)|lay statement|personal statement|statement in support|dbq|claim|appeal|nod|rebuttal)\b /
      is (?:my|this) (?:evidence|claim|cpexam|exam|nexus|letter)\b.*(?:good|enough|strong|ok) /
      how (?:do|can) i (?:get|reach|bump|increase|raise|max)\b.*(?:100|percent|rating|rated) /
      increase my (?:rating|percent) /
      get (?:me )?(?:to )?(?:a )?100(?: percent)? ?(?:rating|rated|disab|va|$) /
      (?:should|which)\b.*\b(?:hlr|supplemental|appeal|board)\b.* (?:or|vs|versus)\b /
      should i (?:use|file|pick|choose|do|go|take|ask for|appeal|claim|reopen|get)\b.*(?:hlr|supplemental|board|appeal|denial|increase|claim|tdiu|secondary|rating) /
      (?:odds|chances?|likely|how long will)\b.*(?:claim|appeal|rating|denied|approved|win) /
      service connect\w* (?:my|for) / is (?:my|this) \w+ (?:service connected|secondary) /
      secondary (?:to|conditions?) / exaggerat /
      (?:my|mi) (?:va )?(?:rating|percent|percentage|calificacion|porcentaje)\b.*(?:low|wrong|unfair|not right|aint right|isnt right|bajo|baja|mal\b|injust|subo|subir|raise|increase|higher|fight) /
      (?:take away|take back|reduce|lower|cut|remove|lose|quit\w+|baj\w+|perder)\b.*(?:my|mi) (?:\w+ )?(?:rating|percent|disability|calificacion|porcentaje) /
      (?:take away|reduce|lower|cut|remove) my \d+ / fake .*(?:ptsd|symptom|claim) /
      am i (?:entitled|eligible) (?:to|for) (?:tdiu|100|a higher|more) /
      que condicion\w* (?:reclam|pido|pongo|debo) /
      que (?:reclamo|pongo|digo|debo decir|debo poner|puedo reclamar|porcentaje me (?:dan|daran|toca|van)|calificacion me) /
      (?:cuanto|que porcentaje|que calificacion)\b.*(?:me (?:dan|daran|van a dar|darian|toca)|por mi (?:rodilla|espalda|\w+))\b.*(?:rodilla|espalda|tept|ptsd|oido|hombro|tobillo|apnea|ansiedad|depresion|condicion|calific|percent) /
      (?:lee|revisa|mira|evalua|juzga)\w* (?:mi|mis)\b.*(?:examen|cpexam|evidencia|reclamo|decision|expediente|carta|pruebas) /
      (?:escrib\w*|redact\w*|haz\w*|prepara\w*|llena\w*)\b.{0,20}\b(?:carta de nexo|nexo|declaracion|carta de apoyo|reclamo|apelacion|dbq) /
      como (?:llego|subo|consigo|aumento|alcanzo|saco)\b.*(?:100|percent|calificacion) /
      (?:subir|aumentar) mi (?:calificacion|porcentaje) / para llegar a(?:l)? 100 /
      (?:debo|me conviene|conviene|es mejor|cual es mejor|que me conviene|uso)\b.*(?:hlr|suplementari|apelar|apelacion|revision|junta|reclamo|nivel superior) /
      (?:van a|me van a) (?:aprobar|negar|bajar|subir|quitar)\w*\b.*(?:reclamo|calificacion|percent|porcentaje) /
      es (?:buena|suficiente|fuerte) mi (?:evidencia|prueba) /
      que (?:le )?digo (?:en el|al) (?:examen|medico|examinador)
    `,
    but: words`what is / que es / how long / cuanto tiempo / pay / paga / free / gratis / sin cobrar / con \d+ percent / no charge / quien\b / who (?:can|could|will|would|helps?|files?)`,
  },
  {
    intent: 'handover-medical',
    says: words`
      (?:can|should|could|may|is it ok|ok if) i? ?(?:to )?(?:just )?(?:stop|quit|skip|double|mix|combine|take|taper|drink|change|increase|start|drive)\b.*(?:meds?|medic\w+|pills?|sertraline|zoloft|prazosin|prozac|dose|ambien|antidepress\w*|gabapentin|trazodone|drug|ibuprofen|opioid|tramadol|cbd|alcohol|beer|insulin|blood thinner) /
      (?:puedo|debo|deberia)\b.*(?:dejar|parar|tomar|mezclar|doblar|cambiar|beber|aumentar|saltar)\w*\b.*(?:medicina|medicament|pastilla|dosis|sertralina|antidepres|alcohol|cerveza|remedio|insulina) /
      (?:what is it|what do i have|whats wrong|what is wrong|do i have|could it be|is it|is this|sign of|symptoms? of) ?(?:\?|$|.*(?:ptsd|tbi|cancer|depression|diabetes|anxiety|stroke|disease|infection|serious|normal|adhd|bipolar|concussion)) /
      diagnos / que (?:tengo(?! que)|sera|puede ser|me pasa)\b /
      es (?:tept|ptsd|cancer|depresion|normal|grave|ansiedad|una conmocion) /
      tengo (?:tept|ptsd|tbi|depresion|cancer)\b.*\? /
      (?:my|mi|mis|me) (?:\w+ )?(?:ears? ring|dizzy|chest|heart|rash|hurts?|pain|duele\w*|zumban?|mareo|marea|sarpullido|swollen|hinchad|numb|bleed|cough|tos|fever|fiebre|headaches?|nightmares?|pesadillas?|vision|blurry) /
      i (?:get|feel|have been|keep) (?:dizzy|sick|numb|tired all|short of breath|headaches|blackouts|passing out|coughing) /
side effects? / (?:\w+(?:azosin|pril|olol|azepam|azolam|idone|statin|oxetine|aline|opram|triptan|cillin))\b.*(?:can i|should i|ok to|safe|puedo|debo) /
      (?:put me on|prescribed me|gave me|recet\w+|doctor)\b.*(?:can i|should i|is it (?:ok|safe)|puedo|debo) (?:still )?(?:drink|mix|stop|take|drive|skip|beber|tomar|mezclar|dejar|manejar) / how (?:much|many) \w+ (?:can|should|may) i take / cuant\w+ \w+ (?:puedo|debo) tomar /
      efectos secundarios /
      (?:what|which|how much) (?:dose|medicine|medication|drug|pill|treatment|therapy) (?:should|do|can|is) /
      que (?:medicina|dosis|tratamiento|pastilla|terapia)\b / dose of / second opinion / test results? /
      resultados? de / lab results
    `,
    but: words`
      va (?:home|loan) / claim / rated / rating / reclam / calific / apply / appointment / next cita / tax /
      percent
    `,
  },
  {
    intent: 'handover-legal',
    says: words`
      (?:fired|laid off|demoted|let go|wont (?:hire|rehire|promote)|refus\w+ to (?:hire|rehire)|discriminat\w*|retaliat\w*|despid\w+|echaron|corrieron|botaron|sacaron|despedido|descrimin\w*|discrimin\w*|no me (?:contrata|ascendi|devuelv)\w*)\b.*(?:drill|guard|reserve|orders|deploy\w*|military|service|veteran|va\b|ptsd|disab\w*|entrenamiento|ordenes|guard|guardia|reserva|servicio|militar|veterano|discapacidad|training) /
      (?:boss|employer|jefe|patron|company|empresa)\b.*(?:fired|fire|despid|echo|replac|cut my|threat|amenaz|denied|illegal|deny) /
      (?:boss|employer|jefe|empresa|compania|company|old job)\b.*(?:wont|will not|refus\w+|doesnt want|no (?:me )?(?:quiere|deja|devuelve|da\b|respeta|guard\w*)).*(?:back|job|position|puesto|trabajo|empleo|guard|reserve|orders|leave|drill) / divorc / custody / custodia / alimony / child support / pension alimenticia / sue\b / suing / lawsuit /
      demandar / lawyer / attorney / abogado / court martial / corte marcial / article 15 / articulo 15 /
      arrest / dui\b / felony / delito / conviction / criminal / probation / jail / prison / carcel /
      warrant / deport / immigration / inmigracion / green card / residente permanente / citizenship /
      ciudadan / asylum / visa\b /
      (?:have|own|buy|keep|carry|purchase|tener|comprar|portar)\b.*\b(?:guns?|firearms?|arma|pistola|rifle|weapon) /
      oth (?:discharge)?\b / other than honorable / dishonorable / deshonrosa / bad conduct / mala conducta /
      bad paper / less than honorable / upgrade (?:my |a )?discharge / (?:discharge|baja)\b.*\bupgrade /
      (?:mejorar|subir|cambiar|corregir el tipo de) (?:mi |la )?baja /
      my (?:landlord|ex)\b.*(?:evict|take|sue) / landlord / casero / evict / is it (?:legal|illegal) /
      es (?:legal|ilegal) / my rights / mis derechos / statute / tort / malpractice / negligencia /
      wills?\b.*(?:write|testament) / testamento / power of attorney / poder notarial / bankruptcy /
      bancarrota / garnish / embarg / inherit / herencia / half (?:of )?my (?:retirement|pension) /
      parte de mi (?:retiro|pension) / can (?:they|my \w+) (?:legally|force) / desert(?:ion|ed|or) / awol /
      contract dispute / security clearance denied / ucmj
    `,
    but: words`
      legal assistance / free lawyer / dd293 / chapter 7 / lose my home / eviction help / how long
    `,
  },
  {
    intent: 'handover',
    says: words`
      how much (?:is |will |would |does |do )?(?:\w+ )?unemployment / unemployment (?:pay|amount|will pay) /
      cuanto (?:me )?(?:paga\w*|dan|da|es) .*desempleo / recalled /
      (?:call|bring|order)(?:ed)? me (?:back|up) / recall(?:ed)? (?:from|to|from the) /
      called back (?:up|to active|in) /
      (?:me )?(?:van a )?(?:volver a )?llam(?:ar|an|en|aran)\w* .*(?:activ|irr|servicio|reserva) /
      will (?:i|they) (?:get |be )?(?:deploy|recall|mobiliz|draft|stop loss) /
      should i (?:re ?enlist|reenlist|get out|stay in|retire|marry|move|take the job|join|quit) /
      debo (?:reenganchar|salir|quedarme|casarme) / what (?:stock|crypto) / invest in / how much tax /
      my tax return / taxes? (?:return|filing) / cuanto (?:debo|pago) de impuestos /
      how long will (?:it|my|the|va)\b.*(?:take|wait) / cuanto (?:tarda|demora)\w*
    `,
    but: words`solid start / hold`,
  },
];

/** Anger and politics. */
export const feelings: readonly Rule[] = [
  {
    intent: 'insult',
    says: words`
      useless /
      you(?:re| are| r)? (?:so |a |an |just |really |totally )?(?:worthless|pathetic|joke|terrible|awful|horrible|bad|lame|annoying|no help) /
      stupid / dumb / idiot / moron / piece of (?:junk|shit|crap|garbage|trash) / fuck / shut up / you suck /
      hate you / garbage / worthless (?:bot|app|thing|machine) / trash / crap\b(?! (?:out|my)) / bullshit /
      worst (?:bot|app|ai|assistant) / screw you / go to hell / basura / inutil / estupid / idiota / imbecil /
      mierda / callate / no sirves / tont[oa] / vete al / pinche / pendej / porqueria /
      maldit[oa] (?:bot|robot|maquina) / asco / puta / carajo
    `,
    but: words`
      feel (?:useless|worthless|stupid) / i am / im (?:useless|worthless) /
      me siento (?:un |una |tan |muy )?(?:inutil|estupid|tont|basura|idiota) / soy
    `,
  },
  {
    intent: 'politics',
    says: words`
      vote for / who (?:should|do|would)\b.*vote /
      (?:think|opinion|feel|piensas|opinas|opinion)\b.*(?:president|government|congress|administration|senat\w+|gobierno|presidente|congreso|war\b|guerra) /
      votar por / por quien\b.*vot / republican / democrat / republicano / trump / biden / harris / obama /
      vance / congress\b.*(?:bad|suck|hate|crook|agree) / president\b.*(?:good|bad|think|hate|like|love) /
      presidente\b.*(?:buen|mal|piensas|opinas|crees) / politic / crooks? / corrupt / ladrones /
      the va is (?:run|a|the|full|so|trash|just) / va es un(?:a)? (?:desastre|robo|fraude) / left wing /
      right wing / liberal / conservative / socialis / communis / abortion / aborto / gun control / partido /
      elections?\b.*(?:who|win) / (?:gobierno|va)\b.*(?:bien|mal) (?:manejad|dirigid|administrad) /
      gobierno\b.*(?:corrup|malo|ladron|opinas|piensas) / gaza / ukraine / israel / was the war /
      war (?:was )?(?:wrong|worth|justified) / la guerra (?:fue|era|valio)
    `,
  },
];
