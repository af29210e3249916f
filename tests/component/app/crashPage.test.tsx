// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { it, vi } from 'vitest';
import { CrashPage } from '@/app/CrashPage';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { ChunkError } from '@/ui/loadChunk';
import { ServedVersionContext } from '@/ui/ServedVersion';

const nothing = () => undefined;

it.each([
  ['failed', new Error('x'), undefined, 'Rechargez la page. Ce que vous avez enregistré est conservé.'],
  ['did not come', new ChunkError('x'), undefined, /^Une partie de l’application n’a pas pu être chargée/],
  ['did not come as there is a new version', new ChunkError('x'), '1.1.0+b', /^L’application a été mise à jour/],
])('the page that stands in for one that %s says so', async (_what, error, newVersion, text) => {
  vi.spyOn(console, 'error').mockImplementation(nothing);
  startI18n('fr');
  await loadTexts('fr');
  const Failing = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', element: <Failing />, errorElement: <CrashPage /> }]);
  render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <ServedVersionContext value={{ newVersion, missed: [], missPart: () => nothing, lookForReason: nothing }}>{children}</ServedVersionContext>,
  });
  await screen.findByText(text);
  vi.restoreAllMocks();
});
