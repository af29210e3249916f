import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { besideScreen } from './besideScreen';
import type { RecordDocument } from './recordDocuments';

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
  const isBeside = usePanel() === undefined;
  const labels = useLabels(entity.resource);
  const nameOf = useDocumentName(entity);
  const [chosen, setChosen] = useState<string>();
  const shown = documents.find(({ address }) => address === chosen) ?? documents[0];
  if (!shown) return null;

  return (
    <Box component="section" aria-labelledby={ids} sx={isBeside ? { ...panelStyle, [besideScreen]: besideStyle } : { ...panelStyle, '&:not(:has([data-unshown]))': { height: '50vh' } }}>
      <Typography id={ids} component="h2" variant="h2">
        {t('title', { list: labels.field(topOf(shown.field)) })}
      </Typography>
      {documents.length > 1 && (
        <Tabs value={shown.address} onChange={(_event, address: string) => setChosen(address)} variant="scrollable" aria-labelledby={ids} sx={{ '& .MuiTab-root': { textTransform: 'none' } }}>
          {documents.map((one) => (
            <Tab key={one.address} value={one.address} id={`${ids}-${one.address}`} aria-controls={`${ids}-shown`} label={nameOf(one)} />
          ))}
        </Tabs>
      )}
      <Box {...(documents.length > 1 && { role: 'tabpanel', id: `${ids}-shown`, 'aria-labelledby': `${ids}-${shown.address}` })} sx={viewStyle}>
        <DocumentView key={shown.address} name={nameOf(shown)} address={shown.address} />
      </Box>
      {isNarrow && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ChoiceActions entity={entity} id={id} record={record} />
        </Box>
      )}
    </Box>
  );
}

/** Gives the name of a document: the name of the file, as its field shows it, where that is known. */
function useDocumentName(entity: EntityBody): (document: RecordDocument) => string {
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const texts = useTextContext();
  return ({ field, address, item }) => widgets[widgetName(entity, field)]?.toText(address, widgetField(entity, field, labels.field(field)), texts, item) ?? address;
}

const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  mb: 2,
  displayPrint: 'none',
};

/** Before the page is scrolled, what stands above its head takes room too. */
const besideStyle = { order: 1, position: 'sticky', top: `calc(var(--top-room) + var(--page-bar-height, 0px) + 16px)`, height: `calc(100vh - var(--top-room) - var(--page-bar-height, 0px) - 88px)`, minHeight: 320 };

/** A file that cannot be shown keeps no room for itself. */
const viewStyle = { display: 'flex', flexDirection: 'column', minWidth: 0, '&:not(:has([data-unshown]))': { height: { xs: '45vh', lg: 'auto' } }, flex: { lg: '1 1 0' }, minHeight: 0 };
