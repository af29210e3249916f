import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { saveFile } from '@/ui/saveFile';
import { SmallSelect } from '../../fields/SmallSelect';
import type { Resource } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import type { Checker, CheckSummary, ProblemPage } from './check/Checker';
import { csvBlob } from './csvBlob';
import type { Problem, Severity } from './importRules';
import { PlainTable } from './PlainTable';
import { useImportTexts, type ImportTexts } from './ruleText';
import { PAGE, TablePager } from './TablePager';

interface ProblemListProps {
  resource: Resource;
  severity: Severity;
  summary: CheckSummary;
  checker: Checker;
}

const KEYS = {
  refusal: { title: 'check.refusals', hint: 'check.refusalsHint', file: 'check.problemsFile' },
  warning: { title: 'check.warnings', hint: 'check.warningsHint', file: 'check.warningsFile' },
} as const;

/** All the problems of one severity, by line and column, with what to do. They are shown a page at a time, can be limited to one column, and can be saved as a file. */
export function ProblemList({ resource, severity, summary, checker }: ProblemListProps) {
  const { t } = useTranslation('import');
  const { language } = useTextContext();
  const texts = useImportTexts(resource);
  const { page, setPage, column, setColumn, found } = useProblems(checker, severity);
  const id = useId();
  const keys = KEYS[severity];
  const title = t(keys.title, { number: formatNumber(summary.counts[severity], language) });
  const columns = summary.columnsWith[severity];

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(keys.hint)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, justifyContent: 'space-between' }}>
        {columns.length > 1 && (
          <Box sx={{ display: 'grid', gap: 0.5, minWidth: 220 }}>
            <label htmlFor={`${id}-column`}>{t('check.byColumn')}</label>
            <SmallSelect
              id={`${id}-column`}
              value={column === undefined ? '' : String(column)}
              choices={[{ value: '', label: t('check.everyColumn') }, ...columns.map((index) => ({ value: String(index), label: texts.column(index) }))]}
              onChange={(value) => setColumn(value === '' ? undefined : Number(value))}
            />
          </Box>
        )}
        <Button startIcon={<Download />} onClick={() => void saveProblems({ checker, severity, texts, titles: problemTitles(t), name: texts.fileName(keys.file) })}>
          {t('check.download')}
        </Button>
      </Box>
      <PlainTable
        name={title}
        columns={problemTitles(t)}
        rows={(found?.problems ?? []).map((problem, index) => ({ key: `${problem.line}-${problem.column}-${index}`, cells: problemCells(problem, texts) }))}
      />
      <TablePager name={title} total={found?.total ?? 0} page={page} onPage={setPage} />
    </Box>
  );
}

function problemTitles(t: (key: string) => string): string[] {
  return [t('check.line'), t('check.column'), t('check.value'), t('check.todo')];
}

function problemCells(problem: Problem, texts: ImportTexts): string[] {
  return [String(problem.line), texts.column(problem.column), problem.value, texts.todo(problem)];
}

interface Saving {
  checker: Checker;
  severity: Severity;
  texts: ImportTexts;
  titles: string[];
  name: string;
}

async function saveProblems({ name, ...saving }: Saving): Promise<void> {
  saveFile(await csvBlob(problemBatches(saving)), name);
}

const BATCH = 500;

async function* problemBatches({ checker, severity, texts, titles }: Omit<Saving, 'name'>) {
  yield [titles];
  for (let offset = 0; ; offset += BATCH) {
    const { problems, total } = await checker.problems({ severity, offset, limit: BATCH });
    yield problems.map((problem) => problemCells(problem, texts));
    if (offset + BATCH >= total) return;
  }
}

/** One page of the problems, of all columns or of one. The previous page stays in sight until the next one is loaded. */
function useProblems(checker: Checker, severity: Severity) {
  const [{ page, column }, setQuery] = useState<{ page: number; column?: number | undefined }>({ page: 0 });
  const [found, setFound] = useState<ProblemPage>();

  useEffect(() => {
    let isWanted = true;
    const query = { severity, offset: page * PAGE, limit: PAGE, ...(column !== undefined && { column }) };
    checker.problems(query).then(
      (answer) => isWanted && setFound(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [checker, severity, page, column]);

  return {
    page,
    column,
    found,
    setPage: (next: number) => setQuery({ page: next, column }),
    setColumn: (next: number | undefined) => setQuery({ page: 0, column: next }),
  };
}
