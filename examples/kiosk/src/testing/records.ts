import type { LocaleCopy } from '../copy/copy.ts';
import type {
  CaseStudyRecordFragment,
  MaterialRecordFragment,
  PictureFilesFragment,
  ProductRecordFragment,
  SampleRecordFragment,
  TextsQuery,
} from '../generated/operations.ts';

export function createPicture(change: Partial<PictureFilesFragment> = {}): PictureFilesFragment {
  const file = (width: number, format: 'AVIF' | 'WEBP') => ({
    __typename: 'PictureRendition' as const,
    url: `https://site.example/p-${width}.${format.toLowerCase()}`,
    format,
    width,
  });
  return {
    __typename: 'Picture',
    alt: 'A printer',
    width: 1_440,
    height: 1_080,
    placeholder: 'data:image/webp;base64,AAAA',
    renditions: [file(1_440, 'AVIF'), file(480, 'AVIF'), file(960, 'WEBP')],
    ...change,
  };
}

export function createProduct(change: Partial<ProductRecordFragment> = {}): ProductRecordFragment {
  return {
    __typename: 'Product',
    globalId: 'Product:2',
    id: '2',
    servedLocale: 'EN',
    path: '/hardware/A2D_4K',
    kind: 'PRINTER',
    line: 'DENTAL',
    name: 'UltraCraft A2D 4K',
    tagline: 'Prints dentures',
    summary: 'A printer for models and splints.',
    isNew: false,
    price: null,
    machine: null,
    buildVolume: null,
    highlights: [],
    specification: [],
    pictures: [],
    fits: [],
    ...change,
  };
}

export function createMaterial(change: Partial<MaterialRecordFragment> = {}): MaterialRecordFragment {
  return {
    __typename: 'Material',
    globalId: 'Material:101',
    id: '101',
    servedLocale: 'EN',
    path: '/material/materialDetail/temp-101',
    group: 'DENTAL',
    name: 'Temp C&B UV 2.0',
    summary: 'For temporary crowns.',
    category: { __typename: 'Term', id: '1', label: 'Crown and bridge' },
    colors: [],
    picture: null,
    features: [],
    specification: [],
    biocompatibility: [],
    safety: null,
    printers: [],
    ...change,
  };
}

export function createSample(change: Partial<SampleRecordFragment> = {}): SampleRecordFragment {
  return {
    __typename: 'Sample',
    globalId: 'Sample:11',
    id: '11',
    servedLocale: 'EN',
    name: 'Occlusal splint',
    summary: 'A clear splint.',
    lookFor: [],
    size: { __typename: 'Dimensions', width: 60, depth: 50, height: 20 },
    layerHeight: 50,
    printMinutes: 75,
    picture: null,
    sampleCategory: null,
    material: null,
    printer: null,
    ...change,
  };
}

export function createCaseStudy(change: Partial<CaseStudyRecordFragment> = {}): CaseStudyRecordFragment {
  return {
    __typename: 'CaseStudy',
    globalId: 'CaseStudy:501',
    id: '501',
    servedLocale: 'EN',
    path: '/application/moreApplication/cases/501',
    field: 'DENTISTRY',
    title: 'Denture bases overnight',
    summary: 'A lab prints bases.',
    body: '<p>Text</p>',
    customer: 'A lab in Ohio',
    publishedOn: '2026-05-01',
    results: [],
    picture: null,
    products: [],
    materials: [],
    ...change,
  };
}

const TEXTS: TextsQuery = {
  enumLabels: [
    {
      __typename: 'EnumLabels',
      name: 'Industry',
      values: [
        { __typename: 'EnumValueLabel', value: 'DENTAL_LABS', label: 'Dental labs' },
        { __typename: 'EnumValueLabel', value: 'OTHER', label: 'Other' },
      ],
    },
  ],
  countries: [
    { __typename: 'Country', id: 'CN', name: 'China', callingCode: '+86' },
    { __typename: 'Country', id: 'DE', name: 'Germany', callingCode: '+49' },
  ],
  provinces: [{ __typename: 'Province', id: '44', name: 'Guangdong' }],
};

export function createLocaleCopy(): LocaleCopy {
  const records = [createProduct(), createMaterial(), createSample(), createCaseStudy()];
  return { records: new Map(records.map((record) => [record.globalId, record])), texts: TEXTS };
}
