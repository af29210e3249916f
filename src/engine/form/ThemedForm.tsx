import { withTheme } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { EngineField } from './EngineField';
import { BareFieldTemplate, ObjectTemplate } from './FormTemplates';
import { ListItemTemplate, ListTemplate } from './ListTemplates';

/**
 * RJSF drawn with our widgets and MUI. Its ready-made MUI theme is not used: every value goes to a widget, so that its inputs would never
 * be drawn, and they weigh 23 kB compressed on the first form.
 */
export const ThemedForm = withTheme<unknown, RJSFSchema>({
  fields: { engine: EngineField },
  templates: {
    FieldTemplate: BareFieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ListItemTemplate,
  },
});
