/** Works of the government have no copyright (17 U.S.C. 105). */
export const publicDomain = 'US government work, public domain (17 U.S.C. 105)';
export const ccBy = 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/';

/** As the license of O*NET asks for it. */
export const onetAttribution = (what: string) =>
  `This page includes information from ${what} by the U.S. Department of Labor, Employment and Training Administration ` +
  '(USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. VetSync has modified all or some of ' +
  'this information. USDOL/ETA has not approved, endorsed, or tested these modifications.';
export const laborAttribution = (what: string) => `Source: U.S. Bureau of Labor Statistics, ${what}.`;
export const housingAttribution =
  'Source: U.S. Department of Defense, Defense Travel Management Office, Basic Allowance for Housing.';
export const placesAttribution = 'Source: U.S. Department of Veterans Affairs.';
export const schoolsAttribution =
  'Source: U.S. Department of Education, National Center for Education Statistics, IPEDS; U.S. Department of Veterans ' +
  'Affairs, GI Bill Comparison Tool.';
