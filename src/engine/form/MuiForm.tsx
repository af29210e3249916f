import { withTheme, type FormProps } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import { ourTheme } from './ourTheme';

const ready = generateTheme<unknown, RJSFSchema>();

const ReadyMadeForm = withTheme<unknown, RJSFSchema>({
  fields: { ...ourTheme.fields },
  templates: { ...ready.templates, ...ourTheme.templates },
  widgets: { ...ready.widgets },
});

/** The form in the ready-made MUI theme of RJSF, under our own parts: for schemas with parts that we do not draw. */
export function MuiForm(props: FormProps<unknown, RJSFSchema>) {
  return <ReadyMadeForm {...props} />;
}
