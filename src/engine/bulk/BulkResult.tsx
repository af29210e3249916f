import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import { RouterLink } from '@/ui/RouterLink';
import { Sentence } from '@/ui/Sentence';
import { useErrorText, useErrorWords } from '../data/errorMessage';
import { useKnownRecord } from '../data/useKnownRecord';
import type { PermissionRule } from '../model/conditions';
import { recordTitle } from '../model/recordTitle';
import { useCan } from '../model/permissions';
import type { Entity, Resource } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { showPage } from '../page/destination';
import type { BulkOrder } from './cutRun';
import type { BulkProblem, BulkReport } from './runBulk';

/** Sentences with the number of records for each outcome, and with how many were counted where the list has changed since; none before the end. */
export function useResultLines(report: BulkReport | undefined, counted: number | undefined): string[] {
  const { t } = useTranslation('bulk');
  if (!report) return [];
  const counts = {
    done: report.done.length,
    skipped: report.skipped.length,
    failed: report.failed.length,
    unknown: report.unknown.length,
    left: report.left.length,
  };
  const sum = Object.values(counts).reduce((one, other) => one + other);
  const lines = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0 || (kind === 'done' && counts.skipped === 0))
    .map((kind) => t(`result.${kind}`, { count: counts[kind] }) + (kind === 'done' ? despiteText(report, t) : ''));
  return counted === undefined || counted === sum ? lines : [...lines, t('result.counted', { count: counted })];
}

function despiteText({ despite }: BulkReport, t: TFunction<'bulk'>): string {
  return despite.length > 0 ? t('result.despite', { count: despite.length }) : '';
}

interface BulkResultProps {
  entity: Entity;
  order: BulkOrder;
  report: BulkReport;
  /** Whether the page or the session has ended while the task was running. */
  isCut?: boolean | undefined;
}

/** Why the task stopped, and the records that were refused, done despite a refusal, or left in doubt, each with the server's words. */
export function BulkResult({ entity, order, report, isCut = false }: BulkResultProps) {
  const { t } = useTranslation('bulk');
  const errorText = useErrorText();
  const { despite, failed, unknown, left, stoppedBy } = report;
  const reason = isCut && left.length > 0 ? t('cut') : stoppedBy && errorText(stoppedBy);
  useErrorWords(useMemo(() => [...failed, ...despite].map(({ error }) => error), [failed, despite]));
  const shared = { entity, right: rightOf(order, entity.resource), isCut };
  if (!reason && despite.length + failed.length + unknown.length === 0) return null;

  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {reason && (
        <Notice severity="warning" role="alert">
          <Sentence text={t('stoppedBy', { reason })} />
        </Notice>
      )}
      <Problems {...shared} title={t('despite')} problems={despite} />
      <Problems {...shared} title={t('failures')} problems={failed} />
      <Problems {...shared} title={t('unknowns')} problems={unknown} leads />
    </Box>
  );
}

/** The right that each call of a task needs, which a refusal names. */
function rightOf(order: BulkOrder, { permissions, actions }: Resource): PermissionRule | undefined {
  return order.kind === 'action' ? actions.find(({ name }) => name === order.name)?.permission : permissions[order.kind];
}

/** How many records are listed: nobody would read more one by one. */
const SHOWN = 100;

interface ProblemsProps extends Pick<BulkResultProps, 'entity'> {
  right: PermissionRule | undefined;
  isCut: boolean;
  title: string;
  problems: readonly BulkProblem[];
  /** Adds a link to the page of each record, where the operator can check the outcome. */
  leads?: boolean;
}

function Problems({ entity, right, title, problems, isCut, leads = false }: ProblemsProps) {
  const { t } = useTranslation('bulk');
  if (problems.length === 0) return null;
  const others = problems.length - SHOWN;

  return (
    <section>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Box component="ul" tabIndex={0} aria-label={title} sx={listStyle}>
        {problems.slice(0, SHOWN).map((problem) => (
          <Problem key={String(problem.record['id'])} entity={entity} right={right} problem={problem} isCut={isCut} leads={leads} />
        ))}
        {others > 0 && <li>{t('others', { count: others })}</li>}
      </Box>
    </section>
  );
}

type ProblemProps = Omit<Required<ProblemsProps>, 'title' | 'problems'> & { problem: BulkProblem };

function Problem({ entity, right, problem: { record, error }, isCut, leads }: ProblemProps) {
  const { t } = useTranslation('bulk');
  const errorText = useErrorText();
  // What is kept of a task that was cut off has no names.
  const { record: read } = useKnownRecord(isCut ? entity : undefined, record['id']);
  const known = read ?? record;
  return (
    <li>
      <Sentence text={t('failure', { title: recordTitle(entity.resource, known), reason: errorText(error, right) })} />
      {leads && <RecordLink entity={entity} record={known} />}
    </li>
  );
}

function RecordLink({ entity: { resource }, record }: { entity: Entity; record: RecordData }) {
  const { t } = useTranslation('bulk');
  const can = useCan(resource);
  const href = showPage({ resource, can }, record['id']);
  if (href === undefined) return null;
  return (
    <>
      {' '}
      <RouterLink href={href} target="_blank">
        {t('see', { title: recordTitle(resource, record) })}
      </RouterLink>
    </>
  );
}

const listStyle = { m: 0, pl: 2.5, maxHeight: '30dvh', overflowY: 'auto' };
