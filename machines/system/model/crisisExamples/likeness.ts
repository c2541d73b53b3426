import { learn, learning } from './learning.ts';
import type { Learned } from './learning.ts';
import { crisisExamples } from './examples.ts';
import { crisisLevels } from '../crisis/phraseGroups.ts';
import type { Crisis, CrisisKind } from '../crisis/phraseGroups.ts';

/**
 * What words of both languages have in common, by name. What was learned from a pistol holds for a rifle, and from “tonight” for “hoy”.
 */
const concepts: readonly (readonly [string, RegExp])[] = [
  ['@self', /^(?:i|im|ive|ill|id|my|me|myself|yo|mi|mis|conmigo|estoy|tengo|quiero|voy|soy|siento|me)$/],
  [
    '@other',
    /^(?:he|hes|she|shes|his|her|him|hell|shell|they|husband|wife|spouse|partner|boyfriend|girlfriend|fiance|ex|son|daughter|mom|mother|dad|father|brother|sister|cousin|uncle|aunt|nephew|niece|roommate|neighbor|buddy|friend|coworker|student|patient|client|sailor|soldier|marine|airman|mate|somebody|someone|espos[oa]|marido|novi[oa]|pareja|hij[oa]|mama|madre|papa|padre|herman[oa]|prim[oa]|ti[oa]|sobrin[oa]|amig[oa]|companer[oa]|vecin[oa]|alumn[oa]|estudiante|paciente|soldado|alguien|ella|el|dice|dijo)$/,
  ],
  [
    '@die',
    /^(?:die|dies|died|dying|dead|death|kill|killed|killing|kills|suicid\w*|murder\w*|funeral|unalive|morir\w*|muer\w*|mori\w*|muert\w*|matar\w*|mato|mate|mata|maten|mataria|funeral)$/,
  ],
  [
    '@live',
    /^(?:live|living|alive|exist\w*|breathing|breathe|life|lives|vivir|vivo|viva|vida|existir|viviendo|mundo|world|earth|planet)$/,
  ],
  [
    '@wish',
    /^(?:want\w*|wanna|wish\w*|need|hope|hoping|ready|rather|prefer|gonna|going|will|ill|plan\w*|decid\w*|thinking|think|quier\w*|quisiera|deseo|necesito|ojala|prefiero|preferiria|voy|va|vas|pienso|piensa|planeo|decidi\w*|list[oa]|ganas)$/,
  ],
  [
    '@not',
    /^(?:not|no|never|dont|cant|cannot|wont|isnt|doesnt|didnt|havent|nobody|nothing|none|nunca|nadie|nada|ya|jamas|ni|sin|without)$/,
  ],
  [
    '@gun',
    /^(?:gun|guns|pistol\w*|rifle|shotgun|revolver|glock|firearm|sidearm|barrel|bullet|bala|balazo|tiro|arma|armas|escopeta|trigger|gatillo|shoot|shot|shooting|disparar\w*|dispar\w*|weapon)$/,
  ],
  [
    '@blade',
    /^(?:knife|knives|razor|blade|navaja|cuchillo|cut|cuts|cutting|slit\w*|stab\w*|cort\w*|apunal\w*)$/,
  ],
  ['@rope', /^(?:rope|noose|belt|cord|hang|hanging|hanged|soga|cuerda|cinturon|colgar\w*|ahorc\w*|lazo)$/],
  [
    '@pills',
    /^(?:pills?|meds|medication|medicine|tablets?|overdos\w*|oxy\w*|xanax|ambien|tylenol|poison|bleach|antifreeze|insulin|cabinet|pastillas?|medicinas?|medicamentos?|sobredosis|veneno|cloro|botiquin|frasco|inyect\w*|injected|dose|dosis)$/,
  ],
  [
    '@took',
    /^(?:took|taken|take|swallow\w*|drank|downed|ate|chug\w*|tome|tomo|tomar\w*|tomado|trag\w*|bebi|mezcl\w*|mixed)$/,
  ],
  [
    '@much',
    /^(?:all|whole|entire|bottle|handful|too|many|much|everything|pack|enough|todas?|todo|entero|muchas?|demasiad\w*|suficientes?|bastante)$/,
  ],
  [
    '@high',
    /^(?:bridge|roof|ledge|balcony|cliff|edge|jump\w*|train|traffic|tracks|overpass|puente|techo|azotea|balcon|borde|orilla|saltar\w*|salto|tirar\w*|tren|trafico)$/,
  ],
  [
    '@crash',
    /^(?:crash\w*|drift|swerve|steer|wheel|tree|oncoming|chocar\w*|choco|estrell\w*|volante|arbol|trailer)$/,
  ],
  [
    '@body',
    /^(?:head|mouth|chin|throat|neck|wrists?|veins?|arms?|temple|brains?|cabeza|boca|cuello|munecas?|venas?|brazos?|sien|sesos|menton)$/,
  ],
  [
    '@when',
    /^(?:tonight|today|tomorrow|now|soon|monday|friday|weekend|morning|night|christmas|hoy|manana|noche|lunes|viernes|pronto|navidad|ahora)$/,
  ],
  ['@end', /^(?:end|ends|ending|over|finish\w*|stop|final|last|acab\w*|termin\w*|fin|ultim[oa]|pare|parar)$/],
  [
    '@bye',
    /^(?:goodbye|goodbyes|farewell|bye|note|letters?|love|sorry|forgive|adios|despid\w*|despedi\w*|despedida|carta|cartas|nota|perdon\w*|amo)$/,
  ],
  ['@gone', /^(?:gone|disappear\w*|vanish\w*|leave|leaving|away|desaparec\w*|irme|ido|vaya|fuera|go)$/],
  [
    '@hurt',
    /^(?:hurt\w*|harm\w*|beat\w*|hit|hits|hitting|chok\w*|strangl\w*|punch\w*|burn|lastim\w*|golpe\w*|pega|pego|pegar|ahorc\w*|dano|herir|quemo|amenaz\w*|threat\w*|apunt\w*)$/,
  ],
  [
    '@hopeless',
    /^(?:hopeless|hope|pointless|point|worth\w*|matters?|reason|empty|numb|dark\w*|trapped|broken|burden|alone|useless|worthless|ashamed|guilt\w*|esperanza|sentido|caso|razon|vacio|oscur\w*|atrapad\w*|rot[oa]|carga|estorbo|sol[oa]|inutil|verguenza|vale|importa|salida)$/,
  ],
  [
    '@tired',
    /^(?:tired|exhausted|sick|done|harto|harta|cansad\w*|agotad\w*|rindo|rendirme|acabad[oa]|finished|drowning|ahog\w*)$/,
  ],
  [
    '@drink',
    /^(?:drink\w*|drunk|vodka|whiskey|beer|alcohol|tomo|bebo|borrach\w*|botella|temblar|shaking|drugs|drogas)$/,
  ],
  ['@rape', /^(?:rap(?:ed|e)|assault\w*|molest\w*|touched|violaron|violo|agredi\w*|abus\w*|manose\w*)$/],
  [
    '@house',
    /^(?:evict\w*|homeless|street|shelter|nowhere|car|bridge|desaloj\w*|calle|albergue|techo|carro)$/,
  ],
  [
    '@work',
    /^(?:job|jobs|work|class\w*|course|school|college|form|forms|paperwork|application|apply|appointment|deadline|claim|claims|interview|resume|exam|benefits|program|contract|trabajo|empleo|clase\w*|curso|escuela|universidad|formulario|solicitud|cita|plazo|reclamo|entrevista|examen|beneficios|programa|contrato|tramite|clinic|clinica|va|rating|calificacion|tricare|sgli|insurance|seguro|email|correo)$/,
  ],
  [
    '@ask',
    /^(?:how|what|where|when|can|does|do|which|who|is|como|que|donde|cuando|puedo|cual|quien|hay|cuanto)$/,
  ],
  ['@fear', /^(?:afraid|scared|fear|worried|miedo|temo|preocup\w*)$/],
  [
    '@thing',
    /^(?:laptop|phone|car|battery|computer|screen|page|site|website|link|file|button|line|date|dead ?line|exam|exams|test|pt|gym|semester|gpa|homework|process|weeds|burger|coffee|joke|movie|telefono|carro|bateria|computadora|pagina|archivo|boton|examen|examenes|semestre|tarea|chiste|pelicula|hierba|cafe|feet|pies|ruck|march)$/,
  ],
  [
    '@idiom',
    /^(?:laugh\w*|embarrass\w*|curiosity|boredom|hungry|hunger|thirst|know|risa|hambre|saber|cansancio|tiempo|killer|sergeant|sargento|powerpoint|interview|entrevista|lol|jaja)$/,
  ],
  [
    '@past',
    /^(?:years|ago|19|20|was|were|used|then|back|finished|survived|recovered|fue|antes|hace|anos|era|estaba|sobrevivi|recuper\w*|termine|tratamiento|treatment|better|mejor|good|bien)$/,
  ],
  [
    '@report',
    /^(?:read|report|reports|study|data|statistics|rates|article|paper|prevention|awareness|training|coordinator|volunteer|counselor|officer|lei|reporte|datos|estadisticas|estudio|prevencion|capacitacion|voluntari\w*|consejer\w*)$/,
  ],
  [
    '@ship',
    /^(?:household|goods|move|moving|ship|store|sell|selling|permit|hunting|range|license|carry|mudanza|vender|vendo|permiso|licencia|caza|llevar|career|resume|curriculum|armorer|shop|tienda)$/,
  ],
  [
    '@sport',
    /^(?:sports?|games?|match|team|coach|league|season|playoffs?|finals?|tournament|goal\w*|score\w*|quarter|inning|ninth|ball|baseball|softball|basketball|football|soccer|golf|hockey|volleyball|boxing|wrestling|judo|yoga|crossfit|gym|workout|deadlift|marathon|sprints?|burpees|bench|fans?|stadium|equipo|partido|entrenador\w*|liga|temporada|torneo|gol\w*|penal|cancha|porter[oa]|futbol|beisbol|basquetbol|voleibol|boxeo|gimnasio|carrera|estadio|final)$/,
  ],
  [
    '@story',
    /^(?:movies?|films?|cinema|shows?|series|episodes?|scenes?|books?|novels?|poems?|plays?|characters?|hero|villain|chapters?|act|songs?|album|video ?games?|levels?|boss|campaign|respawn|xbox|playstation|minecraft|fortnite|halo|essay|english|literature|history|lecture|documentary|podcast|museum|tour|pelicula\w*|cine|serie|escena|libros?|novela|poema|obra|personajes?|protagonista|heroe|capitulo|acto|cancion|juegos?|videojuegos?|nivel|ensayo|literatura|historia|documental|museo)$/,
  ],
  [
    '@photo',
    /^(?:photo\w*|pictures?|camera|portraits?|headshots?|weddings?|video|drone|studio|foto\w*|camara|retratos?|bodas?)$/,
  ],
  [
    '@food',
    /^(?:food|tacos?|burger|pizza|steak|brisket|bbq|onions?|cook\w*|kitchen|dinner|lunch|breakfast|coffee|espresso|cake|comida|cocin\w*|cebolla|verduras|cena|almuerzo|desayuno|cafe|pastel|asada|carnitas)$/,
  ],
  ['@joke', /^(?:lol|lmao|rofl|haha\w*|jaja\w*|jeje\w*|hehe\w*|xd|kidding|joking|broma|bromeo)$/],
  [
    '@refill',
    /^(?:refill\w*|prescriptions?|pharmacy|pharmacist|order|renew|mail|resurt\w*|surt\w*|receta|farmacia|pido|pedir|renov\w*)$/,
  ],
  [
    '@clinic',
    /^(?:flu|vaccin\w*|allerg\w*|thyroid|cholesterol|pressure|malaria|dentist|dental|tooth|teeth|gums|floss|stitches|surgery|vitamins?|aspirin|ibuprofen|antibiotic\w*|flea|knees?|ankle|physical|xray|mri|vacuna\w*|alergi\w*|tiroides|colesterol|presion|dentista|dientes?|muelas?|encias|puntos|cirugia|vitaminas?|aspirina|antibiotic\w*|pulgas|rodillas?|tobillo|radiografia)$/,
  ],
  [
    '@handy',
    /^(?:nails?|screws?|glue|paint\w*|staple\w*|saw|hammer|ladder|plywood|closet|drawer|shelf|shelves|mirror|frame|brakes?|tires?|oil|jeep|boat|anchor|trailer|hose|lawn|mower|fence|deck|shed|lid|box|boxes|cardboard|lamp|curtains?|hammock|garden\w*|plants?|flowers?|tomatoes|clavos?|tornillos?|pegamento|silicona?|pintura|grapas|sierra|martillo|escalera|closet|cajon|repisa|espejo|marco|frenos?|llantas?|aceite|lancha|ancla|manguera|pasto|cerca|tapa|cajas?|lampara|cortinas?|hamaca|jardin\w*|plantas?|flores|tomates)$/,
  ],
  [
    '@leisure',
    /^(?:camp(?:ing|ground|site)?|lake|beach|pool|dive|diving|trampoline|swing|hik\w*|mountains|vacation\w*|trip|travel\w*|picnic|concert|party|birthday|gift|present|guitar|piano|band|fair|festival|museum|zoo|fishing|ducks?|deer|hobby|scouts?|playground|monkey|paintball|costume|balloons|holidays?|campamento|campar|acampar|lago|playa|alberca|piscina|trampolin|columpio|caminata|montana|vacaciones|viaje|concierto|fiesta|cumpleanos|regal\w*|guitarra|piano|banda|feria|zoologico|pesc\w*|patos?|venado|parque|disfraz|globos|domino)$/,
  ],
  [
    '@learn',
    /^(?:math|algebra|calculus|chemistry|excel|cyber\w*|coding|python|cpr|certificat\w*|tutor|textbook|homework|syllabus|transcript|credits?|diploma|teacher|professor|classroom|apprentice\w*|welding|plumbing|nursing|matematicas|calculo|quimica|ciberseguridad|programacion|certificad\w*|libreta|expediente|creditos?|maestr[oa]|profesor[oa]?|aprendiz\w*|soldadura|plomeria|enfermeria)$/,
  ],
  [
    '@move',
    /^(?:movers?|mover|furniture|couch|sofa|mattress|lease|rent|landlord|mortgage|realtor|hotel|airport|plane|flight|luggage|subscription|membership|mudanza|muebles|sillon|colchon|renta|casero|hipoteca|aeropuerto|avion|vuelo|maletas?|suscripcion|membresia)$/,
  ],
  [
    '@pest',
    /^(?:mosquitos?|ants?|roaches|mice|mouse|rats?|weeds|spiders?|wasps?|boots?|tie|shoes|socks|hair|beard|hormigas?|cucarachas?|ratones|ratas?|aranas?|avispas?|botas|corbata|zapatos|calcetines|pelo|cabello|barba)$/,
  ],
  ['@nice', /^(?:thanks|thank|please|hello|okay|great|proud|ready|gracias|favor|hola|orgullos\w*)$/],
];
const known = new Map<string, readonly string[]>();
function conceptsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const found = concepts.flatMap(([name, words]) => (words.test(word) ? [name] : []));
  known.set(word, found);
  return found;
}
/** The part of a word that its forms share. */
const stem = (word: string) =>
  word.length < 5
    ? word
    : word
        .replace(
          /(?:aciones|acion|ando|iendo|ados?|adas?|idos?|idas?|ieron|aron|ing|ed|mente|arme|irme|erme)$/,
          '',
        )
        .replace(/(?:ar|er|ir|as|es|os|an|en|a|o|e|s|y)$/, '') || word;

