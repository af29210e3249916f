import { render, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { matchRoutes, MemoryRouter, Route, Routes } from 'react-router-dom';
import { engine } from '@/app/engine';
import { Navigation } from '@/app/layout/Navigation';
import { appRoutes } from '@/app/routes';
import type { Config } from '@/config/Config';
import { readConfig } from '@/config/readConfig';
import { EngineContext } from '@/engine/data/EngineContext';
import { SessionContext } from '@/session/SessionContext';
import { fakeBrowser, KEPT, openSession } from '../../unit/session/fakeTab';

export const MODULES = ['analytics', 'hitchHiking', 'campaign', 'community', 'event', 'editorial', 'solidary', 'solidaryTransport'];

/** The text of an open page. Its entity never loads, because only the access to the page is tested. */
export const OPEN = 'The page is open';
const loadEntity = () => new Promise<never>(() => undefined);

/** Every route of the app. */
export function leaves() {
  return appRoutes()
    .flatMap(({ children = [] }) => children)
    .flatMap(({ children = [] }) => children)
    .flatMap((route) => route.children ?? [route]);
}

/** Renders the route for an address of the table, down to the access check of the page. */
export function openPage(path: string, permissions: readonly string[], modules?: readonly string[], more: Partial<Holding> = {}): void {
  const address = path.replaceAll(/\{\w+\}/g, '1');
  const found = matchRoutes(leaves(), address)?.at(-1)?.route;
  const page = <Suspense fallback={OPEN}>{found?.element}</Suspense>;
  renderAt(
    <Routes>
      <Route path={found?.path ?? ''} element={page} />
    </Routes>,
    { address, permissions, modules, ...more },
  );
}

/** The links of the menu from top to bottom, without those that everybody has. */
export function menuOf(permissions: readonly string[], modules?: readonly string[], more: Partial<Holding> = {}): HTMLElement[] {
  const { container } = renderAt(<Navigation />, { address: '/', permissions, modules, ...more });
  return within(container).getAllByRole('link').filter((link) => !['/', '/about'].includes(addressOf(link)));
}

export function addressOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}

export interface Holding {
  address: string;
  permissions: readonly string[];
  modules?: readonly string[] | undefined;
  /** The structures of the operator; by default some that have every feature. */
  structures?: readonly object[] | undefined;
  /** Called with the name of each entity that is requested. */
  onEntity?: (name: string) => void;
}

export function renderAt(part: ReactNode, { address, permissions, modules = MODULES, structures, onEntity }: Holding) {
  const waiting = { ...engine, loadEntity: (name: string) => (onEntity?.(name), loadEntity()) };
  return render(
    <SessionContext value={{ config: configOf(modules), ...sessionOf(permissions, structures) }}>
      <EngineContext value={waiting}>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </EngineContext>
    </SessionContext>,
  );
}

/** The session of an operator with access to the administration, in a structure with every feature, who has only these permissions. */
export function sessionOf(permissions: readonly string[], structures?: readonly object[]) {
  const kept = JSON.parse(KEPT['backOffice.session']);
  const facts = { ...kept, structures: structures ?? kept.structures, permissions: ['access_admin', ...permissions] };
  const session = openSession({ tab: fakeBrowser({ ...KEPT, 'backOffice.session': JSON.stringify(facts) }).openTab() });
  // The server has said the same.
  Object.assign(session.store, { getKeptRights: () => undefined });
  return session;
}

export function configOf(modules: readonly string[] = MODULES): Config {
  const settings = Object.fromEntries(MODULES.map((module) => [module, modules.includes(module)]));
  return (readConfig({ apiUrl: '/api', settings }, 'https://platform.test/') as { config: Config }).config;
}
