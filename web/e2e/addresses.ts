import type { APIRequestContext } from '@playwright/test';

/** Fields whose value is an address. */
const ADDRESS_FIELDS = ['path', 'url', 'href', 'link'];

const LIST = '(pageSize: 100) { items';
const RECORDS = `query ($locale: Locale!) @inContext(locale: $locale) {
  products${LIST} { path pictures { url } } }
  materials${LIST} { id slug } }
  news${LIST} { id body picture { url } } }
  caseStudies${LIST} { path body products { path } picture { url } } }
  events${LIST} { path body products { path } picture { url } } }
  resources${LIST} { path products { path } picture { url } } }
  liveStreams { path picture { url } }
  searchRecommendations { url }
}`;
