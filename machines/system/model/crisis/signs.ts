import type { CrisisKind, CrisisLevel } from './phraseGroups.ts';

/**
 * What tells of danger by words that stand together in any order: a weapon and a place for it, a farewell and a thing of value. People put
 * these in more ways than phrases can list. Over the same plain words as the phrases, both languages together.
 */
export interface Sign {
  level: CrisisLevel;
  kind: CrisisKind;
  /** All of them must be said. Whom it is about is decided where the first is found. */
  all: readonly RegExp[];
  /** With one of these it is something else. */
  but: RegExp | null;
}
const words = (list: string) => new RegExp(`\\b(?:${list})\\b`);
const sign = (level: CrisisLevel, kind: CrisisKind, all: readonly string[], but = ''): Sign => ({
  level,
  kind,
  all: all.map(words),
  but: but === '' ? null : words(but),
});

const me =
  'i|im|ive|ill|id|my|me|myself|we|our|us|yo|mi|mis|conmigo|estoy|tengo|quiero|voy|soy|siento|nos|tome|bebi|llevo|compre|deje|puse';
const gun =
  'guns?|pistols?|rifles?|shotgun|revolver|glock|beretta|firearm|sidearm|handgun|9 ?mm|pistolas?|armas?|rifle|escopeta|fusil';
const blade = 'kni(?:fe|ves)|razors?|blades?|box ?cutter|navajas?|cuchillos?|hoja de afeitar';
const pills =
  'pills?|meds|medication|medicine|tablets?|capsules|ambien|xanax|valium|klonopin|tylenol|aspirin|advil|benadryl|percocets?|oxy\\w*|vicodin|opioids?|insulin|antidepressants|pastillas?|medicinas?|medicamentos?|somniferos?|tabletas|insulina|antidepresivos|calmantes';
const poison =
  'bleach|antifreeze|poison|drano|pesticide|cloro|lejia|veneno|anticongelante|raticida|detergente';
const took =
  'took|taken|swallow\\w*|downed|downing|drank|drunk|ate|tome|tomo|tomado|tomarme|trague|trago|tragado|ingeri|bebi|bebo|bebido|acab(?:o|e|a) de (?:tomar|tragar|beber)\\w*';
const many =
  'all|whole|entire|full|handfuls?|bunch|bottles?|too many|too much|(?:[2-9]|1\\d)\\d|twenty|thirty|forty|fifty|sixty|frascos?|tod[oa]s?|much[oa]s|demasiad[oa]s|punados?|veinte|treinta|cuarenta|cincuenta|enter[oa]|bote|monton';
const wish =
  'want\\w*|wan?na|wish\\w*|need|ready|rather|prefer|hop(?:e|ing)|going to|gonna|about to|will|ill|plan\\w*|think\\w*|might|could|tonight|quiero|quisiera|deseo|ojala|prefiero|preferiria|ganas|voy a|pienso|pensando|podria|esta noche|list[oa]|tentad[oa]';
const person =
  'husband|wife|spouse|partner|boyfriend|girlfriend|fiancee?|ex|son|daughter|kids?|mother|mom|father|dad|brother|sister|cousin|uncle|aunt|nephew|niece|roommate|neighbor|buddy|friend|battle|mate|coworker|student|patient|client|veteran|vet|soldier|marine|sailor|airman|he|hes|she|shes|someone|somebody|espos[oa]|marido|novi[oa]|pareja|hij[oa]|mama|madre|papa|padre|herman[oa]|prim[oa]|ti[oa]|sobrin[oa]|amig[oa]|companer[oa]|vecin[oa]|estudiante|paciente|veteran[oa]|soldado|alguien';
const victim =
  '(?:my |our |his |her |the |that |this |some |mi |mis |su |un |una |al? |a )*(?:\\w+ )?(?:bab(?:y|ies)|infant|kids?|child(?:ren)?|son|daughter|wife|husband|spouse|girlfriend|boyfriend|ex|mom|mother|dad|father|brother|sister|boss|supervisor|manager|co|commander|sergeant|sgt|first sergeant|captain|officer|neighbors?|landlord|roommate|coworkers?|him|her|them|someone|somebody|people|everyone|bebe|hij[oa]s?|nin[oa]s?|espos[oa]|marido|novi[oa]|mama|papa|jef[ea]|supervisor|sargento|comandante|capitan|vecin[oa]s?|caser[oa]|companer[oa]s?|alguien|ell[oa]s|todos)';
