import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pageTitle } from '@/engine/page/pageTitle';
import { useRecentPages, type RecentPage } from '@/screens/home/resume/useRecentPages';
import { useSettled } from '@/widgets/useSettled';
import { matchingEntries } from './matchingEntries';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry';
import { useCommands } from './useCommands';
import { useNumbers } from './useNumbers';
import { usePages } from './usePages';
import { useRecordSearch } from './useRecordSearch';

const RECENT = 5;

/** What is typed, what it finds, which line is the current one, and what choosing a line does. */
export function usePalette(ahead: string, onClose: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(ahead);
  const [chosen, setChosen] = useState<string>();
  const settled = useSettled(typed);
  const records = useRecordSearch(settled);
  const isAhead = settled.trim() !== typed.trim();
  const isSearching = records.isSearching || isAhead;
  const recent = useRecentPages(RECENT);
  const here = useOwnGroups(typed, recent.pages);

  const groups = [...here, ...(isAhead ? [] : records.groups)].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  // While answers arrive, the first line may still become another one: Enter must not open what the operator has not seen.
  const first = isSearching ? here.flatMap((group) => group.entries)[0] : entries[0];
  const current = entries.find(({ key }) => key === chosen) ?? first;

  return {
    typed,
    type(text: string) {
      setTyped(text);
      setChosen(undefined);
    },
    groups,
    entries,
    /** Of what was found: the way to all of it is no result, nor is a search that failed. */
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

/** What the app knows itself: where the operator was, its pages, its commands. */
function useOwnGroups(typed: string, opened: readonly RecentPage[]): PaletteGroup[] {
  const { t } = useTranslation('palette');
  const pages = usePages();
  const commands = useCommands();
  const numbers = useNumbers(typed);
  const recent = opened.map(
    ({ resource: { name }, id, href }): PaletteEntry => ({ key: `recent:${href}`, title: pageTitle(t(`${name}:pages.show`), id, t), recent: { name, id }, href }),
  );
  const isEmpty = typed.trim() === '';
  return [
    { key: 'recent', title: t('groups.recent'), entries: isEmpty ? recent : [] },
    { key: 'numbers', title: t('groups.numbers'), entries: numbers },
    { key: 'pages', title: t('groups.pages'), entries: isEmpty ? pages : matchingEntries(pages, typed) },
    { key: 'commands', title: t('groups.commands'), entries: isEmpty ? commands : matchingEntries(commands, typed) },
  ];
}
