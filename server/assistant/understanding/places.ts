/** States by name, and the ZIP code in the middle of their capital. */
const states: Readonly<Record<string, readonly [string, string]>> = {
  alabama: ['AL', '36104'],
  alaska: ['AK', '99801'],
  arizona: ['AZ', '85007'],
  arkansas: ['AR', '72201'],
  california: ['CA', '95814'],
  colorado: ['CO', '80202'],
  connecticut: ['CT', '06103'],
  delaware: ['DE', '19901'],
  florida: ['FL', '32301'],
  georgia: ['GA', '30303'],
  hawaii: ['HI', '96813'],
  idaho: ['ID', '83702'],
  illinois: ['IL', '62701'],
  indiana: ['IN', '46204'],
  iowa: ['IA', '50309'],
  kansas: ['KS', '66603'],
  kentucky: ['KY', '40601'],
  louisiana: ['LA', '70802'],
  maine: ['ME', '04330'],
  maryland: ['MD', '21401'],
  massachusetts: ['MA', '02108'],
  michigan: ['MI', '48933'],
  minnesota: ['MN', '55102'],
  mississippi: ['MS', '39201'],
  missouri: ['MO', '65101'],
  montana: ['MT', '59601'],
  nebraska: ['NE', '68508'],
  nevada: ['NV', '89701'],
  'new hampshire': ['NH', '03301'],
  'new jersey': ['NJ', '08608'],
  'new mexico': ['NM', '87501'],
  'nuevo mexico': ['NM', '87501'],
  'new york': ['NY', '12207'],
  'nueva york': ['NY', '12207'],
  'north carolina': ['NC', '27601'],
  'carolina del norte': ['NC', '27601'],
  'north dakota': ['ND', '58501'],
  ohio: ['OH', '43215'],
  oklahoma: ['OK', '73102'],
  oregon: ['OR', '97301'],
  pennsylvania: ['PA', '17101'],
  'rhode island': ['RI', '02903'],
  'south carolina': ['SC', '29201'],
  'carolina del sur': ['SC', '29201'],
  'south dakota': ['SD', '57501'],
  tennessee: ['TN', '37219'],
  texas: ['TX', '78701'],
  utah: ['UT', '84111'],
  vermont: ['VT', '05602'],
  virginia: ['VA', '23219'],
  washington: ['WA', '98501'],
  'west virginia': ['WV', '25301'],
  wisconsin: ['WI', '53703'],
  wyoming: ['WY', '82001'],
  'puerto rico': ['PR', '00901'],
};

