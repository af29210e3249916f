import { withTheme, type FormProps } from '@rjsf/core';
import fields from '@rjsf/core/lib/components/fields/index.js';
import templates from '@rjsf/core/lib/components/templates/index.js';
import widgets from '@rjsf/core/lib/components/widgets/index.js';
import { generateTheme } from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import shallowAllOfMerge from '@rjsf/utils/lib/schema/shallowAllOfMerge.js';
import { ourTheme } from './ourTheme';

const ready = generateTheme<unknown, RJSFSchema>();

const ReadyMadeForm = withTheme<unknown, RJSFSchema>({
  fields: { ...fields<unknown, RJSFSchema>(), ...ourTheme.fields },
  templates: { ...templates<unknown, RJSFSchema>(), ...ready.templates, ...ourTheme.templates },
  widgets: { ...widgets<unknown, RJSFSchema>(), ...ready.widgets },
});

/** The form with everything that RJSF has, in its ready-made MUI theme, under our own parts: for schemas with parts that we do not draw. */
export function MuiForm(props: FormProps<unknown, RJSFSchema>) {
  return <ReadyMadeForm {...props} experimental_customMergeAllOf={mergeAllOf} />;
}

function mergeAllOf(schema: RJSFSchema): RJSFSchema {
  return shallowAllOfMerge(schema) as RJSFSchema;
}
