import { useEngine, useEntity } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { showAddress } from '@/engine/model/recordAddress';
import { recordNumber } from '@/engine/model/recordTitle';
import { useCan } from '@/engine/model/permissions';
import type { ReferenceWidget } from '@/generated/options';
import type { DisplayProps } from '@/engine/model/Widget';
import { PartBoundary } from '@/ui/PartBoundary';
import { RouterLink } from '@/ui/RouterLink';
import { heldLabel, referenceOptions } from './referenceOption';
import { useReferenceLabel } from './useReferenceLabel';

/** The name of a record, as a link to its page. In a row of a list this makes no request. */
export function ReferenceDisplay({ field, value, record, dense }: DisplayProps) {
  const options = referenceOptions(field);
  const label = heldLabel(field, value, record);
  const mayAsk = useOperatorRights().mayList(options.resource) && !dense;
  const known = label ?? recordNumber(value);
  if (!mayAsk) return <>{known}</>;

  return (
    <PartBoundary fallback={known} failure={known}>
      <NamedReference id={value} label={label} options={options} />
    </PartBoundary>
  );
}

function NamedReference({ id, label, options }: { id: unknown; label: string | undefined; options: ReferenceWidget }) {
  const name = useReferenceLabel(useEntity(options.resource), id, label);
  const summary = useEngine().resources.find((resource) => resource.name === options.resource);
  return summary?.route ? <RecordLink summary={summary} route={summary.route} id={id} name={name} /> : <>{name}</>;
}

interface RecordLinkProps {
  summary: Parameters<typeof useCan>[0];
  route: string;
  id: unknown;
  name: string;
}

function RecordLink({ summary, route, id, name }: RecordLinkProps) {
  const can = useCan(summary);
  if (!can('show', { id })) return <>{name}</>;
  return (
    <RouterLink className="value-link" href={showAddress(route, id)}>
      {name}
    </RouterLink>
  );
}
