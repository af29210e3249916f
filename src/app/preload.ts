import { resources } from 'virtual:resources/manifest';
import { preloadList } from '@/engine/list/preloadList';
import { formatDate } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { preloadHome } from '@/screens/registry';
import { appBase } from './appBase';
import { engine } from './engine';
import { wantedList } from './wantedList';

/**
 * Loads, while the operator types their password, the code of the page they will see: the list at the wanted address, else that of the first entity (most code
 * of lists is shared), and the home page where no other page is wanted. Makes what the first page would wait for, too. Never rejects.
 */
export function preloadPage(wanted: string | undefined): void {
  const target = wantedList(resources, wanted, appBase());
  if (target) preloadList(engine, target.name);
  if (wanted === undefined || wanted === appBase()) void preloadHome();
  // The first date takes the browser longer than a page of rows.
  formatDate(new Date().toISOString(), currentLanguage());
}
