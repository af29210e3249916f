import { withTheme } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import { ourTheme } from './ourTheme';

const ready = generateTheme<unknown, RJSFSchema>();

/** The form with the ready-made MUI theme under our own parts, for schemas with alternatives. */
export const MuiForm = withTheme<unknown, RJSFSchema>({
  ...ready,
  fields: { ...ready.fields, ...ourTheme.fields },
  templates: { ...ready.templates, ...ourTheme.templates },
});
