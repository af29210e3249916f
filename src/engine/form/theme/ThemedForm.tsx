import Form, { type FormProps, type FormState, type ThemeProps } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { propertiesOf } from '../../model/broughtFields';
import type { Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { isJsonOnly } from '../../model/widgetName';
import { AlternativeSelect, AlternativesField, AlternativesTemplate } from './AlternativesField';
import { EngineField } from './EngineField';
import { BareFieldTemplate, ObjectTemplate } from './FormTemplates';
import { ListField } from './ListField';
import { ListItemTemplate } from './ListItemTemplate';
import { ListTemplate } from './ListTemplate';
import { TupleField } from './TupleField';

/** The theme that gives RJSF our widgets, and our templates for objects and lists. */
const ourTheme: ThemeProps<unknown, RJSFSchema> = {
  fields: { engine: EngineField, tuple: TupleField, ArrayField: ListField, AnyOfField: AlternativesField, OneOfField: AlternativesField },
  templates: {
    FieldTemplate: BareFieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ListItemTemplate,
    MultiSchemaFieldTemplate: AlternativesTemplate,
  },
  // RJSF asks for a select to choose an alternative; every value has a widget of ours.
  widgets: { SelectWidget: AlternativeSelect },
};

/** RJSF's form, which keeps what RJSF would clear when a condition changes the rules of a field. */
class KeepingForm extends Form<unknown, RJSFSchema> {
  override getStateFromProps(...given: Parameters<Form<unknown, RJSFSchema>['getStateFromProps']>): FormState<unknown, RJSFSchema> {
    const state = super.getStateFromProps(...given);
    const [, formData] = given;
    return { ...state, formData: withCleared(state.formData, formData, state.schema as Schema) };
  }
}

/**
 * The RJSF form in our look, with our widgets for values and our templates for objects and lists. RJSF's `withTheme` would render its own form, which
 * clears values.
 */
export function ThemedForm(props: FormProps<unknown, RJSFSchema>) {
  return <KeepingForm {...ourTheme} {...props} />;
}

/**
 * What RJSF makes of a value, with what it has taken out of fields whose rules a condition has changed. `given` is the value before that. Whenever a condition brings
 * or removes a field, RJSF clears every tuple and every list without a schema of its items, as it does not compare their schemas; one that is written as JSON loses
 * its items. A choice that is no longer offered, or a text where a number is now asked, stays in its box, where the check says what is wrong with it, and so does an
 * object where a single value is now asked. What belongs to a field that is gone is removed afterwards, with the fields of the form.
 */
function withCleared(made: unknown, given: unknown, schema: Schema): unknown {
  if (Array.isArray(made) && Array.isArray(given) && made.length === given.length) return made.map((item, index) => withCleared(item, given[index], schema.items ?? {}));
  if (!isPlainObject(made) || !isPlainObject(given)) return made;
  const fields = propertiesOf(schema);
  const isCleared = (name: string) => {
    const [part = {}, value] = [fields[name], given[name]];
    if (Array.isArray(value)) return made[name] === undefined || (isEmptyValue(made[name]) && isJsonOnly(part));
    return made[name] === undefined && !isEmptyValue(value);
  };
  const parts = Object.keys(given).flatMap((name): [string, unknown][] => {
    if (isCleared(name)) return [[name, given[name]]];
    return name in made ? [[name, withCleared(made[name], given[name], fields[name] ?? {})]] : [];
  });
  return { ...made, ...Object.fromEntries(parts) };
}
