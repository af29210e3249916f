import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Boot } from '@/app/Boot';
import { noteFailure } from '@/app/failures';
import { startI18n } from '@/i18n/i18n';
import { toLanguage } from '@/i18n/language';
import { loadChunk } from '@/ui/loadChunk';
import { trustLibraries } from '@/ui/trustedTypes';

const page = document.documentElement;
const language = toLanguage(page.lang);
const painted = page.dataset['painted'] === 'app' ? 'app' : 'login';

trustLibraries();
startI18n(language);
const starting = loadChunk(() => import('@/app/start')).then(({ start }) => start());

const boot = (
  <StrictMode>
    <Boot painted={painted} language={language} starting={starting} />
  </StrictMode>
);

const container = keepOnlyRoot(painted === 'login' ? `root-${language}` : 'root');
if (painted === 'login') hydrateRoot(container, boot, { onCaughtError });
else createRoot(container, { onCaughtError }).render(boot);

/** As React does, and told to whoever listens. */
function onCaughtError(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  console.error(error, componentStack);
  noteFailure(error);
}

/** The page was painted for both languages and for both kinds of visit: one of the three roots lives on, visible whatever comes. */
function keepOnlyRoot(id: string): HTMLElement {
  for (const root of document.querySelectorAll<HTMLElement>('body > [id^=root]')) if (root.id !== id) root.remove();
  const kept = document.getElementById(id);
  if (!kept) throw new Error(`index.html has no element "${id}".`);
  kept.id = 'root';
  delete kept.dataset['paintedLogin'];
  return kept;
}
