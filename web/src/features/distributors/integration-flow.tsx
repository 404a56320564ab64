import { ArrowLeft, ArrowLeftRight, ArrowRight } from 'lucide';
import { useFormatter } from 'next-intl';
import {
  type Direction,
  type Exchange,
  type FlowCopy,
  flow,
  type Medium,
  type Program,
  programPages,
} from '#content/software/integrations/flow.ts';
import { Link } from '#i18n/navigation.ts';
import { Section } from '#sections/section.tsx';
import { Icon } from '#ui/icon.tsx';
import { keepAllTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { IntegrationPartner } from './distributor-data.ts';

const ARROWS = { to: ArrowRight, from: ArrowLeft, both: ArrowLeftRight } as const satisfies Record<Direction, unknown>;

const PROGRAMS = ['blueprint', 'streamFlow', 'prepare'] as const satisfies Program[];
const MEDIA = ['file', 'connection'] as const satisfies Medium[];

/** Has no space before it. */
const CHINESE = /^\p{Script=Han}/u;

type Steps = Readonly<
  Record<string, { title: string; text: string; exchanges: Readonly<Record<string, { name?: string; data: string }>> }>
>;

type ProductProps = { name: string; data: string; exchange: Exchange };

type Props = { copy: FlowCopy; partners: readonly IntegrationPartner[] };

/** The steps of a case, with the products that exchange data at each: a list, drawn as a diagram. */
export function IntegrationFlow({ copy, partners }: Props) {
  const texts = keepAllTogether(copy);
  const steps: Steps = texts.steps;
  const nameOf = (id: string | undefined) => partners.find((partner) => partner.id === id)?.name;
  return (
    <Section title={texts.title} text={texts.text}>
      <ul className="mb-6 grid gap-x-8 gap-y-2 text-small sm:grid-cols-3">
        {PROGRAMS.map((program) => (
          <li key={program}>
            <TextLink as={Link} href={programPages[program]}>
              {texts.programs[program].name}
            </TextLink>{' '}
            {texts.programs[program].text}
          </li>
        ))}
      </ul>
      <ul aria-hidden className="flow-key mb-4 text-small text-ink-soft">
        {MEDIA.map((medium) => (
          <li key={medium} className="flex items-center gap-2">
            <span className={`flow-product flow-${medium} h-4 w-7`} />
            {texts.media[medium]}
          </li>
        ))}
      </ul>
      <ol className="flow">
        {Object.entries<Record<string, Exchange>>(flow).map(([step, exchanges], index) => {
          const products = Object.entries(exchanges).flatMap(([id, exchange]) => {
            const { name = nameOf(exchange.partner), data } = steps[step]?.exchanges[id] ?? {};
            return name && data ? [{ name, data, exchange }] : [];
          });
          return (
            <li key={step} className="flow-step">
              <div className="flow-band">
                <p aria-hidden className="text-label text-accent tabular-nums">
                  {String(index + 1).padStart(2, '0')}
                </p>
                <h3 className="flow-title">{steps[step]?.title}</h3>
                <p className="mt-1 text-fine">{steps[step]?.text}</p>
              </div>
              {MEDIA.map((medium) => (
                <Lane
                  key={medium}
                  products={products.filter(({ exchange }) => exchange.medium === medium)}
                  copy={texts}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

type LaneProps = { products: readonly ProductProps[]; copy: FlowCopy };

function Lane({ products, copy }: LaneProps) {
  return (
    <ul className="flow-lane">
      {products.map((product) => (
        <Product key={product.name} {...product} copy={copy} />
      ))}
    </ul>
  );
}

function Product({ name, data, exchange, copy: { programs, media, directions } }: ProductProps & { copy: FlowCopy }) {
  const format = useFormatter();
  const names = format.list(
    exchange.programs.map((program) => programs[program].name),
    { type: 'disjunction' },
  );
  return (
    <li className={`flow-product flow-${exchange.medium}`}>
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft">{data}</p>
      </div>
      <p className="mt-1 flex gap-1.5 font-medium text-accent xl:mt-0">
        <Icon icon={ARROWS[exchange.direction]} size={16} className="mt-0.5" />
        <span>
          {directions[exchange.direction]}
          {CHINESE.test(names) ? '' : ' '}
          {names}
        </span>
      </p>
      <p className="sr-only">{media[exchange.medium]}</p>
    </li>
  );
}
