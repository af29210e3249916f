import { useTranslation } from 'react-i18next';
import { useEngine } from '../EngineContext';
import type { Labels } from '../labels';
import type { EntityBody } from '../Resource';
import { StepError } from '../StepError';
import { widgetName } from '../widgetName';
import type { Problem, ProblemLine } from './ErrorSummary';
import type { Failure } from './sendPending';

/** Which steps of a save have failed, each with its reason: the first one gives the title, the others have a line of their own (ux N10). */
export function useFailureWords(entity: EntityBody, labels: Labels, reasonOf: (cause: unknown) => string | undefined) {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();

  function titleOf(failure: Failure): string {
    if ('written' in failure) return t('unsent.last', { fields: failure.written.map(labels.field).join(', ') });
    const name = widgetName(entity, failure.field);
    return labels.message('error', widgets[name]?.messages?.error ?? name);
  }

  function detailOf({ cause }: Failure): string | undefined {
    if (!(cause instanceof StepError)) return reasonOf(cause);
    const step = t(cause.step.key, { ...cause.step.values });
    const reason = reasonOf(cause.cause);
    return reason === undefined ? step : t('unsent.line', { step, reason });
  }

  return (failures: readonly Failure[]): Problem => {
    const lines = failures.map((failure, index): ProblemLine => {
      const parts = [index > 0 && titleOf(failure), detailOf(failure)];
      return { text: parts.filter((part) => typeof part === 'string').join('. ') };
    });
    const [first] = failures;
    return { title: first ? titleOf(first) : '', lines: lines.filter(({ text }) => text !== '') };
  };
}
