import { withTheme } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { ourTheme } from './ourTheme';

/** The RJSF form in our look, with our widgets for values and our templates for objects and lists. */
export const ThemedForm = withTheme<unknown, RJSFSchema>(ourTheme);
