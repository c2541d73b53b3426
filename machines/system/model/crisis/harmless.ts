/** Work against suicide, reports of it, figures of speech, and a bad time that is over aren't a crisis of the writer. */
export const harmless = new RegExp(
  `\\b(?:${[
    'suicid\\w* (?:prevention|awareness|rates?|statistics|research|data|numbers|squad|bombers?|hotline (?:job|volunteer|training)\\w*)',
    '(?:prevent\\w*|against|reduc\\w*) (?:veterans? )?suicides?',
    '(?:report|study|article|paper|book|documentary|movie|podcast|training|class|course|briefing|webinar|research|statistics|data) (?:\\w+ ){0,2}(?:on|about) (?:veterans? |military )?suicides?',
    'i (?:will|can|could) do it (?:by )?my ?self$',
    'prevencion (?:del?|contra el) suicidio',
    '(?:no )?(?:veo|hay|tiene) (?:\\w+ )?(?:futuro|salida) (?:en (?:est[ea]|la|mi) (?:empresa|compania|campo|carrera|trabajo)|del? (?:la )?\\w+)',
    '(?:does|do|will|would|when does|how does) (?:the )?(?:f?sgli|vgli|valife|life insurance|insurance) (?:pay|cover)\\w* (?:\\w+ ){0,4}suicides?',
    '(?:el|como|cuando) (?:\\w+ )?(?:sgli|vgli|seguro)(?: de vida)? (?:\\w+ ){0,4}suicidio',
    '(?:jefe|jefa|sargento|maestr[oa]|profesor[oa]?|mama|espos[oa]) (?:me )?(?:va a |me )*matar(?:me)? si',
    '(?:what|que) (?:does|do|is|means?|significa|quiere decir|es) (?:\\w+ ){0,3}988',
    'cant (?:go on|do|make|take|handle) (?:this|that|the|a|my) (?:trip|vacation|tour|cruise|call|class|course|flight|shift)',
    '(?:tasas?|reportes?|datos|informes?|estudios?|libros?|noticias?|peliculas?|cursos?|talleres?) (?:de|sobre|contra) (?:el )?suicidio',
    'volunteer\\w* (?:\\w+ ){0,2}(?:crisis line|hotline)',
    '(?:work\\w*|jobs?|careers?) (?:for|at|with|on) (?:a|the) (?:\\w+ )?crisis line',
    'crisis line (?:volunteer|job|responder|supervisor|counselor|career)s?',
    '(?:what (?:does|do)|how (?:does|do)|who (?:answers|runs|works at|staffs)|when (?:did|was)|why (?:does|is)) (?:the )?(?:va |veterans? )?(?:crisis line|988)',
    '(?:is|does|are) (?:the )?(?:va |veterans? )?(?:crisis line|988) (?:free|confidential|anonymous|open|only|cost|track|record)',
    '(?:que (?:hace|es)|como funciona|quien (?:contesta|atiende)) (?:\\w+ ){0,3}linea de (?:crisis|prevencion|ayuda)',
    '(?:voluntari\\w*|trabaj\\w*|emple\\w*) (?:\\w+ ){0,3}linea de (?:crisis|prevencion|ayuda)',
    'sho(?:o)?t (?:my ?self|yourself|himself|herself) in the foot',
    'cut my ?self (?:shaving|while (?:cooking|shaving|working)|on (?:a|the|some) (?:knife|glass|paper|can|fence|nail|tool|metal|lid)|some slack|a break)',
    'killing my ?self (?:laughing|at the gym|studying|in pt|over (?:this|the) (?:form|paperwork|application|resume)|to (?:finish|meet|pass) (?:this|my|the) (?:class|course|exam|test|paper|paperwork|semester|deadline|application|form))',
    '(?:treat\\w*|respond\\w* to|revers\\w*|handled?) (?:\\w+ ){0,2}overdoses?',
    'd(?:ie|ied|ying) (?:of|from) (?:embarrassment|laughter|laughing|boredom|hunger|curiosity|excitement|happiness|thirst)',
    'disappear (?:the|an?|from (?:the|my|a) (?:list|page|search|app|feed|map))',
    '(?:pt|tests?|exams?|class|course|job|paperwork|forms?|traffic|commute|heat|back|knees?|shoulders?|deadlines?|school|semester|gym|workout|math|essay) (?:is|are|s|was|will|would|gonna|might|nearly|almost)(?: \\w+){0,2} kill(?:ing|ed)? me',
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
