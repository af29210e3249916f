import { useMemo } from 'react';
import { useOperatorList } from '@/engine/data/useOperatorList';
import type { EntityBody } from '@/engine/model/Resource';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { useApi, useConfig, useSession } from '@/session/hooks';
import type { Counting } from './reach';
import type { RecipientSource } from './sources';

/** What is needed to count the recipients of a list, except the signal that stops it. */
export function useCounting(source: RecipientSource, entity: EntityBody): Omit<Counting, 'signal'> {
  const api = useApi();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const list = useOperatorList(entity.resource);
  return useMemo(
    () => ({ api, source, entity, list, situation: { settings, permissions }, transforms: transformContext(settings.utcTime) }),
    [api, source, entity, list, settings, permissions],
  );
}
