import { type ComponentType } from 'react';
import { PartBoundary } from '@/ui/PartBoundary';
import { useEngine } from '../../data/EngineContext';
import type { FilterDefinition } from '../../model/ListDefinition';
import type { EntityBody } from '../../model/Resource';
import type { DisplayProps } from '../../model/Widget';
import { filterField, referenceId } from './filterField';

interface ReferenceNameProps {
  entity: EntityBody;
  filter: FilterDefinition;
  label: string;
  value: string;
}

/** The name of the record that a reference filter refers to, as its widget shows it; its number until the name is read. */
export function ReferenceName({ entity, filter, label, value }: ReferenceNameProps) {
  const { widgets } = useEngine();
  const Display = widgets['reference']?.Display as ComponentType<DisplayProps<string | number>> | undefined;
  if (!Display) return value;
  return (
    <PartBoundary fallback={value} failure={value}>
      <Display field={filterField(entity, filter, label)} value={referenceId(value)} record={{}} dense={false} />
    </PartBoundary>
  );
}
