import { withTheme, type FormProps } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';
import type { Schema } from '../model/Schema';
import { ourTheme } from './ourTheme';
import { hasReadyMadePart } from './readyMade';

const WidgetForm = withTheme<unknown, RJSFSchema>(ourTheme);
const MuiForm = lazy(() => loadChunk(() => import('./MuiForm')).then((module) => ({ default: module.MuiForm })));

/**
 * The RJSF form that suits its schema. The ready-made MUI theme weighs 36 kB compressed and draws only what no widget of ours stands for:
 * it is loaded for a schema that has such a part.
 */
export function ThemedForm(props: FormProps<unknown, RJSFSchema>) {
  return hasReadyMadePart(props.schema as Schema) ? <MuiForm {...props} /> : <WidgetForm {...props} />;
}