const dear =
  'dogs?|cats?|pets?|truck|car|bike|motorcycle|guitar|tools|medals?|guns?|watch|ring|house|belongings|stuff|things|furniture|debts|bills|accounts|perr[oa]s?|gat[oa]s?|carro|camioneta|troca|moto|guitarra|herramientas|medallas|armas|reloj|anillo|casa|cosas|muebles|deudas|cuentas';
const occasion =
  'birthday|christmas|thanksgiving|new years?|next (?:week|month|year)|this (?:week|month|year|weekend|summer|winter)|weekend|january|february|march|april|june|july|august|september|october|november|december|cumpleanos|navidad|ano nuevo|este (?:mes|ano)|esta semana|proxim[oa] (?:mes|semana|ano)|fin de (?:semana|mes|ano)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const errands =
  'class(?:es)?|course|school|college|credits?|interview|appl\\w*|job|work|exam|test|form|paperwork|resume|appointment|deadline|flight|game|clases?|curso|escuela|universidad|solicitud|empleo|trabajo|examen|formulario|tramite|cita|entrevista|vuelo|juego';

export const signs: readonly Sign[] = [
  sign(
    'explicit',
    'suicide',
    [
      gun,
      '(?:in|on|to|against|under|inside) (?:my|the) (?:\\w+ )?(?:hands?|lap|mouth|head|temple|chin|chest|throat|pillow)|loaded|cocked|(?:next to|beside|in front of|by) me|right here|en (?:la|mi|mis) (?:mano|manos|boca|cabeza|sien|regazo)|cargad[oa]|al lado mio|junto a mi|enfrente de mi',
      me,
    ],
    'hunt\\w*|range|store\\w*|sell\\w*|qualif\\w*|holster|ship\\w*|travel|permit|policy|range|training|guard duty|deploy\\w*|caza\\w*|vender|mudanza|permiso|entrenamiento|guardia',
  ),
  sign('indirect', 'suicide', [
    gun,
    'nightstand|pillow|calms?|calming|relief|peace\\w*|comfort\\w*|soothes|choice|company|al lado de (?:la|mi) cama|buro|almohada|paz|tranquil\\w*|alivio|calma',
    me,
  ]),
  sign('explicit', 'suicide', [
    blade,
    'wrists?|throat|veins?|my (?:arm|arms|skin|neck|leg)|munecas?|cuello|venas?|mis? (?:brazos?|piel|piernas?)',
  ]),
  sign('explicit', 'suicide', [
    '(?:slit\\w*|slash\\w*|open\\w*|cut\\w*|cort\\w*|abri\\w*) (?:\\w+ )?(?:wrists?|throat|veins?|munecas?|venas|la garganta)',
  ]),
  sign(
    'explicit',
    'suicide',
    [
      'ropes?|noose|extension cord|sogas?|cuerdas?|lazo',
      'bought|got|tied|tying|garage|tree|beam|rafters?|ceiling|neck|for (?:this|it)|ready|waiting|have the|compre|consegui|amarr\\w*|viga|arbol|cuello|list[oa]|tengo|prepar\\w*',
      me,
    ],
    'climb\\w*|rescue|course|boat|tow\\w*|jump ?rope|rodeo|gym|knots?|camp\\w*|guitarra|escal\\w*|saltar la|amarillo|bote|remolc\\w*',
  ),
  sign(
    'explicit',
    'suicide',
    [
      pills,
      'lined up|counted|counting|poured|spread out|enough|saved|saving|stash\\w*|in front of me|on the (?:counter|table|bed|sink|floor)|en (?:la mesa|la cama|fila)|enfrente|contad[oa]s|conte|junte|juntando|guardad[oa]s|suficientes|alineadas',
      me,
    ],
    'refills?|pharmacy|prescri\\w*|a week|trip|organizer|farmacia|receta|viaje',
  ),
  sign(
    'explicit',
    'overdose',
    [took, many, pills],
    `every (?:day|morning|night)|daily|as prescribed|for (?:years|months)|last (?:week|month|year)|cada (?:dia|noche)|diari\\w*|recet\\w*|durante|${errands}`,
  ),
  sign(
    'explicit',
    'overdose',
    [`(?:${took}|drink\\w*|tomar\\w*|beber\\w*) (?:\\w+ ){0,3}(?:${poison})`],
    'child|dog|cat|perro|gato|label',
  ),
  sign('explicit', 'suicide', [
    '(?:stop|cease|quit) (?:to exist|existing|breathing|being alive|living)|not (?:to )?(?:exist|be alive)|cease to exist|be erased|never wake up|dejar de (?:existir|respirar|vivir)|no (?:existir|despertar (?:nunca|jamas))',
    wish,
  ]),
  sign(
    'explicit',
    'suicide',
    [
      '(?:not|wont|never|dont (?:think|see|plan) \\w+(?: \\w+)?) (?:going to |gonna |be |being )*(?:alive|living)',
    ],
    'allowance|expenses|on campus|with my',
  ),
  sign(
    'explicit',
    'suicide',
    [
      '(?:not|wont|never|dont|doubt|no) (?:\\w+ ){0,5}(?:be (?:here|around)|make it (?:to|past|until|through)|see (?:my|the|another)|liv\\w+ (?:past|to see|until|through)|llegar a|llego a|llegare a|pasar de|paso de|vere|ver (?:la|el|mi|otr[oa]))',
      occasion,
      'made up my mind|decided|already (?:chose|picked|know|planned)|my mind is made up|i know (?:how|when)|die|end|alive|me|myself|decidi\\w*|ya se|morir|mi',
    ],
    `${errands}|drive|party|event|meeting|base|leave|travel|office|home|fiesta|evento|reunion|viaj\\w*|casa|base|meta`,
  ),
  sign(
    'explicit',
    'suicide',
    ['pull\\w* the trigger|jalar(?:le)? (?:del |el )?gatillo|apretar el gatillo', me],
    'on (?:a|the|this|that|our) (?:\\w+ )?(?:purchase|house|home|decision|job|application|car|deal|move|school|truck|loan)|target|range|crew|iraq|afghanistan',
  ),
  sign(
    'explicit',
    'suicide',
    [
      'jump(?:ing)?(?: off| from| out| in front of| tonight| now|$)|throw myself|step in front of|(?:tirar|saltar|aventar|lanzar|arrojar)(?:me)? (?:de|del|desde|por|al|a la|frente)|me (?:tiro|lanzo|aviento|arrojo)',
      wish,
      me,
    ],
    'ship|airborne|parachut\\w*|plane|aircraft|jump ?(?:school|status|pay|wings|master)|one job|rope|puddle|pool|lake|queue|line|fila|piscina|alberca|avion|paracaidas|concl\\w*|gun',
  ),
  sign(
    'explicit',
    'suicide',
    [
      '(?:edge|ledge) of (?:the|a|this)|on (?:the|a) (?:ledge|roof|rooftop|bridge|overpass)|(?:bridge|rooftop|balcony|overpass|cliff|train tracks)|al borde (?:de|del)|(?:en|sobre) (?:el|la|las) (?:techo|azotea|puente|balcon|vias|cornisa|precipicio)',
      'standing|sitting|parked|looking down|stand here|im on|i am on|im at|estoy|parad[oa]|sentad[oa]|mirando (?:abajo|hacia abajo)',
    ],
    `${errands}|engineer\\w*|repair\\w*|inspect\\w*|leak\\w*|build\\w*|crew|replac\\w*|insur\\w*|traffic|stuck|of my seat|toll|tour|photo|vacation|view|ingenier\\w*|reparar|gotera|constru\\w*|trafico|vista|foto|vacaciones|quiebra|retiro|deploy\\w*`,
  ),
  sign(
    'explicit',
    'suicide',
    [
      '(?:drive|driving|run|running|crash\\w*|steer\\w*|swerv\\w*|ram(?:ming)?|estrell\\w*|chocar\\w*|tirar) (?:\\w+ ){0,3}(?:into|off|contra|en|al|a) (?:\\w+ ){0,2}(?:wall|tree|pole|traffic|semi|ditch|overpass|barrier|river|bridge|cliff|truck|muro|pared|arbol|poste|barranco|trailer|rio|puente|camion)',
      wish,
    ],
    'insurance|accident|claim|deer|seguro|accidente|reclamo|ayer',
  ),
  sign(
    'explicit',
    'violence',
    [
      `(?:kill|shoot|stab|hurt|strangle|beat(?: up)?|murder|smother|shake|harm|choke|matar|disparar(?:les?)?|lastimar|golpear|apunalar|ahorcar|herir|hacerles? dano) (?:a )?${victim}`,
      'going to|gonna|want to|wanna|might|about to|afraid|scared|could|ready to|think im|urge|cant stop|voy a|quiero|pienso|siento que|miedo|ganas|podria|le voy|les voy',
      'i|im|ill|myself|yo|voy|quiero|pienso|siento|tengo|mi|mis',
    ],
    'game|resume|interview|feelings|chances|credit|entrevista|sentimientos|juego|without hurting',
  ),
  sign(
    'explicit',
    'violence',
    [`(?:shot|fired|shooting) at (?:${victim})|dispare a (?:\\w+ )?\\w+|le dispare`],
    'range|target|deployed|deployment|iraq|afghanistan|combat|convoy|we were|got shot|blanco|combate|irak',
  ),
  sign('explicit', 'violence', [`use it on ${victim}|usarlo (?:con|contra) \\w+`, `${gun}|${blade}`]),
  sign(
    'explicit',
    'abuse',
    [
      '(?:is |s |keeps |starts |started |has been |was )?(?:beat\\w*|hit(?:s|ting)?|punch\\w*|kick\\w*|chok\\w*|strangl\\w*|threaten\\w*|pointing|pointed|aiming|holding|pull(?:s|ed)) (?:\\w+ ){0,3}(?:me|us|gun|pistol|knife)|me (?:esta |estaba |anda )?(?:golpe\\w*|peg(?:a|ando|o)|apunt\\w*|amenaz\\w*|ahorc\\w*|pate\\w*|estrangul\\w*)',
      'husband|wife|boyfriend|girlfriend|partner|spouse|fiancee?|ex|dad|father|mom|stepdad|he|hes|she|shes|marido|espos[oa]|novi[oa]|pareja|ex|papa|mama|padrastro|el|ella',
    ],
    'up|to the|by phone|deadline|record|golf|chess|beat me to|me pega el sol|hit me up|sting|banco|boss|jefe|empleador|landlord|casero|threaten\\w* (?:to|me with) (?:fire|sue|evict)',
  ),
  sign(
    'explicit',
    'suicide',
    [
      'join\\w*|be with|see|seeing|meet\\w*|reunirme|reuno|reunir\\w*|voy con|alcanz\\w*|encontrarme con|ver a',
      '(?:my |mis |los |the )(?:\\w+ )?(?:fallen|brothers|buddies|guys|boys|squad|team|dead|hermanos|caidos|companeros|muertos)(?: \\w+)?',
      'tonight|soon|today|heaven|arlington|other side|up there|hoy|esta noche|pronto|cielo|otro lado|alla arriba',
      'fallen|dead|heaven|arlington|other side|up there|caidos|muertos|cielo|otro lado|alla arriba|(?:tonight|esta noche|hoy) (?:im|ill|me)',
    ],
    'reunion|ceremony|barbecue|bbq|event|memorial day|dinner|lunch|visit\\w*|funeral|zoom|flowers|fiesta|ceremonia|evento|visitar|flores|comer|legion|vfw|chapter',
  ),
  sign(
    'explicit',
    'suicide',
    [
      'painless\\w*|without pain|(?:doesnt|dont|wont) hurt|quick and easy|sin (?:dolor|sufrir)|que no duela|rapido y sin',
      'ways?|go|die|end|leave|out|formas?|maneras?|morir|muero|irme|acabar|partir',
    ],
    `tooth|teeth|dentist|shots?|tattoo|lease|dental|dientes?|muelas?|vacuna|budget|taxes|${errands}`,
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:im|i am|ive been|estoy) (?:just |so |completely |officially |really )*done(?: (?:fighting|trying|pretending|caring|with (?:it all|everything|life|people|all of (?:it|this)|being here|this (?:life|world))))?(?: (?:im|just|now|today|i|and|so|for good|\\.)|$)',
    ],
    `${errands}|with (?:the|my|this|that) \\w+|va|packing|eating|reading|cooking|shopping`,
  ),
  sign(
    'indirect',
    'suicide',
    [
      'why|whats the use|whats even|what for|para que|por que|de que sirve',
      '(?:even )?bother\\w*|wak(?:e|ing) up|get(?:ting)? (?:up|out of bed)|keep (?:going|trying|fighting)|me (?:levanto|despierto|esfuerzo)|levantarme|despertar\\w*|intentarlo|sigo (?:luchando|intentando|aqui)',
      'i|im|me|myself|any ?more|mi|yo|me|cada dia|ya',
    ],
    `${errands}|early|alarm|vote|va|claim|reclamo|temprano|alarma|votar|sick|pain|dolor|sweat\\w*|sudando|night|noche|pee|headache`,
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:gave|given|giving|give|sold|selling|donated|paid off|cleaned|regal\\w*|vendi|vendido|done|pague|di|le di|reparti\\w*)',
      dear,
      'all set|ready|wont (?:be )?need\\w*|(?:dont|no longer) need|for good|everything is|everythings|nothing left|in order|goodbye|ya no (?:l[oa]s?|me) (?:\\w+ ){0,2}(?:necesit\\w*|har\\w*|serv\\w*)|todo (?:listo|en orden|arreglado)|para siempre|despedi\\w*',
    ],
    'mov(?:e|ed|ing)|pcs|upgrade|new (?:one|truck|car|dog|house|job)|bigger|retire\\w*|deploy\\w*|mud(?:o|amos|anza|arme)|nuev[oa]|despleg\\w*|despliegue|interview|graduat\\w*',
  ),
  sign(
    'indirect',
    'suicide',
    [
      'passwords?|(?:my|the|mi|el) (?:last )?(?:will|testamento)|contrasenas?|claves|insurance papers|account numbers|papeles del seguro|polizas?|deed|escrituras?',
      'envelope|for my (?:\\w+ )?(?:wife|husband|kids|family|mom|son|daughter)|on (?:the|my) (?:table|desk)|folder|letter|sobre|para mi (?:espos[oa]|familia|mama)|para mis hij[oa]s|cajon|carpeta|sobre la mesa|carta',
      'today|tonight|just|put|left|wrote|organized|ready|puse|deje|hoy|ya|escribi|listo|prepare',
    ],
    'lawyer|clinic|power of attorney|surgery|manager|reset|forgot\\w*|legal|deploy\\w*|abogad[oa]|operacion|despliegue|olvid\\w*|poder|estate|jag',
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:look after|take care of|take|adopt|keep|watch|home for|cuid\\w*|quedarse con|adopt\\w*|hogar para) (?:a )?(?:my|mis?) (?:\\w+ )?(?:dogs?|cats?|kids|children|pets?|perr[oa]s?|gat[oa]s?|hij[oa]s|mascotas?)',
      'for good|forever|permanently|for ever|once im|when im gone|after im gone|para siempre|cuando (?:yo )?(?:ya )?no|de por vida',
    ],
    'deploy\\w*|pcs|orders|mov(?:e|ing)|despliegue|ordenes|mudanza|allerg\\w*|alergi\\w*',
  ),
  sign(
    'indirect',
    'suicide',
    ['rock bottom|(?:toque|toco|tocado|tocando) fondo|el fondo del pozo|lowest (?:point|ive)'],
    'years? ago|back then|used to|was at|hace (?:\\w+ )?anos|entonces|credit|prices?|precios?',
  ),
  sign(
    'indirect',
    'suicide',
    [
      'drink\\w*|bottles?|a fifth|handle of|beers|whiskey|vodka|liquor|drunk|tomo|bebo|tomando|bebiendo|botellas?|tragos?|ron|cervezas|me emborracho',
      'night|nights|every|alone|until|just (?:to|so)|noches?|cada|diario|sol[oa]|hasta',
      'faces?|forget|sleep|see them|numb|feel|nightmares?|remember|memories|quiet|screams?|caras?|olvid\\w*|dormir|no (?:ver|pensar|sentir|recordar)|pesadillas?|record\\w*|gritos|silencio',
    ],
    'used to|years ago|sober|recover\\w*|quit|antes|hace anos|sobri[oa]|water|agua|coffee|cafe',
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:not|havent|have not|cant|cannot|dont|barely|hardly|no|sin|casi no) (?:\\w+ )?(?:sleep\\w*|slept|eat\\w*|eaten|duermo|dormir|como|comer|he dormido|he comido)',
      '(?:sleep|slept|eat|eaten|duermo|dormir|dormido)(?:\\W+\\w+){0,4}\\W+(?:or|nor|not|ni|no|and|y|,)\\W*(?:\\w+ )?(?:sleep\\w*|slept|eat\\w*|eaten|como|comer|comido|duermo|dormir)',
    ],
    'baby|newborn|clinic|exams?|finals|shift|apnea|bebe|clinica|turno|ramadan|before (?:the|my) (?:test|surgery)|examen',
  ),
  sign('indirect', 'suicide', [
    'anniversary|aniversario|(?:the|that|este|el) (?:day|date|dia|fecha) (?:that )?(?:we|they|i|he|que|los|lo|la|perdi|murio)',
    'ambush|attack|ied|crash|explosion|lost|died|killed|death|emboscada|ataque|explosion|murio|murieron|perdi\\w*|muerte|mataron',
    'get through|make it|dont know|cant|hate|dread|bad|alone|worst|survive|no se|no puedo|pasar|aguant\\w*|sol[oa]|dificil|peor|malas?',
  ]),
  sign('indirect', 'suicide', [
    '(?:what|things?) (?:that )?(?:i|ive|we|weve) (?:did|done|have done|saw and did)|(?:lo|cosas) que (?:yo )?(?:hice|hicimos|he hecho)',
    'forgiv\\w*|deserv\\w*|live with|breathe|god|hell|monster|haunt\\w*|perdon\\w*|merezco|infierno|vivir con|cargar|monstruo|persig\\w*|respirar',
  ]),
  sign(
    'indirect',
    'suicide',
    [
      'should(?:ve| have)? been me|supposed to be me|why not me|instead of me|i should(?:ve| have)? (?:died|gone|been there)|(?:debi|deberia|tenia que|tendria que) (?:haber )?(?:ser|sido|morir|muerto|estar|irme)(?: yo)?|por que no (?:yo|fui yo)',
      'me|i|yo|convoy|ambush|him|them|that day|emboscada|ese dia|ellos|el|murio',
    ],
    'promot\\w*|hired|picked|job|award|interview|ascen\\w*|empleo|trabajo|premio|ahi a las',
  ),
  sign(
    'indirect',
    'suicide',
    [
      'bike|motorcycle|truck|car|driv\\w*|ride|riding|speed\\w*|risks|moto|carro|manejo|manejando|acelero|conduzco|riesgos',
      'dont care|who cares|doesnt matter|if i crash|hope i (?:crash|dont|die)|no me importa|me da igual|que mas da|si choco|si me mato|ojala',
    ],
    'color|model|brand|insurance|loan|what (?:kind|school)|modelo|marca|seguro|prestamo',
  ),
  sign(
    'indirect',
    'suicide',
    [
      'no ?body|no ?one|nadie',
      'notic\\w*|miss\\w*|care[sd]?|check\\w* on|remember\\w*|se (?:daria|da|dio|dara|ha dado) cuenta|extran\\w*|importa\\w*|busca\\w*|acuerda|llama',
      '(?:i|im|ive) (?:\\w+ ){0,2}(?:gone|disappear\\w*|vanish\\w*|died?|left|alone)|(?:weeks?|months?) (?:and|now)|apartment|room|desapare\\w*|encerrad[oa]|si (?:yo )?(?:me|no)|muer\\w*|estoy sol[oa]',
    ],
    `recruiter|hiring|employer|va|claim|reclamo|empleador|payment|pago|${errands}`,
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:havent|have not|dont|never|hardly|no|ni) (?:\\w+ )?(?:left|leave|go out|gone out|been out|salgo|he salido|salido)|encerrad[oa]|shut in|locked (?:myself )?(?:in|away)',
      'apartment|house|room|bed|barracks|home|casa|cuarto|cama|apartamento|mes|semanas?|dias',
      'days|weeks?|months?|nobody|no one|dias|semanas?|mes|meses|nadie',
    ],
    'quarantine|covid|sick|surgery|sprain\\w*|lease|rent|cuarentena|operacion|contrato|renta|deploy\\w*|home on leave',
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:no|without|isnt any|cant find|cant see|see no|not see|sin|ninguna|no (?:hay|veo|tengo|encuentro)) (?:\\w+ ){0,2}(?:exit|way out|escape|light at the end|light (?:\\w+ )?tunnel|salida|escape|escapatoria|luz al final)',
    ],
    'emergency|exam|interview|physical|strategy|building|highway|fire|autopista|examen|laboral|emergencia|contract|lease|contrato|clause',
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:no|not|dont|cant|see no|without|never) (?:\\w+ ){0,3}(?:a |any |my |much )?(?:future|futuro)',
      'i|me|my|myself|mi|veo|tengo',
    ],
    `company|benefit|dates?|employer|payments?|career|field|industry|empresa|carrera|pago|campo|in (?:this|the|that) \\w+|${errands}`,
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:lost|losing) (?:everything|it all|all i had)|(?:nothing|what(?:s| is| else is)) left(?: for me| to lose| now|$)|(?:lo )?perdi (?:lo )?todo|(?:ya )?no me queda nada|ya nada me queda',
    ],
    'phone|files?|drive|fire|flood|hurricane|moving|documents?|records?|laptop|archivos?|inundacion|incendio|huracan|documentos?|meses|months|balance',
  ),
  sign('indirect', 'suicide', [
    'happier|better off|easier|simpler|relieved|breathe|felices|tranquil[oa]s|mejor|mas facil|alivi\\w*',
    'if i (?:\\w+ )?(?:disappear\\w*|gone|here|around|died|left|exist\\w*|vanish\\w*|born)|without me|when im gone|si (?:yo )?(?:ya )?no (?:estuviera|existiera|estoy|hubiera)|si (?:yo )?(?:me (?:muero|muriera|fuera|voy)|desapare\\w*)|sin mi(?! \\w)',
  ]),
  sign('indirect', 'suicide', [
    '(?:tired|sick|weary|fed up|hart[oa]|cansad[oa]|aburrid[oa]) (?:of|with|de) (?:living|life|being alive|existing|waking up|breathing|vivir|la vida|existir|estar viv[oa]|respirar|despertar)',
  ]),
  sign(
    'indirect',
    'suicide',
    [
      '(?:pain|hurting|suffering|dolor|sufrimiento)',
      '(?:want|need|wish|just) (?:it|this|the pain|everything|to make it) (?:\\w+ )?(?:to )?(?:stop|end|over|go away)|make it stop|que (?:\\w+ )?(?:\\w+ )?(?:pare|se acabe|acabe|termine|se vaya)(?: \\w+)?',
    ],
    'knees?|back|shoulder|tooth|ankle|foot|hip|clinic|physical therapy|rodilla|espalda|hombro|muela|tobillo|pie|cadera|clinica|terapia fisica',
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:last|final|ultim[oa]) (?:message|post|text|letter|words|note|carta|mensaje|publicacion|palabras|nota)',
      'take care|goodbye|good bye|love you|forgive|everyone|tell my|cuidense|adios|los quiero|perdon\\w*|todos|diganle',
    ],
    'office|semester|recruiter|i got|i received|did you get|from (?:va|the|my)|recibi|de va|reclutador|boss|team|jefe|equipo|class|clase|job|trabajo',
  ),
  sign(
    'indirect',
    'suicide',
    [
      '(?:ya )?me despedi|(?:said|saying) (?:my )?(?:goodbye|goodbyes|farewell) to (?:everyone|everybody|my (?:kids|family|wife|husband))|despedirme de tod[oa]s',
    ],
    `deploy\\w*|flight|airport|boot camp|pcs|office|unit|aeropuerto|unidad|oficina|${errands}`,
  ),
  sign(
    'indirect',
    'assault',
    [
      'rap(?:ed|ist)|sexual(?:ly)? assault\\w*|molest\\w*|groped|forced (?:himself|herself|themsel\\w+) on|violaron|me violo|la violo|lo violo|abus(?:o|aron|ado|ada) (?:sexual|de)|manose\\w*|agredi(?:o|eron|da|do) sexual\\w*|drugged me',
    ],
    'rates?|statistic\\w*|training|prevention|coordinator|article|report on|news|movie|prevencion|capacitacion|noticia|pelicula|tasas?|privacidad|derechos|ley|contrato|acuerdo',
  ),
  sign(
    'indirect',
    'homeless',
    [
      '(?:nowhere|no ?where|no place|dont have (?:a|any) (?:place|where)|no (?:tengo|tenemos|hay) (?:a )?(?:donde|techo|lugar|casa)|sin (?:techo|casa|hogar)|living in my (?:car|truck)|sleep\\w* (?:in|under) (?:my|the|a) (?:car|truck|van|bridge|park|street))',
      'sleep|stay|go|tonight|live|dormir|ir|techo|quedar\\w*|esta noche|vivir|casa',
      'tonight|kids|cold|car|street|shelter|evict\\w*|children|esta noche|hij[oa]s|nin[oa]s|calle|albergue|frio|hoy|ahora',
    ],
    `parking|campus|dorm|study|hotel|layover|estudiar|estacion\\w*|hotel|${errands}`,
  ),
  sign(
    'indirect',
    'abuse',
    [
      '(?:afraid|scared|terrified|frightened|miedo) (?:\\w+ ){0,6}(?:he|hes|him|husband|wife|boyfriend|girlfriend|ex|partner|el|espos[oa]|marido|novi[oa]|pareja)',
      'home|do|hurts?|hits?|drunk|drinks|drinking|angry|mad|gets|kill|casa|haga|hace|golpe\\w*|pega|toma\\w*|enoj\\w*|llegue|llega',
    ],
    'deploy\\w*|suicid\\w*|himself|herself|matarse|despliegue|job|trabajo|benefits?|lose|divorce|divorcio|spiders?',
  ),
  sign('indirect', 'violence', [
    'snap|explode|lose (?:it|control)|(?:one|a) bad day|explotar|explote|perder (?:el )?(?:control|los estribos)|volverme loc[oa]',
    'hurt\\w*|kill|hit|swing|lastim\\w*|golpe\\w*|matar|herid[oa]|dano',
    'some ?(?:one|body)|people|any ?(?:one|body)|him|her|them|alguien|gente|a (?:mi|quien)',
  ]),
  sign(
    'aboutOther',
    'suicide',
    [
      person,
      '(?:text\\w*|sent|messag\\w*|post\\w*|says?|said|saying|call\\w*|mand\\w*|escrib\\w*|public\\w*|dice|dijo|mensaje) (?:\\w+ ){0,4}(?:goodbyes?|good bye|bye forever|farewell|adios|despedida|despid\\w*)',
    ],
    `deploy\\w*|airport|boot camp|${errands}|retir\\w*|aeropuerto`,
  ),
  sign(
    'aboutOther',
    'suicide',
    [
      person,
      gun,
      'crying|cries|yell\\w*|scream\\w*|threat\\w*|drunk|drinking|cleaning|locked|barricad\\w*|outside|end it|suicid\\w*|see you soon|llor\\w*|grit\\w*|encerr\\w*|borrach\\w*|tomad[oa]|limpi\\w*|amenaz\\w*|acabar|afuera',
    ],
    'hunt\\w*|range|my own|caza',
  ),
  sign(
    'aboutOther',
    'suicide',
    [
      '(?:se|esta) encerr\\w*|locked (?:himself|herself|themsel\\w+)|barricaded',
      `${gun}|${blade}|${pills}|bathroom|bano|garage|cuarto`,
    ],
    'keys?|out of (?:his|her)|llaves',
  ),
  sign(
    'aboutOther',
    'suicide',
    [
      person,
      `(?:gave|given|giving|gives|gave away|regal\\w*|dio|dejo|vendio|sold) (?:\\w+ ){0,3}(?:his|her|their|su|sus) (?:\\w+ )?(?:${dear})`,
      'himself|herself|weird|strange|off|lately|since|worr\\w*|goodbye|different|quiet|rar[oa]|extran[oa]|desde que|preocup\\w*|ultimamente|distint[oa]|callad[oa]|adios',
    ],
    'mov(?:e|ed|ing)|pcs|deploy\\w*|graduat\\w*|mud(?:o|anza|aron)|despleg\\w*',
  ),
  sign(
    'aboutOther',
    'suicide',
    [
      person,
      '(?:says?|said|saying|told|tells|wrote|texted|posted|mentioned|threaten\\w*|talk\\w* about|dice|dijo|diciendo|conto|escribio|publico|menciono|amenaz\\w*) (?:\\w+ ){0,6}(?:disappear\\w*|(?:cant|cannot|couldnt) (?:go on|take|do (?:it|this)|keep)|no (?:reason|point)|better off|end (?:it|his|her|things)|ending (?:it|his|her)|last (?:night|day)|hang|shoot|jump|not worth (?:it|living)|want\\w* to (?:die|sleep forever|be dead)|being gone|kill|desaparec\\w*|no (?:puede|aguanta|quiere) (?:mas|seguir|vivir)|acabar con|no vale la pena|mejor (?:sin|si|muert)|colg\\w*|ahorc\\w*|matar\\w*|tirar\\w*|pegar\\w* un|quitarse)',
    ],
    `quiz|movie|game|${errands}|pelicula|juego`,
  ),
];
