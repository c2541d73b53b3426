/** Work against suicide, reports of it, figures of speech, and a bad time that is over aren't a crisis of the writer. */
export const harmless = new RegExp(
  `\\b(?:${[
    'suicid\\w* (?:prevention|awareness|rates?|statistics|research|data|numbers|squad|missions?|inducing|bombers?|hotline (?:job|volunteer|training)\\w*)',
    '(?:prevent\\w*|against|reduc\\w*) (?:veterans? )?suicides?',
    '(?:report|study|article|paper|book|documentary|movie|podcast|training|class|course|briefing|webinar|research|statistics|data) (?:\\w+ ){0,2}(?:on|about) (?:veterans? |military )?suicides?',
    '(?:jobs?|careers?|training|certificat\\w*|degrees?|counselors?|specialists?|support|cursos?|capacitacion|apoy\\w*) (?:\\w+ ){0,4}suicid\\w* (?:vets|veterans|people|patients|clients|students|callers)',
    '(?:cursos?|capacitacion|certificad\\w*|carreras?|apoy\\w*|trabaj\\w*) (?:\\w+ ){0,3}(?:veteranos|personas|pacientes|estudiantes) (?:\\w+ ){0,3}suicidas?',
    'i (?:will|can|could) do it (?:by )?my ?self$',
    'prevencion (?:del?|contra el) suicidio',
    '(?:no )?(?:veo|hay|tiene) (?:\\w+ )?(?:futuro|salida) (?:en (?:est[ea]|la|mi) (?:empresa|compania|campo|carrera|trabajo)|del? (?:la )?\\w+)',
    '(?:does|do|will|would|can) (?:\\w+ ){0,3}(?:f?sgli|vgli|valife|insurance|polic(?:y|ies)|tricare|dic) (?:pay|cover|exclude)\\w* (?:\\w+ ){0,4}suicides?',
    '(?:is|are|was) (?:\\w+ )?suicides? (?:\\w+ ){0,2}(?:covered|excluded|included|paid)',
    '(?:sgli|vgli|seguro|poliza)(?: de vida)? (?:(?!voy|vamos|quiero)\\w+ ){0,4}suicidio',
    'suicidio (?:\\w+ ){0,2}(?:cubiert|incluid|excluid)o',
    '(?:jefe|jefa|sargento|maestr[oa]|profesor[oa]?|mama|espos[oa]) (?:me |va a |iba a )*(?:matar(?:me|ia)?|mata) si',
    '(?:what|que) (?:does|do|is|means?|significa|quiere decir|es) (?:\\w+ ){0,3}988',
    'cant (?:go on|do|make|take|handle) (?:this|that|the|a|my) (?:trip|vacation|tour|cruise|call|class|course|flight|shift)',
    '(?:tasas?|reportes?|datos|informes?|estudios?|libros?|noticias?|peliculas?|cursos?|talleres?) (?:de|sobre|contra) (?:el )?suicidio',
    'volunteer\\w* (?:\\w+ ){0,3}(?:crisis )?(?:hot)?line',
    '(?:work\\w*|jobs?|careers?) (?:for|at|with|on) (?:a|the) (?:\\w+ )?crisis line',
    'crisis line (?:volunteer|job|responder|supervisor|counselor|career)s?',
    '(?:what (?:does|do)|how (?:does|do)|who (?:answers|runs|works at|staffs)|when (?:did|was)|why (?:does|is)) (?:the )?(?:va |veterans? )?(?:crisis line|988)',
    '(?:is|does|are) (?:the )?(?:va |veterans? )?(?:crisis line|988) (?:free|confidential|anonymous|open|only|cost|track|record)',
    '(?:que (?:hace|es)|como funciona|quien (?:contesta|atiende)) (?:\\w+ ){0,3}linea de (?:crisis|prevencion|ayuda)',
    '(?:voluntari\\w*|trabaj\\w*|emple\\w*) (?:\\w+ ){0,3}linea de (?:crisis|prevencion|ayuda)',
    // A place or a job that somebody wants to leave is no life.
    '(?:dont|do not|didnt) (?:want|wanna|like) (?:to )?(?:be|stay|live) here (?:in|at) (?!this|that|the (?:world|dark|first)|pain|agony|hell|misery|my\\b|an?\\b|all|such)\\w+',
    'no (?:quiero|quisiera|queremos) (?:estar|quedarme|seguir|vivir) aqui en (?!est[ea]|el (?:mundo|infierno)|la (?:tierra|vida|oscuridad)|mi\\b|un)\\w+',
    '(?:rather|would) die (?:first )?(?:than|before) (?:(?!liv\\w*|life|without|alone)\\w+ ){0,6}(?:retail|sales|office|desk|cubicle|jobs?|warehouse|factory|school|college|class|fast food|restaurant|forms?|tie|suit|traffic|commute|phones?|website|night shift|call center)',
    '(?:prefiero|preferiria|antes) (?:mil veces )?(?:me muero|morir(?:me)?)(?: antes)?(?: de)? que (?:(?!viv\\w*|vida|sin|sol[oa]|asi)\\w+ ){0,5}(?:ventas|vender|oficina|escritorio|trabajo|bodega|fabrica|escuela|clases?|restaurante|formularios?|corbata|trafico|telefonos?|pagina|turno|tienda|centro de llamadas)',
    '(?:me voy|nos vamos|me despido|salgo) de (?:la|mi|esta) (?:unidad|base|compania|escuela|ciudad|brigada|guardia|reserva)',
    '(?:leaving|leave) (?:my|the|this) (?:unit|squadron|base|company|platoon|command|battalion|school|ship)',
    '(?:manos?|pies?|dedos?|piernas?) (?:se me )?(?:duermen?|adormecen?|entumecen?)|se me (?:duermen?|adormecen?|entumecen?) (?:l[oa]s? )?(?:manos?|pies?|dedos?|piernas?)',
    '(?:hands?|feet|foot|legs?|toes|fingers) (?:fall|falls|go|goes|get|gets) (?:asleep|numb)',
    '(?:sick|tired|done|over) (?:of|with) living (?:in|at|on|with|off|out of) (?:\\w+ ){0,2}(?:barracks?|dorms?|base|post|apartments?|trailer|rv|hotels?|motels?|parents|inlaws|roommates?|house|housing|city|town|suitcases?|boxes)',
    '(?:hart[oa]|cansad[oa]) de vivir (?:en|con|de) (?:\\w+ ){0,2}(?:barracas?|cuarteles|cuartel|dormitorios?|base|apartamentos?|hotel(?:es)?|padres|suegros|companeros?|casa|ciudad|pueblo|maletas?)',
    '(?:not (?:going to|gonna) |wont |cant |might not |couldnt |didnt )?(?:make|making) it (?:to|for|on|in time for) (?:\\w+ ){0,3}(?:appointments?|class|classes|interviews?|meetings?|fair|event|sessions?|formation|drill|workshop|call|orientation|graduation|time)',
    '(?:hang|hung|hanging) up (?:\\w+ ){0,2}(?:uniform|boots|phone|call|picture|certificate|diploma|jacket|spurs)',
    '(?:colg|cuelg)\\w+ (?:el|la|los|las|mi|mis) (?:uniforme|botas|telefono|llamada|diploma|cuadro|certificado)',
    'end of my rope with (?:this|that|the|your) (?:\\w+ )?(?:website|site|app|page|form|school|office|claim|system|phone|bot)',
    'me voy para siempre de (?!est[ea]|aqui|casa)\\w+',
    '(?:jobs?|work|careers?|tech|training|trabajo|empleo|curso)(?: (?!tonight|today|now|i|ill)\\w+){0,7} (?:overdoses|sobredosis)',
    // The dead of a family, in a question about what it leaves them.
    '(?:dad|father|mom|mother|husband|wife|spouse|son|daughter|brother|sister|uncle|aunt|grandfather|grandmother|papa|mama|padre|madre|espos[oa]|marido|hij[oa]|herman[oa]|ti[oa]|abuel[oa]) (?:died|passed(?: away)?|was killed|murio|fallecio|se murio)(?=.*\\b(?:dic|burial|headstone|funeral|insurance|beneficiary|pension|tricare|champva|benefits?|gi bill|fry|records?|dd ?214|entierro|lapida|seguro|beneficiario|beneficios|expediente)\\b)',
    '(?:drown\\w*|buried|swamped|ahog\\w*|hundid[oa]|me hundo) (?:in|en) (?:\\w+ ){0,2}(?:paperwork|papers|forms?|homework|email|emails|work|debt|papeleo|papeles|formularios?|tareas?|correos?|trabajo|tramites?)',
    'od on (?:credits|classes|coffee|caffeine|work|meetings)',
    'kill switch(?:es)?',
    'allergic to (?:\\w+ )?(?:pills|meds|medication|medicine)',
    '(?:cant|cannot|hard to|trouble) swallow\\w* (?:\\w+ )?(?:pills|tablets|meds)',
    '(?:no (?:puede|puedo)|dificil|cuesta) (?:\\w+ )?tragar(?:me|se)? (?:\\w+ )?(?:pastillas|medicinas)',
    'sho(?:o)?t (?:my ?self|yourself|himself|herself) in the foot',
    'cut my ?self (?:shaving|while (?:cooking|shaving|working)|on (?:a|the|some) (?:knife|glass|paper|can|fence|nail|tool|metal|lid)|some slack|a break)',
    'killing my ?self (?:laughing|at the gym|studying|in pt|over (?:this|the) (?:form|paperwork|application|resume)|to (?:finish|meet|pass) (?:this|my|the) (?:class|course|exam|test|paper|paperwork|semester|deadline|application|form))',
    '(?:treat\\w*|respond\\w* to|revers\\w*|handled?) (?:\\w+ ){0,2}overdoses?',
    'd(?:ie|ied|ying) (?:of|from) (?:embarrassment|laughter|laughing|boredom|hunger|curiosity|excitement|happiness|thirst)',
    'disappear (?:the|an?|from (?:the|my|a) (?:list|page|search|app|feed|map))',
    '(?:pt|tests?|exams?|class|course|job|paperwork|forms?|traffic|commute|heat|back|knees?|shoulders?|deadlines?|school|semester|gym|workout|math|essay) (?:is|are|s|was|will|would|gonna|might|nearly|almost)(?: \\w+){0,2} kill(?:ing|ed)? me',
    '(?:llamada|video|internet|senal|conexion|telefono|celular|computadora|laptop|pantalla|sesion|luz|agua|corriente|servicio|transmision|reunion)(?: \\w+)? se (?:me |nos )?(?:corto|corta|murio|muere|colgo|cuelga)',
    'se (?:me |nos )?(?:corto|corta) (?:la|el|mi) (?:llamada|video|internet|senal|conexion|telefono|computadora|pantalla|sesion|agua|corriente|servicio)',
    'dr[iau]n?k\\w* (?:(?:a|an|some|my|the|more|too much|black|hot|iced|cold) ){0,2}(?:coffee|water|tea|soda|milk|juice|energy drinks?|smoothies?)',
    '(?:tramite|clase|examen|trabajo|calor|espalda|rodilla|papeleo|formulario|hambre|espera|ejercicio|curso|semestre|entrenamiento)s?(?: de \\w+)? me (?:va a matar|van a matar|matan?|esta matando)',
    'tom\\w+ (?:(?:el|la|un|una|mi|mas|mucho|mucha) ){0,2}(?:cafe|agua|te|leche|jugo|autobus|tren|tiempo)',
    '(?:tome|tomo|tomado) (?:muchas|demasiadas|todas las) (?:clases|fotos|notas|decisiones|cosas)',
  ].join('|')})\\b`,
  'g',
);

