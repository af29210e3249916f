import { ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';
import { sentences } from '@/i18n/sentences';
import { useTranslation } from '@/i18n/useTranslation';
import { useEngine } from '../../data/EngineContext';
import type { Labels } from '../../fields/labels';
import type { PermissionRule } from '../../model/conditions';
import type { EntityBody } from '../../model/Resource';
import { SaveStageError } from '../../model/SaveStageError';
import { widgetName } from '../../model/widgetName';
import type { Problem, ProblemLine } from './ErrorSummary';
import type { Failure } from './sendPending';

/** Whether the answer to a step was lost, so that its outcome is unknown. */
export function isUnknown({ cause }: Failure): boolean {
  const error = cause instanceof SaveStageError ? cause.cause : cause;
  return error instanceof ApiError && commandEnd(error) === 'lost';
}

/** Says which steps of a save have failed, each with its reason: the first is the title, the others have a line of their own. */
export function useFailureText(entity: EntityBody, labels: Labels, reasonOf: (cause: unknown, right?: PermissionRule) => string | undefined) {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();
  const fields = entity.resource.form.flatMap(({ rows }) => rows.flat());

  function titleOf(failure: Failure): string {
    if (isUnknown(failure)) return unknownTitle(failure);
    if ('former' in failure) return t('newRecord.left', { replaced: failure.former });
    if ('written' in failure) return t('unsent.last', { fields: failure.written.map(labels.field).join(', ') });
    const name = widgetName(entity, failure.field);
    return labels.message('error', widgets[name]?.messages?.error ?? name);
  }

  /** The title for a step whose outcome is unknown: "could not" would claim too much. */
  function unknownTitle(failure: Failure): string {
    if ('former' in failure) return t('newRecord.leftUnknown', { replaced: failure.former });
    const names = 'written' in failure ? failure.written : [failure.field];
    return t('unsent.unknown', { fields: names.map(labels.field).join(', ') });
  }

  /** The right that a step needs, where that is known: a widget has calls of its own. */
  function rightOf(failure: Failure): PermissionRule | undefined {
    const { permissions } = entity.resource;
    if ('former' in failure) return permissions.delete;
    return 'written' in failure ? permissions.edit : undefined;
  }

  function detailOf(failure: Failure): string | undefined {
    const { cause } = failure;
    if (!(cause instanceof SaveStageError)) return reasonOf(cause, rightOf(failure));
    const stage = t(cause.stage.key, { ...cause.stage.values });
    const reason = reasonOf(cause.cause);
    return reason === undefined ? stage : t('unsent.line', { step: stage, reason });
  }

  /** The line of a failure: its reason, after the label of the field where several fields are sent in the same way. */
  function lineOf(failure: Failure): string | undefined {
    const detail = detailOf(failure);
    if (detail === undefined || !('field' in failure)) return detail;
    const sameWay = fields.filter((name) => widgetName(entity, name) === widgetName(entity, failure.field));
    return sameWay.length > 1 ? t('refusal', { field: labels.field(failure.field), message: detail }) : detail;
  }

  return (failures: readonly Failure[]): Problem => {
    const [title = '', ...others] = failures.map(titleOf);
    const lines = failures.map((failure, index): ProblemLine => {
      const own = index > 0 && others[index - 1] !== title && others[index - 1];
      return { text: sentences([own, lineOf(failure)]) };
    });
    return { title, lines: lines.filter(({ text }) => text !== '') };
  };
}
