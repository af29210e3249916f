import { extensions } from 'virtual:resources/extensions';
import { generalActions } from '@/actions/extension';
import { joinExtensions } from '@/engine/model/Extension';
import { generalWidgets } from '@/widgets/extension';
import { campaigns } from './campaigns/extension';
import { roles } from './roles/extension';
import { solidary } from './solidary/extension';

/**
 * Everything that the engine is given, by the names that a `resource.json` uses: what any schema may use, what each business area needs, and what
 * the integrator's folders add.
 */
export const { widgets, actions, icons, screens: recordScreens } = joinExtensions([generalWidgets, generalActions, campaigns, roles, solidary, ...extensions]);
