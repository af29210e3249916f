import { useId, useState } from 'react';
import { useLabels } from '@/engine/fields/labels';
import { filterAddress } from '@/engine/data/listQuery';
import { TAB } from '@/engine/data/useListAddress';
import { useCan } from '@/engine/model/permissions';
import { showAddress } from '@/engine/model/recordAddress';
import type { CounterPart } from '@/engine/insight/counters/readCounter';
import type { Counter } from '@/engine/insight/counters/countersFor';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import type { CounterTrail } from './counterQueue';
import { RouterLink } from '@/ui/RouterLink';
import { Skeleton } from '@/ui/Skeleton';
import './counters.css';

interface CounterPartsProps {
  counter: Counter;
  parts: readonly CounterPart[];
  /** The state of the links to records, from which their page leads through all of them. */
  trail?: CounterTrail | undefined;
}

/** The number of parts that a card shows before the operator asks for all. */
const FIRST = 5;

/** The parts of a count: links to records, or the choices of a field. Where the server has no filter for the count, these links are the only way to the records. */
export function CounterParts({ counter: { resource, definition }, parts, trail }: CounterPartsProps) {
  const { t } = useTranslation('home');
  const [isOpen, setIsOpen] = useState(false);
  const labels = useLabels(resource);
  const addressOf = usePartAddress({ resource, definition });
  const id = useId();
  const hidden = parts.length - FIRST;
  if (parts.length === 0) return null;

  return (
    <>
      <ul id={id} className="counter-parts" data-open={isOpen || undefined}>
        {parts.slice(0, isOpen ? undefined : FIRST).map((part) => (
          <li key={part.id ?? part.name}>
            <PartName name={part.id === undefined ? labels.choice(definition.by ?? '', part.name) : part.name} address={addressOf(part)} trail={trail} />
            {part.count !== undefined && <span>{t('counters.count', { count: part.count })}</span>}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)} style={{ marginInlineStart: -4 }}>
          {isOpen ? t('counters.less') : t('counters.more', { count: hidden })}
        </Button>
      )}
    </>
  );
}

/** The lines of the first parts while they are counted. */
export function CountingParts() {
  return (
    <div className="counter-parts">
      {Array.from({ length: FIRST }, (_, line) => (
        <div key={line} className="counter-part">
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  );
}

function PartName({ name, address, trail }: { name: string; address: string | undefined; trail: CounterTrail | undefined }) {
  if (address === undefined) return <span className="counter-part">{name}</span>;
  return (
    <RouterLink className="value-link counter-part" href={address} state={trail}>
      {name}
    </RouterLink>
  );
}

/** Gives the address of a part: the record's page, with the related list open in which the work waits, if there is one. */
function usePartAddress({ resource, definition: { filters, under } }: Counter): (part: CounterPart) => string | undefined {
  const can = useCan(resource);
  const address = filterAddress(filters);
  if (under) address.set(TAB, under.resource);
  const query = under ? `?${address.toString()}` : '';
  return ({ id }) => (id === undefined || !can('show') ? undefined : showAddress(resource.route, id) + query);
}
