/**
 * What words of both languages have in common, by name: the classifier counts a concept like a word, so that what it learned from
 * "until when" holds for "¿hasta cuándo?", and from one medicine for another. Over plain words, with names as in `words.ts`; each
 * begins with a word and may end within one.
 */
const concepts: Readonly<Record<string, string>> = {
  time: 'when|en que momento|a partir de cuando|how (?:long|soon|early|late|fast|quick\\w*|far out|much (?:time|longer))|until|till\\b|by (?:when|what)|what (?:day|date|year)|deadline|cut ?off|due\\b|latest|last (?:day|date|chance)|(?:exact|end|final|last) date|too late|late\\b|expir|runs? out|limit|window|how many (?:days|weeks)|within|cuando|cuanto (?:tiempo|dura|falta|tarda)|cuant[oa]s (?:dias|semanas)|con cuant[oa]|hasta (?:cuando|que)|plazo|venc|bence|limite|ultim[oa] (?:dia|fecha)|tarde\\b|caduc|(?:se )?acaba|que (?:dia|fecha)|anticipacion',
  still: 'still|already|yet\\b|todavia|aun\\b|ya\\b|sigue',
  span: '(?:\\d+|one|two|three|un[oa]?|dos|tres|several|few) ?(?:days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?)',
  amount:
    'how much (?!time|longer)|cuanto (?!tiempo|dura|tarda|falta)|amount|rates?\\b|what (?:do|does|is|are)\\b.*\\b(?:pay|paid|worth)|cantidad|tarifa|monto',
  pay: 'pays?\\b|paid|payment|money|checks?\\b|month(?:ly)?\\b|stipend|subsistence|allowance|raise\\b|increase|cola\\b|pag[aou]\\w*|dinero|cheque|al mes|mensual|dan\\b|sub(?:e|ir|en|ira)\\b|aumento|subsistencia',
  percent: 'percent|\\d+ porciento|tier\\b|share\\b|percentage|porcentaje|porciento|por ciento|nivel',
  what: 'what (?:is|are|does|counts)|whats|que (?:es|son|significa|hace|cubre)\\b',
  plan: 'steps?\\b|check ?list|to ?do\\b|time ?line|road ?map|schedule|first\\b|prepare|prep\\b|get ready|what(?:s| is)? next|plan\\b|pasos?|lista\\b|calendario|primero|prepar|por donde|que (?:sigue|toca|debo|tengo que)|fechas|dates\\b|deadlines\\b|plazos\\b|order\\b|orden\\b|where (?:do|should|to) (?:\\w+ ){0,2}(?:start|begin)',
  leaving:
    'separat\\w*|ets\\b|eas\\b|discharg\\w*|get(?:s|ting)? out|got out|left\\b|leav(?:e|es|ing)\\b|out of the|terminal|retir\\w*|jubil\\w*|licenci\\w*|baja\\b|sal(?:go|i|e|ga|ir|io|gan)\\b|separ\\w*|me voy\\b|dej(?:o|e|ar)\\b',
  advice:
    'should i|should we|do you think|worth (?:it|claiming)|is it (?:better|smart|wise|risky)|debo|deberia|me conviene|conviene|vale la pena|es mejor|que me (?:recomienda|conviene)',
  future:
    'will (?:i|they|my|we|the|it)|am i going to|going to (?:be|call|recall|deploy)|could they|voy a|van a|va a|me (?:llamaran|daran|dara|darian|dan)\\b|sera\\b',
  chance:
    'enough|strong|odds|chances?|win\\b|approved?|have a case|good (?:enough|evidence)|suficiente|fuerte|alcanza|gan(?:ar|o)\\b|probabilidad|aprob',
  claim:
    'claims?\\b|rat(?:ed|ing|ings|er)\\b|den(?:y|ied|ial)|appeal|hlr\\b|supplemental|nexus|dbq|cpexam|evidence|tdiu|service connect|secondary|statement|stressor|526|reclam\\w*|calific\\w*|apel\\w*|nexo|prueba|evidencia|suplementari|secundari|estresor|declaracion',
  refused:
    'den(?:ied|ial|y)|reject|turned (?:me |us |my \\w+ )?down|said no|no to my|disagree|dont agree|wrong decision|refused|not (?:granted|approved)|lost (?:my|at)|neg(?:aron|ado|ada|o)\\b|rechaz|me dij\\w+ que no|no estoy de acuerdo|no aprob',
  write:
    'writ(?:e|ing)|rewrite|reword|draft|edit\\b|polish|proofread|fill (?:out|in)|word(?:ing)?\\b|make (?:my|this|me)|turn my|escrib|redact|reescrib|llen(?:e|a|ar)\\b|corrij|pula|traduzca mi|convierta|arregle',
  look: 'read\\b|review|look (?:at|over)|check (?:my|if)|evaluate|judge|lea\\b|lee\\b|revis|mire|evalu',
  papers:
    'resume|curriculum|cv\\b|cover letter|linkedin|bullets?|eval\\w*|ncoer|oer\\b|fitrep|epr\\b|bio\\b|essay|carta de presentacion|hoja de vida|vineta|ensayo|civilian (?:words|wording|language)|lenguaje civil|recruiter|reclutador|hr\\b|jargon|jerga',
  body: 'knees?|back\\b|shoulders?|neck|ankles?|hips?|hands?|arms?\\b|foot|feet|ears?\\b|head ?aches?|chest|heart|stomach|skin|rash|cough|numb|dizz|swollen|pain|hurts?|bleed|vision|blurr|nightmares?|sweat|sleep\\b|apnea|tinnitus|migraines?|ptsd|tbi\\b|anxiety|depress\\w*|rodilla|espalda|hombro|cuello|tobillo|cadera|manos?\\b|brazos?|pies?\\b|oidos?|cabeza|pecho|corazon|estomago|piel|sarpullido|tos\\b|adormec|mare[ao]|hinch|dolor|duele|sangr|borroso|pesadillas?|sud(?:o|or|ando)|zumb|apnea|migrana|tept|ansiedad|depresi|cicatriz|scar\\b|hearing|cancer|diagnos|symptom|sintoma',
  medicine:
    'meds?\\b|medic(?:ine|ines|ation|ations|ina|inas|amento|amentos)\\b|pills?|dos(?:e|es|is)\\b|drugs?\\b|antidepress|antidepres|painkill|ibuprofen\\w*|naprox\\w*|melatonin\\w*|tylenol|aspirin\\w*|insulin\\w*|cbd\\b|opioid\\w*|lithium|litio|pastillas?|remedio|tramadol|prazosin\\w*|\\w+(?:aline|alina|etine|etina|opram|odone|odona|azepam|azolam|idone|pentin|pentina|olol|pril|statin|oxone|barbital|tadine|profen|profeno)\\b|zoloft|prozac|ambien|xanax|lexapro|seroquel|surgery|mri\\b|blood (?:test|pressure)|side effects?|efectos secundarios|therapy|terapia\\b|vitamin',
  drink:
    'alcohol|beers?|drink|mix\\b|cerveza|beber|mezcl|safe\\b|dangerous|normal\\b|serious|segur[oa] (?:tomar|beber|mezclar)|peligros|grave\\b|quit\\b|stop taking|dejar\\b|skip\\b|salt(?:ar|o)',
  law: 'lawyer|attorney|sue\\b|suing|court|divorc|custody|child support|alimony|garnish|arrest|dui\\b|felon\\w*|misdemeanor|crimin|convict|jail|prison|warrant|immigra|deport|citizen|green card|guns?\\b|firearms?|shotgun|rifles?\\b|pistol\\b|weapon|evict|landlord|legal\\w*|rights\\b|discriminat|retaliat|oth\\b|honorable|dishonor|bad conduct|bad paper|upgrade|article 15|court martial|malpractice|bankrupt|restraining|protective order|awol|desert(?:er|ion)|abogad|demand(?:ar|a)\\b|corte\\b|custodia|pension alimenticia|embarg|delito|carcel|migrator|inmigra|ciudadan|residente|armas?\\b|pistola|escopeta|desaloj|caser[oa]|derechos|discrimin|deshonr|mala conducta|mejorar (?:mi )?baja|articulo|negligencia|bancarrota|testamento|desertor|charged\\b|ex (?:wife|husband|wants|gets?)|my ex\\b|mi ex\\b',
  employer:
    'boss|employer|supervisor|company|my job\\b|my old job|fired|laid off|demot|rehire|jefe|patron|empresa|compania|empleador|despid|despedi|echaron|puesto\\b|recontrat',
  guard:
    'guard\\b|reserv\\w*|drill|orders?\\b|deploy\\w*|activat\\w*|title (?:10|32)|mobiliz|guardia|ordenes|despleg|despliegue|titulo (?:10|32)|entrenamiento|moviliz',
  family:
    'wife|husband|spouse|kids?\\b|child\\w*|son\\b|daughter|dependents?|widow|married|espos[oa]|marido|conyuge|hij[oa]s?|dependiente|viud[oa]|casad[oa]|familia|family',
  spouse:
    '(?:my (?:husband|wife|spouse|hubby|soldier|sailor|marine|partner)|he|she|hes|shes|mi (?:esposo|esposa|marido|conyuge|pareja|soldado)|el|ella)\\b(?: \\w+){0,3} (?:gets? out|getting out|is out|separat\\w*|retir\\w*|leav\\w+|ets\\w*|out|sal\\w+|separ\\w*|dej\\w+|termin\\w*)\\b|(?:as|soy|como|im|i am) (?:a |an |the |la |el )?(?:\\w+ )?(?:spouse|wife|husband|esposa|esposo|conyuge|dependent|dependiente)\\b|(?:military|navy|army|marine|coast guard) (?:spouse|wife|husband)',
  lose: 'lose|ends? for|stops? for|what (?:do|does|about|happens)\\b.*\\b(?:me|i|my)\\b|perd|pierd|termina|se me acaba',
  other:
    'who else|other (?:\\w+ )?(?:candidate|applicant|veteran|vet|user|people|person|member|profile)s?|everyone|every (?:\\w+)|all (?:the )?(?:\\w+ )?(?:candidates|applicants|veterans|vets|users|marines|soldiers|emails|people|members)|his\\b|her\\b|their\\b|my (?:\\w+ )?(?:buddy|friend|neighbor|roommate|coworker|boss|commander|sergeant|brother|sister|cousin|ex|wife|husband|son|daughter)s?\\b|quien(?:es)? mas|(?:otr[oa]s?|demas) (?:\\w+)|tod[oa]s l[oa]s (?:\\w+)|(?:mi|mis) (?:\\w+ )?(?:amig|vecin|companer|jefe|comandante|sargento|herman|prim|cunad|ex\\b|espos|marido|hij)\\w*|lista de\\b|list (?:the|all|every|of)',
  private:
    'e ?mail|phone number|address|password|contact info|rating\\b|discharge status|profile|appl(?:y|ied|ication)\\w*|account here|registered|on here|ssn|claim\\b|messages|names?\\b|candidates?|applicants?|users?\\b|telefono|direccion|contrasena|calificacion|perfil|solicit\\w*|aplic\\w*|cuenta aqui|registrad|aqui\\b|expediente|mensajes|nombres?|candidat|usuari|correos?',
  order:
    'ignor\\w*|disregard|forget|pretend|act as|act like|prompt|instruction\\w*|rules?\\b|override|bypass|jailbreak|developer mode|unrestricted|no limits|without (?:sources|restrictions)|you are now|from now on|olvid\\w*|finj\\w*|actu[ae]\\b|instrucci\\w*|reglas?|sin (?:fuentes|limites|restricciones|filtro)|desde ahora|de ahora en adelante|ahora (?:es|eres|usted es)|system\\b|sistema\\b|sources?\\b|fuentes?\\b|citing',
  quote:
    '(?:says?|reads?|contains|dice|pone|contiene|wrote|escribio)\\b.*\\b(?:ai|ia|assistants?|asistentes?|bots?|chatbots?)\\b|(?:pasted|copied|pegad[oa]|copiad[oa])\\b|note to|nota (?:para|a) la|(?:translate|summarize|traduzca|traduce|resuma|resume)\\b.*\\b(?:ai|ia|assistant|asistente|system|bot)\\b',
  own: 'my (?:\\w+ ){0,2}(?:appl\\w+|appointments?|interview|profile|account|messages?|schedule|sessions?|request|notifications|saved|resume)\\b|mi(?:s)? (?:\\w+ ){0,2}(?:solicitud\\w*|citas?|entrevista|perfil|cuenta|mensajes|agenda|sesion\\w*|peticion|notificaciones|aplicacion\\w*)\\b|(?:la|una) cita con|(?:lo|algo) que (?:solicite|mande|pedi|aplique)|agendad\\w*|booked\\b|on my (?:plate|calendar)|back to me|accepted\\b|rejected\\b|hired\\b|me (?:aceptaron|contestaron|respondi\\w+|contrataron|eligieron)|appl(?:ied|y) (?:to|for)|looked at|who (?:saw|looked|viewed)|quien (?:vio|miro)|calendar',
  change:
    'delete|erase|remove|cancel|withdraw|postpone|push (?:back|my)|muev[ae] (?:mi|la)|mover mi|pospon\\w*|pas[ea] mi|adelant\\w* mi|change (?:my|the)|update|edit|take (?:back|down|my)|pull\\b|close\\b|hide|turn off|unsubscribe|reschedule|move my|book\\b|schedule (?:a|an)|submit|send my|sign (?:me|out)|log (?:me )?out|save this|remind me|undo|borr\\w*|elimin\\w*|cancel\\w*|retir(?:ar|e|a|o) (?:mi|la)\\b|cambi(?:e|ar|a) mi|actualic|edit\\w*|quit(?:e|ar|a)\\b|cierr\\w*|ocult\\w*|reprogram\\w*|reserv(?:e|ar) una|agend\\w*|envi(?:e|ar)\\b|mand(?:e|ar) mi|guard(?:e|ar)\\b|recuerd\\w*|anul\\w*|darme de baja',
  missing:
    'didnt (?:come|get|arrive)|did not|hasnt|havent|has not|have not|never (?:came|arrived|showed)|missing|short\\b|late again|where is my|stopped paying|stuck|less than|lower this|smaller|owe\\w*|debt|overpaid|took money|no (?:me )?(?:ha|han) (?:llegado|pagado|depositado)|no (?:me )?(?:llego|depositaron|pagan|pagaron)|no hubo|nunca llego|falta (?:mi|el|dinero)|corto\\b|atras(?:ado|o)|atorad|atascad|bajo mi|menos (?:que|de)|deb(?:o|en)\\b|deuda',
  near: 'near\\w*|clos(?:e|est|er)\\b|around\\b|within \\d+ miles|in my (?:city|town|area)|local\\b|where (?:is|are|can|do)|cerca\\w*|donde (?:esta|hay|queda|puedo)|por (?:aqui|\\d{5})|mas cerc\\w+|en mi (?:ciudad|pueblo)',
  hospital:
    'hospital|clinic\\w*|vetcenter|vamc|medical center|emergency room|er\\b|urgent care|regional office|cemetery|pharmacy|audiology|clinica|centro medico|cementerio|farmacia|urgencias?|sala de emergencia|oficina (?:regional|de beneficios)|open (?:now|today|on|late|saturday)|hours\\b|horario|abiert|abre\\b|directions|va (?:near|in|closest)',
  vso: 'vso\\b|representat\\w*|representante|service officer|oficial de servicio|accredited|acreditad|claims agent|agente (?:de reclamos|acreditad)|dav\\b|vfw\\b|legion\\b|(?:free|without charging|gratis|sin cobrar|sin pagar)|who (?:can |will |could )?(?:help|file|represent)s?|quien (?:me )?(?:puede |podria )?(?:ayud|llen|present|represent|prepar|arm)\\w*|somebody to|someone to|alguien (?:que|me)|help (?:me )?(?:with|fil)',
  job: 'jobs?\\b|work (?:in|near|around)\\b|openings?|hiring|hire\\b|apprentice\\w*|internship|positions?\\b|vacan\\w*|empleos?|trabaj(?:o|os)\\b|puestos?\\b|aprendiz\\w*|pasanti\\w*|contrat(?:a|an|ando)|remote|remot[oa]s?|work near|programs? (?:near|in|for)|programas? (?:de|cerca)|mentors?|therapist|terapeuta',
  career:
    'civilian|civil\\b|equivalent|equivale\\w*|translates?\\b|match|careers?|crosswalk|mos\\b|afsc\\b|on the outside|outside\\b|afuera|carrera civil|ocupaci\\w*|occupations?|salary|earn\\b|make as|gana\\b|outlook',
  event:
    'events?\\b|fairs?\\b|workshops?|webinars?|seminars?|meet ?ups?|networking|stand ?down|class(?:es)? (?:near|in)|this (?:weekend|month|week|saturday|sunday)|next (?:month|week|weekend)|coming up|happening|expo\\b|parade|picnic|eventos?|feria|taller(?:es)?|seminario|encuentros?|reuniones|desfile|este (?:mes|fin|sabado|domingo)|proxim[oa] (?:mes|semana)|actividad',
  school:
    'schools?\\b|colleges?\\b|universit\\w*|universidad\\w*|escuelas?|colegios?|campus|tuition|matricula|degrees?\\b|graduat\\w*|yellowribbon|caution flags?|facultad\\w*|estudiar\\b|cupos?|spots\\b',
  search:
    'which (?:\\w+ )?(?:schools|colleges|universities)|find\\b|show me|search|list\\b|look(?:ing)? for|any\\b|are there|is there|que (?:escuelas|universidades)|busc\\w*|muestr\\w*|muestre|encuentr\\w*|hay\\b|quiero|necesito|need a',
  housing: 'bah\\b|mha\\b|housing|rent\\b|vivienda|bivienda|alojamiento|renta\\b',
  versus:
    'vs\\b|versus|compar\\w*|differen\\w*|diferenci\\w*|better than|which (?:one|is better|pays more|gives)|\\bor (?:the )?(?:gibill|post911|montgomery|ch\\d+|vre|chcbp|dea|fry|select|prime|crdp|a private|hlr|board)|contra\\b|cual (?:es mejor|paga|da|conviene)|o (?:el )?(?:gibill|post911|montgomery|ch\\d+|vre|dea|select|hlr)',
  crisis: 'crisis|988|838255|hotline|suicide line|linea de (?:crisis|prevencion)',
  anger:
    'stupid|dumb|useless|idiot\\w*|moron|trash|garbage|worthless|suck\\w*|shut up|hate you|worst|joke of|pathetic|crap|bullshit|terrible|lame\\b|liar|estupid\\w*|inutil\\w*|tont[oa]|basura|peor\\b|asco|porqueria|imbecil|callese|callate|pesim[oa]|malo\\b|mala\\b|mentiros|no sabe\\w* nada|know (?:anything|nothing)|never know',
  politics:
    'vot(?:e|es|ing|ar|o)\\b|president\\w*|congress\\w*|congreso|politic\\w*|part(?:y|ies)\\b|partido|republican\\w*|democrat\\w*|democrata|elect\\w*|eleccion|government|gobierno|senat\\w*|senador|war\\b|guerra|corrupt\\w*|crooks?|ladrones|abandon\\w*|trump|biden|liberal|conservati\\w*|conservador',
};
const patterns = Object.entries(concepts).map(
  ([name, words]) => [`@${name}`, new RegExp(`\\b(?:${words})`)] as const,
);

/** The concepts of plain words. */
export const conceptsIn = (plain: string): readonly string[] =>
  patterns.flatMap(([name, words]) => (words.test(plain) ? [name] : []));
