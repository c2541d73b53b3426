import { cycleItem } from '@vetsync/machines/portal/model';

/** Lengths without a common divisor: counting through both at once meets each pair only once. */
const first = [
  'Abigail Alonzo Amara Anton Beatriz Bernard Calvin Carmen Cedric Clara Damon Delia Desmond Edith Elias Esperanza',
  'Felix Frances Gideon Gloria Harlan Helena Ignacio Imani Jerome Joanna Kendrick Lenora Lionel Marisol Mateo Naomi',
  'Odell Ophelia Percy Quentin Rosalind Ruben Selma Silas Tamika Ulysses Vivian',
]
  .join(' ')
  .split(' ');

const last = [
  'Abernathy Aldana Bostwick Brightwater Calloway Castellan Dunmore Eastbrook Fairweather Fontaine Garrity Goodwin',
  'Halloran Hartigan Ibarra Jessup Kilbride Kowalczyk Lindholm Lockridge Mabry Montoya Nakagawa Northcutt Okonkwo',
  'Oleander Pemberton Prescott Quintana Rademacher Rosewood Sandoval Stillwell Tallman Thibault Underhill Valdivia',
  'Wetherby Whitlock Yarborough Zamora',
]
  .join(' ')
  .split(' ');

/** How many invented names there are, each unlike every other. */
export const sampleNameCount = first.length * last.length;

/** An invented name; the same for the same number. */
export const sampleName = (at: number): string =>
  `${first[at % first.length] ?? ''} ${last[at % last.length] ?? ''}`;

/** Branches and ranks that belong together. */
const services = [
  ['Army', 'Sergeant'],
  ['Navy', 'Petty Officer Second Class'],
  ['Marine Corps', 'Corporal'],
  ['Air Force', 'Staff Sergeant'],
  ['Army', 'Specialist'],
  ['Coast Guard', 'Boatswain’s Mate'],
  ['Navy', 'Chief Petty Officer'],
  ['Army', 'First Sergeant'],
  ['Marine Corps', 'Gunnery Sergeant'],
  ['Air Force', 'Technical Sergeant'],
  ['Army', 'Captain'],
] as const;

export const sampleService = (at: number) => {
  const [branch, rank] = cycleItem(services, at);
  return { branch, rank };
};
