import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/engine/routes';
import { loadLaterTexts } from '@/i18n/i18n';
import { lazyPart } from '@/ui/lazyPart';
import { RecordScreenRoute } from './RecordScreenRoute';
import { recordScreens } from '@/features/registry';

const { Part: HomePage, preload: preloadHome } = lazyPart(() =>
  Promise.all([import('./home/HomePage'), loadLaterTexts('home')]).then(([module]) => module.HomePage),
);

const { Part: AboutPage } = lazyPart(() =>
  Promise.all([import('./about/AboutPage'), loadLaterTexts('about')]).then(([module]) => module.AboutPage),
);

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
