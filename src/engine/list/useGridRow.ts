import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { useCan } from '../permissions';
import { recordTitle } from '../recordTitle';
import type { Entity } from '../Resource';
import { recordLinks } from './recordLinks';
import type { GridRow } from './RowContext';

/** What the rows of an entity lead to and are called; the same object as long as the operator's rights are. */
export function useGridRow(entity: Entity): GridRow {
  const can = useCan(entity.resource);
  const base = useHref('/').replace(/\/$/, '');
  const [show, edit] = [can('show'), can('edit')];

  return useMemo(
    () => ({
      linksOf: (record) => recordLinks(entity.resource, record, { show, edit }),
      titleOf: (record) => recordTitle(entity.resource, record),
      hrefOf: (path) => base + path,
    }),
    [entity, base, show, edit],
  );
}
