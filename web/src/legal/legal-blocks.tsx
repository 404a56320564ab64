import { useLocale } from 'next-intl';
import { imprint } from '#content/legal/imprint/imprint.ts';
import type { LegalBlock, LegalData, LegalTable } from '#content/legal/legal-text.ts';
import { isLegalData } from '#content/legal/legal-text.ts';
import { listMissingFacts } from '#content/legal/visible-sections.ts';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import { MissingFactList } from '#features/company/missing-fact-list.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { LinkedText } from '#navigation/linked-text.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import { BrowserStorageList } from './browser-storage-list.tsx';
import { GroupEntityList } from './group-entity-list.tsx';
import { MailboxList } from './mailbox-list.tsx';
import { OfficeAddresses } from './office-addresses.tsx';

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (isLegalData(block)) return <Data data={block} />;
  if (typeof block === 'string') {
    return (
      <p className="mb-3">
        <LinkedText text={block} />
      </p>
    );
  }
  if ('columns' in block) return <TextTable table={block} />;
  return <TextList items={block} />;
}

/** A term without links, with its colon: `Newsletter: until you unsubscribe`. */
const TERM = /^[^:：[]+[:：]\s?/;

function TextList({ items }: { items: readonly string[] }) {
  const hasTerms = items.every((item) => TERM.test(item));
  return (
    <ul className="mb-3 list-disc ps-5 marker:text-ink-soft">
      {items.map((item) => {
        const [term = ''] = (hasTerms && TERM.exec(item)) || [];
        return (
          <li key={item} className={hasTerms ? 'mb-2' : 'mb-1'}>
            {term && <b className="font-semibold">{keepTogether(term)}</b>}
            <LinkedText text={item.slice(term.length)} />
          </li>
        );
      })}
    </ul>
  );
}

function TextTable({ table: { caption, columns, rows } }: { table: LegalTable }) {
  return (
    <div className="mb-3">
      <Table
        caption={caption}
        columns={columns.map((label) => ({ id: label, label }))}
        rows={rows.map((row) => ({
          id: row[0],
          cells: row.map((text) => <LinkedText key={text} text={text} />),
        }))}
      />
    </div>
  );
}

function ImprintMissingFacts() {
  const locale = localeFromTag(useLocale());
  return <MissingFactList facts={listMissingFacts(imprint.copy[locale], locale)} />;
}

const lists = {
  BROWSER_STORAGE: BrowserStorageList,
  GROUP_ENTITIES: GroupEntityList,
  MISSING_FACTS: ImprintMissingFacts,
};

function Data({ data }: { data: LegalData }) {
  if ('facts' in data) return <CompanyFactList facts={data.facts} />;
  if ('offices' in data) return <OfficeAddresses {...data} />;
  if ('mailboxes' in data) return <MailboxList mailboxes={data.mailboxes} />;
  const List = lists[data.list];
  return <List />;
}
