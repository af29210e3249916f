/** The roles that inherit what every signed-in account may do. */
export const ALL_USERS = [1, 2, 3, 4, 5, 10, 11, 12, 274];
const REGISTERED = [1, 2, 3, 4, 10, 11, 12, 274];
const FULL_USERS = [1, 2, 3, 10, 12, 274];
const ADMINISTRATORS = [1, 2];
const OPERATORS = [10, 274];
const COMMUNITY_MANAGERS = [1, 2, 7, 8, 9, 322];
const CAMPAIGN_MANAGERS = [1, 2, 8, 13, 322];
const NOBODY: readonly number[] = [];

/** The permissions for several actions on a subject: `each('event', 'create delete')` is `event_create event_delete`. */
const each = (subject: string, actions: string): string[] => actions.split(' ').map((action) => `${subject}_${action}`);
const named = (names: string): string[] => names.split(' ');

/**
 * The names of permissions by the roles that hold them (contract session.holders). They include those of the public site, because the platform
 * gives one list for both. The modules campaign, community and event are on, solidary is off.
 */
export const GRANTS: readonly (readonly [roles: readonly number[], names: readonly string[]])[] = [
  // The permissions of every signed-in account.
  [ALL_USERS, named('check_permission community_read community_list event_list event_read article_read article_list editorial_read')],
  [ALL_USERS, named('editorial_list relay_point_list relay_point_read relay_point_type_read territory_read external_journey_list')],
  [ALL_USERS, named('image_list image_create image_read structure_list solidary_create stats_read stats_list proof_create')],
  [ALL_USERS, named('solidary_beneficiary_register solidary_volunteer_register')],
  [REGISTERED, each('user', 'read update delete read_self update_self delete_self password password_self register register_full')],

  // The permissions for the public site: advertisements, requests between carpoolers, and related ones.
  [FULL_USERS, each('ad', 'create read update delete list claim results search_create read_external')],
  [FULL_USERS, each('ad', 'read_self update_self delete_self list_self results_self')],
  [FULL_USERS, each('ad_ask', 'create read update delete create_self read_self update_self delete_self')],
  [FULL_USERS, each('dynamic_ad', 'create read update delete read_self delete_self')],
  [FULL_USERS, each('dynamic_ask', 'create read update delete read_self delete_self')],
  [FULL_USERS, each('dynamic_proof', 'create read update read_self')],
  [FULL_USERS, each('carpool_proof', 'create read update read_self')],
  [FULL_USERS, each('user_message', 'create read delete read_self delete_self')],
  [FULL_USERS, each('badge', 'read update delete list')],
  [FULL_USERS, each('bank_account', 'create disable list')],
  [FULL_USERS, each('report', 'create read update delete')],
  [FULL_USERS, each('review', 'create read list')],
  [FULL_USERS, each('block', 'create blocked blockedby')],
  [FULL_USERS, each('push_token', 'create delete')],
  [FULL_USERS, each('community', 'create join join_private private_create private_read')],
  [FULL_USERS, each('event', 'create update delete update_self delete_self')],
  [FULL_USERS, each('relay_point', 'create update delete update_self delete_self map_list')],
  [FULL_USERS, named('image_update image_delete my_ad_list_self badges_board app_versioning_read communication_contact gratuity_search')],
  [FULL_USERS, named('external_connection_create phone_number_validation driver_licence_number_validation')],

  // The permissions for the back office.
  [[1, 2, 6, 8, 9, 10, 13, 274, 322], ['access_admin']],
  [[1, 2, 10, 274], named('user_list user_create user_manage ad_create_delegate')],
  [ADMINISTRATORS, named('analytic_list scammer_manage campaign_manage event_manage from_admin_community_create')],
  [ADMINISTRATORS, ['relay_point_manage', ...each('relay_point_type', 'manage create update delete list')]],
  [ADMINISTRATORS, named('ad_manage user_message_manage review_update review_delete badge_create dynamic_ad_list')],
  [ADMINISTRATORS, named('gamification_test_action images_regenversions')],
  [[1, 2, 6], each('mass', 'manage create read delete list read_self delete_self')],
  [[1, 2, 8, 306, 322], named('analytic_read dashboard_read')],
  [[8, 322], named('analytic_community_list community_dashboard_self')],
  [COMMUNITY_MANAGERS, each('community', 'dashboard manage update delete membership member_list contact read_details private_read_details')],
  [[8, 9, 322], ['community_restrict']],
  [CAMPAIGN_MANAGERS, each('campaign', 'list create read update delete read_self update_self delete_self')],
  [[1, 2, 7, 8, 9, 10, 13, 274, 322], ['territory_list']],
  [[306], ['territory_read']],
  [[1, 2, 321], ['export']],
  [[1, 321], ['admin_user_export_all']],
  [[1, 2, 322], ['import_user']],
  [[1, 2, 306], ['import_relaypoint']],
  [[1, 318, 319, 320], ['hitchhiking_watcher']],
  [[1, 319, 320], ['hitchhiking_administrator']],
  [[1, 320], ['identity_proofs_manage']],
  [[1], [...each('article', 'manage create update delete'), ...each('editorial', 'manage create update delete')]],
  [[1], [...each('territory', 'manage create update delete'), ...each('gratuity', 'create read list')]],
  [[1], named('auth_item_assign import_create maintenance')],

  // The permissions for the solidary area.
  [OPERATORS, each('structure', 'read update read_operator list_operator')],
  [[274], each('structure', 'create delete manage update_operator')],
  [OPERATORS, each('solidary', 'list read update delete list_operator read_operator update_operator delete_operator')],
  [OPERATORS, [...each('solidary_beneficiary', 'list create manage'), ...each('solidary_volunteer', 'list create manage')]],
  [OPERATORS, [...each('solidary_user_structure', 'create read update delete list manage'), 'solidary_manager_read']],
  [OPERATORS, [...each('subject', 'create read update delete list manage'), ...each('action', 'create read update delete list manage')]],
  [OPERATORS, ['proof_manage']],
  [[10, 274, 11, 12, 171, 172], each('proof', 'list read update delete')],
  [[10, 274, 12], each('solidary_beneficiary', 'update delete')],
  [[10, 274, 12, 172], ['solidary_beneficiary_read']],
  [[12], each('solidary_beneficiary', 'update_self delete_self')],
  [[12, 172], ['solidary_beneficiary_read_self']],
  [[10, 274, 11, 171], each('solidary_volunteer', 'read update delete')],
  [[11, 171], each('solidary_volunteer', 'read_self update_self delete_self')],
  [[11, 12, 171, 172], [...each('proof', 'create_self list_self read_self update_self delete_self'), 'solidary_list_self']],

  // Permissions that no role holds: they are assigned by hand, or their rule never says yes.
  [NOBODY, named('admin_eec login_delegate community_manage_self solidary_manage solidary_transporters_schedule')],
  [NOBODY, [...each('solidary_manager', 'create update delete list manage'), ...each('solidary_animation', 'create list')]],
];