const pieceLength = 5;
/** Pieces of a word, which carry to forms and spellings that no example has. */
const piecesOf = (word: string) =>
  Array.from(
    { length: Math.max(0, word.length + 3 - pieceLength) },
    (_, at) => `~${`<${word}>`.slice(at, at + pieceLength)}`,
  );

/** A story begins with a danger and ends with what it asks for, so that concepts are known by where they stand, too. */
const edge = 5;

/** Words, pairs and pieces of them, and concepts: alone, together anywhere, at the edges, and beside a word. */
function featuresOf(plain: string): readonly string[] {
  const words = plain.split(' ').map((word) => (/^\d+$/.test(word) ? '#' : word));
  const stems = words.map(stem);
  const bounded = ['^', ...stems, '$'];
  const all = [...new Set(words.flatMap(conceptsOf))].toSorted();
  const first = words.map((word) => conceptsOf(word)[0]);
  return [
    ...new Set([
      ...stems,
      ...bounded.slice(1).map((word, at) => `${bounded[at]} ${word}`),
      ...words.flatMap(piecesOf),
      ...all,
      ...all.flatMap((one, at) => all.slice(at + 1).map((other) => one + other)),
      ...first.slice(1).flatMap((concept, at) => {
        const before = first[at];
        return concept === undefined && before === undefined
          ? []
          : [`${before ?? '-'}>${concept ?? stems[at + 1]}`, `${before ?? stems[at]}>${concept ?? '-'}`];
      }),
      `#${Math.min(4, Math.floor(words.length / 4))}`,
      ...[...new Set(words.slice(0, edge).flatMap(conceptsOf))].map((concept) => `^${concept}`),
      ...[...new Set(words.slice(-edge).flatMap(conceptsOf))].map((concept) => `${concept}$`),
    ]),
  ];
}

