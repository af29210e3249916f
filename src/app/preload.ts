import { resources } from 'virtual:resources/manifest';
import { preloadList } from '@/engine/list/preloadList';
import { preloadHome } from '@/screens/registry';
import { appBase } from './appBase';
import { engine } from './engine';
import { wantedList } from './wantedList';

/**
 * Asks, while the operator types their password, for the code of the page they will see: the list at the wanted address, else
 * that of the first entity, which every list shares most of, and the home page where nothing else is wanted. Never rejects.
 */
export function preloadPage(wanted: string | undefined): void {
  const target = wantedList(resources, wanted, appBase());
  if (target) preloadList(engine, target.name);
  if (wanted === undefined || wanted === appBase()) void preloadHome();
}
