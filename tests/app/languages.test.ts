import { accountHref, accountSections, type AccountSection } from '@vetsync/machines/account/model';
import { demoScreens, routes, shellHref, accountTabsOf, type RouteName } from '@vetsync/machines/shell/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addressOf,
  expectDialogInBothLanguages,
  expectInBothLanguages,
  languageOf,
  phone,
  type PageInLanguages,
} from './support/languages.ts';
import {
  browserOf,
  member,
  promote,
  startTestServer,
  type Member,
  type TestServer,
} from './support/testServer.ts';
import { leave, visitor } from './support/visitor.ts';

const organization = { name: 'Tidewater Works', slug: 'tidewater-works' };
const own = `/organizations/${organization.slug}`;
const name = 'Jordan Whitfield';
const expired = 'Este enlace venció o ya se usó';
const admin = 'Panel de administración';

const accountHeadings: Readonly<Record<AccountSection, string>> = {
  profile: 'Nombre y correo',
  security: 'Seguridad',
  devices: 'Dispositivos',
  notifications: 'Notificaciones por correo',
  calendar: 'Su calendario',
  connected: 'Cuentas vinculadas',
  verification: 'Condición de veterano',
  candidacy: 'Visibilidad ante las organizaciones',
  access: 'Quién vio su información',
  organizations: 'Sus organizaciones',
  delete: 'Descargar y eliminar',
};
const tabHeadings: Readonly<Record<string, string>> = {
  applications: 'Solicitudes',
  dashboard: `Hola de nuevo, ${name}`,
  profile: name,
  wellness: 'Centro de bienestar',
  education: 'Centro de educación',
  career: 'Centro de empleo',
  community: 'Centro de la comunidad',
  marketplace: 'Directorio de organizaciones',
  messages: 'Mensajes',
  'ai-battle-buddy': 'Battle Buddy (IA)',
};

/** The pages of each route, with their Spanish heading. `demo/languages.test.ts` has those of the demo. */
const pages: Readonly<
  Record<Exclude<RouteName, 'demoPlatform' | keyof typeof demoScreens>, readonly PageInLanguages[]>
> = {
  landing: [{ address: '/?campaign=spring', heading: 'Su próxima etapa, a su ritmo' }],
  auth: [
    { address: '/auth?returnTo=%2Faccount', heading: 'Iniciar sesión en VetSync' },
    { address: '/auth?tab=sign-up', heading: 'Crear su cuenta de VetSync' },
    { address: '/auth?way=code', heading: 'Iniciar sesión por correo' },
    { address: '/auth?way=forgot', heading: '¿Olvidó su contraseña?' },
  ],
  confirmEmail: [{ address: '/auth/confirm#token=unknown', heading: expired }],
  oneTimeLink: [{ address: '/auth/link#token=unknown', heading: 'Iniciar sesión en VetSync' }],
  resetPassword: [{ address: '/auth/reset#token=unknown', heading: 'Crear una contraseña nueva' }],
  confirmNewEmail: [{ address: '/auth/new-email#token=unknown', heading: 'Primero inicie sesión' }],
  account: accountSections.map((section) => ({
    address: accountHref(section),
    heading: accountHeadings[section],
  })),
  newOrganization: [{ address: '/organizations/new', heading: 'Agregue su organización' }],
  joinOrganization: [
    {
      address: '/organizations/join#token=unknown',
      heading: 'Recibió una invitación para unirse a una organización',
    },
  ],
  organization: [
    { address: own, heading: organization.name },
    { address: '/organizations/no-such', heading: 'Organización' },
  ],
  organizationListings: [{ address: `${own}/listings`, heading: organization.name }],
  jobImport: [{ address: `${own}/listings/import`, heading: organization.name }],
  listingEditor: [{ address: `${own}/listings/new?kind=job`, heading: organization.name }],
  organizationStaff: [{ address: `${own}/staff`, heading: organization.name }],
  receivedApplications: [{ address: `${own}/applications`, heading: organization.name }],
  organizationMessages: [{ address: `${own}/messages`, heading: organization.name }],
  leadsAdmin: [
    { address: '/leads-admin', heading: 'Contactos de VetSync' },
    { address: '/leads-admin?tab=analytics', heading: 'Contactos de VetSync' },
  ],
  requestsAdmin: [{ address: '/leads-admin/requests', heading: 'Solicitudes de soluciones a la medida' }],
  adminDashboard: [
    { address: '/admin-dashboard', heading: admin },
    { address: '/admin-dashboard?tab=users', heading: 'Cuentas' },
    { address: '/admin-dashboard?tab=organizations', heading: 'Organizaciones' },
    { address: '/admin-dashboard?tab=reports', heading: 'Denuncias' },
  ],
  platform: [
    ...accountTabsOf.user.map(({ value }) => ({
      // Whoever works for an organization would arrive there.
      address: shellHref({
        role: 'user',
        tab: value,
        ...(value === 'dashboard' && { query: { as: 'me' } }),
      }),
      heading: tabHeadings[value] ?? '',
    })),
    { address: '/platform/profile?open=edit', heading: 'Editar su perfil' },
  ],
  veteranProfile: [{ address: '/veteran-profile', heading: 'Jordan Halloway' }],
};
const dialogs: readonly PageInLanguages[] = [
  { address: '/?dialog=early-access', heading: 'Obtener acceso anticipado' },
  { address: '/?dialog=custom-solution', heading: 'Solicitar una solución a la medida' },
  {
    address: '/admin-dashboard?tab=organizations',
    heading: `¿Aprobar ${organization.name}?`,
    press: ['article button'],
  },
  {
    address: '/admin-dashboard?tab=users',
    press: ['main button[aria-label*="@"]', '[role=menuitem]'],
  },
];

