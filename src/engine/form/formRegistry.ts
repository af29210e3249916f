import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import CyclicSchemaExpandTemplate from '@rjsf/core/lib/components/templates/CyclicSchemaExpandTemplate.js';
import FieldErrorTemplate from '@rjsf/core/lib/components/templates/FieldErrorTemplate.js';
import FieldHelpTemplate from '@rjsf/core/lib/components/templates/FieldHelpTemplate.js';
import GridTemplate from '@rjsf/core/lib/components/templates/GridTemplate.js';
import UnsupportedField from '@rjsf/core/lib/components/templates/UnsupportedField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

/**
 * Stands in the build for the registry that RJSF falls back on (scripts/vite/leanPackagesPlugin.ts): what lies between the record and our
 * widgets, without the widgets, layouts and buttons of its own. `MuiForm` brings the rest, for schemas with parts that we do not draw.
 */
// oxlint-disable-next-line import/no-default-export -- what RJSF imports
export default function getDefaultRegistry() {
  return {
    fields: { ArrayField, CyclicSchemaField, ObjectField, SchemaField },
    templates: {
      ButtonTemplates: {},
      CyclicSchemaExpandTemplate,
      FieldErrorTemplate,
      FieldHelpTemplate,
      GridTemplate,
      UnsupportedFieldTemplate: UnsupportedField,
    },
    widgets: {},
    formContext: {},
    rootSchema: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: DEFAULT_ID_PREFIX, idSeparator: DEFAULT_ID_SEPARATOR, useFallbackUiForUnsupportedType: false },
  };
}
