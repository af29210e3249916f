import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { useErrorText, useSaidText } from '../data/errorMessage';
import type { Labels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import { isClosedTo } from '../model/ownStructures';
import { useCan } from '../model/permissions';
import { useNotify } from '../data/useNotify';
import { widgetName } from '../model/widgetName';
import { replacedBy, showPage } from '../page/destination';
import type { Problem, ProblemLine } from './ErrorSummary';
import { isQuestion, type SaveOutcome } from './saveAll';
import { isUnknown, useFailureText } from './useFailureText';
import { violationLines } from './violationLines';

/** Says the outcome of a save in the message bar, and answers what stays on the page of it. */
export function useOutcomeMessages(entity: EntityBody, labels: Labels, mode: 'create' | 'edit', id: string | undefined) {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();
  const notify = useNotify();
  const { user } = useSession();
  const errorText = useErrorText();
  const said = useSaidText();
  const can = useCan(entity.resource);
  const verb = mode === 'create' ? 'created' : 'updated';
  const failureText = useFailureText(entity, labels, reasonOf);

  /** For a record that is gone, some addresses of the platform answer an error of the server (contract wire.errors). */
  function reasonOf(cause: unknown): string | undefined {
    if (!(cause instanceof ApiError)) return undefined;
    const reason = errorText(cause);
    return mode === 'edit' && cause.kind === 'server' && !cause.isPage ? t('show:maybeGone', { reason }) : reason;
  }

  function reasonLines(cause: unknown): ProblemLine[] {
    const text = reasonOf(cause);
    return text === undefined ? [] : [{ text }];
  }

  /** The record, what it has taken the place of, then what the widgets have to say of what they sent. */
  function successText({ saved, sent, despite, kept, meanwhile }: Extract<SaveOutcome, { kind: 'done' }>): string {
    const keys = [...sent.keys()].map((name) => widgets[widgetName(entity, name)]?.messages?.success);
    const texts = [verb, ...keys].filter((key) => key !== undefined).map((key) => labels.message('success', key));
    const replaced = replacedBy(saved, id);
    const more = [
      despite && t(`despite.${despite.kind === 'server' ? 'error' : 'lost'}`),
      replaced !== undefined && t('replaced.done', { replaced, id: saved['id'] }),
      kept !== undefined && t('newRecord.kept', { replaced: kept }),
      meanwhile && t('meanwhile', { fields: meanwhile.map(labels.field).join(', ') }),
      isClosedTo(user.id, entity.resource, saved) && labels.state('notOperator'),
    ];
    return [...texts, ...more.filter(Boolean)].join('. ');
  }

  /** A new record that is not complete has not taken the place of the old one yet. */
  function withFormer(problem: Problem, { progress, failures }: Extract<SaveOutcome, { kind: 'unsent' }>): Problem {
    const { former } = progress;
    if (!former || failures.some((failure) => 'former' in failure)) return problem;
    return { ...problem, lines: [...problem.lines, { text: t('newRecord.stillThere', { replaced: former.id }) }] };
  }

  /** Where what nobody knows can be seen. */
  function withSaved(problem: Problem, { progress, failures }: Extract<SaveOutcome, { kind: 'unsent' }>): Problem {
    const href = showPage({ resource: entity.resource, can }, progress.saved['id']);
    return href === undefined || !failures.some(isUnknown) ? problem : { ...problem, lines: [...problem.lines, { text: t('unsent.see'), href }] };
  }

  return (outcome: SaveOutcome): Problem | undefined => {
    if (outcome.kind === 'done' || outcome.kind === 'nothing') {
      notify.success(outcome.kind === 'done' ? successText(outcome) : t('nothingChanged'));
      return undefined;
    }
    // The dialog says it.
    if (isQuestion(outcome)) return undefined;
    if (outcome.kind === 'gone') {
      notify.failed(`${labels.message('error', verb)}. ${labels.state('notFound')}`);
      return { title: labels.state('notFound'), lines: [{ text: t('gone') }] };
    }
    if (outcome.kind === 'goneReferences') {
      const lines = outcome.fields.map((field) => ({ field, text: t('goneReference', { field: labels.field(field) }) }));
      notify.failed([labels.message('error', verb), ...lines.map(({ text }) => text)].join('. '));
      return { title: labels.message('error', verb), lines };
    }
    if (outcome.kind === 'replaced') {
      notify.failed(`${labels.message('error', verb)}. ${t('replaced.title')}`);
      return { title: t('replaced.title'), lines: [{ text: t('replaced.kept') }, { text: t('replaced.toList'), href: entity.resource.route ?? '/' }] };
    }
    if (outcome.kind === 'unseen') {
      const problem = { title: t('unseen.title', { id: outcome.id }), lines: [{ text: t('unseen.kept') }] };
      notify.failed(problem.title);
      return problem;
    }
    if (outcome.kind === 'partly') {
      notify.failed(t('partly.title'));
      return partlyProblem(outcome);
    }
    if (outcome.kind === 'unsent') {
      const problem = withFormer(failureText(outcome.failures), outcome);
      notify.failed([problem.title, ...problem.lines.map(({ text }) => text)].join('. '));
      return withSaved(problem, outcome);
    }
    // Nobody knows: "could not" would say too much.
    const title = outcome.kind === 'unknown' ? t('unknown.title') : labels.message('error', verb);
    const lines = outcome.kind === 'failed' ? violationLines(outcome.error, entity, said).lines.map(named) : [];
    if (lines.length > 0) {
      notify.failed(`${title}. ${lines.map(({ text }) => text).join(' ')}`);
      return { title, lines };
    }
    notify.failed(title, outcome.error);
    return { title, lines: reasonLines(outcome.error) };
  };

  function partlyProblem({ stored, missing }: Extract<SaveOutcome, { kind: 'partly' }>): Problem {
    const lines = missing.map((field) => ({ field, text: t('partly.missing', { field: labels.field(field) }) }));
    return { title: t('partly.title'), lines: [{ text: t('partly.stored', { fields: stored.map(labels.field).join(', ') }) }, ...lines] };
  }

  /** The server names fields as the platform does, or not at all: an operator knows them by their labels. */
  function named({ field, text }: ProblemLine): ProblemLine {
    return field === undefined ? { text } : { field, text: t('refusal', { field: labels.field(field), message: text }) };
  }
}
