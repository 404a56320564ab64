import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { parsePaging } from '../../graphql/pagination.ts';
import { parsePagePath } from '../seo/page-path.ts';
import { pageRecordLoader } from './page-record.ts';
import { findRecommendations, search } from './search.legacy.ts';
import { findHitKind, findHitPicture, findHitRecord, findHitSummary } from './search-hits.ts';

const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 50;
const MAX_TEXT_LENGTH = 100;

export const searchResolvers: Resolvers = {
  Query: {
    search: (_root, args, { legacy }) => {
      const text = args.text.replace(/\p{Cc}+/gu, ' ').trim();
      if (text === '' || text.length > MAX_TEXT_LENGTH) {
        throw createInputError(`text must have 1 to ${MAX_TEXT_LENGTH} characters.`, 'text');
      }
      return search(legacy, text, parsePaging(args, PAGE_SIZE, MAX_PAGE_SIZE));
    },
    searchRecommendations: (_root, _args, { legacy }) => findRecommendations(legacy),
    recordByPath: (_root, { path }, { legacy }) => pageRecordLoader(legacy).load(parsePagePath(path)),
  },
  SearchHit: {
    kind: (hit, _args, { legacy }) => findHitKind(legacy, hit),
    summary: (hit, _args, { legacy }) => findHitSummary(legacy, hit),
    picture: (hit, _args, { legacy }) => findHitPicture(legacy, hit),
    record: (hit, _args, { legacy }) => findHitRecord(legacy, hit),
  },
};
