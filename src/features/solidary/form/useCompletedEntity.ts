import { useMemo } from 'react';
import { stands } from '@/config/platformFaults';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { useConfig } from '@/session/hooks';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { completedEntity } from './completedEntity';
import { useFormWords } from './useFormWords';

/** The entity of requests as completed by a structure; the same object as long as nothing changes. */
export function useCompletedEntity(entity: EntityBody, configuration: RequestConfiguration, record?: RecordData): EntityBody {
  const words = useFormWords();
  const { settings } = useConfig();
  return useMemo(
    () => completedEntity(entity, { configuration, words, has: (fault) => stands(fault, settings), ...(record && { record }) }),
    [entity, configuration, words, settings, record],
  );
}
