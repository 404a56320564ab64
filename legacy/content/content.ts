import { countries } from './areas/countries.ts';
import { provinces } from './areas/provinces.ts';
import { certificates } from './certificates.ts';
import { distributors } from './distributors/distributors.ts';
import { integrationPartners } from './distributors/integration-partners.ts';
import { knowledge } from './knowledge/knowledge.ts';
import { liveStreams } from './live-streams/live-streams.ts';
import { materials } from './materials/materials.ts';
import { resinFamilies } from './materials/safety/families.ts';
import { news } from './news/news.ts';
import { products } from './products/products.ts';
import { recommendedLinks } from './recommended-links.ts';
import { sampleCategories } from './samples/categories.ts';
import { samples } from './samples/samples.ts';
import { softwareReleases } from './support/software.ts';
import { supportTopics } from './support/topics.ts';
import { tdk } from './tdk.ts';
import { terms } from './terms.ts';

/** Everything a fresh database is filled with. */
export const content = {
  terms,
  materials,
  resinFamilies,
  products,
  news,
  knowledge,
  liveStreams,
  distributors,
  integrationPartners,
  sampleCategories,
  samples,
  supportTopics,
  softwareReleases,
  countries,
  provinces,
  recommendedLinks,
  certificates,
  tdk,
};

export type Content = typeof content;
