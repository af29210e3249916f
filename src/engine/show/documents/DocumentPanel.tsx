import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Tabs } from '@/ui/Tabs';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { ChoiceActions } from '../../action/RecordActions';
import { useEngine } from '../../data/EngineContext';
import { useLabels } from '../../fields/labels';
import { useTextContext } from '../../fields/useTextContext';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { topOf } from '../../model/topOf';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import { usePanel } from '../../page/Panel';
import { DocumentView } from './DocumentView';
import type { RecordDocument } from './recordDocuments';
import './documents.css';

export interface DocumentPanelProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
  /** The documents; at least one. */
  documents: readonly RecordDocument[];
}

/** The documents by which a decision is taken, in sight beside the values of the record; on a telephone the decision is below them. */
export function DocumentPanel({ entity, id, record, documents }: DocumentPanelProps) {
  const ids = useId();
  const { t } = useTranslation('documents');
  const isNarrow = useIsNarrow();
  const isInPanel = usePanel() !== undefined;
  const labels = useLabels(entity.resource);
  const nameOf = useDocumentName(entity);
  const [chosen, setChosen] = useState<string>();
  const shown = documents.find(({ address }) => address === chosen) ?? documents[0];
  if (!shown) return null;

  return (
    <section className="document-panel" data-in-panel={isInPanel || undefined} aria-labelledby={ids}>
      <h2 id={ids} className="section-heading">
        {t('title', { list: labels.field(topOf(shown.field)) })}
      </h2>
      {documents.length > 1 && (
        <Tabs
          aria-labelledby={ids}
          chosen={shown.address}
          onChoose={setChosen}
          tabs={documents.map((one) => ({ name: one.address, label: nameOf(one), id: `${ids}-${one.address}`, panelId: `${ids}-shown` }))}
        />
      )}
      <div className="document-shown" {...(documents.length > 1 && { role: 'tabpanel', id: `${ids}-shown`, 'aria-labelledby': `${ids}-${shown.address}` })}>
        <DocumentView key={shown.address} name={nameOf(shown)} address={shown.address} />
      </div>
      {isNarrow && (
        <div className="document-choices">
          <ChoiceActions entity={entity} id={id} record={record} />
        </div>
      )}
    </section>
  );
}

/** Gives the name of a document: the name of the file, as its field shows it, where that is known. */
function useDocumentName(entity: EntityBody): (document: RecordDocument) => string {
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const texts = useTextContext();
  return ({ field, address, item }) => widgets[widgetName(entity, field)]?.toText(address, widgetField(entity, field, labels.field(field)), texts, item) ?? address;
}
