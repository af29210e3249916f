import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '@/api/Api';
import { fewAtOnce } from '@/api/fewAtOnce';
import type { ListAnswer } from '@/api/records';
import { useEngine } from '@/engine/data/EngineContext';
import { listForOperator } from '@/engine/data/listForOperator';
import { filterAddress } from '@/engine/data/listQuery';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { editAddress, showAddress } from '@/engine/model/recordAddress';
import type { ResourceSummary } from '@/engine/model/Resource';
import { searchRecords, type Found } from '@/engine/insight/search/searchRecords';
import { pageTitle } from '@/engine/page/pageTitle';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi } from '@/session/hooks';
import { rankedRecords } from './matchingEntries';
import type { PaletteGroup } from './PaletteEntry';

/** The least number of letters and figures: a single letter finds nearly every record, and signs such as % stand for any text where a database is searched. */
const SHORTEST = 2;

/** A browser opens six connections to the platform; four are used here, which leaves some to the page behind. */
const inTurn = fewAtOnce(4);

/** What a text has found in one entity, or that the search failed. */
interface Answer {
  text: string;
  found?: Found;
  failed?: true;
}

interface RecordSearch {
  groups: PaletteGroup[];
  isSearching: boolean;
  /** Searches an entity again. */
  retry(name: string): void;
}

/**
 * The records that a text finds, by entity. Each entity is asked, answers and fails on its own; a new text aborts the requests for the previous one. While the
 * palette is open, a request that was answered is not sent again.
 */
export function useRecordSearch(text: string): RecordSearch {
  const searched = useSearched();
  const search = useSearchOne();
  const toGroup = useGroup();
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const asking = useRef<AbortController>(undefined);
  const wanted = (text.match(/[\p{L}\p{N}]/gu) ?? []).length < SHORTEST ? '' : text.trim();

  const ask = useCallback(
    (name: string, { signal }: AbortController) => {
      const put = (answer: Omit<Answer, 'text'>) => !signal.aborted && setAnswers((others) => ({ ...others, [name]: { text: wanted, ...answer } }));
      search(name, wanted, signal).then(
        (found) => put({ found }),
        () => put({ failed: true }),
      );
    },
    [search, wanted],
  );
  useEffect(() => {
    if (wanted === '') return undefined;
    const controller = new AbortController();
    asking.current = controller;
    for (const { name } of searched) ask(name, controller);
    return () => controller.abort();
  }, [searched, ask, wanted]);

  function retry(name: string) {
    setAnswers(({ [name]: _failed, ...others }) => others);
    if (asking.current) ask(name, asking.current);
  }

  // Answers to an earlier text do not count for the current one.
  const current = searched.filter(() => wanted !== '').map((resource) => ({ resource, answer: answers[resource.name] }));
  const answered = current.filter(({ answer }) => answer?.text === wanted);
  return { isSearching: answered.length < current.length, groups: answered.map(({ resource, answer }) => toGroup(resource, answer)), retry };
}

/** The entities whose records the operator may search and open, in the order of the menu. */
function useSearched(): ResourceSummary[] {
  const { resources } = useEngine();
  const { may } = useOperatorRights();
  return useMemo(
    () => resources.filter(({ search, route, name }) => search && route !== undefined && may('list', name) && (may('show', name) || may('edit', name))),
    [resources, may],
  );
}

function useSearchOne(): (name: string, text: string, signal: AbortSignal) => Promise<Found> {
  const engine = useEngine();
  const api = useApi();
  const rights = useOperatorRights();
  return useMemo(() => {
    const remembered = remembering({ list: (...call) => inTurn(() => api.list(...call)) });
    return async (name, text, signal) => {
      const entity = await engine.loadEntity(name);
      if (!entity.resource.list) return { records: [], more: 0 };
      const list = listForOperator(entity.resource.list, entity.resource, rights);
      return searchRecords(entity, text, { api: remembered, context: transformContext(rights.settings.utcTime), signal, list });
    };
  }, [engine, api, rights]);
}

function useGroup(): (resource: ResourceSummary, answer: Answer | undefined) => PaletteGroup {
  const { t } = useTranslation('palette');
  const { may } = useOperatorRights();

  return (resource, answer) => {
    const { name, route = '' } = resource;
    const group = { key: name, title: t(`${wordsNamespace(name)}:menu`) };
    if (!answer?.found) return { ...group, entries: [{ key: `retry:${name}`, title: t('failed'), retries: name }] };

    const { records, more, isUncounted = false, filters } = answer.found;
    const pageOf = (id: string) => (may('show', name) ? showAddress(route, id) : editAddress(route, id));
    const found = records.map((record) => ({
      key: `record:${name}/${record.id}`,
      title: record.title,
      detail: record.detail ?? pageTitle(t(`${wordsNamespace(name)}:pages.show`), record.id, t),
      href: pageOf(record.id),
    }));
    const entries = rankedRecords(found, answer.text);
    const all = { key: `all:${name}`, title: isUncounted ? t('allUncounted') : t('all', { count: more + records.length }), href: `${route}?${filterAddress(filters ?? {}).toString()}` };
    return { ...group, more, isUncounted, entries: (more > 0 || isUncounted) && filters ? [...entries, all] : entries };
  };
}

type Lists = Pick<Api, 'list'>;

/**
 * Keeps the answers of lists for as long as the returned object lives, so that the same request is sent once: for example that of a list which the browser
 * pages, whatever text is searched in it. A failure is not kept.
 */
function remembering(api: Lists): Lists {
  const answers = new Map<string, ListAnswer>();
  return {
    async list(path, request, options) {
      const question = JSON.stringify([path, request]);
      const known = answers.get(question);
      if (known) return known;
      const answer = await api.list(path, request, options);
      answers.set(question, answer);
      return answer;
    },
  };
}
