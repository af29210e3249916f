import { useConfig } from '@/session/hooks';
import { useCan } from '../../model/permissions';
import type { ResourceSummary } from '../../model/Resource';

/** Whether the operator has the right to export, and the deployment allows exports. */
export function useMayExport(resource: ResourceSummary): boolean {
  const { settings } = useConfig();
  const can = useCan(resource);
  return settings.export && can('export');
}