/** Large cities, and towns beside large bases: state and a ZIP code in the middle. */
const cities: Readonly<Record<string, readonly [string, string]>> = {
  'new york city': ['NY', '10001'],
  brooklyn: ['NY', '11201'],
  bronx: ['NY', '10451'],
  buffalo: ['NY', '14202'],
  syracuse: ['NY', '13202'],
  watertown: ['NY', '13601'],
  albany: ['NY', '12207'],
  rochester: ['NY', '14604'],
  'los angeles': ['CA', '90012'],
  'san diego': ['CA', '92101'],
  'san francisco': ['CA', '94102'],
  'san jose': ['CA', '95113'],
  sacramento: ['CA', '95814'],
  fresno: ['CA', '93721'],
  oceanside: ['CA', '92054'],
  oakland: ['CA', '94612'],
  'long beach': ['CA', '90802'],
  bakersfield: ['CA', '93301'],
  anaheim: ['CA', '92805'],
  riverside: ['CA', '92501'],
  chicago: ['IL', '60602'],
  houston: ['TX', '77002'],
  dallas: ['TX', '75201'],
  austin: ['TX', '78701'],
  'san antonio': ['TX', '78205'],
  'fort worth': ['TX', '76102'],
  'el paso': ['TX', '79901'],
  killeen: ['TX', '76541'],
  laredo: ['TX', '78040'],
  mcallen: ['TX', '78501'],
  brownsville: ['TX', '78520'],
  'corpus christi': ['TX', '78401'],
  lubbock: ['TX', '79401'],
  phoenix: ['AZ', '85004'],
  tucson: ['AZ', '85701'],
  mesa: ['AZ', '85201'],
  yuma: ['AZ', '85364'],
  philadelphia: ['PA', '19107'],
  pittsburgh: ['PA', '15222'],
  columbus: ['OH', '43215'],
  cleveland: ['OH', '44114'],
  cincinnati: ['OH', '45202'],
  toledo: ['OH', '43604'],
  dayton: ['OH', '45402'],
  akron: ['OH', '44308'],
  jacksonville: ['FL', '32202'],
  miami: ['FL', '33130'],
  tampa: ['FL', '33602'],
  orlando: ['FL', '32801'],
  pensacola: ['FL', '32502'],
  hialeah: ['FL', '33010'],
  tallahassee: ['FL', '32301'],
  'st petersburg': ['FL', '33701'],
  charlotte: ['NC', '28202'],
  raleigh: ['NC', '27601'],
  fayetteville: ['NC', '28301'],
  greensboro: ['NC', '27401'],
  durham: ['NC', '27701'],
  indianapolis: ['IN', '46204'],
  seattle: ['WA', '98101'],
  tacoma: ['WA', '98402'],
  spokane: ['WA', '99201'],
  bremerton: ['WA', '98337'],
  denver: ['CO', '80202'],
  'colorado springs': ['CO', '80903'],
  aurora: ['CO', '80012'],
  boston: ['MA', '02108'],
  worcester: ['MA', '01608'],
  detroit: ['MI', '48226'],
  'grand rapids': ['MI', '49503'],
  nashville: ['TN', '37219'],
  memphis: ['TN', '38103'],
  clarksville: ['TN', '37040'],
  knoxville: ['TN', '37902'],
  portland: ['OR', '97204'],
  eugene: ['OR', '97401'],
  'oklahoma city': ['OK', '73102'],
  tulsa: ['OK', '74103'],
  lawton: ['OK', '73501'],
  'las vegas': ['NV', '89101'],
  reno: ['NV', '89501'],
  louisville: ['KY', '40202'],
  lexington: ['KY', '40507'],
  baltimore: ['MD', '21201'],
  milwaukee: ['WI', '53202'],
  madison: ['WI', '53703'],
  albuquerque: ['NM', '87102'],
  'kansas city': ['MO', '64106'],
  'st louis': ['MO', '63101'],
  springfield: ['MO', '65806'],
  atlanta: ['GA', '30303'],
  savannah: ['GA', '31401'],
  augusta: ['GA', '30901'],
  'virginia beach': ['VA', '23451'],
  norfolk: ['VA', '23510'],
  richmond: ['VA', '23219'],
  'newport news': ['VA', '23607'],
  hampton: ['VA', '23669'],
  quantico: ['VA', '22134'],
  arlington: ['VA', '22201'],
  omaha: ['NE', '68102'],
  lincoln: ['NE', '68508'],
  minneapolis: ['MN', '55401'],
  'st paul': ['MN', '55102'],
  wichita: ['KS', '67202'],
  'new orleans': ['LA', '70112'],
  'baton rouge': ['LA', '70802'],
  shreveport: ['LA', '71101'],
  honolulu: ['HI', '96813'],
  anchorage: ['AK', '99501'],
  fairbanks: ['AK', '99701'],
  newark: ['NJ', '07102'],
  'jersey city': ['NJ', '07302'],
  trenton: ['NJ', '08608'],
  birmingham: ['AL', '35203'],
  huntsville: ['AL', '35801'],
  mobile: ['AL', '36602'],
  montgomery: ['AL', '36104'],
  'little rock': ['AR', '72201'],
  jackson: ['MS', '39201'],
  biloxi: ['MS', '39530'],
  gulfport: ['MS', '39501'],
  'salt lake city': ['UT', '84101'],
  ogden: ['UT', '84401'],
  provo: ['UT', '84601'],
  boise: ['ID', '83702'],
  'des moines': ['IA', '50309'],
  hartford: ['CT', '06103'],
  'new haven': ['CT', '06510'],
  providence: ['RI', '02903'],
  newport: ['RI', '02840'],
  charleston: ['SC', '29401'],
  columbia: ['SC', '29201'],
  greenville: ['SC', '29601'],
  'sioux falls': ['SD', '57104'],
  'rapid city': ['SD', '57701'],
  fargo: ['ND', '58102'],
  bismarck: ['ND', '58501'],
  billings: ['MT', '59101'],
  helena: ['MT', '59601'],
  cheyenne: ['WY', '82001'],
  burlington: ['VT', '05401'],
  manchester: ['NH', '03101'],
  bangor: ['ME', '04401'],
  wilmington: ['DE', '19801'],
  dover: ['DE', '19901'],
  'san juan': ['PR', '00901'],
  ponce: ['PR', '00730'],
  bayamon: ['PR', '00956'],
  mayaguez: ['PR', '00680'],
  caguas: ['PR', '00725'],
  arecibo: ['PR', '00612'],
  aguadilla: ['PR', '00603'],
  guaynabo: ['PR', '00965'],
  'washington dc': ['DC', '20001'],
};
const abbreviations = new Map(Object.values(states).map(([code, zip]) => [code, zip]));

