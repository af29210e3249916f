import { useTranslation } from '@/i18n/useTranslation';
import { LoadingState } from '@/ui/LoadingState';
import { useEntity } from '../data/EngineContext';
import { useRecord } from '../data/useRecord';
import { useLabels } from '../fields/labels';
import { partsOfPage, usePartsThere } from '../fields/usePartsThere';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { NeighboursContext } from '../page/Neighbours';
import { pageTitle } from '../page/pageTitle';
import { useLeaving } from '../page/useLeaving';
import { GoneRecord } from './neighbours/GoneRecord';
import { NeighboursBar } from './neighbours/NeighboursBar';
import { useNeighbourFocus } from './neighbours/useNeighbourFocus';
import { useRecordNeighbours } from './neighbours/useRecordNeighbours';
import { RecordContent } from './RecordContent';

interface RecordShowScreenProps {
  name: string;
  id: string;
}

/** The page that shows a record: its head, the sections of its form for reading, and the lists of what belongs to it. */
export function RecordShowScreen({ name, id }: RecordShowScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);
  const arePartsThere = usePartsThere(entity, partsOfPage);

  // An earlier page may have read a record that is deleted by now, which must not be shown any more.
  if (record && arePartsThere && error?.kind !== 'notFound') return <ShownRecord entity={entity} id={id} record={record} />;
  if (error) return <GoneRecord resource={entity.resource} id={id} error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

interface ShownRecordProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

function ShownRecord({ entity, id, record }: ShownRecordProps) {
  const { t } = useTranslation('show');
  const { resource } = entity;
  const labels = useLabels(resource);
  const { list } = useLeaving(resource);
  const numbered = pageTitle(labels.page('show'), id, t);
  const neighbours = useRecordNeighbours(entity, id, list);
  useNeighbourFocus(neighbours, `${recordTitle(resource, record)}, ${numbered}`);

  return (
    <NeighboursContext value={neighbours}>
      {/* One box around the page, as the sticky head stays in sight as long as its box does. */}
      <div>
        {list !== undefined && <NeighboursBar entity={entity} list={list} neighbours={neighbours} />}
        <RecordContent entity={entity} id={id} record={record} />
      </div>
    </NeighboursContext>
  );
}
