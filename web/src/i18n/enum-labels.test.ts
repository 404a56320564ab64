import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';

it.each(localeCodes)('the site names enum values as the gateway does in %s', (locale) => {
  const site = messages[locale];
  expect(enumLabels[locale]).toMatchObject({
    AccessoryType: site.Accessories.types,
    DistributorRegion: site.Distributors.regions,
    EventCategory: site.Events.kinds,
    ExpectedApplication: site.Samples.applications,
    HazardPictogram: site.Documents.pictogramNames,
    Industry: site.Inquiries.industries,
    IntegrationCategory: site.Distributors.categories,
    Market: site.Materials.trade.registration.markets,
    MaterialCriterion: site.Materials.criteria,
    NewsType: site.News.types,
    ProductLine: site.Articles.lines,
    ResourceModule: site.Resources.kinds,
    SearchHitKind: site.SearchKinds,
    ShippingCountry: site.Samples.countries,
    SignalWord: site.Documents.signalWords,
    SoftwarePlatform: site.Software.platforms,
    SubscriptionTopic: site.Inquiries.subscription.topics,
    SupportTopic: site.Support.topics,
    TaxRule: site.Products.bar.tax,
  });
});