type Label = keyof typeof crisisExamples;
const labels = Object.keys(crisisExamples) as Label[];
function* examplesBy(plainOf: (text: string) => string) {
  for (const label of labels)
    for (const text of crisisExamples[label].split(/\s+\/\s+/))
      yield { label, features: featuresOf(plainOf(text)) };
}
let learned: Learned<Label> | undefined;
/** So many examples are learned between two pauses: some milliseconds on a slow phone. */
const pieceSize = 200;
/** Learns in pieces, with a pause after each. */
export async function learnLikeness(
  plainOf: (text: string) => string,
  pause: () => Promise<void>,
): Promise<void> {
  const steps = learning<Label>(labels, examplesBy(plainOf));
  for (let count = 1; learned === undefined; count += 1) {
    const { done, value } = steps.next();
    if (done) learned ??= value;
    else if (count % pieceSize === 0) await pause();
  }
}

/** From this share on it is shown. A card too many costs a glance, one too few may cost a life. */
const dangerMin = 0.35;

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`);
const kinds: readonly (readonly [CrisisKind, RegExp])[] = [
  [
    'assault',
    words(
      'rap(?:ed|e)|molest\\w*|(?:sexually )?assaulted|touched me|forced (?:him|her)self|drugged|violaron|violo|agredi\\w*|abusaron|manose\\w*|me toco|forzo',
    ),
  ],
  [
    'medical',
    words(
      '(?:my|his|her|the|mi|el) (?:chest|pecho)|heart attack|stroke|cant breathe|pulse|bleed\\w*|infarto|derrame|no (?:puedo )?respir\\w*|pulso|sangr[oe]|escupo',
    ),
  ],
  [
    'overdose',
    words(
      `(?:took|taken|ate|swallow\\w*|downed|drank|chugged|popped|inject\\w*|tome|trag\\w*|bebi|inyect\\w*|se tomo) (?:\\w+ ){0,6}(?:pills?|meds|tablets?|oxy|tylenol|medicine|prescription|bleach|poison|much|many|everything|pastillas?|medicinas?|receta|todo|demasiad[oa]s?|cloro|veneno|frasco)|overdos\\w*|sobredosis|lethal dose|dosis mortal`,
    ),
  ],
  [
    'homeless',
    words(
      'homeless|evicted|nowhere to (?:go|sleep|stay)|on the street|(?:sleep\\w*|living) (?:in|at|under) (?:my|the|a) (?:car|truck|park|bus|bridge)|shelter|sin (?:techo|casa)|desaloj\\w*|en la calle|(?:duerm\\w*|viv\\w*) en (?:mi|el|la) (?:carro|parque|estacion)|albergue|a donde ir',
    ),
  ],
  [
    'abuse',
    words(
      '(?:he|hes|she|shes|husband|wife|boyfriend|girlfriend|partner|ex|dad|el|ella|espos[oa]|marido|novi[oa]|pareja|papa|neighbor|vecino) (?:\\w+ ){0,5}(?:hits?|hitting|beats?|beating|punch\\w*|chok\\w*|strangl\\w*|stabbed|hurts|threaten\\w*|points?|controls?|hands around|follows|pega|golpe\\w*|ahorc\\w*|apunt\\w*|amenaz\\w*|lastima|controla|sigue) (?:\\w+ ){0,3}(?:me|us|my|his|her|a)|me (?:esta )?(?:pega|golpe\\w*|ahorc\\w*|apunt\\w*|amenaz\\w*)|(?:afraid|scared|miedo) (?:of|to go|a|de ir) (?:\\w+ )?(?:home|husband|wife|him|casa|espos[oa])',
    ),
  ],
  [
    'violence',
    words(
      '(?:kill|shoot|murder|stab|strangle|hurt|choke|hit|snap|explode|bullet in|matar|disparar(?:le)?|apunalar|lastimar|golpear|ahorcar|balazo|explotar) (?:\\w+ ){0,2}(?:my (?!self)\\w+|him|her|them|people|some\\w+|that man|the place|an? (?!mi\\b)\\w+|mi (?!vida|mism)\\w+|gente|alguien)|rifle (?:to|al) (?:work|trabajo)',
    ),
  ],
];

/** What a message is like, and how likely it tells of a danger at all. */
export interface Likeness {
  crisis: Crisis;
  share: number;
}
/**
 * What a message most likely tells of, by the words it shares with examples. Null: most likely nothing.
 *
 * @param plain Its plain words, without what is harmless.
 */
export function likenessOf(plain: string, plainOf: (text: string) => string): Likeness | null {
  if (plain === '') return null;
  const shares = (learned ??= learn<Label>(labels, examplesBy(plainOf)))(featuresOf(plain));
  const share = 1 - shares.get('none')!;
  if (share < dangerMin) return null;
  const level = crisisLevels.reduce((one, other) => (shares.get(other)! > shares.get(one)! ? other : one));
  return { crisis: { level, kind: kinds.find(([, says]) => says.test(plain))?.[0] ?? 'suicide' }, share };
}
