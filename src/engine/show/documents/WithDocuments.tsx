import type { ReactNode } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { useConfig, useSession } from '@/session/hooks';
import { PartBoundary } from '@/ui/PartBoundary';
import { formPart } from '@/ui/libraryPart';
import { widestScreen } from '@/ui/tokens';
import { useOfferedActions } from '../../action/offeredActions';
import { waitingChoice } from '../../action/waitingChoice';
import { useEngine } from '../../data/EngineContext';
import { visibleSections } from '../../model/formFields';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { usePanel } from '../../page/Panel';
import type { DocumentPanelProps } from './DocumentPanel';
import { FactsScreenContext } from './factsScreen';
import { recordDocuments, type RecordDocument } from './recordDocuments';
import './documents.css';

const { Part: DocumentPanel } = formPart<DocumentPanelProps>(() => Promise.all([import('./DocumentPanel'), loadLaterTexts('documents')]).then(([module]) => module.DocumentPanel));

interface WithDocumentsProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
  children: ReactNode;
}

/** A record with the documents by which a waiting decision is taken: beside its values where there is room, otherwise above them. */
export function WithDocuments({ entity, id, record, children }: WithDocumentsProps) {
  const isBeside = usePanel() === undefined;
  const documents = useWaitingDocuments(entity, record);
  if (documents.length === 0) return children;
  return (
    <div className={isBeside ? 'documents-beside' : undefined}>
      <PartBoundary fallback={<div className="documents-coming" />}>
        <DocumentPanel entity={entity} id={id} record={record} documents={documents} />
      </PartBoundary>
      <div>
        <FactsScreenContext value={widestScreen}>{children}</FactsScreenContext>
      </div>
    </div>
  );
}

/** The documents of the waiting choice, in the fields that this operator may see. */
function useWaitingDocuments(entity: EntityBody, record: RecordData): RecordDocument[] {
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const { uses, applies } = useOfferedActions(entity, 'row');
  const choice = waitingChoice(
    uses.filter((use) => applies(use, record)),
    record,
  );
  if (!choice) return [];
  const sections = visibleSections(entity.resource.show, { entity, widgets, context: { settings, permissions, mode: 'show', record } });
  return recordDocuments(entity, record, choice.aim, sections.flatMap(({ rows }) => rows.flat()));
}
