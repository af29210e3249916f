import type { Config } from '@/config/Config';
import { useConfig, useSession } from '@/session/hooks';
import type { Session } from '@/session/Session';
import { asksRecord, holds } from '../model/conditions';
import { can } from '../model/permissions';
import type { Entity } from '../model/Resource';

/** The fields that the signed-in operator may set on a selection. */
export function useEditableTogether(entity: Entity): readonly string[] {
  return editableTogether(entity, useSession(), useConfig());
}

/** The fields of the resource that may be set on a selection, without those that are hidden from the operator or switched off. */
export function editableTogether({ resource }: Entity, session: Session, config: Config): readonly string[] {
  if (!can('edit', resource, session, config, {})) return [];
  const { permissions } = session;
  const { settings } = config;

  return resource.bulkEdit.filter((name) => {
    const { visible } = resource.fields[name] ?? {};
    return !visible || asksRecord(visible) || holds(visible, { settings, permissions, mode: 'edit', record: {} });
  });
}
