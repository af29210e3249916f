import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import { useEntity, useEngine } from '../data/EngineContext';
import { dropDraftOf } from '../data/drafts';
import { useLabels } from '../fields/labels';
import type { CreateFromSelection } from '../model/Action';
import type { Picked } from '../model/Picked';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { prefilledState } from '../model/prefilledFields';

interface DialogProps {
  creation: CreateFromSelection;
  picked: Picked;
  onClose: () => void;
}

/** Opens the creation form with the picked records as the value of a field. Suspends until the entity to create is loaded. */
export function CreateFromSelectionDialog({ creation: { resource: name, field }, picked, onClose }: DialogProps) {
  const entity = useEntity(name);
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const userId = useSession().user.id;
  const CreateFromSelection = widgets[widgetName(entity, field)]?.CreateFromSelection;
  if (!CreateFromSelection) return null;

  function handleReady(value: unknown) {
    const page = `${entity.resource.route ?? ''}/create`;
    // A draft of an earlier creation that was never saved would otherwise replace the records that were just picked.
    dropDraftOf(sessionStorage, { userId, page }, field);
    void navigate(page, { state: prefilledState(pathname + search, field, value) });
  }

  return <CreateFromSelection field={widgetField(entity, field, labels.field(field))} picked={picked} onReady={handleReady} onClose={onClose} />;
}
