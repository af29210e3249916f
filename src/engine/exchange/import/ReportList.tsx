import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { saidText } from '@/session/requestErrorText';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { saveFile } from '@/ui/saveFile';
import { SmallSelect } from '../../fields/SmallSelect';
import type { Resource } from '../../model/Resource';
import { OUTCOMES, type Outcome, type ReportLine } from './check/readAnswer';
import { csvBlob, inBatches } from './csvBlob';
import type { ImportRun } from './importRuns';
import { PlainTable } from './PlainTable';
import { useImportTexts, type ImportTexts } from './ruleText';
import { PAGE, TablePager } from './TablePager';

interface ReportListProps {
  resource: Resource;
  run: Extract<ImportRun, { report: unknown }>;
}

/** The server's report, line by line: what needs an action comes first. It can be limited to one outcome, and saved as a file. */
export function ReportList({ resource, run: { report, isCut } }: ReportListProps) {
  const { t } = useTranslation('import');
  const texts = useImportTexts(resource);
  const [{ page, outcome }, setQuery] = useState<{ page: number; outcome?: Outcome | undefined }>({ page: 0 });
  const id = useId();
  const met = OUTCOMES.filter((known) => report.some((line) => line.outcome === known));
  const wanted = outcome ? report.filter((line) => line.outcome === outcome) : report;
  const titles = [t('check.line'), t('check.column'), t('check.value'), t('result.outcome')];
  const title = t('result.report');
  // A report about whole lines names no column.
  const hasColumns = report.some(({ column }) => column !== undefined);
  const shown = <T,>(cells: readonly T[]) => (hasColumns ? cells : cells.toSpliced(1, 1));

  async function handleDownload() {
    const rows = inBatches([undefined, ...wanted], (line) => (line ? [...placeOf(line, texts), texts.report(line) ?? t(`outcome.${line.outcome}`), line.said] : [...titles, t('result.what')]));
    saveFile(await csvBlob(rows), texts.fileName('result.reportFile'));
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {isCut && <Notice severity="info">{t('result.cut')}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, justifyContent: 'space-between' }}>
        {met.length > 1 && (
          <Box sx={{ display: 'grid', gap: 0.5, minWidth: 220 }}>
            <label htmlFor={`${id}-outcome`}>{t('result.byOutcome')}</label>
            <SmallSelect
              id={`${id}-outcome`}
              value={outcome ?? ''}
              choices={[{ value: '', label: t('result.everyOutcome') }, ...met.map((known) => ({ value: known, label: t(`outcome.${known}`) }))]}
              onChange={(value) => setQuery({ page: 0, outcome: met.find((known) => known === value) })}
            />
          </Box>
        )}
        <Button startIcon={<Download />} onClick={() => void handleDownload()}>
          {t('check.download')}
        </Button>
      </Box>
      <PlainTable
        name={title}
        columns={shown(titles)}
        rows={wanted.slice(page * PAGE, (page + 1) * PAGE).map((line, index) => ({ key: `${page}-${index}`, cells: shown([...placeOf(line, texts), texts.report(line) ?? <Sentence key="said" text={saidText(line.said, 'import:result.said', t)} />]) }))}
      />
      <TablePager name={title} total={wanted.length} page={page} onPage={(next) => setQuery({ page: next, outcome })} />
    </Box>
  );
}

function placeOf(line: ReportLine, texts: ImportTexts): string[] {
  return [line.line === undefined ? '' : String(line.line), line.column === undefined ? '' : texts.column(line.column), line.value ?? ''];
}
