import { withTheme, type ThemeProps } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
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

/** The RJSF form in our look, with our widgets for values and our templates for objects and lists. */
export const ThemedForm = withTheme<unknown, RJSFSchema>(ourTheme);
