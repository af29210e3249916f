import { ApiError } from '@/api/ApiError';
import { sentences } from '@/i18n/sentences';
import { useTranslation } from '@/i18n/useTranslation';
import { useErrorText, useSaidText } from '../../data/errorMessage';
import type { Labels } from '../../fields/labels';
import { pathLabel } from '../../fields/pathLabel';
import type { PermissionRule } from '../../model/conditions';
import { useCan } from '../../model/permissions';
import type { EntityBody } from '../../model/Resource';
import { showPage } from '../../page/destination';
import type { Problem, ProblemLine } from './ErrorSummary';
import type { Question, SaveOutcome } from './saveAll';
import { isUnknown, useFailureText } from './useFailureText';
import { violationLines } from './violationLines';

interface Trouble {
  /** The problem that stays on the page. */
  problem: Problem;
  /** What the message bar shows. */
  said: string;
}

interface Saving {
  entity: EntityBody;
  labels: Labels;
  verb: 'created' | 'updated';
}

type Of<Kind extends SaveOutcome['kind']> = Extract<SaveOutcome, { kind: Kind }>;

/** The message for a save that was not completed, or whose outcome is unknown. */
export function useTrouble({ entity, labels, verb }: Saving) {
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const reasonOf = useReason();
  const failureText = useFailureText(entity, labels, reasonOf);
  const { former, saved, toRecord } = useUnsentLines(entity);
  const refusalLines = useRefusalLines(entity, labels);
  const failed = labels.message('error', verb);

  function withReason(title: string, error: ApiError, given?: string): Trouble {
    const reason = errorText(error, entity.resource.permissions[verb === 'created' ? 'create' : 'edit']);
    const line = given ?? reason;
    return { problem: { title, lines: line ? [{ text: line }] : [] }, said: sentences([title, reason]) };
  }

  function created(id: string): Trouble {
    const told = toldWhole({ title: t('unknown.created', { id }), lines: [{ text: t('unknown.mayLack') }] });
    return { ...told, problem: withLines(told.problem, toRecord(id)) };
  }

  return (outcome: Exclude<SaveOutcome, Question | Of<'done' | 'nothing'>>): Trouble => {
    switch (outcome.kind) {
      case 'gone': {
        const title = labels.state('notFound');
        return { problem: { title, lines: [{ text: t('gone') }] }, said: `${failed}. ${title}` };
      }
      case 'goneReferences':
        return toldWhole({ title: failed, lines: outcome.fields.map((field) => ({ field, text: t('goneReference', { field: labels.field(field) }) })) });
      case 'replaced': {
        const title = t('replaced.title');
        return { problem: { title, lines: [{ text: t('replaced.kept') }, { text: t('replaced.toList'), href: entity.resource.route ?? '/' }] }, said: `${failed}. ${title}` };
      }
      case 'unseen': {
        const title = t('unseen.title', { id: outcome.id });
        return { problem: { title, lines: [{ text: t('unseen.kept') }] }, said: title };
      }
      case 'partly': {
        const title = t('partly.title');
        const missing = outcome.missing.map((field) => ({ field, text: t('partly.missing', { field: labels.field(field) }) }));
        return { problem: { title, lines: [{ text: t('partly.stored', { fields: outcome.stored.map(labels.field).join(', ') }) }, ...missing] }, said: title };
      }
      case 'unsent': {
        const problem = withLines(failureText(outcome.failures), former(outcome));
        return { ...toldWhole(problem), problem: withLines(problem, saved(outcome)) };
      }
      case 'failed': {
        const { error, isUnread } = outcome;
        // To the reading of a record that no longer exists, some addresses of the platform answer a server error (contract wire.errors).
        if (isUnread) return withReason(failed, error, t('show:maybeGone', { reason: reasonOf(error) }));
        const lines = refusalLines(outcome);
        return lines.length > 0 ? { problem: { title: failed, lines }, said: `${failed}. ${lines.map(({ text }) => text).join(' ')}` } : withReason(failed, error);
      }
      case 'unknown':
        // The outcome is unknown: "could not" would claim too much.
        if (outcome.created !== undefined) return created(outcome.created);
        if (!outcome.error) return toldWhole({ title: t('unknown.title'), lines: [{ text: t('unknown.sentBefore') }] });
        return withReason(t('unknown.title'), outcome.error);
    }
  };
}

function toldWhole(problem: Problem): Trouble {
  return { problem, said: sentences([problem.title, ...problem.lines.map(({ text }) => text)]) };
}

function withLines(problem: Problem, more: readonly ProblemLine[]): Problem {
  return { ...problem, lines: [...problem.lines, ...more] };
}

function useReason() {
  const errorText = useErrorText();
  return (cause: unknown, right?: PermissionRule): string | undefined => (cause instanceof ApiError ? errorText(cause, right) : undefined);
}

/** The lines that follow the failed steps of a save. */
function useUnsentLines({ resource }: EntityBody) {
  const { t } = useTranslation('form');
  const can = useCan(resource);

  /** A link to the record. */
  function toRecord(id: unknown): ProblemLine[] {
    const href = showPage({ resource, can }, id);
    return href === undefined ? [] : [{ text: t('unsent.see'), href }];
  }

  return {
    toRecord,
    /** Says that the old record still exists, as a new one that is incomplete has not replaced it yet. */
    former({ progress, failures }: Of<'unsent'>): ProblemLine[] {
      if (!progress.former || failures.some((failure) => 'former' in failure)) return [];
      return [{ text: t('newRecord.stillThere', { replaced: progress.former.id }) }];
    },
    /** Where an unknown outcome can be seen. */
    saved: ({ progress, failures }: Of<'unsent'>): ProblemLine[] => (failures.some(isUnknown) ? toRecord(progress.saved['id']) : []),
  };
}

/** The lines for a refusal. The server names fields by their platform names, or not at all; an operator knows them by their labels. Those that the form has are led to. */
function useRefusalLines(entity: EntityBody, labels: Labels) {
  const { t } = useTranslation('form');
  const said = useSaidText();
  return (refusal: Of<'failed'>): ProblemLine[] =>
    violationLines(refusal, entity, said).lines.map(({ field, isShown, message }) => {
      const text = field === '' ? message : t('refusal', { field: pathLabel(field, labels, t), message });
      return isShown ? { field, text } : { text };
    });
}
