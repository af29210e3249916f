import { defineExtension } from '@/engine/model/Extension';
import { plainInput } from '@/widgets/input';
import { plainDisplay } from '@/widgets/pageDisplay';
import { assignmentsText } from './assignments';
import type { roles as vocabulary } from './vocabulary';

/** What people may do on the platform, and on which territories. */
export const roles = defineExtension<typeof vocabulary>({
  widgets: () => ({
    roleAssignments: {
      ...plainInput(() => import('./RoleAssignmentsInput').then((m) => m.RoleAssignmentsInput)),
      ...plainDisplay(() => import('./RoleAssignmentsDisplay').then((m) => m.RoleAssignmentsDisplay), assignmentsText),
      labelPlace: () => 'group',
    },
  }),
});
