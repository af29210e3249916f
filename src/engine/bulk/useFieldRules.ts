import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../EngineContext';
import { isRequired } from '../formFields';
import { useRuleText } from '../form/useRuleText';
import { useValidator } from '../form/useValidator';
import { validateRecord, type FieldError } from '../form/validateRecord';
import { useLabels } from '../labels';
import type { EntityBody, RecordData } from '../Resource';
import { isEmptyValue } from '../transforms/emptyValue';

/** The rules of the form, for one field of many records. */
interface FieldRules {
  isRequired(field: string): boolean;
  /** What is wrong with the value it is to have; nothing when it is right. */
  messageOf(field: string, value: unknown): string | undefined;
}

export function useFieldRules(entity: EntityBody): FieldRules {
  const { settings } = useConfig();
  const { permissions } = useSession();
  const { widgets } = useEngine();
  const ruleText = useRuleText(entity, useLabels(entity.resource));
  const validator = useValidator(entity);

  const situation = { settings, permissions, mode: 'edit' } as const;
  const requires = (name: string, record: RecordData) => isRequired(name, { entity, widgets, context: { ...situation, record } });

  return {
    isRequired: (field) => requires(field, {}),
    messageOf(field, value) {
      const record = { [field]: value };
      const fields = new Map([[field, { name: field, editable: true, required: requires(field, record) }]]);
      const [broken] = validateRecord({ entity, validator, fields, record, situation });
      const error = broken ?? unclearable(entity, field, value);
      return error && ruleText(error);
    },
  };
}

/** What the server cannot clear, or is not told, would stay as it is. */
function unclearable({ resource }: EntityBody, field: string, value: unknown): FieldError | undefined {
  const rule = resource.fields[field]?.cleared ?? 'null';
  const isKept = rule === 'refused' || rule === 'omit';
  return isKept && isEmptyValue(value) ? { field, rule: 'cannotBeCleared', params: {} } : undefined;
}
