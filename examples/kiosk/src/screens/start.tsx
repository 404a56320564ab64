import { Link } from 'wouter';
import type { Catalog, Product } from '../catalog/catalog.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { PATHS, pathOf } from '../frame/paths.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { Picture } from '../ui/picture.tsx';

/** One large machine, and a picture for each list. */
export function StartScreen() {
  const { start, nav } = useMessages();
  const catalog = useCatalog();
  const hero = findHero(catalog);
  const tiles = [
    { href: PATHS.machines, label: nav.machines, picture: catalog.products.find(isOther(hero))?.pictures[0] },
    { href: PATHS.resins, label: nav.resins, picture: catalog.materials[0]?.picture },
    { href: PATHS.samples, label: nav.samples, picture: catalog.samples[0]?.picture },
    { href: PATHS.caseStudies, label: nav.caseStudies, picture: catalog.caseStudies[0]?.picture },
  ].filter(({ href }) => href !== PATHS.caseStudies || catalog.caseStudies.length > 0);
  return (
    <div className="start">
      <div className="start-hero">
        <Picture picture={hero?.pictures[0]} sizes="(min-width: 1000px) 60vw, 100vw" isFirst />
        <div className="start-title">
          <h1>{start.title}</h1>
          <p className="lead">{start.text}</p>
        </div>
        {hero && (
          <Link href={pathOf(hero)} className="start-machine">
            <span className="start-machine-name">{hero.name}</span>
            <span>{hero.tagline}</span>
          </Link>
        )}
      </div>
      <ul className="start-tiles">
        {tiles.map(({ href, label, picture }) => (
          <li key={href}>
            <Link href={href} className="start-tile">
              <Picture picture={picture} sizes="(min-width: 1000px) 20vw, 50vw" alt="" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest printer that is marked as new, or the first one. */
function findHero({ products }: Catalog): Product | undefined {
  const printers = products.filter(({ kind }) => kind === 'PRINTER');
  return printers.find(({ isNew }) => isNew) ?? printers[0];
}

const isOther = (hero: Product | undefined) => (product: Product) =>
  product.kind === 'PRINTER' && product.id !== hero?.id;