export interface FoundPlace {
  city?: string;
  state: string;
  /** In the middle of it. */
  zip: string;
}
const titled = (name: string) => name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
const longest = (names: Readonly<Record<string, unknown>>) =>
  new RegExp(
    `\\b(?:${Object.keys(names)
      .toSorted((one, other) => other.length - one.length)
      .join('|')})\\b`,
    'g',
  );
const [cityNames, stateNames] = [longest(cities), longest(states)];
/** Names that are also words of benefits, months or people. */
const unclear = new Set([
  'montgomery',
  'mobile',
  'mesa',
  'jackson',
  'lincoln',
  'columbia',
  'madison',
  'aurora',
  'lexington',
]);
const afterPlaceWord = /\b(?:in|near|around|at|from|en|cerca de|de)\s+$/;

/** The first place that a text names: a city, or a state by its name or, in capitals, by its letters. */
export function placeIn(text: string, plain: string): FoundPlace | null {
  for (const { 0: name, index } of plain.matchAll(cityNames)) {
    if (unclear.has(name) && !afterPlaceWord.test(plain.slice(0, index))) continue;
    const [state, zip] = cities[name]!;
    return { city: titled(name), state, zip };
  }
  const [name] = [...plain.matchAll(stateNames)]
    .map(([found]) => found)
    .filter((found) => found !== 'washington' || !/washington dc/.test(plain));
  if (name !== undefined) {
    const [state, zip] = states[name]!;
    return { state, zip };
  }
  const [, code] = /(?:\b(?:in|near|from|en)\s+|,\s*)([A-Z]{2})\b/.exec(text) ?? [];
  const zip = code === undefined ? undefined : abbreviations.get(code);
  return code !== undefined && zip !== undefined && code !== 'VA' && code !== 'OR' && code !== 'IN'
    ? { state: code, zip }
    : null;
}

/** The name of a state in English, as listings have it. */
export const stateName = (state: string): string =>
  titled(Object.keys(states).find((name) => states[name]![0] === state) ?? state);

/** A text without a city and the state behind it: "jobs in Norfolk VA", "trabajos en El Paso, Texas". */
export function withoutPlace(plain: string, city: string | undefined, state: string): string {
  const ofState = Object.keys(states).filter((name) => states[name]![0] === state);
  const names = [...ofState, state.toLowerCase()].join('|');
  const place =
    city === undefined ? `(?:${ofState.join('|')})` : `${city.toLowerCase()}\\b(?: (?:${names}))?`;
  return plain.replace(new RegExp(`\\b${place}\\b`, 'g'), ' ');
}
