import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useEngine } from '@/engine/data/EngineContext';
import type { RecordScreen } from '@/engine/model/Extension';
import type { ResourceSummary } from '@/engine/model/Resource';
import { Guarded } from '@/engine/page/Guarded';
import { useRecordId } from '@/engine/page/useRecordId';
import type { RouteHandle } from '@/engine/routes';
import { loadLaterTexts } from '@/i18n/i18n';
import { formPart, libraryPart } from '@/ui/libraryPart';
import { recordScreens } from '@/features/registry';
import { NotFoundPage } from '@/ui/NotFoundPage';

const { Part: HomePage, preload: preloadHome } = formPart(() =>
  Promise.all([import('./home/HomePage'), loadLaterTexts('home')]).then(([module]) => module.HomePage),
);

const { Part: AboutPage } = libraryPart(() =>
  Promise.all([import('./about/AboutPage'), loadLaterTexts('about')]).then(([module]) => module.AboutPage),
);

/** A hand-written page may be drawn with the component library. */
const { Part: InLibrary } = libraryPart<{ children: ReactNode }>(() => Promise.resolve(({ children }) => children));

export { preloadHome };

/** Every hand-written page, by its address. */
export const screens: RouteObject[] = [
  { path: '/', element: <HomePage /> },
  { path: '/about', element: <AboutPage />, handle: {} satisfies RouteHandle },
  ...recordScreens.map((screen) => ({
    path: `${screen.route}/${screen.path}`,
    element: <RecordScreenRoute key={screen.path} screen={screen} />,
    handle: { parent: { name: screen.name, route: screen.route }, ...(screen.forStructure && { forStructure: screen.forStructure }) } satisfies RouteHandle,
  })),
];

/** Renders a hand-written page for operators who may do the operation that it stands for. */
function RecordScreenRoute({ screen }: { screen: RecordScreen }) {
  const { name, operation } = screen;
  const resource = useEngine().resources.find((one) => one.name === name);
  if (!resource) return <NotFoundPage />;
  return (
    <Guarded resource={resource} operation={operation}>
      <InLibrary>{screen.path === 'create' ? <screen.Screen name={name} /> : <AboutRecord resource={resource} Screen={screen.Screen} />}</InLibrary>
    </Guarded>
  );
}

/** Each record has a page of its own, so that nothing of one survives a change of record. */
function AboutRecord({ resource, Screen }: Pick<Extract<RecordScreen, { path: `${string}:id` }>, 'Screen'> & { resource: ResourceSummary }) {
  const id = useRecordId(resource);
  return id === undefined ? <NotFoundPage /> : <Screen key={id} name={resource.name} id={id} />;
}
