import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { loadLaterTexts } from '@/i18n/i18n';
import { formPart, libraryPart } from '@/ui/libraryPart';
import { NotFoundPage } from '@/ui/NotFoundPage';
import { KeptGrid } from './list/grid/KeptGrid';
import { RecordListScreen } from './list/RecordListScreen';
import { partsOfForm, partsOfPage } from './fields/usePartsThere';
import { Guarded } from './page/Guarded';
import { asksSession } from './model/conditions';
import { idInEditAddress } from './model/recordAddress';
import { firstPage } from './model/menu';
import type { EntityBody, Operation, ResourceSummary } from './model/Resource';
import type { WidgetRegistry } from './model/Widget';
import { useRecordId } from './page/useRecordId';

/** The data of a route that the breadcrumbs use. */
export interface RouteHandle {
  /** The list that the page belongs to. */
  parent?: { name: string; route: string };
  /** Whether the page depends on the structure that the operator has chosen; on a `fixed` one they cannot choose another. */
  forStructure?: true | 'fixed';
}

const { Part: RecordShowScreen, preload: preloadShow } = formPart(() => import('./show/RecordShowScreen').then((m) => m.RecordShowScreen));
const { Part: RecordFormScreen, preload: preloadForm } = formPart(() => import('./form/RecordFormScreen').then((m) => m.RecordFormScreen));

const { Part: RecordPanel } = formPart(() => import('./show/RecordPanel').then((m) => m.RecordPanel));

const { Part: ImportScreen } = libraryPart(() => Promise.all([import('./exchange/import/ImportScreen'), loadLaterTexts('import')]).then(([m]) => m.ImportScreen));

const { Part: DashboardScreen } = libraryPart(() => Promise.all([import('./insight/dashboard/DashboardScreen'), loadLaterTexts('dashboard'), loadLaterTexts('charts')]).then(([m]) => m.DashboardScreen));

/** Loads the code of a record's page, and of what its fields are rendered with, without waiting for it; a failure is left to the page that needs the code. */
export function preloadPage(page: 'show' | 'edit', entity: EntityBody, widgets: WidgetRegistry): void {
  if (page === 'show') {
    void preloadShow();
    void partsOfPage(entity, widgets);
  } else {
    void preloadForm();
    void partsOfForm(entity, widgets);
  }
}

/**
 * The screens of a resource at the addresses of the specification's route table. An operation that the resource does not offer has no address, and neither has one
 * whose address is among those of the hand-written pages.
 */
export function resourceRoutes(resource: ResourceSummary, written: ReadonlySet<string | undefined>): RouteObject[] {
  const { name, route, dashboard, importPath = 'import' } = resource;
  if (!route) return [];
  const screens: [Operation, string, ReactNode][] = [
    ['list', '', <RecordListScreen key="list" name={name} Panel={written.has(`${route}/show/:id`) ? undefined : RecordPanel} />],
    ['create', '/create', <RecordFormScreen key="create" name={name} mode="create" />],
    ['dashboard', dashboard?.path ? `/${asPattern(dashboard.path)}` : '', <DashboardRoute key="dashboard" resource={resource} />],
    ['import', `/${importPath}`, <ImportScreen key="import" name={name} />],
    ['show', '/show/:id', <ShowRoute key="show" resource={resource} />],
    ['edit', '/:id', <EditRoute key="edit" resource={resource} />],
  ];

  const pages = screens
    .filter(([operation, path]) => resource.permissions[operation] && !written.has(`${route}${path}`))
    .map(([operation, path, screen]) => ({
      path: `${route}${path}`,
      element: (
        <Guarded resource={resource} operation={operation}>
          {screen}
        </Guarded>
      ),
      handle: { ...(operation !== firstPage(resource) && { parent: { name, route } }), ...(resource.when && asksSession(resource.when) && { forStructure: true }) } satisfies RouteHandle,
    }));
  const element = (
    <KeptGrid key={name}>
      <Outlet />
    </KeptGrid>
  );
  return [{ element, children: pages }];
}

/** A path such as `{id}/dashboard/{target}` in the router's notation. */
function asPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The dashboard of one record where its path contains an id, otherwise of all records. */
function DashboardRoute({ resource }: { resource: ResourceSummary }) {
  const { name, dashboard } = resource;
  const id = useRecordId(resource);
  if (!dashboard?.parameter) return <DashboardScreen name={name} />;
  return id === undefined ? <NotFoundPage /> : <DashboardScreen key={id} name={name} id={id} />;
}

function ShowRoute({ resource }: { resource: ResourceSummary }) {
  const id = useRecordId(resource);
  return id === undefined ? <NotFoundPage /> : <RecordShowScreen key={id} name={resource.name} id={id} />;
}

/** Each record has a screen of its own, so that nothing of a form survives a change of record. */
function EditRoute({ resource }: { resource: ResourceSummary }) {
  const word = useRecordId(resource);
  const id = word === undefined ? undefined : idInEditAddress(word);
  return id === undefined ? <NotFoundPage /> : <RecordFormScreen key={id} name={resource.name} mode="edit" id={id} />;
}