let server: TestServer;
let person: Member;
beforeAll(async () => {
  server = await startTestServer();
  await member(server, { fullName: 'Robin Ashcombe' });
  person = await member(server, { fullName: name });
  await promote(server, person.email);
  const { page } = await browserOf(server, person);
  const answer = await page.request.post(`${server.url}/api/organizations`, {
    data: { kind: 'employer', name: organization.name },
    headers: { origin: server.url },
  });
  expect((await answer.json()) as object).toMatchObject({ organization: { slug: organization.slug } });
  await leave(page);
});
afterAll(() => server?.close());

const written = [name, organization.name, 'Robin Ashcombe', '@'];
const open = (isGuarded: boolean) => (isGuarded ? browserOf(server, person, phone) : visitor(phone));

test('each route has a page here or among those of the demo', () => {
  const inDemo = ['demoPlatform', ...Object.keys(demoScreens)];
  expect([...Object.keys(pages), ...inDemo].toSorted()).toEqual(Object.keys(routes).toSorted());
});

describe.each(Object.entries(pages))('the page %s', (route, rows) => {
  test.each(rows)('leads from $address to Spanish and is all Spanish', async (row) => {
    const { page, errors } = await open(routes[route as keyof typeof pages].requires !== 'none');
    await expectInBothLanguages(page, server.url, row, written);
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
    await leave(page);
  });
});

test.each(dialogs)('the dialog at $address, after pressing $press, is all Spanish', async (row) => {
  const { page } = await open(!row.address.startsWith('/?'));
  await expectDialogInBothLanguages(page, server.url, row, written);
  await leave(page);
});

test('an address that no route has is in both languages', async () => {
  const { page } = await visitor(phone);
  await expectInBothLanguages(page, server.url, {
    address: '/no-such-page?from=here',
    heading: '¡Ups! No encontramos la página',
  });
  await leave(page);
});

test('the chosen language is kept in the browser and in the account', async () => {
  const chooser = await member(server);
  const { page } = await browserOf(server, chooser);
  await page.goto(`${server.url}/account`);
  await page.locator('a[hreflang=es]').filter({ visible: true }).first().click();
  await page.waitForFunction(() => document.documentElement.lang === 'es');
  await expect
    .poll(() =>
      server.product.database(async (sql) => {
        const [row] = await sql`select locale from users where email = ${chooser.email}`;
        return row?.['locale'] as string;
      }),
    )
    .toBe('es');
  // The bare address follows the choice; a shared link keeps its language.
  await page.goto(`${server.url}/`);
  await expect.poll(() => addressOf(page)).toBe('/es/');
  await page.goto(`${server.url}/auth/link`);
  expect(await languageOf(page)).toBe('en');
  await leave(page);

  // Another browser, which knows no choice, goes on in the account's language after the sign-in.
  const another = await visitor();
  await another.page.goto(`${server.url}/auth?returnTo=%2Faccount`);
  await another.page.getByLabel('Email').fill(chooser.email);
  await another.page.getByLabel('Password', { exact: true }).fill(chooser.password);
  await another.page.keyboard.press('Enter');
  await another.page.waitForURL('**/es/account');
  await another.page.getByRole('heading', { level: 1, name: 'Nombre y correo' }).waitFor();
  await leave(another.page);
});
