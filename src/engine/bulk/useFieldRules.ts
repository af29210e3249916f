import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { isKept, isRequired } from '../model/formFields';
import { useRuleText } from '../fields/useRuleText';
import { useValidator } from '../fields/useValidator';
import { validateRecord, type FieldError } from '../fields/validateRecord';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { isEmptyValue } from '../model/transforms/emptyValue';

/** The rules of the form, for one field of many records. */
interface FieldRules {
  isRequired(field: string): boolean;
  /** What is wrong with the new value; undefined when it is valid. */
  messageOf(field: string, value: unknown): string | undefined;
}

export function useFieldRules(entity: EntityBody): FieldRules {
  const { settings } = useConfig();
  const { permissions } = useSession();
  const { widgets } = useEngine();
  const ruleText = useRuleText(entity, useLabels(entity.resource));
  const validator = useValidator(entity);

  const situation = { settings, permissions, mode: 'edit' } as const;
  const ofRecord = (record: RecordData) => ({ entity, widgets, context: { ...situation, record } });

  return {
    isRequired: (field) => isRequired(field, ofRecord({})),
    messageOf(field, value) {
      const record = { [field]: value };
      const rules = { name: field, editable: true, required: isRequired(field, ofRecord(record)), kept: isKept(field, ofRecord(record)) };
      const [broken] = validateRecord({ entity, validator, fields: new Map([[field, rules]]), record, situation });
      // The server would keep the old value: it cannot empty the field, or is not told to.
      const isLost = rules.kept || entity.resource.fields[field]?.cleared === 'omit';
      const error = broken ?? (isLost && isEmptyValue(value) ? unclearable(field) : undefined);
      return error && ruleText(error);
    },
  };
}

function unclearable(field: string): FieldError {
  return { field, rule: 'cannotBeCleared', params: {} };
}
