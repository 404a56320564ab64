import { beforeAll, describe, expect, it } from 'vitest';
import { getPage as getPageRow, isListed, isSinglePath, type PagePath, pagePaths } from '#content/pages.ts';
import { languageName } from '#features/translations/language-name.ts';
import { resolveContentLocale } from '#i18n/paths.ts';
import { allSites, sites } from '../sites.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';

const FIELDS = [
  ['dental labs', '/application/dental-labs-3d-printer'],
  ['chairside clinics', '/application/dental-clinic-3d-printer'],
  ['clear aligners', '/application/clear-aligners'],
  ['hearables', '/application/hearables/tws'],
  ['orthotics', '/application/orthosis'],
  ['prosthetics', '/application/prosthesis'],
  ['consumer printers', '/application/consumer'],
  ['accessories', '/hardware/accessories'],
  ['materials', '/material/0-all'],
  ['software', '/SAP'],
  ['services', '/services'],
  ['news', '/newsroom'],
  ['events', '/aboutUs/events'],
  ['resources', '/aboutUs/resources'],
  ['case studies', '/aboutUs/CaseStudies'],
  ['careers', '/aboutUs/joinUs'],
  ['dental distributors', '/aboutUs/distributors-dental'],
  ['Reflex distributors', '/aboutUs/distributors-reflex-series'],
  ['the store area', '/store/activities'],
] as const;

const ACCOUNT = /log-?(?:in|out)|sign-?(?:in|up|out)|account|register(?!ed)|member/i;

const singlePages = pagePaths.filter(isSinglePath);

