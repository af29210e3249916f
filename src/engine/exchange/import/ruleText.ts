import { useMemo } from 'react';
import { slug } from '@/i18n/slug';
import { useTranslation } from '@/i18n/useTranslation';
import { useLabels } from '../../fields/labels';
import type { Resource } from '../../model/Resource';
import type { ReportLine } from './check/readAnswer';
import type { Problem } from './importRules';

type Told = Pick<Problem, 'column' | 'detail' | 'expected'> & { rule: NonNullable<ReportLine['rule']>; sent?: string };

/** The sentences of an import, in the operator's words. */
export interface ImportTexts {
  /** The label of a column by its index; -1 and undefined stand for the whole line. */
  column(index: number | undefined): string;
  columns(indexes: readonly number[]): string;
  /** The name of a file that the import saves, for example `utilisateurs-modele.csv`. */
  fileName(key: string): string;
  /** The sentence that says what to do, and names the column. */
  todo(problem: Told): string;
  /** The outcome of a line, with what to do if necessary; undefined when only the server's own words can say it. */
  report(line: ReportLine): string | undefined;
}

/** The sentences of an import; the same object until the language changes. */
export function useImportTexts(resource: Resource): ImportTexts {
  const { t } = useTranslation('import');
  const labels = useLabels(resource);
  return useMemo(() => {
    const columns = resource.import?.columns ?? [];
    const column = (index = -1) => (columns[index] ? labels.importColumn(columns[index].name) : t('check.columnWhole'));

    function todo({ rule, column: index, detail, expected = columns.length, sent }: Told): string {
      const { name, minimum, maximum, maxLength, oneOf = [] } = columns[index ?? -1] ?? {};
      const meaning = name === undefined ? undefined : labels.importHelp(name);
      const choices = oneOf.join(', ') + (meaning === undefined ? '' : ` (${meaning})`);
      const limit = { minimum, maximum, maxLength }[rule as 'minimum'];
      const key = rule === 'columnCount' && detail === undefined ? 'columnCountOnly' : rule;
      return t(`rules.${key}`, { label: column(index), limit, detail, sent, choices, expected });
    }

    function report({ outcome, rule, column: index }: ReportLine): string | undefined {
      if (rule) return todo({ rule, ...(index !== undefined && { column: index }) });
      if (outcome === 'unknown') return t(index === undefined ? 'rules.unknown' : 'rules.unknownIn', { label: column(index) });
      return outcome === 'refused' || outcome === 'other' ? undefined : t(`outcome.${outcome}`);
    }

    const fileName = (key: string) => `${slug(labels.page('list'))}-${t(key)}.csv`;

    return { column, fileName, columns: (indexes) => indexes.map((index) => column(index)).join(', '), todo, report };
  }, [t, labels, resource]);
}
