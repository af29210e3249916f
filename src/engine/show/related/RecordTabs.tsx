import { useCallback, useId, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { PartBoundary } from '@/ui/PartBoundary';
import { RouterLink } from '@/ui/RouterLink';
import { lazyPart } from '@/ui/lazyPart';
import { Tabs } from '@/ui/Tabs';
import { useDelayed } from '@/ui/useDelayed';
import { useEngine } from '../../data/EngineContext';
import { ListTab, TAB } from '../../data/useListAddress';
import { allows, isAvailable } from '../../model/permissions';
import { showAddress } from '../../model/recordAddress';
import type { RelatedList, Resource } from '../../model/Resource';
import { usePanel } from '../../page/Panel';
import { useIsAfterSave } from '../../page/useChangedFields';
import { RelatedLabel, UnknownLabel } from './RelatedLabel';
import { useWorkCounters } from './useWorkCounters';
import './related.css';

const { Part: RelatedRecords, preload: preloadList } = lazyPart(() => import('../../list/RecordListScreen').then((m) => m.RelatedRecords));

interface RecordTabsProps {
  resource: Resource;
  id: string;
  /** The values of the record itself. */
  children: ReactNode;
}

/** The values of a record and the lists of what belongs to it, each in a tab; without such lists there are no tabs. */
export function RecordTabs({ resource, id, children }: RecordTabsProps) {
  const related = useRelatedLists(resource);
  const panel = usePanel();
  if (related.length === 0) return children;
  if (panel) return <Linked resource={resource} id={id} related={related} list={panel.list}>{children}</Linked>;
  return (
    <Tabbed resource={resource} id={id} related={related}>
      {children}
    </Tabbed>
  );
}

/** Beside a list, whose address is that of the page, the lists under a record are links to their tabs on the page of the record. */
function Linked({ resource, id, related, list, children }: RecordTabsProps & { related: readonly RelatedList[]; list: string }) {
  const { t } = useTranslation('show');
  return (
    <>
      <nav className="related-links" aria-label={t('tabs')}>
        {related.map((one) => (
          <Button key={one.resource} size="small" component={RouterLink} href={`${showAddress(resource.route, id)}?${TAB}=${one.resource}`} state={{ from: list }}>
            <PartBoundary fallback="…" failure={<UnknownLabel related={one} onWaiting={ignore} />}>
              <RelatedLabel resource={resource} related={one} owner={{ name: resource.name, id }} onWaiting={ignore} />
            </PartBoundary>
          </Button>
        ))}
      </nav>
      {children}
    </>
  );
}

function ignore(): void {}

function Tabbed({ resource, id, related, children }: RecordTabsProps & { related: readonly RelatedList[] }) {
  const { t } = useTranslation('show');
  const ids = useId();
  const [waiting, setWaiting] = useState<Readonly<Record<string, number>>>({});
  const handleWaiting = useCallback((name: string, count: number) => setWaiting((known) => ({ ...known, [name]: count })), []);
  const [tab, chooseTab] = useTab(resource, related, waiting);
  const owner = { name: resource.name, id };
  const idsOf = (name: string) => ({ id: `${ids}-tab-${name}`, panelId: `${ids}-panel-${name}` });
  const panel = (name: string) => ({ id: idsOf(name).panelId, 'aria-labelledby': idsOf(name).id });
  const shown = related.find((one) => one.resource === tab);
  // The code of the lists is there before it is known which tab opens.
  void preloadList();

  return (
    <>
      <Tabs
        className="record-tabs"
        aria-label={t('tabs')}
        chosen={tab}
        onChoose={chooseTab}
        tabs={[
          { name: DETAILS, label: t('details'), ...idsOf(DETAILS) },
          ...related.map((one) => ({
            name: one.resource,
            label: (
              <PartBoundary fallback="…" failure={<UnknownLabel related={one} onWaiting={handleWaiting} />}>
                <RelatedLabel resource={resource} related={one} owner={owner} onWaiting={handleWaiting} />
              </PartBoundary>
            ),
            ...idsOf(one.resource),
          })),
        ]}
      />
      {tab === undefined && <LoadingState label={t('tabsLoading')} shape="form" />}
      {tab === DETAILS && (
        <div role="tabpanel" {...panel(DETAILS)} tabIndex={0}>
          {children}
        </div>
      )}
      {shown && (
        <div key={shown.resource} role="tabpanel" {...panel(shown.resource)}>
          <PartBoundary fallback={<LoadingState label={t('tabsLoading')} shape="grid" />}>
            <ListTab value={shown.resource}>
              <RelatedRecords related={shown} owner={owner} />
            </ListTab>
          </PartBoundary>
        </div>
      )}
    </>
  );
}

/** The lists of what belongs to a record, as far as this operator may see them. */
function useRelatedLists(resource: Resource): RelatedList[] {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  return resource.related.filter(({ permission, resource: name }) => {
    const listed = resources.find((one) => one.name === name);
    return listed && isAvailable('list', listed, session, config) && allows(permission, session.permissions);
  });
}

/** How long the page waits, in milliseconds, to know where something waits, while the record itself is there to be read. */
const PATIENCE = 2000;

/** The name of the tab with the record's own values. */
const DETAILS = 'details';

/**
 * The open tab: the one that the address names; otherwise, after a save, the record's own, where changes are marked; otherwise the list that the rest of the
 * address is about; otherwise the first list in which something waits, or else the record's own. The tab with which the page opened stays when nothing waits there
 * any more. `undefined` until it is known where something waits; where a list does not tell in time, the record's own.
 */
function useTab(resource: Resource, related: readonly RelatedList[], waiting: Readonly<Record<string, number>>): [tab: string | undefined, choose: (tab: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [opened, setOpened] = useState<string>();
  const counted = useWorkCounters(resource).map(({ under }) => under?.resource);
  const names = related.map((one) => one.resource);
  const isAfterSave = useIsAfterSave();
  const isLate = useDelayed(PATIENCE);

  const named = address.get(TAB);
  const isKnown = names.every((name) => waiting[name] !== undefined || !counted.includes(name));
  const busy = names.find((name) => (waiting[name] ?? 0) > 0);
  const first = isAfterSave ? DETAILS : isKnown || isLate ? (busy ?? DETAILS) : undefined;
  if (opened === undefined && first !== undefined) setOpened(first);

  const isNamed = named === DETAILS || (named !== null && names.includes(named));
  const aboutList = address.size > 0 && !isAfterSave ? names[0] : undefined;
  const tab = isNamed ? named : (aboutList ?? opened ?? first);
  return [tab, (name) => setAddress({ [TAB]: name }, { preventScrollReset: true, state })];
}