describe.each(allSites)('the site in $locale', ({ locale, tag, path, messages: { Languages } }) => {
  let menu: string[];

  beforeAll(async () => {
    menu = attributesOf(await getPage(path('/')), 'header nav a', 'href');
  });

  it(`R1 the menu leads to a page about each field in ${locale}`, async () => {
    const found = await Promise.all(FIELDS.map(async ([field, place]) => [field, (await get(path(place))).status]));
    expect(found).toEqual(FIELDS.map(([field]) => [field, 200]));
    const listed = FIELDS.filter(([, place]) => isListed(place, locale)).map(([, place]) => path(place));
    expect(menu).toEqual(expect.arrayContaining(listed));
    expect(listed.length).toBeGreaterThanOrEqual(FIELDS.length - 1);
  });

  it.each([
    ['prospective buyers', '/hardware/A2D_4K', 'a[href$="#inquiry"]'],
    ['dental laboratories', '/application/dental-labs-3d-printer', 'a[href$="/hardware/A2D_4K"]'],
    ['dental clinics', '/application/dental-clinic-3d-printer', 'a[href$="/hardware/chairside-3d-printer"]'],
    ['hobbyists', '/application/consumer', 'a[href$="/hardware/Reflex"]'],
    ['job seekers', '/aboutUs/joinUs', 'a[href*="/aboutUs/joinUs/"], a[href^="mailto:"]'],
  ])(`R2 the menu leads %s to %s, which has their next step, in ${locale}`, async (_readers, place, next) => {
    expect(menu).toContain(path(place));
    expect(attributesOf(await getPage(path(place)), `main :is(${next})`, 'href')).not.toEqual([]);
  });

  describe('every page', () => {
    let responses: { place: PagePath; status: number; cookies: string[]; html: string }[];

    beforeAll(async () => {
      responses = await Promise.all(
        singlePages.map(async (place) => {
          const { status, headers, html } = await get(path(place));
          return { place, status, cookies: headers.getSetCookie(), html };
        }),
      );
    });

    it(`R3 Q54 sets no cookie, asks for no password and links to no account in ${locale}`, () => {
      const found = responses.map(({ place, cookies, html }) => [
        place,
        ...cookies,
        ...(html.match(/<input[^>]+password[^>]*>/gi) ?? []),
        ...[...html.matchAll(/<(?:a|form)\b[^>]*(?:href|action)="(\/[^"#]*)/g)].filter(([, link = '']) =>
          ACCOUNT.test(link),
        ),
      ]);
      expect(found).toEqual(singlePages.map((place) => [place]));
    });

    it(`R7 responds with 200, and with a notice if it has no text in ${locale}`, () => {
      const shown = responses.map(({ place, status, html }) => {
        const language = languageName(sites[resolveContentLocale(locale, getPageRow(place).locales)].tag, tag);
        const notices = [Languages.otherText, Languages.otherBody, Languages.otherList, Languages.fullText];
        return [place, status, notices.some((notice) => html.includes(notice.replace('{language}', language)))];
      });
      const isForeign = (place: PagePath) => resolveContentLocale(locale, getPageRow(place).locales) !== locale;
      expect(shown).toEqual(singlePages.map((place) => [place, 200, isForeign(place)]));
    });
  });
});

describe.each([
  { site: sites.en, onePiece: /one.piece/i, finish: [/colou?r/i, /grain|knurl|texture/i, /layer lines|surface/i] },
  { site: sites.cn, onePiece: /一体/, finish: [/着色|颜色/, /纹理/, /表面|层纹/] },
  { site: sites.de, onePiece: /in einem Stück|aus einem Stück/, finish: [/Farbe/, /Textur|Narbung/, /Oberfläche/] },
])('content themes in $site.locale', ({ site: { locale, path, messages }, onePiece, finish }) => {
  const linksOf = async (place: string) => attributesOf(await getPage(path(place)), 'main a', 'href');

  it(`R53 R113 hearables are printed in one piece, in ${locale}`, async () => {
    const $ = await getPage(path('/application/hearables/tws'));
    const [intro = ''] = textsOf($, 'main section:first-of-type');
    expect(intro).toMatch(onePiece);
    expect($('main section:nth-of-type(2) li')).toHaveLength(6);
  });

  it.each([
    ['color', 0, '/application/solution/color'],
    ['texture', 1, '/application/solution/texture'],
    ['surface treatment', 2, '/application/solution/treatment'],
  ])(`R55 %s is explained in six steps, in ${locale}`, async (_theme, index, place) => {
    const $ = await getPage(path(place));
    expect(textsOf($, 'main section:first-of-type').join()).toMatch(finish[index] ?? /$^/);
    expect($('main ol > li:has(h3)')).toHaveLength(6);
  });

  it(`R62 R80 the cloud platform has three parts, and leads to the design service, in ${locale}`, async () => {
    const links = await linksOf('/SAP');
    for (const part of ['/SAP/Blueprint', '/SAP/streamFlow', '/SAP/ultra-net', '/services/design']) {
      expect(links).toContain(path(part));
    }
    const [intro = ''] = textsOf(await getPage(path('/SAP')), 'main section:first-of-type');
    expect(intro).toMatch(/^(?:Cloud platform|云平台|Cloudsoftware)/);
  });

  it(`R64 R105 chairside printers are on the page for clinics, in ${locale}`, async () => {
    const printers = ['/hardware/chairside-3d-printer', '/hardware/ChairSide_Pro'].map(path);
    expect(await linksOf('/application/dental-clinic-3d-printer')).toEqual(expect.arrayContaining(printers));
    const names = await Promise.all(printers.map(async (printer) => textsOf(await getPage(printer), 'h1').join()));
    expect(names).toEqual(['UltraCraft ChairSide', 'UltraCraft ChairSide Pro']);
  });

  it(`R65 R104 the consumer printers come with washing and curing units, in ${locale}`, async () => {
    const $ = await getPage(path('/application/consumer'));
    const machines = textsOf($, 'main article h3 a').filter((name) => /^(?:Reflex|UltraCraft)/.test(name));
    expect(machines).toEqual([
      ...['Reflex', 'Reflex Turbo', 'Reflex RS', 'Reflex RS Turbo', 'Reflex 2', 'Reflex 2 Pro'],
      ...['UltraCraft Wash', 'UltraCraft Cure'],
    ]);
  });

  it(`R66 R167 the print-preparation app has a download page, in ${locale}`, async () => {
    expect(await linksOf('/SAP')).toContain(path('/store/software'));
    const $ = await getPage(path('/store/software'));
    expect(textsOf($, 'main').join()).toContain(messages.Software.intro.replaceAll(/\s+/g, ' '));
    expect(messages.Software.intro).toMatch(/(?:Heliograph|赫光) Prepare/);
    expect($('main article')).toHaveLength(6);
  });
});

it.each([
  {
    site: sites.en,
    steps: ['Capture', 'Design', '3D print', 'Wash and drain', 'Cure', 'Thermoform', 'Laser-mark', 'Trim'],
  },
  { site: sites.cn, steps: ['数据采集', '方案设计', '3D 打印', '清洗沥干', '固化', '压膜', '激光打标', '切割'] },
  {
    site: sites.de,
    steps: [
      ...['Daten erfassen', 'Planen', 'Drucken', 'Waschen und abtropfen', 'Nachhärten'],
      ...['Tiefziehen', 'Lasermarkieren', 'Beschneiden'],
    ],
  },
])('R63 R103 the aligner workflow runs from data capture to trimming in $site.locale', async ({ site, steps }) => {
  expect(textsOf(await getPage(site.path('/application/clear-aligners')), 'main ol h3')).toEqual(steps);
});

it.each([
  ['/termofUse', 'Terms of use', '使用条款', 'Nutzungsbedingungen'],
  ['/privacyPolicy', 'Privacy policy', '隐私政策', 'Datenschutzerklärung'],
  ['/cookieStatement', 'Cookie statement', 'Cookie 声明', 'Cookie-Erklärung'],
  ['/groupEntityList', 'Group companies', '集团公司名单', 'Konzerngesellschaften'],
  ['/visitorsChina', 'Privacy notice for visitors from China', '中国访客隐私声明', /^Datenschutzhinweise .* China$/],
  [
    '/visitorsEuropean',
    'Privacy notice for visitors from Europe',
    '欧洲访客隐私声明',
    /^Datenschutzhinweise .* Europa$/,
  ],
  [
    '/visitorsCalifornia',
    'Privacy notice for visitors from California',
    '加州访客隐私声明',
    /^Datenschutz.* Kalifornien$/,
  ],
])('R67 %s is “%s”', async (place, en, cn, de) => {
  const titles = await Promise.all(allSites.map(async ({ path }) => textsOf(await getPage(path(place)), 'h1').join()));
  expect(titles).toEqual([en, cn, typeof de === 'string' ? de : expect.stringMatching(de)]);
});
