import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import { isReserved, useCan } from '../../model/permissions';
import { recordTitle } from '../../model/recordTitle';
import type { Entity } from '../../model/Resource';
import { isOfOthers } from '../../model/ownStructures';
import { recordLinks } from './recordLinks';
import type { RowLinks } from './RowContext';

const NOTHING = { show: false, edit: false };

/** The links and titles of an entity's rows; the same object as long as the operator's rights stay the same. */
export function useRowLinks(entity: Entity): RowLinks {
  const { resources } = useEngine();
  const { opens } = entity.resource;
  const target = resources.find(({ name }) => name === opens?.resource) ?? entity.resource;
  const can = useCan(target);
  const base = useHref('/').replace(/\/$/, '');
  const session = useSession();
  const [show, edit] = [can('show'), can('edit') && !opens];

  return useMemo(
    () => ({
      linksOf(record) {
        const id = opens?.id ?? 'id';
        const opened = opens ? { id: record[id] } : record;
        const isOpen = (operation: 'show' | 'edit') => !isReserved(operation, target, session, opened);
        return recordLinks({ route: target.route, id }, record, isOfOthers(target, record, session.structures) ? NOTHING : { show: show && isOpen('show'), edit: edit && isOpen('edit') });
      },
      titleOf: (record) => recordTitle(entity.resource, record),
      hrefOf: (path) => base + path,
    }),
    [entity, target, opens, base, show, edit, session],
  );
}
