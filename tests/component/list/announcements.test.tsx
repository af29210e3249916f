// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { NOTHING_SELECTED } from '@/engine/data/scope';
import { useLabels } from '@/engine/fields/labels';
import type { RecordList } from '@/engine/list/useRecordList';
import { useListAnnouncements } from '@/engine/list/useListAnnouncements';
import { useSelectionAnnouncement } from '@/engine/list/selection/useSelectionAnnouncement';
import type { ListQuery, Selection } from '@/engine/model/ListQuery';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { Announcer } from '@/ui/Announcer';
import { book } from '../../unit/engine/list/books';

const page = [{ id: 1 }, { id: 2 }];
const records = { status: 'ready', isOutdated: false, isRefreshing: false, total: 60, more: false, records: page } as unknown as RecordList;
const query: ListQuery = { sort: undefined, filters: {}, page: 1, size: 25 };
const first: Selection = { kind: 'some', records: new Map([['1', page[0] ?? {}]]) };

function List({ selection }: { selection: Selection }) {
  useListAnnouncements({ records, query, selection, labels: useLabels(book.resource) });
  useSelectionAnnouncement({ selection, isDropped: false, page, total: 60 } as unknown as Parameters<typeof useSelectionAnnouncement>[0]);
  return null;
}

const shown = (selection: Selection) => (
  <Announcer>
    <List selection={selection} />
  </Announcer>
);

beforeAll(async () => {
  startI18n('fr');
  await loadTexts('fr');
});

it('of results does not replace that of a row which is ticked before it has been made', () => {
  vi.useFakeTimers();
  const { rerender } = render(shown(NOTHING_SELECTED));
  rerender(shown(first));
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('status').textContent).toMatch(/60 résultats/);
  expect(screen.getByRole('status').textContent).toMatch(/1 sélectionné sur cette page/);
  vi.useRealTimers();
});

it('of results is made once, and that of a row alone afterwards', () => {
  vi.useFakeTimers();
  const { rerender } = render(shown(NOTHING_SELECTED));
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('status').textContent).toBe('60 résultats.');
  rerender(shown(first));
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('status').textContent).toBe('1 sélectionné sur cette page');
  vi.useRealTimers();
});
