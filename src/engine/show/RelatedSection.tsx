import { lazy } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { PartBoundary } from '@/ui/PartBoundary';
import { loadChunk } from '@/ui/loadChunk';
import { useEngine } from '../data/EngineContext';
import { allows, isAvailable } from '../model/permissions';
import type { Resource } from '../model/Resource';

const RelatedRecords = lazy(() => loadChunk(() => import('../list/RecordListScreen')).then((m) => ({ default: m.RelatedRecords })));

/** The list of what belongs to the record, for those who may see it; the record itself does not wait for it. */
export function RelatedSection({ resource, id }: { resource: Resource; id: string }) {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();

  return resource.related
    .filter(({ permission, resource: name }) => {
      const listed = resources.find((one) => one.name === name);
      return listed && isAvailable('list', listed, session, config) && allows(permission, session.permissions);
    })
    .map((related) => (
      <PartBoundary key={related.resource}>
        <RelatedRecords related={related} owner={{ name: resource.name, id }} />
      </PartBoundary>
    ));
}
