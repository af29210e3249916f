import { withTheme } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import { EngineField } from './EngineField';
import { BareFieldTemplate, ObjectTemplate } from './FormTemplates';

const theme = generateTheme<unknown, RJSFSchema>();

/** RJSF with MUI for what no widget of ours stands for (lists), and our own layout, frames and widgets for the rest. */
export const ThemedForm = withTheme<unknown, RJSFSchema>({
  ...theme,
  fields: { ...theme.fields, engine: EngineField },
  templates: { ...theme.templates, FieldTemplate: BareFieldTemplate, ObjectFieldTemplate: ObjectTemplate },
});
