import { useOfferedActions } from '../action/offeredActions';
import { useEditableTogether } from '../bulk/editableTogether';
import { useMayExport } from '../exchange/export/useMayExport';
import { useCan } from '../model/permissions';
import type { Entity } from '../model/Resource';
import { useStarts } from '../action/useStarts';

/** Whether there is anything to do with a selection: whoever gives it another use adds its condition here. */
export function useHasSelectionUses(entity: Entity): boolean {
  const can = useCan(entity.resource);
  const mayExport = useMayExport(entity.resource);
  const actions = useOfferedActions(entity, 'selection');
  const fields = useEditableTogether(entity);
  const starts = useStarts(entity);
  return (can('delete') && !entity.resource.deletion?.typed) || mayExport || starts.length > 0 || fields.length > 0 || actions.uses.length > 0;
}
