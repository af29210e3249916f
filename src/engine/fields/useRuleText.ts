import { useTranslation } from '@/i18n/useTranslation';
import { useEngine } from '../data/EngineContext';
import type { Entity } from '../model/Resource';
import type { WidgetRegistry } from '../model/Widget';
import { widgetField } from '../model/widgetField';
import { defaultWidgetName, fieldSchema, widgetName } from '../model/widgetName';
import type { Labels } from './labels';
import { isUnnamed, pairAt } from './pairs';
import { isItem, pathLabel, wordsPath } from './pathLabel';
import type { FieldError } from './validateRecord';

/**
 * Says what to do about a broken rule, in our own words, by the rule's name and parameters. `isHalfTyped` says whether the search box of a field holds a text of
 * which nothing was chosen: there, something was filled in already.
 */
export function useRuleText(entity: Entity, labels: Labels, isHalfTyped: (field: string) => boolean = () => false): (error: FieldError) => string {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();
  const labelOf = (field: string) => {
    const pair = pairAt(entity.schema, field);
    if (!pair) return pathLabel(field, labels, t);
    const around = pathLabel(pair.around, labels, t);
    return isUnnamed(pair.name) ? around : t('list.within', { item: around, label: pair.name });
  };

  return ({ field, rule, params, text }) => {
    if (text !== undefined) return text;
    const { start, among, place, multipleOf } = params;
    const limit = params['limit'] ?? multipleOf;
    const keys = ruleKeys({ entity, widgets, isHalfTyped }, { field, rule, params }).map((key) => `rules.${key}`);
    const count = typeof limit === 'number' ? limit : undefined;
    const others = { ...(typeof start === 'string' && { start: labelOf(start) }), ...(Array.isArray(among) && { among: among.map((name) => labelOf(String(name))).join(', ') }) };
    const label = typeof params['name'] === 'string' ? params['name'] : field === '' ? '' : labelOf(field);
    const message = t([...keys, 'rules.other'], { label, limit, place, count, ...others });
    return rule.startsWith('whole.') && field !== '' ? t('refusal', { field: label, message }) : message;
  };
}

/** The keys of a message, from the most specific to the most general. */
function ruleKeys({ entity, widgets, isHalfTyped }: { entity: Entity; widgets: WidgetRegistry; isHalfTyped: (field: string) => boolean }, { field, rule, params }: FieldError): string[] {
  const isMissing = rule === 'required' || ((rule === 'minLength' || rule === 'minItems') && params['limit'] === 1);
  if (isMissing && isHalfTyped(field)) return ['requiredResult'];
  const use = widgetAt(entity, field);
  if (isMissing && use !== 'list' && !isItem(field) && fieldSchema(entity.schema, wordsPath(field)).items?.enum) {
    // Many choices are searched: there is no box to tick.
    return [widgets[use]?.labelPlace?.(widgetField(entity, wordsPath(field), '')) === 'above' ? 'requiredChoice' : 'requiredAmong'];
  }
  if (isMissing && rule !== 'minItems') return [widgets[use]?.isChosen ? 'requiredChoice' : 'required'];
  if (rule === 'multipleOf' && !isOfDecimals(Number(params['multipleOf']))) return ['multipleOfStep'];
  if (rule === 'format') return [`format.${String(params['format'])}`];
  // Nobody types a null: what a field may hold besides is said.
  if (rule === 'type') return [`type.${[params['type']].flat().filter((kind) => kind !== 'null').join()}`];
  return [rule];
}

/** The widget of a field, or of an item of a list. */
function widgetAt(entity: Entity, field: string): string {
  const { items } = fieldSchema(entity.schema, wordsPath(field));
  return isItem(field) && items ? defaultWidgetName(items) : widgetName(entity, wordsPath(field));
}

/** Whether a step only limits the number of decimals: 1, 0.1, 0.01. */
function isOfDecimals(step: number): boolean {
  return step <= 1 && Number.isInteger(Math.log10(step));
}
