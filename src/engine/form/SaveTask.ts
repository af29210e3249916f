import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { EntityBody } from '../model/Resource';
import type { DuplicateCheck } from '../model/SavingDefinition';
import type { SaveStage } from '../model/SaveStageError';
import type { WriteMode } from '../model/transforms/recordToApi';
import type { TransformContext } from '../model/transforms/Transform';
import type { WidgetRegistry } from '../model/Widget';

/** What is saved, by which means. */
export interface SaveTask {
  api: Api;
  entity: EntityBody;
  widgets: WidgetRegistry;
  context: TransformContext;
  config: Config;
  write: WriteMode;
  /** Of the record being edited. */
  id: string | undefined;
  /** Whether the list may be asked for a creation of which nobody knows whether it was made. */
  mayList: boolean;
  /** What a creation looks for first. */
  duplicateChecks: readonly DuplicateCheck[];
  /** Receives what is under way, once the record itself is saved. */
  onStage(stage: SaveStage): void;
  /** What a field refers to. */
  loadEntity(name: string): Promise<EntityBody>;
}
