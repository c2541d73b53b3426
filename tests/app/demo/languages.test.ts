import { demoRoles, type DemoRole } from '@vetsync/machines/model/world';
import {
  demoScreens,
  signedOutRole,
  routes,
  demoAddress,
  shellHref,
  tabsOf,
  type DemoScreen,
} from '@vetsync/machines/shell/model';
import { describe, expect, test } from 'vitest';
import { demoVisitor } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import {
  expectDialogInBothLanguages,
  expectInBothLanguages,
  languageOf,
  phone,
  type PageInLanguages,
} from '../support/languages.ts';
import { openPalette } from '../support/keyboard.ts';
import { leave } from '../support/visitor.ts';

/** The Spanish headings of each role's tabs, in their order. */
const tabHeadings: Readonly<Record<DemoRole, readonly string[]>> = {
  user: [
    'Hola de nuevo, Marcus Delaney',
    'Marcus Delaney',
    'Centro de bienestar',
    'Centro de educación',
    'Centro de empleo',
    'Centro de la comunidad',
    'Directorio de organizaciones',
    'Battle Buddy, asistente de IA',
  ],
  recruiter: ['Solicitudes', 'Personas candidatas', 'Empleos activos', 'Entrevistas', 'Análisis', 'Mensajes'],
  university: [
    'Portal de admisiones universitarias',
    'Solicitudes de estudiantes',
    'Programas',
    'Estudiantes veteranos',
    'Informes',
    'Mensajes',
  ],
  hospital: [
    'Portal de gestión del hospital',
    'Pacientes veteranos',
    'Departamentos',
    'Salud mental',
    'Citas',
    'Red de profesionales de salud',
  ],
  nonprofit: [
    'Panel de programas',
    'Participantes de programas',
    'Servicios de apoyo',
    'Programas',
    'Informes',
    'Comunidad',
  ],
};
const tabs = demoRoles.flatMap((role) =>
  tabsOf[role].map(({ value }, index): PageInLanguages => ({
    address: demoAddress(shellHref({ role, tab: value }), role),
    heading: tabHeadings[role][index] ?? '',
  })),
);

/** The demo's screens with an address of their own. Of a tab's page, the heading begins with the tab. */
const screenHeadings: Readonly<Record<DemoScreen, string>> = {
  demoJobBoard: 'Bolsa de empleo',
  demoMembership: 'Centro de la comunidad Membresía',
  demoBattleBuddy: 'Battle Buddy, asistente de IA',
  demoCareerTranslation: 'Traducción de su experiencia militar',
  demoEducationRecon: 'Exploración educativa',
  demoWellnessClaims: 'Bienestar y reclamos',
  demoMissionMarketplace: 'Directorio de organizaciones',
  demoVeteranNetwork: 'Centro de la comunidad Red de personas veteranas',
  demoCivilianMentors: 'Centro de la comunidad Mentores civiles',
  demoOrganizationDetail: 'Ridgeline Skills Academy',
  demoOrganization: 'Veterans Foundation',
  demoRecruiterDashboard: tabHeadings.recruiter[0] ?? '',
  demoProviderDashboard: tabHeadings.hospital[0] ?? '',
  demoHospitalDashboard: tabHeadings.hospital[0] ?? '',
  demoUniversityDashboard: tabHeadings.university[0] ?? '',
  demoNonprofitDashboard: tabHeadings.nonprofit[0] ?? '',
  demoWellness: 'Centro de bienestar',
  demoEducation: 'Centro de educación',
  demoCommunity: 'Centro de la comunidad',
};
const screens = (Object.keys(demoScreens) as DemoScreen[]).map((name): PageInLanguages => ({
  address: routes[name].pattern.replace(':id', '3'),
  heading: screenHeadings[name] ?? '',
}));

const user = '/demo/platform';
/** One of each dialog, as its address or as what opens it. */
const dialogs: readonly PageInLanguages[] = [
  { address: `${user}?role=user&open=activities`, heading: 'Toda la actividad' },
  {
    address: `${user}/wellness/appointments?role=user&open=schedule&provider=osei`,
    heading: 'Programar cita',
  },
  {
    address: `${user}/education?role=user&open=apply&listing=caprock`,
    heading: 'Solicitar ingreso a este programa',
  },
  {
    address: `${user}/career?role=user&open=apply&listing=operations-manager`,
    heading: 'Solicitar este empleo',
  },
  {
    address: '/demo/organization/3?open=apply&listing=3-housing',
    heading: 'Solicitar este programa de servicios',
  },
  { address: `${user}/candidates?role=recruiter`, press: ['main a[href*="/candidates/"]'] },
  {
    address: `${user}?role=recruiter`,
    heading: 'Perfil de la persona candidata',
    press: ['main a[href*="/dashboard/application/"]'],
  },
  { address: `${user}/applications?role=university`, press: ['main a[href*="/applications/"]'] },
  { address: `${user}/patients?role=hospital`, press: ['main a[href*="case="]'] },
  { address: `${user}/departments?role=hospital`, press: ['main a[href*="listing="]'] },
  { address: `${user}/network?role=hospital`, press: ['main article button'] },
  {
    address: `${user}?role=nonprofit`,
    heading: 'Revisión de la solicitud al programa',
    press: ['main a[href*="/dashboard/application/"]'],
  },
  { address: `${user}/participants?role=nonprofit`, press: ['main a[href*="case="]'] },
  { address: `${user}/programs?role=nonprofit`, press: ['main a[href*="listing="]'] },
];

describe('the demo in Spanish', () => {
  test.each([
    ...tabs,
    ...screens,
    { address: `${user}?role=${signedOutRole}`, heading: 'Usted salió de la demo' },
  ])('$address leads to Spanish and is all Spanish', async (row) => {
    const { page, errors } = await demoVisitor(phone);
    await expectInBothLanguages(page, demoSite.url, row);
    expect(errors).toEqual([]);
    await leave(page);
  });

  test.each(dialogs)('the dialog at $address, after pressing $press, is all Spanish', async (row) => {
    const { page, errors } = await demoVisitor(phone);
    await expectDialogInBothLanguages(page, demoSite.url, row);
    expect(errors).toEqual([]);
    await leave(page);
  });

  test("stays Spanish through links that aren't written as such, as in the list of all places", async () => {
    const { page, errors } = await demoVisitor();
    await page.goto(`${demoSite.url}/es${user}`);
    const palette = await openPalette(page, 'Ir a');
    await page.keyboard.type('educacion');
    await expect.poll(() => palette.getByRole('menuitem').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/es${user}/education?role=user`);
    await page.getByRole('heading', { level: 1, name: 'Centro de educación' }).waitFor();
    expect(await languageOf(page)).toBe('es');
    expect(errors).toEqual([]);
    await leave(page);
  });
});
