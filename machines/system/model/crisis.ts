const self = 'my ?self';
const oneself = '(my ?self|him ?self|her ?self|them ?(self|selves)|your ?self)';
const person =
  '(him|her|them|some(one|body)|every(one|body)|people|my (wife|husband|partner|girlfriend|boyfriend|kids?|son|daughter|family|boss|mother|mom|father|dad|brother|sister|neighbors?))';

const spanishWish =
  '(quiero|quiere|quisiera|queria|deseo|prefiero|preferiria|merezco|deberia|podria|ojala|ganas de|(voy|va) a|pienso( en)?|(pensado|pensando) en)';

/**
 * Phrases that suggest thoughts of suicide, harm to oneself or others, or a crisis, as parts of regular expressions over
 * normalized lower-case words. They also match a denial ("I am not suicidal"), a quote or a figure of speech: showing the
 * resources too often costs a glance, too rarely may cost a life. People write in either language, whichever they read, so all count always.
 */
export const crisisPhrases = {
  suicide: [
    'suicid\\w*',
    'su+[ie]?[cs]i[dt]e?\\w*',
    `kill(s|ing|ed)? ${oneself}`,
    'kill me',
    'kms',
    'kys',
    'unaliv\\w*',
    'sewer ?slide',
    `(end|ends|ending|off|offing|top|topping) ${oneself}`,
    '(end|ends|ending|take|takes|taking|took) (my|his|her|their) (own )?life',
    '(end|ending) it (all|now|today|tonight)',
    'one of the (22|twenty ?two)',
  ],
  wishToDie: [
    '(want\\w*|wanna|ready|rather|prefer|hop(e|es|ing)|wish(es|ing)?|wished|going|plan\\w*|deserves?) (to |i |he |she |they |was |were |be |just |could |would )*(die|dead|dying|disappear|vanish)',
    'better off (dead|without (me|us))',
    '(no|any) (reason|point|purpose) (in |to |for )?(live|living|life|go on|going on|be here|being alive)',
    '(nothing|not much) (left )?to live for',
    '(dont|do not|didnt|doesnt|does not|never) (want\\w*|wanna) (to )?(live|be alive|be here|exist|wake up|go on|be around)',
    '(not|never) wake up',
    '(isnt|is not|not|aint) worth (living|it anymore)',
    '(cant|can not|cannot|couldnt) (go on|do this any ?more|take (it|this) any ?more|live like this)',
    '(tired|sick|done) (of|with) (living|life|being alive|everything)',
    '(giv\\w*|gave) up on (life|living)',
    'wont be (here|around) (much longer|any ?more|tomorrow)',
    '(goodbye|good bye) (forever|world|cruel world|everyone)',
    'burden (to|on|for) (every(one|body)|my (family|wife|husband|kids)|them|others)',
    'no way out',
    'hopeless\\w*',
  ],
  harm: [
    `(hurt|hurts|hurting|harm|harms|harming|cut|cuts|cutting|burn|burns|burning|hang|hangs|hanging|shoot|shoots|shooting|shot|drown|drowning) ${oneself}`,
    'self ?(harm|injur|mutilat)\\w*',
    'slit(ting)? (my|his|her|their) (wrists?|throat)',
    'overdos\\w*',
    '(take|taking|took|swallow\\w*) (all|a bottle|the rest) (of )?(my|the|these)?( \\w+)? ?(pills|meds|medication|tablets)',
    'jump\\w* (off|from|in front of) (a|an|the|this|my) \\w+',
    'blow (my|his|her|their) (head|brains)',
    '(gun|pistol|rifle|knife) (to|in|against) (my|his|her|their) (head|mouth|throat|temple)',
    'eat (a|my|the) (gun|bullet)',
    '(drive|driving|crash|crashing) (my \\w+ )?into (a|the|oncoming) (tree|wall|pole|river|truck|traffic|cars?)',
    `(not|dont feel|do not feel|never) safe (with|by|around|alone with) ${self}`,
  ],
  others: [
    `(want\\w*|wanna|going|gonna|might|could|about|plan\\w*) (to )?(kill|hurt|shoot|stab|murder) ${person}`,
  ],
  help: [
    'in (a )?(mental health )?crisis(?! management)',
    'crisis (line|hot ?line|help)',
    'suicide hot ?line',
    '988',
    '838255',
  ],
  // Spanish, without accents: `dano` is `daño`.
  spanishSuicide: [
    'matar(me|se|te)',
    `(me|se|te) ${spanishWish} (matar|morir)`,
    '(me|se) (mato|mata|matare|mataria)',
    'quitar(me|se|te)? la vida',
    '(me|se) (quito|quite|quita) la vida',
    '(acabar|acabo|terminar|termino) con (mi|su|tu) (propia )?vida(?! (militar|laboral|civil))',
    '(acabar|terminar) con todo',
    'poner(le)? fin a (mi|su|tu) (propia )?vida(?! (militar|laboral|civil))',
  ],
  spanishWishToDie: [
    `${spanishWish} (morir(me|se)?|me muriera|desaparecer|desapareciera|(estar|estuviera) muert[oa])`,
    'mejor (muert[oa]|sin mi)',
    '(ya )?no (quiero|quisiera|deseo) ((ya|mas|seguir) )*(vivir|viv[oa]|viviendo|despertar(me)?|existir|aqui|estar (aqui|viv[oa])|adelante)',
    'no (volver a )?despertar(me|a)?',
    'no (vale la pena|tiene sentido) (seguir )?(vivir|viviendo|viv[oa])',
    '(vida|vivir) (ya )?no (vale la pena|tiene sentido)',
    '(sin|no (tengo|hay|veo|encuentro)) (ninguna? |mas )?(razon|razones|motivos?|ganas) (para|de) (seguir|vivir|estar)',
    'nada por (lo )?(que|cual) vivir',
    'dejar de (vivir|existir)',
    '(cansad|hart)[oa] de (vivir|existir|la vida|todo|estar viv[oa])',
    'no (puedo|aguanto|soporto|doy) mas(?! (de|que|horas|dias|datos|dinero|informacion))',
    'no (puedo|aguanto) (seguir (asi|adelante|viviendo)|vivir asi)',
    'no (estare|voy a estar) (por )?(aqui )?(mucho|manana)',
    '(adios|despedir(me|se)) (para siempre|mundo|de todos|a todos|de mi familia)',
    'carga para (mi familia|mi espos[oa]|mis hij[oa]s|los demas|todos|ell[oa]s)',
    '(sin|no (hay|veo|tengo|encuentro)) (otra )?salida(?! laboral)',
    '(sin|ninguna|no (tengo|hay)|perdi la|perdido la) esperanzas?',
  ],
  spanishHarm: [
    '(lastimar|herir|quemar|ahorcar|colgar|ahogar|disparar|apunalar)(me|se|te)',
    '(cortar(me|se|te)|me corto)(?! el)',
    'hacer(me|se|te) dano',
    'me (lastimo|hago dano|ahorco)',
    'autolesi\\w*',
    'sobredosis',
    '(tomar|tragar|tome|trague)(me|se)? (todas|todo el frasco|el frasco|un frasco|el resto)( de)? (las |mis |esas |unas )?(pastillas|medicinas|medicamentos)',
    '(saltar|tirar|lanzar|aventar)(me|se)? (de|del|desde|por|al|frente|delante) (el |la |las |un |una |los )?\\w+',
    '(pegar|dar|pego|doy)(me|se)? un (tiro|balazo)',
    '(pistola|arma|rifle|cuchillo) (en|contra|a) (la|mi|su) (cabeza|boca|cuello|sien)',
    'no me siento (a salvo|segur[oa]) (conmigo|a solas|sol[oa])',
  ],
  spanishOthers: [
    `${spanishWish} ((matar|herir|lastimar|disparar|apunalar)(l[aeo]s?)? a|hacerles? dano|(matar|herir|lastimar|apunalar)l[aeo]s?)`,
  ],
  spanishHelp: [
    'en (una )?crisis(?! (economica|financiera|humanitaria))',
    'linea de (crisis|ayuda|prevencion)',
  ],
} as const;

const pattern = new RegExp(`\\b(?:${Object.values(crisisPhrases).flat().join('|')})\\b`);

/** Normalizes text to lower-case words without accents, invisible characters, apostrophes and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    // Spaced letters: "k i l l".
    .replace(/\b\p{L}(?: \p{L}\b){2,}/gu, (letters) => letters.replaceAll(' ', ''))
    .trim();

/** Undoes common ways around filters: `su!c1de`, `k*ll`. */
const unmasked = (text: string) =>
  text
    .replace(/(?<=\p{L})[*1!|](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})[0](?=\p{L})/gu, 'o')
    .replaceAll('3', 'e');

/** Whether a message mentions self-harm or a crisis, so that the crisis line is displayed first. */
export const mentionsCrisis = (text: string): boolean =>
  [text, unmasked(text)].some((reading) => pattern.test(plain(reading)));
