import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/engine/routes';
import { HomePage } from './home/HomePage';
import { RecordScreenRoute } from './RecordScreenRoute';
import { recordScreens } from './recordScreens';

/** Every hand-written page, by its address. */
export const screens: RouteObject[] = [
  { path: '/', element: <HomePage /> },
  ...recordScreens.map((screen) => ({
    path: `${screen.route}/${screen.path}`,
    element: <RecordScreenRoute key={screen.path} screen={screen} />,
    handle: { parent: { name: screen.name, route: screen.route } } satisfies RouteHandle,
  })),
];
