import { resources } from 'virtual:resources/manifest';
import { Navigate, type RouteObject } from 'react-router-dom';
import { resourceRoutes } from '@/engine/routes';
import { screens } from '@/screens/registry';
import { CrashPage } from './CrashPage';
import { DashboardLayout } from './layout/DashboardLayout';
import { NotFoundPage } from '@/ui/NotFoundPage';

/** The addresses of hand-written pages. Such a page replaces the one that the engine would make at the same address. */
const written = new Set(screens.map(({ path }) => path));

/** Every address of a signed-in operator. */
export function appRoutes(): RouteObject[] {
  return [
    {
      element: <DashboardLayout />,
      children: [
        {
          errorElement: <CrashPage />,
          children: [
            ...screens,
            { path: '/login', element: <Navigate to="/" replace /> },
            ...resources.flatMap((resource) => resourceRoutes(resource, written)),
            { path: '*', element: <NotFoundPage />, handle: {} },
          ],
        },
      ],
    },
  ];
}
