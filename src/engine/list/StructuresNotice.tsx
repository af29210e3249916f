import { useSession } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import { useLabels } from '../fields/labels';
import { listedStructures } from '../model/ownStructures';
import type { Resource } from '../model/Resource';

interface StructuresNoticeProps {
  resource: Resource;
  isEmpty: boolean;
}

/** Says which structures the listed records belong to. Where the operator has no structure and there are no rows, the list says so itself. */
export function StructuresNotice({ resource, isEmpty }: StructuresNoticeProps) {
  const labels = useLabels(resource);
  const session = useSession();
  const said = listedStructures(resource, session);
  if (!said || (said === 'noStructure' && isEmpty)) return null;
  return (
    <Notice severity="info" className="list-notice">
      {said === 'noStructure' ? `${labels.state(said)}. ${labels.state('noStructureHint')}` : labels.state(said, session.structures.map(({ name }) => name).join(', '))}
    </Notice>
  );
}
