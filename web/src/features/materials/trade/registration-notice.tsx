import { getFormatter, getTranslations } from 'next-intl/server';
import { marketOf } from '#content/markets.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getMaterialList } from '../material-data.ts';
import { materialListPath } from '../material-paths.ts';
import { materialScopes } from '../material-scopes.ts';
import { NoteText, NoticeBand, type NoticeProps, SUBSCRIBE_PATH } from './notice-band.tsx';
import type { RegistrationNote_MaterialFragment } from './registration-note.generated.ts';
import { countRegistered, isRegisteredIn } from './trade-rows.ts';

/** Says which dental work may be used today in the market of the locale, until all resins for the mouth are registered. */
export async function RegistrationNotice({ hasLink = true }: { hasLink?: boolean }) {
  const notice = await findMouthNotice();
  if (!notice) return null;
  const t = await getTranslations('Materials.trade.registration.notice');
  const links = notice.links.slice(hasLink ? 0 : 1);
  return (
    <NoticeBand
      {...notice}
      text={[notice.text, t('evaluation')].join(notice.locale === 'cn' ? '' : ' ')}
      links={links}
    />
  );
}

/** The same in a paragraph, beside parts for the mouth on a page that is not about them. */
export async function RegistrationNote({ className = '' }: { className?: string }) {
  const notice = await findMouthNotice();
  return notice && <NoteText {...notice} className={className} />;
}

async function findMouthNotice(): Promise<NoticeProps | null> {
  const locale = await getCurrentLocale();
  const { items } = await getMaterialList(locale, materialScopes['0-all']);
  const { registered, total } = countRegistered(items, locale);
  if (registered === total) return null;
  const t = await getTranslations('Materials.trade.registration.notice');
  return {
    locale,
    title: t('today'),
    text: t('mouth', { registered, total }),
    links: [
      { path: materialListPath('0-all'), text: t('link') },
      { path: SUBSCRIBE_PATH, text: t('subscribe') },
    ],
  };
}

/** Names those of the given resins for orthopedics that are not registered in the market of the locale. */
export async function ResinRegistrationNotice({ ids }: { ids: readonly string[] }) {
  const locale = await getCurrentLocale();
  const { items } = await getMaterialList(locale, materialScopes['2-all']);
  const resins = items.filter(({ id }) => ids.includes(id));
  const notice = await findResinNotice(resins, 'notice.orthopedics');
  return notice && <NoticeBand {...notice} />;
}

type RecordProps = { materials: readonly RegistrationNote_MaterialFragment[] | null; className?: string };

/** Names the resins of a record with contact to the body that are not registered in the market of the locale. */
export async function RecordRegistrationNote({ materials, className = '' }: RecordProps) {
  const worn = (materials ?? []).filter(({ bodyContact }) => bodyContact !== 'NONE');
  const isForMouth = worn.some(({ bodyContact }) => bodyContact !== 'SKIN');
  const notice = await findResinNotice(worn, isForMouth ? 'use.MOUTH' : 'use.SKIN');
  return notice && <NoteText {...notice} className={className} />;
}

type UseMessage = 'notice.orthopedics' | 'use.MOUTH' | 'use.SKIN';

async function findResinNotice(
  resins: readonly RegistrationNote_MaterialFragment[],
  use: UseMessage,
): Promise<NoticeProps | null> {
  const locale = await getCurrentLocale();
  const missing = resins.filter((resin) => !isRegisteredIn(resin, locale));
  if (missing.length === 0) return null;
  const [t, format] = [await getTranslations('Materials.trade.registration'), await getFormatter()];
  // ICU joins Chinese lists without a space, also after a Latin name.
  const names = format.list(missing.map(({ name }) => name)).replaceAll(/(?<=\w)和(?=\w)/g, ' 和 ');
  return {
    locale,
    title: t('notice.resins', { names, status: t(`missing.${marketOf[locale]}`) }),
    text: t(use),
    links: [{ path: materialListPath(use === 'use.MOUTH' ? '0-all' : '2-all'), text: t('notice.link') }],
  };
}
