import type { RecordType } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import {
  findConsumerDistributors,
  findDentalDistributors,
  findIntegrationPartners,
} from '../distributors/distributors.legacy.ts';
import { type KnowledgeRecord, knowledgeLoader } from '../knowledge/knowledge.legacy.ts';
import { findMaterialSafety } from '../materials/material-safety.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import type { Material } from '../materials/to-material.ts';
import { newsLoader } from '../news/news.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findSampleCategories, sampleLoader } from '../samples/samples.legacy.ts';
import { softwareReleaseLoader, supportArticleLoader } from '../support/support.legacy.ts';

type ListRecords = (legacy: LegacyClient) => Promise<readonly { id: string }[]>;

/** Lists all records of a type. */
export const recordLists: Record<RecordType, ListRecords> = {
  CASE_STUDY: (legacy) => listKnowledge(legacy, 'CASE_STUDIES'),
  DISTRIBUTOR: async (legacy) =>
    (await Promise.all([findDentalDistributors(legacy), findConsumerDistributors(legacy, undefined)])).flat(),
  EVENT: (legacy) => listKnowledge(legacy, 'EVENTS'),
  INTEGRATION_PARTNER: findIntegrationPartners,
  MATERIAL: listMaterials,
  NEWS_ARTICLE: (legacy) => newsLoader(legacy).findAll(),
  PRODUCT: (legacy) => productLoader(legacy).findAll(),
  RESOURCE: (legacy) => knowledgeLoader(legacy).findAll(),
  SAMPLE: (legacy) => sampleLoader(legacy).findAll(),
  SAMPLE_CATEGORY: findSampleCategories,
  SOFTWARE_RELEASE: (legacy) => softwareReleaseLoader(legacy).findAll(),
  SUPPORT_ARTICLE: (legacy) => supportArticleLoader(legacy).findAll(),
};

async function listKnowledge(legacy: LegacyClient, module: KnowledgeRecord['module']) {
  return (await knowledgeLoader(legacy).findAll()).filter((record) => record.module === module);
}

/** With their safety data. */
async function listMaterials(legacy: LegacyClient) {
  const materials = await materialLoader(legacy).findAll();
  const families = [...new Set(materials.map(({ resinFamily }) => resinFamily))];
  const safety = new Map(
    await Promise.all(families.map(async (family) => [family, await findMaterialSafety(legacy, family)] as const)),
  );
  return materials.map((material) => withSafety(material, safety.get(material.resinFamily) ?? null));
}

type Safety = Awaited<ReturnType<typeof findMaterialSafety>>;

const joinedMaterials = new WeakMap<Material, { safety: Safety; joined: Material }>();

/** Returns the same object for the same material and safety data. */
function withSafety(material: Material, safety: Safety): Material {
  const last = joinedMaterials.get(material);
  if (last && last.safety === safety) return last.joined;
  const joined = { ...material, safety };
  joinedMaterials.set(material, { safety, joined });
  return joined;
}
