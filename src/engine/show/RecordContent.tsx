import { use } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useMedia } from '@/ui/useMedia';
import { RecordActions } from '../action/RecordActions';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { usePanel } from '../page/Panel';
import { pageTitle } from '../page/pageTitle';
import { RecordNotices } from '../page/RecordNotices';
import { FactsScreenContext } from './documents/factsScreen';
import { WithDocuments } from './documents/WithDocuments';
import { HeadFacts } from './head/HeadFacts';
import { RecordHead } from './head/RecordHead';
import { RecordDetails } from './RecordDetails';
import { RecordTabs } from './related/RecordTabs';
import './record.css';

interface RecordContentProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

/** What the page of a record shows, also beside a list: its head, the sections of its form for reading, and the lists of what belongs to it. */
export function RecordContent({ entity, id, record }: RecordContentProps) {
  const { t } = useTranslation('show');
  const { resource } = entity;
  const numbered = pageTitle(useLabels(resource).page('show'), id, t);
  return (
    <>
      <RecordHead entity={entity} record={record} numbered={numbered} actions={<RecordActions entity={entity} id={id} record={record} />} />
      <WithDocuments entity={entity} id={id} record={record}>
        <RecordBody entity={entity} id={id} record={record} />
      </WithDocuments>
    </>
  );
}

/** What operators look for most, and notices, come first; on a wide screen they stand beside the rest. */
function RecordBody({ entity, id, record }: RecordContentProps) {
  const panel = usePanel();
  const hasRoom = useMedia(use(FactsScreenContext));
  return (
    <div className={panel ? 'narrow-sections' : 'record-body'} data-beside={(!panel && hasRoom) || undefined}>
      <div>
        <HeadFacts entity={entity} record={record} />
        <RecordNotices entity={entity} id={id} record={record} mode="show" />
      </div>
      <div>
        <RecordTabs resource={entity.resource} id={id}>
          <RecordDetails entity={entity} id={id} record={record} />
        </RecordTabs>
      </div>
    </div>
  );
}
