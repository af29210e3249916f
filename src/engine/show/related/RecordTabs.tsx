import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, useCallback, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/ui/LoadingState';
import { PartBoundary } from '@/ui/PartBoundary';
import { loadChunk } from '@/ui/loadChunk';
import { ListTab } from '../../data/useListAddress';
import type { RelatedList, Resource } from '../../model/Resource';
import { RelatedLabel, UnknownLabel } from './RelatedLabel';
import { useRelatedLists } from './useRelatedLists';
import { DETAILS, useTab } from './useTab';

const RelatedRecords = lazy(() => loadChunk(() => import('../../list/RecordListScreen')).then((m) => ({ default: m.RelatedRecords })));

interface RecordTabsProps {
  resource: Resource;
  id: string;
  /** The values of the record itself. */
  children: ReactNode;
}

/** The values of a record and the lists of what belongs to it, each in a tab; without such lists there are no tabs. */
export function RecordTabs({ resource, id, children }: RecordTabsProps) {
  const related = useRelatedLists(resource);
  if (related.length === 0) return children;
  return (
    <Tabbed resource={resource} id={id} related={related}>
      {children}
    </Tabbed>
  );
}

function Tabbed({ resource, id, related, children }: RecordTabsProps & { related: readonly RelatedList[] }) {
  const { t } = useTranslation('show');
  const ids = useId();
  const [waiting, setWaiting] = useState<Readonly<Record<string, number>>>({});
  const handleWaiting = useCallback((name: string, count: number) => setWaiting((known) => ({ ...known, [name]: count })), []);
  const [tab, chooseTab] = useTab(resource, related, waiting);
  const owner = { name: resource.name, id };
  const tabId = (name: string) => `${ids}-tab-${name}`;
  const panelId = (name: string) => `${ids}-panel-${name}`;
  const shown = related.find((one) => one.resource === tab);

  return (
    <>
      <Tabs value={tab ?? false} onChange={(_event, name: string) => chooseTab(name)} aria-label={t('tabs')} variant="scrollable" scrollButtons={false} sx={tabsStyle}>
        <Tab value={DETAILS} id={tabId(DETAILS)} aria-controls={panelId(DETAILS)} label={t('details')} />
        {related.map((one) => (
          <Tab
            key={one.resource}
            value={one.resource}
            id={tabId(one.resource)}
            aria-controls={panelId(one.resource)}
            label={
              <PartBoundary fallback="…" failure={<UnknownLabel related={one} onWaiting={handleWaiting} />}>
                <RelatedLabel resource={resource} related={one} owner={owner} onWaiting={handleWaiting} />
              </PartBoundary>
            }
          />
        ))}
      </Tabs>
      {tab === undefined && <LoadingState label={t('tabsLoading')} shape="form" />}
      {tab === DETAILS && (
        <Box role="tabpanel" id={panelId(DETAILS)} aria-labelledby={tabId(DETAILS)} tabIndex={0}>
          {children}
        </Box>
      )}
      {shown && (
        <Box key={shown.resource} role="tabpanel" id={panelId(shown.resource)} aria-labelledby={tabId(shown.resource)}>
          <PartBoundary>
            <ListTab value={shown.resource}>
              <RelatedRecords related={shown} owner={owner} />
            </ListTab>
          </PartBoundary>
        </Box>
      )}
    </>
  );
}

const tabsStyle = { mb: 2, borderBottom: 1, borderColor: 'divider', displayPrint: 'none', '& .MuiTab-root': { textTransform: 'none', minHeight: 48 } };
