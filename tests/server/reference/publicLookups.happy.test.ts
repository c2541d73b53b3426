import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOrigin } from '../harness.ts';
import { dataIn, publicSite } from '../support/publicSite.ts';
import { csvOf, imported } from '../support/reference.ts';
import { workbookOf } from '../support/zip.ts';

let site: Awaited<ReturnType<typeof publicSite>>;
let empty: Awaited<ReturnType<typeof publicSite>>;
beforeAll(async () => {
  [site, empty] = await Promise.all([publicSite(), publicSite()]);
  const { sql } = site.server;
  await imported(sql, {
    source: 'military-crosswalk',
    bytes: csvOf(
      'SVC,MOC,MOC_TITLE,ONET',
      'A,68W,Combat Medic Specialist,29-2043.00',
      'A,11B,Infantryman,55-3016.00',
      'C,F&S,Finance and Supply Specialty,29-2043.00',
    ),
  });
  await imported(sql, {
    source: 'occupations',
    bytes: workbookOf([
      ['O*NET-SOC Code', 'Title', 'Description'],
      ['29-2043.00', 'Paramedics', 'Treat injured people.'],
    ]),
  });
});
afterAll(() => Promise.all([site.close(), empty.close()]));

const page = (path: string) => site.page(path);

describe('a military occupation', () => {
  test('has a page, with its own address and data for search engines', async () => {
    const { status, text } = await page('/occupations/army/68W');
    expect(status).toBe(200);
    expect(text).toContain('occupation /occupations/army/68w');
    expect(text).toContain(`<link rel="canonical" href="${appOrigin}/occupations/army/68w" />`);
    expect(dataIn(text)).toMatchObject({ '@type': 'Occupation', name: 'Paramedics' });
    expect((await page('/es/occupations/army/68w')).text).toContain('lang="es"');
  });

  test('that only the military has is a page, too, without data', async () => {
    const { status, text } = await page('/occupations/army/11b?did=led');
    expect(status).toBe(200);
    expect(dataIn(text)).toBeNull();
  });

  test.each([
    '/occupations/army/99Z',
    '/occupations/army/<x>',
    '/occupations/fleet/68W',
    '/occupations/army/68W/more',
  ])('%s is no page', async (path) => expect((await page(path)).status).toBe(404));

  test('is found by code', async () => {
    expect((await page('/occupations?q=68w&branch=army')).status).toBe(200);
    expect((await page('/occupations')).status).toBe(200);
  });
});

test('schools: nothing was imported, which the page says, and search engines are not told of it', async () => {
  const { status, text } = await page('/schools?q=rice');
  expect(status).toBe(200);
  expect(text).toContain('notImported');
  expect(text).toContain('noindex');
  expect((await page('/schools/110635')).text).toContain('notImported');
  expect((await empty.page('/occupations/army/68W')).text).toContain('notImported');
});

describe('the countdown', () => {
  test('asks for the date, and answers without an account', async () => {
    for (const path of ['/countdown', '/countdown?separation=2027-06-30&component=active&reason=none']) {
      const { status, text } = await page(path);
      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="${appOrigin}/countdown" />`);
    }
  });

  test.each([
    'separation=2027-02-31&component=active',
    'separation=9999-99-99',
    'separation=&component=army',
    'separation=0',
  ])('takes %s for an incomplete question', async (query) =>
    expect((await page(`/countdown?${query}`)).status).toBe(200),
  );
});

const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  test('lists the files, and each file the pages', async () => {
    const index = addresses((await page('/sitemap.xml')).text);
    expect(index).toEqual(
      expect.arrayContaining([
        `${appOrigin}/sitemap.xml?kind=lookups&amp;after=`,
        `${appOrigin}/sitemap.xml?kind=occupations&amp;after=`,
        `${appOrigin}/sitemap.xml?kind=schools&amp;after=`,
      ]),
    );
    expect(addresses((await page('/sitemap.xml?kind=lookups&after=')).text)).toEqual([
      `${appOrigin}/occupations`,
      `${appOrigin}/schools`,
      `${appOrigin}/countdown`,
    ]);
    const codes = addresses((await page('/sitemap.xml?kind=occupations&after=')).text);
    expect(codes).toEqual([
      `${appOrigin}/occupations/army/11b`,
      `${appOrigin}/occupations/army/68w`,
      `${appOrigin}/occupations/coast-guard/f&amp;s`,
    ]);
    expect((await page('/occupations/coast-guard/f&s')).status).toBe(200);
  });

  test('goes on after a name, and refuses what is none', async () => {
    const rest = await page('/sitemap.xml?kind=occupations&after=army%2F11B');
    expect(addresses(rest.text)).toHaveLength(2);
    expect((await page('/sitemap.xml?kind=occupations&after=%27%3B--')).status).toBe(404);
    expect((await page('/sitemap.xml?kind=lookups&after=x')).status).toBe(404);
  });
});
