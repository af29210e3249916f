import { useConfig, useSession } from '@/session/hooks';
import { asksRecord, holds } from '../conditions';
import { allows, useCan } from '../permissions';
import type { Entity } from '../Resource';

/** The fields that this operator may set on a selection: those of the resource, without what is hidden from them or switched off. */
export function useEditableTogether({ resource }: Entity): readonly string[] {
  const { settings } = useConfig();
  const { permissions } = useSession();
  if (!useCan(resource)('edit')) return [];

  return resource.bulkEdit.filter((name) => {
    const { permission, visibleWhen } = resource.fields[name] ?? {};
    if (!allows(permission, permissions)) return false;
    return !visibleWhen || asksRecord(visibleWhen) || holds(visibleWhen, { settings, permissions, mode: 'edit', record: {} });
  });
}
