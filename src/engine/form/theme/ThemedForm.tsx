import Form, { type FormProps, type FormState, type ThemeProps } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { Schema } from '../../model/Schema';
import { AlternativeSelect, AlternativesField, AlternativesTemplate } from './AlternativesField';
import { EngineField } from './EngineField';
import { BareFieldTemplate, ObjectTemplate } from './FormTemplates';
import { withKeptLists } from './keptLists';
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

/** RJSF's form, which keeps the lists that RJSF would clear with each condition. */
class ListKeepingForm extends Form<unknown, RJSFSchema> {
  override getStateFromProps(...given: Parameters<Form<unknown, RJSFSchema>['getStateFromProps']>): FormState<unknown, RJSFSchema> {
    const state = super.getStateFromProps(...given);
    const [, formData] = given;
    return { ...state, formData: withKeptLists(state.formData, formData, state.schema as Schema) };
  }
}

/** The RJSF form in our look, with our widgets for values and our templates for objects and lists. */
export function ThemedForm(props: FormProps<unknown, RJSFSchema>) {
  return <ListKeepingForm {...ourTheme} {...props} />;
}
