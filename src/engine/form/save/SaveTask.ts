import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { EntityBody } from '../../model/Resource';
import type { DuplicateCheck } from '../../model/SavingDefinition';
import type { SaveStage } from '../../model/SaveStageError';
import type { WriteMode } from '../../model/transforms/recordToApi';
import type { TransformContext } from '../../model/transforms/Transform';
import type { WidgetRegistry } from '../../model/Widget';

/** What a save works on, and what it needs for that. */
export interface SaveTask {
  api: Api;
  entity: EntityBody;
  widgets: WidgetRegistry;
  context: TransformContext;
  config: Config;
  write: WriteMode;
  /** The id of the record being edited. */
  id: string | undefined;
  /** Whether the list may be read to look for a creation whose outcome is unknown. */
  mayList: boolean;
  /** The duplicates that are looked for before anything is sent. */
  duplicateChecks: readonly DuplicateCheck[];
  /** Called with the id of the record once it is on the server. */
  onSaved?: ((id: string) => void) | undefined;
  /** Called with each step that follows once the record itself is saved. */
  onStage(stage: SaveStage): void;
  /** Loads an entity that a field refers to. */
  loadEntity(name: string): Promise<EntityBody>;
}