/** What a message can be about without telling of danger. "Kill myself" is not among them: who says that means it. */
export const topics =
  /\b(?:suicid\w*|self ?(?:harm|injur)\w*|overdos\w*|hopeless\w*|in (?:a )?(?:mental health )?crisis|sobredosis|en (?:una )?crisis)\b/g;

/** Whether a bad time is over by the writer's own words. Not if it comes back: "but lately", "again". */
export const isOver = (words: string) =>
  /\b(?:years? ago|months ago|back in (?:19|20)\d\d|in (?:19|20)\d\d|last year|back then|used to|hace (?:\w+ )?anos|en (?:el )?(?:19|20)\d\d)\b/.test(
    words,
  ) &&
  /\b(?:(?:im|i am|doing|feel(?:ing)?|been|much) (?:\w+ ){0,2}(?:good|better|well|fine|ok|okay|stable|healthy|recovered|sober|great)|in recovery|recovered|got (?:help|better|through it)|(?:estoy|me siento|ando) (?:\w+ ){0,2}(?:bien|mejor|recuperad[oa]|estable))\b/.test(
    words,
  ) &&
  !/\b(?:again|lately|back|still|tonight|right now|otra vez|de nuevo|ultimamente|todavia|esta noche)\b(?! (?:in (?:19|20)|then|to school))/.test(
    words,
  );
