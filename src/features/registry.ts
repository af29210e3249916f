import { generalActions } from '@/actions/extension';
import { joinExtensions } from '@/engine/model/Extension';
import { generalWidgets } from '@/widgets/extension';
import { campaigns } from './campaigns/extension';
import { roles } from './roles/extension';
import { solidary } from './solidary/extension';

/** All that the engine is given, by the names that a `resource.json` uses: what any schema may use, then what one business area needs. */
export const { widgets, actions, screens: recordScreens } = joinExtensions([generalWidgets, generalActions, campaigns, roles, solidary]);
