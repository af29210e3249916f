import { withTheme } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { ourTheme } from './ourTheme';

/** The RJSF form in our look: our widgets for values, our templates for what holds several of them. */
export const ThemedForm = withTheme<unknown, RJSFSchema>(ourTheme);
