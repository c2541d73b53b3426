const self = 'my ?self';
const oneself = '(my ?self|him ?self|her ?self|them ?(self|selves)|your ?self)';
const person =
  '(him|her|them|some(one|body)|every(one|body)|people|my (wife|husband|partner|girlfriend|boyfriend|kids?|son|daughter|family|boss|mother|mom|father|dad|brother|sister|neighbors?))';

/**
 * Phrases that suggest thoughts of suicide, harm to oneself or others, or a crisis, as parts of regular expressions over
 * normalized lower-case words. They also match a denial ("I am not suicidal"), a quote or a figure of speech: showing the
 * resources too often costs a glance, too rarely may cost a life.
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
  spanish: [
    'quiero morir\\w*',
    '(quiero|voy a|pienso) (matarme|desaparecer)',
    'matarme',
    'quitarme la vida',
    'no quiero (seguir )?vi(vir|viendo)',
    'hacerme dano',
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
