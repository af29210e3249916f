import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import type { Resource } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import type { Checker, CheckSummary } from './check/Checker';
import { PlainTable } from './PlainTable';
import { ProblemList } from './ProblemList';
import { RefusedLinesButton } from './RefusedLinesButton';
import { useImportTexts } from './ruleText';

interface CheckedPartsProps {
  resource: Resource;
  summary: CheckSummary;
  checker: Checker;
}

/** The result of a check: the verdict first, then what to correct, what to read, and the first lines. */
export function CheckedParts({ resource, summary, checker }: CheckedPartsProps) {
  const { t } = useTranslation('import');
  const { fault, lines, refusedLines, emptyLines, counts, notes } = summary;

  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        <li>{t('check.lines', { count: lines })}</li>
        {emptyLines > 0 && <li>{t('check.emptyLines', { count: emptyLines })}</li>}
      </Box>
      <Verdict resource={resource} summary={summary} />
      {!fault && refusedLines > 0 && <RefusedLinesButton resource={resource} checker={checker} />}
      <LayoutNotes resource={resource} summary={summary} />
      {!fault && counts.refusal > 0 && <ProblemList resource={resource} severity="refusal" summary={summary} checker={checker} />}
      {!fault && counts.warning > 0 && <ProblemList resource={resource} severity="warning" summary={summary} checker={checker} />}
      {!fault && notes.length > 0 && <Notes resource={resource} summary={summary} />}
      {lines > 0 && !fault && <Preview resource={resource} summary={summary} />}
    </>
  );
}

function Verdict({ resource, summary: { fault, lines, refusedLines, missing, repeated } }: Omit<CheckedPartsProps, 'checker'>) {
  const { t } = useTranslation('import');
  const texts = useImportTexts(resource);
  const required = missing.filter((index) => resource.import?.columns[index]?.required);
  if (fault) {
    return <Notice severity="error">{t(`check.faults.${fault}`, { columns: texts.columns(fault === 'repeated' ? repeated : required) })}</Notice>;
  }
  if (refusedLines === 0) return <Notice severity="success">{t('check.allRight', { count: lines })}</Notice>;
  if (refusedLines === lines) return <Notice severity="error">{t('check.none')}</Notice>;
  return <Notice severity="error">{t('check.someWrong', { count: refusedLines, total: lines })}</Notice>;
}

function LayoutNotes({ resource, summary: { fault, missing, unknownTitles, untold } }: Omit<CheckedPartsProps, 'checker'>) {
  const { t } = useTranslation('import');
  const texts = useImportTexts(resource);
  const absent = fault === 'missing' ? [] : missing;
  return (
    <>
      {untold && <Notice severity="warning">{t('check.untold')}</Notice>}
      {unknownTitles.length > 0 && <Notice severity="warning">{t('check.unknown', { columns: unknownTitles.join(', ') })}</Notice>}
      {absent.length > 0 && <Notice severity="info">{t('check.missing', { columns: texts.columns(absent) })}</Notice>}
    </>
  );
}

/** The other spellings that were understood, one line each: the operator must know where the value sent differs from the file. */
function Notes({ resource, summary: { notes } }: Omit<CheckedPartsProps, 'checker'>) {
  const { t } = useTranslation('import');
  const { language } = useTextContext();
  const texts = useImportTexts(resource);
  return (
    <Part title={t('check.notes')} hint={t('check.notesHint')}>
      <PlainTable
        name={t('check.notes')}
        columns={['column', 'understood', 'lineCount', 'firstLine', 'value'].map((key) => t(`check.${key}`))}
        rows={notes.map((note) => ({
          key: `${note.column}-${note.rule}`,
          cells: [texts.column(note.column), texts.todo(note), formatNumber(note.count, language), note.line, note.value],
        }))}
      />
    </Part>
  );
}

function Preview({ resource, summary: { preview } }: Omit<CheckedPartsProps, 'checker'>) {
  const { t } = useTranslation('import');
  const texts = useImportTexts(resource);
  const columns = resource.import?.columns ?? [];
  return (
    <Part title={t('check.preview')} hint={t('check.previewHint')}>
      <PlainTable
        name={t('check.preview')}
        columns={[t('check.line'), ...columns.map((_column, index) => texts.column(index))]}
        rows={preview.map(({ line, values }) => ({ key: line, cells: [line, ...columns.map((_column, index) => values[index] ?? '')] }))}
        onOneLine
      />
    </Part>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
}
