import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGo } from '@/engine/action/useGo';
import { useEngine } from '@/engine/data/EngineContext';
import { pageAt } from '@/engine/model/pageAt';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { usePageCommands } from '@/engine/page/pageCommands';
import { pageTitle } from '@/engine/page/pageTitle';
import { currentLanguage } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { useRecentPages, type RecentPage } from '@/screens/home/resume/useRecentPages';
import { chooseDarkTheme, useDarkTheme } from '@/ui/darkTheme';
import { useSettled } from '@/widgets/useSettled';
import { useKeys } from '../keys/KeysContext';
import { useLogOut } from '../layout/LogOutGuard';
import { useSwitchLanguage } from '../useSwitchLanguage';
import { bestFirst, EXACT, matchingEntries, NEAR } from './matchingEntries';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry';
import { useNumbers } from './useNumbers';
import { usePages } from './usePages';
import { useRecordSearch } from './useRecordSearch';

const RECENT = 5;

/** The state of the palette: the typed text, the results, the current line, and what choosing a line does. */
export function usePalette(ahead: string, onClose: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(ahead);
  const [chosen, setChosen] = useState<string>();
  const settled = useSettled(typed);
  const records = useRecordSearch(settled);
  const isAhead = settled.trim() !== typed.trim();
  const isSearching = records.isSearching || isAhead;
  const recent = useRecentPages('opened', RECENT);
  const here = useOwnGroups(typed, recent.pages);

  const groups = bestFirst([...here, ...(isAhead ? [] : records.groups)]);
  const entries = groups.flatMap((group) => group.entries);
  // While answers arrive, the first line may still change. Enter must not open a line that the operator has not seen, nor a mere misspelling.
  const own = bestFirst(here)[0]?.entries[0];
  const first = isSearching ? entries.find(({ key, rank }) => key === own?.key && rank !== NEAR) : entries[0];
  // The first record that is found is chosen at once, and stays it whatever else is found, so that Enter opens the line that is marked.
  const found = isSearching && chosen === undefined && !first ? entries.find(({ key }) => key.startsWith('record:')) : undefined;
  if (found) setChosen(found.key);
  const current = entries.find(({ key }) => key === chosen) ?? first;

  return {
    typed,
    type(text: string) {
      setTyped(text);
      setChosen(undefined);
    },
    groups,
    entries,
    /** The number of results; the link to all results and a failed search are not counted. */
    count: entries.filter(({ key, retries }) => !key.startsWith('all:') && retries === undefined).length,
    more: groups.reduce((sum, { more = 0 }) => sum + more, 0),
    isUncounted: groups.some(({ isUncounted }) => isUncounted),
    failures: entries.filter(({ retries }) => retries !== undefined).length,
    current,
    isSearching,
    leaveOut: recent.leaveOut,
    point: (entry: PaletteEntry) => setChosen(entry.key),
    move(by: 1 | -1) {
      const at = current ? entries.indexOf(current) : by === 1 ? -1 : 0;
      setChosen(entries[(at + by + entries.length) % entries.length]?.key);
    },
    choose(entry: PaletteEntry) {
      if (entry.retries !== undefined) return records.retry(entry.retries);
      onClose();
      if (entry.href !== undefined) void navigate(entry.href);
      else entry.run?.();
    },
  };
}

/** The groups that the app fills without searching the platform: commands of the current page, recent records, pages and general commands. */
function useOwnGroups(typed: string, opened: readonly RecentPage[]): PaletteGroup[] {
  const { t } = useTranslation('palette');
  const here = useHere();
  const isElsewhere = useIsElsewhere();
  const pages = usePages();
  const commands = useCommands();
  const numbers = useNumbers(typed);
  const recent = opened.filter(isElsewhere).map(
    ({ resource: { name }, id, href }): PaletteEntry => ({ key: `recent:${href}`, title: pageTitle(t(`${wordsNamespace(name)}:pages.show`), id, t), recent: { name, id }, href }),
  );
  if (typed.trim() === '') {
    const [first, last] = [here.filter(({ isLast }) => !isLast), here.filter(({ isLast }) => isLast)];
    return [...first, { key: 'recent', title: t('groups.recent'), entries: recent }, { key: 'pages', title: t('groups.pages'), entries: pages }, ...last, { key: 'commands', title: t('groups.commands'), entries: commands }];
  }
  const own = [...here, { key: 'pages', title: t('groups.pages'), entries: pages }, { key: 'commands', title: t('groups.commands'), entries: commands }];
  // All the groups are matched together, because misspellings count only where no entry of any group matches.
  const found = matchingEntries(own.flatMap(({ entries }) => entries), typed);
  const ofGroup = ({ entries }: PaletteGroup) => found.filter(({ key }) => entries.some((entry) => entry.key === key));
  return [{ key: 'numbers', title: t('groups.numbers'), entries: numbers.map((entry) => ({ ...entry, rank: EXACT })) }, ...own.map((group) => ({ ...group, entries: ofGroup(group) }))];
}

/** The commands for the record of the page, or for the selection in its list. Commands about the same thing form one group, whichever part of the page offers them. */
function useHere(): (PaletteGroup & { isLast: boolean })[] {
  const { t } = useTranslation('palette');
  const go = useGo();
  const offers = usePageCommands();
  return [...new Set(offers.map(({ about }) => about))].map((title, index) => ({
    // The id of the heading in the document is made from this key.
    key: `here-${index}`,
    title,
    isLast: offers.some(({ about, isLast }) => about === title && isLast),
    entries: offers
      .filter(({ about }) => about === title)
      .flatMap(({ commands }) => commands)
      .map(({ key, label, to, trail = {}, run }): PaletteEntry => ({
        key: `here-${index}/${key}`,
        title: label,
        alias: t(`keywords.of.${key}`, { defaultValue: '' }),
        run: () => (to ? go(to, trail) : run?.()),
      })),
  }));
}

/** Tells whether a page is not the current one: nobody searches for the record they are looking at. */
function useIsElsewhere(): (page: RecentPage) => boolean {
  const { resources } = useEngine();
  const { pathname } = useLocation();
  const here = pageAt(pathname, resources);
  return ({ resource, id }) => resource.name !== here?.resource.name || id !== here.id;
}

/** The commands that are available on every page. */
function useCommands(): PaletteEntry[] {
  const { t } = useTranslation('palette');
  const isDark = useDarkTheme();
  const { show: showKeys } = useKeys();
  const logOut = useLogOut();
  const switchLanguage = useSwitchLanguage();
  const other = currentLanguage() === 'fr' ? 'en' : 'fr';
  return [
    { key: 'command:theme', title: t(isDark ? 'commands.light' : 'commands.dark'), alias: t('keywords.theme'), run: () => chooseDarkTheme(!isDark) },
    { key: 'command:language', title: t('shell:languageHint'), alias: t('keywords.language'), lang: other, run: () => switchLanguage(other) },
    { key: 'command:keys', title: t('commands.keys'), alias: t('keywords.keys'), run: showKeys },
    { key: 'command:logOut', title: t('shell:disconnect'), alias: t('keywords.logOut'), run: logOut },
  ];
}
