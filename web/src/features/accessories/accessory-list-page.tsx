import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { getPrinters } from '#features/products/product-data.ts';
import { seriesName } from '#features/products/product-series.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AccessoryCard } from './accessory-card.tsx';
import { getAccessories } from './accessory-data.ts';
import { AccessoryFinder } from './accessory-finder.tsx';
import { SPARE_PARTS } from './accessory-query.ts';
import { numberOfType } from './accessory-types.ts';
import { getSpareParts } from './spare-part-entries.ts';
import { SparePartItem } from './spare-part-item.tsx';

export async function AccessoryListPage() {
  const locale = await getCurrentLocale();
  const [accessories, printers] = await Promise.all([getAccessories(locale), getPrinters(locale)]);
  const t = await getTranslations();
  const { Accessories } = await getMessages();
  const parts = getSpareParts(locale, printers).map((part, index) => ({
    id: part.orderNumber,
    name: part.name,
    group: part.type ?? SPARE_PARTS,
    printers: part.fits.map(({ id }) => id),
    orderNumber: part.orderNumber,
    orderNumbers: part.orderNumbers,
    machine: part.machine,
    node: <SparePartItem part={part} allPrinters={printers} isFirst={index === 0} />,
  }));
  const rows = accessories.map((accessory) => ({
    id: accessory.id,
    name: accessory.name,
    group: numberOfType(accessory.accessoryType),
    printers: accessory.fits?.map(({ id }) => id) ?? [],
    orderNumber: accessory.orderNumber,
    orderNumbers: accessory.orderNumbers,
    node: <AccessoryCard accessory={accessory} allPrinters={printers} />,
  }));
  return (
    <>
      <ListHeading
        title={t('Accessories.title')}
        intro={t('Accessories.intro')}
        picture="scenes/service-visit"
        action={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button href="#inquiry" variant="primary" size="large">
              {t('Products.requestOffer')}
            </Button>
            <TextLink as={Link} href="/hardware#automation" variant="standalone">
              {seriesName(locale, 'automation')}
            </TextLink>
          </span>
        }
      />
      <Container className="py-stack">
        <TranslationNotice of="list" served={accessories.map(({ servedLocale }) => servedLocale)} className="mb-8" />
        <NextIntlClientProvider messages={{ Accessories }}>
          <AccessoryFinder rows={[...parts, ...rows]} printers={printers.map(({ id, name }) => ({ id, name }))} />
        </NextIntlClientProvider>
        <RegistrationNote className="mt-12" />
      </Container>
      <PageClosing kind="accessories" />
    </>
  );
}
