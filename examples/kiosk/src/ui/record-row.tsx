import type { ReactNode } from 'react';
import { pictureOf, type ScreenRecord, titleOf } from '../catalog/screen-record.ts';
import { pathOf } from '../frame/paths.ts';
import { RecordCard } from './record-card.tsx';

type RecordRowProps = { title: string; records: readonly ScreenRecord[] };

/** Related records beside each other, to be swiped. Nothing if there are none. */
export function RecordRow({ title, records }: RecordRowProps): ReactNode {
  if (records.length === 0) return null;
  return (
    <section className="record-row">
      <h2>{title}</h2>
      <ul className="record-row-list">
        {records.map((record) => (
          <li key={record.globalId}>
            <RecordCard
              href={pathOf(record)}
              title={titleOf(record)}
              picture={pictureOf(record)}
              sizes="(min-width: 1000px) 22rem, 16rem"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
