/* Written by `npm run codegen`; read, never edited. */

/**
 * The identity documents of somebody, the newest first.
 */
export type IdentityProofs = {
  id?: number
  status?: (1 | 2 | 3 | 4)
  fileName?: string
  originalName?: string
  size?: number
  createdDate?: string
  acceptedDate?: string
  refusedDate?: string
  validator?: string
}[]

export interface Analytic {
  id?: string
}
export interface AnalyticWire {
  id?: string
}
export interface Article {
  id?: number
  title: string
  status: (0 | 1)
  sections?: {
    title?: string
    subTitle?: string
    status: (0 | 1)
    paragraphs?: {
      text: string
      status: (0 | 1)
    }[]
  }[]
}
export interface ArticleWire {
  id?: number
  title: string
  status: (0 | 1)
  asections?: ({
    id?: number
    position?: number
    title?: (string | null)
    subTitle?: (string | null)
    status: (0 | 1)
    paragraphs?: {
      id?: number
      position?: number
      text: (string | null)
      status: (0 | 1)
    }[]
  }[] | null)
}
export interface Beneficiary {
  id?: number
  userId?: number
  givenName?: string
  familyName?: string
  gender?: (1 | 2 | 3 | 0)
  birthDate?: string
  email?: string
  telephone?: string
  newsSubscription?: boolean
  homeAddress?: Address
  avatar?: string
  structures?: {
    id?: number
    name?: string
    status?: (0 | 1 | 2)
  }[]
  proofs?: {
    label?: string
    value?: (boolean | string)
    fileName?: string
    originalName?: string
    fileSize?: string
    structure?: string
    structureId?: number
    structureProofId?: number
    status?: (0 | 1 | 2)
    userStructureId?: number
  }[]
  requests?: {
    id?: number
    route?: string
    createdDate?: string
    lastDate?: string
  }[]
  diaries?: {
    date?: string
    action?: ("solidary_more_infos_sms" | "solidary_more_infos_message" | "solidary_more_infos_call" | "solidary_contact_sms" | "solidary_contact_message" | "solidary_contact_call" | "solidary_reminder_sms" | "solidary_reminder_message" | "solidary_reminder_call" | "solidary_link" | "solidary_carpool_refusal" | "solidary_external_driver_contact" | "solidary_carpool_ongoing" | "solidary_follow_up_ask" | "solidary_follow_up_reminder" | "solidary_witness_ask" | "solidary_witness_reminder" | "solidary_punctual_carpool" | "solidary_regular_carpool" | "solidary_other_transport_solutions" | "solidary_ask_drop" | "solidary_too_late" | "solidary_closed_association" | "solidary_no_solution" | "solidary_no_available_carpooler" | "solidary_carpool_no_response" | "solidary_off_topic" | "solidary_external_carpool" | "solidary_free" | "solidary_user_create" | "solidary_user_accepted" | "solidary_user_refused" | "solidary_user_update" | "solidary_create" | "solidary_update" | "solidary_update_progress_manually" | "solidary_deeply_updated")
    comment?: string
    progression?: number
    authorGivenName?: string
    authorFamilyName?: string
  }[]
}
export interface Address {
  houseNumber?: string
  street?: string
  streetAddress?: string
  postalCode?: string
  subLocality?: string
  addressLocality?: string
  localAdmin?: string
  county?: string
  macroCounty?: string
  region?: string
  macroRegion?: string
  addressCountry?: string
  countryCode?: string
  latitude?: number
  longitude?: number
  name?: string
  home?: boolean
  displayLabel?: string[]
}
export interface BeneficiaryWire {
  id?: number
  userId?: (number | null)
  givenName?: string
  familyName?: string
  gender?: (1 | 2 | 3 | 0)
  birthDate?: string
  email?: string
  telephone?: string
  newsSubscription?: boolean
  homeAddress?: {
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  }
  avatar?: (string | null)
  structures?: ({
    id?: number
    name?: string
    status?: (0 | 1 | 2)
  }[] | null)
  proofs?: ({
    label?: string
    value?: (boolean | string)
    fileName?: string
    originalName?: string
    fileSize?: string
    structure?: string
    structureId?: number
    structureProofId?: number
    status?: (0 | 1 | 2)
    userStructureId?: number
  }[] | null)
  diaries?: ({
    date?: string
    action?: ("solidary_more_infos_sms" | "solidary_more_infos_message" | "solidary_more_infos_call" | "solidary_contact_sms" | "solidary_contact_message" | "solidary_contact_call" | "solidary_reminder_sms" | "solidary_reminder_message" | "solidary_reminder_call" | "solidary_link" | "solidary_carpool_refusal" | "solidary_external_driver_contact" | "solidary_carpool_ongoing" | "solidary_follow_up_ask" | "solidary_follow_up_reminder" | "solidary_witness_ask" | "solidary_witness_reminder" | "solidary_punctual_carpool" | "solidary_regular_carpool" | "solidary_other_transport_solutions" | "solidary_ask_drop" | "solidary_too_late" | "solidary_closed_association" | "solidary_no_solution" | "solidary_no_available_carpooler" | "solidary_carpool_no_response" | "solidary_off_topic" | "solidary_external_carpool" | "solidary_free" | "solidary_user_create" | "solidary_user_accepted" | "solidary_user_refused" | "solidary_user_update" | "solidary_create" | "solidary_update" | "solidary_update_progress_manually" | "solidary_deeply_updated")
    comment?: string
    progression?: string
    authorGivenName?: string
    authorFamilyName?: string
  }[] | null)
}
export interface Campaign {
  id?: number
  name: string
  subject: string
  email?: string
  body: {
    type?: unknown
    value?: unknown
    src?: unknown
    id?: unknown
    alt?: unknown
    position?: unknown
  }[]
  status?: (0 | 1 | 2 | 3)
  source?: (1 | 2)
  sourceId?: number
  sourceName?: string
  filterType?: (1 | 2)
  filters?: string
  deliveryCount?: number
  recipients?: {
    source?: number
    sourceId?: number
    sourceName?: string
    filterType?: number
    filters?: string
    deliveryCount?: number
  }
  creatorId?: number
  creator?: string
  creatorAvatar?: string
  creatorEmail?: string
  createdDate?: string
  updatedDate?: string
}
export interface CampaignWire {
  id?: number
  name: string
  subject: string
  email?: (string | null)
  body: string
  status?: (0 | 1 | 2 | 3 | null)
  source?: (1 | 2 | null)
  sourceId?: (number | null)
  sourceName?: (string | null)
  filterType?: (1 | 2 | null)
  filters?: (string | null)
  deliveryCount?: (number | null)
  creatorId?: (number | null)
  creator?: (string | null)
  creatorAvatar?: (string | null)
  creatorEmail?: (string | null)
  createdDate?: (string | null)
  updatedDate?: (string | null)
}
export interface CarpoolAnalytic {
  id?: string
}
export interface CarpoolAnalyticWire {
  id?: string
}
export interface Community {
  id?: number
  name: string
  status?: number
  validationType: (0 | 1 | 2 | 3)
  domain?: string
  membersHidden?: boolean
  proposalsHidden?: boolean
  description: string
  fullDescription: string
  address?: Address
  target?: number
  freeCarpool?: boolean
  referrerId: number
  referrer?: string
  referrerAvatar?: string
  nbMembers?: number
  image?: string
  avatar?: string
  createdDate?: string
  updatedDate?: string
  communitySecurities?: {
    id?: number
    filename?: string
    originalName?: string
  }[]
}
export interface CommunityWire {
  id?: number
  name: string
  status?: (number | null)
  validationType: (0 | 1 | 2 | 3)
  domain?: (string | null)
  membersHidden?: (boolean | null)
  proposalsHidden?: (boolean | null)
  description: string
  fullDescription: string
  address?: ({
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  } | null)
  target?: (number | null)
  freeCarpool?: (boolean | null)
  referrerId: number
  referrer?: (string | null)
  referrerAvatar?: (string | null)
  nbMembers?: (number | null)
  image?: (string | null)
  avatar?: (string | null)
  createdDate?: (string | null)
  updatedDate?: (string | null)
  communitySecurities?: ({
    id?: number
    filename?: string
    originalName?: string
  }[] | null)
}
export interface CommunityMember {
  id?: number
  communityId?: number
  userId?: number
  username?: string
  givenName?: string
  familyName?: string
  avatar?: string
  status: (0 | 1 | 2 | 3)
  createdDate?: string
  acceptedDate?: string
  refusedDate?: string
  lastActivityDate?: string
  newsSubscription?: boolean
  adType?: (0 | 1 | 2 | 3)
  adsInCommunityAsDriver?: boolean
  adsInCommunityAsPassenger?: boolean
}
export interface CommunityMemberWire {
  id?: number
  communityId?: (number | null)
  userId?: (number | null)
  username?: (string | null)
  givenName?: (string | null)
  familyName?: (string | null)
  avatar?: (string | null)
  status: (0 | 1 | 2 | 3)
  createdDate?: (string | null)
  acceptedDate?: (string | null)
  refusedDate?: (string | null)
  lastActivityDate?: (string | null)
  newsSubscription?: (boolean | null)
  adType?: (0 | 1 | 2 | 3 | null)
  adsInCommunityAsDriver?: (boolean | null)
  adsInCommunityAsPassenger?: (boolean | null)
}
export interface Editorial {
  id?: number
  title: string
  text: string
  label: string
  link: string
  status: (1 | 0)
  image?: string
  avatar?: string
  createdDate?: string
  updatedDate?: string
}
export interface EditorialWire {
  id?: number
  title: string
  text: string
  label: string
  link: string
  status: (1 | 0)
  image?: (string | null)
  avatar?: (string | null)
  createdDate?: (string | null)
  updatedDate?: (string | null)
}
export interface Event {
  id?: number
  name: string
  status: (0 | 1 | 2)
  private: boolean
  description?: string
  fullDescription?: string
  useTime: boolean
  fromDate: string
  toDate: string
  url?: string
  address: Address
  communityId?: number
  communityName?: string
  creatorId: number
  creator?: string
  creatorAvatar?: string
  image?: string
  avatar?: string
}
export interface EventWire {
  id?: number
  name: string
  status: (0 | 1 | 2)
  private: boolean
  description?: (string | null)
  fullDescription?: (string | null)
  useTime: boolean
  fromDate: string
  toDate: string
  url?: (string | null)
  address: {
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  }
  communityId?: (number | null)
  communityName?: (string | null)
  creatorId: number
  creator?: (string | null)
  creatorAvatar?: (string | null)
  image?: (string | null)
  avatar?: (string | null)
}
export interface Hitchhiker {
  id?: number
  status: (1 | 2 | 3 | 4)
  givenName?: string
  familyName?: string
  gender: (1 | 2 | 3 | 0)
  birthDate?: string
  email: string
  telephone?: string
  phoneDisplay: (1 | 2)
  newsSubscription?: boolean
  homeAddress?: Address
  postalAddress?: string
  hitchHikeDriver?: boolean
  hitchHikePassenger?: boolean
  rezoKit?: boolean
  cardLetter?: boolean
  cardLetterPosted?: boolean
  rzpTerritoryStatus?: ("notConsidered" | "pondering" | "ongoing" | "working" | "unsuscribed")
  identityStatus?: (0 | 1 | 2 | 3 | 4)
  identityProofs?: IdentityProofs
  legalGuardianEmail?: string
  parentalConsentDate?: string
  needParentalConsent?: boolean
  oldEnoughToDrive?: boolean
  drivingLicenceNumber?: string
  image?: string
  createdDate?: string
  lastActivityDate?: string
}
export interface HitchhikerWire {
  id?: number
  status: (1 | 2 | 3 | 4)
  givenName?: (string | null)
  familyName?: (string | null)
  gender: (1 | 2 | 3 | 0)
  birthDate?: (string | null)
  email: string
  telephone?: (string | null)
  phoneDisplay: (1 | 2)
  newsSubscription?: (boolean | null)
  homeAddress?: {
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  }
  postalAddress?: (string | null)
  hitchHikeDriver?: (boolean | null)
  hitchHikePassenger?: (boolean | null)
  rezoKit?: (boolean | null)
  cardLetter?: (boolean | null)
  cardLetterPosted?: (boolean | null)
  identityStatus?: (0 | 1 | 2 | 3 | 4 | null)
  /**
   * The identity documents of somebody, the newest first.
   */
  identityProofs?: ({
    id?: number
    status?: (1 | 2 | 3 | 4)
    fileName?: string
    originalName?: string
    size?: number
    createdDate?: string
    acceptedDate?: string
    refusedDate?: string
    validator?: string
  }[] | null)
  legalGuardianEmail?: (string | null)
  parentalConsentDate?: (string | null)
  needParentalConsent?: (boolean | null)
  oldEnoughToDrive?: (boolean | null)
  drivingLicenceNumber?: (string | null)
  image?: (string | null)
  createdDate?: (string | null)
  lastActivityDate?: (string | null)
}
export interface Icon {
  id?: number
  name: string
  url?: string
  privateName?: string
  privateUrl?: string
}
export interface IconWire {
  id?: number
  name: string
  url?: (string | null)
  privateName?: (string | null)
  privateUrl?: (string | null)
}
export interface RelayPoint {
  id?: number
  name: string
  status: (0 | 1 | 2)
  relayPointTypeId?: number
  relayPointTypeName?: string
  relayPointTypeAvatar?: string
  description?: string
  fullDescription?: string
  places?: number
  placesDisabled?: number
  free?: boolean
  secured?: boolean
  official?: boolean
  suggested?: boolean
  private?: boolean
  permalink?: string
  address: Address
  communityId?: number
  communityName?: string
  structureId?: number
  structureName?: string
  creatorId: number
  creator?: string
  creatorAvatar?: string
  image?: string
  avatar?: string
  importedDate?: string
}
export interface RelayPointWire {
  id?: number
  name: string
  status: (0 | 1 | 2)
  relayPointTypeId?: (number | null)
  relayPointTypeName?: (string | null)
  relayPointTypeAvatar?: (string | null)
  description?: (string | null)
  fullDescription?: (string | null)
  places?: (number | null)
  placesDisabled?: (number | null)
  free?: (boolean | null)
  secured?: (boolean | null)
  official?: (boolean | null)
  suggested?: (boolean | null)
  private?: (boolean | null)
  permalink?: (string | null)
  address: {
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  }
  communityId?: (number | null)
  communityName?: (string | null)
  structureId?: (number | null)
  structureName?: (string | null)
  creatorId: number
  creator?: (string | null)
  creatorAvatar?: (string | null)
  image?: (string | null)
  avatar?: (string | null)
  importedDate?: (string | null)
}
export interface RelayPointType {
  id?: number
  name: string
  iconId: number
  iconName?: string
  iconUrl?: string
  iconPrivateName?: string
  iconPrivateUrl?: string
}
export interface RelayPointTypeWire {
  id?: number
  name: string
  iconId: number
  iconName?: (string | null)
  iconUrl?: (string | null)
  iconPrivateName?: (string | null)
  iconPrivateUrl?: (string | null)
}
export interface SolidaryRecord {
  id?: number
  status?: (0 | 1 | 2 | 3 | 4 | 6)
  progression?: number
  subject?: string
  userId?: number
  givenName: string
  familyName: string
  telephone?: string
  lastAction?: ("solidary_more_infos_sms" | "solidary_more_infos_message" | "solidary_more_infos_call" | "solidary_contact_sms" | "solidary_contact_message" | "solidary_contact_call" | "solidary_reminder_sms" | "solidary_reminder_message" | "solidary_reminder_call" | "solidary_link" | "solidary_carpool_refusal" | "solidary_external_driver_contact" | "solidary_carpool_ongoing" | "solidary_follow_up_ask" | "solidary_follow_up_reminder" | "solidary_witness_ask" | "solidary_witness_reminder" | "solidary_punctual_carpool" | "solidary_regular_carpool" | "solidary_other_transport_solutions" | "solidary_ask_drop" | "solidary_too_late" | "solidary_closed_association" | "solidary_no_solution" | "solidary_no_available_carpooler" | "solidary_carpool_no_response" | "solidary_off_topic" | "solidary_external_carpool" | "solidary_free" | "solidary_user_create" | "solidary_user_accepted" | "solidary_user_refused" | "solidary_user_update" | "solidary_create" | "solidary_update" | "solidary_update_progress_manually" | "solidary_deeply_updated")
  lastActionDate?: string
  origin: Address
  destination?: Address
  proposalType?: ("oneway" | "roundtrip")
  fromDate?: string
  email?: string
  gender?: (1 | 2 | 3 | 0)
  birthDate?: string
  newsSubscription?: boolean
  homeAddress?: Address
  subjectId?: number
  additionalSubject?: string
  needIds?: number[]
  additionalNeed?: string
  destinationAny?: boolean
  regular?: (false | true)
  punctualOutwardDateChoice?: (1 | 2 | 3 | 4)
  punctualOutwardMinDate?: string
  punctualOutwardTimeChoice?: (1 | 2 | 3 | 4)
  punctualOutwardMinTime?: string
  punctualReturnDateChoice?: (1 | 2 | 3 | 4 | 5)
  punctualReturnDate?: string
  punctualReturnTime?: string
  regularSchedules?: {
    days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]
    outwardTime?: string
    returnTime?: string
  }[]
  regularDateChoice?: (1 | 2 | 3)
  regularMinDate?: string
  regularMaxDate?: string
  proofs?: {
    label?: string
    value?: (boolean | string)
    originalName?: string
  }[]
}
export interface SolidaryRecordWire {
  id?: number
  status?: (0 | 1 | 2 | 3 | 4 | 6 | null)
  progression?: (number | null)
  subject?: (string | null)
  userId?: (number | null)
  givenName: string
  familyName: string
  telephone?: string
  lastAction?: ("solidary_more_infos_sms" | "solidary_more_infos_message" | "solidary_more_infos_call" | "solidary_contact_sms" | "solidary_contact_message" | "solidary_contact_call" | "solidary_reminder_sms" | "solidary_reminder_message" | "solidary_reminder_call" | "solidary_link" | "solidary_carpool_refusal" | "solidary_external_driver_contact" | "solidary_carpool_ongoing" | "solidary_follow_up_ask" | "solidary_follow_up_reminder" | "solidary_witness_ask" | "solidary_witness_reminder" | "solidary_punctual_carpool" | "solidary_regular_carpool" | "solidary_other_transport_solutions" | "solidary_ask_drop" | "solidary_too_late" | "solidary_closed_association" | "solidary_no_solution" | "solidary_no_available_carpooler" | "solidary_carpool_no_response" | "solidary_off_topic" | "solidary_external_carpool" | "solidary_free" | "solidary_user_create" | "solidary_user_accepted" | "solidary_user_refused" | "solidary_user_update" | "solidary_create" | "solidary_update" | "solidary_update_progress_manually" | "solidary_deeply_updated" | null)
  lastActionDate?: (string | null)
  origin: {
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  }
  destination?: ({
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  } | null)
  proposalType?: ("oneway" | "roundtrip" | null)
  fromDate?: (string | null)
  email?: string
  gender?: (1 | 2 | 3 | 0)
  birthDate?: string
  newsSubscription?: boolean
  homeAddress?: {
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  }
  subjectId?: number
  additionalSubject?: (string | null)
  needIds?: (number[] | null)
  additionalNeed?: (string | null)
  destinationAny?: (boolean | null)
  regular?: ((false | true) | null)
  punctualOutwardDateChoice?: (1 | 2 | 3 | 4 | null)
  punctualOutwardMinDate?: (string | null)
  punctualOutwardTimeChoice?: (1 | 2 | 3 | 4 | null)
  punctualOutwardMinTime?: (string | null)
  punctualReturnDateChoice?: (1 | 2 | 3 | 4 | 5 | null)
  punctualReturnDate?: (string | null)
  punctualReturnTime?: (string | null)
  regularSchedules?: ({
    days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]
    outwardTime?: string
    returnTime?: string
  }[] | null)
  regularDateChoice?: (1 | 2 | 3 | null)
  regularMinDate?: (string | null)
  regularMaxDate?: (string | null)
  proofs?: ({
    label?: string
    value?: (boolean | string)
    originalName?: string
  }[] | null)
}
export interface Structure {
  id?: number
  removable?: boolean
  name: string
  email?: string
  telephone?: string
  signature?: string
  solidaryTransport?: boolean
  mode?: boolean
  mMinTime: string
  mMaxTime: string
  aMinTime: string
  aMaxTime: string
  eMinTime: string
  eMaxTime: string
  mMinRangeTime?: string
  mMaxRangeTime?: string
  aMinRangeTime?: string
  aMaxRangeTime?: string
  eMinRangeTime?: string
  eMaxRangeTime?: string
  days?: string[]
  subjects?: {
    label: string
  }[]
  needs?: {
    label: string
    labelVolunteer?: string
  }[]
  territories?: {
    name?: string
  }[]
  operators?: {
    givenName?: string
    familyName?: string
    email?: string
  }[]
  structureProofsRequester?: {
    label: string
    inputType: ("checkbox" | "input" | "selectbox" | "radio" | "file")
    choices?: {
      options: string
      acceptedValues?: string
    }[]
    mandatory?: boolean
    activated?: boolean
  }[]
  structureProofsVolunteer?: {
    label: string
    inputType: ("checkbox" | "input" | "selectbox" | "radio" | "file")
    choices?: {
      options: string
      acceptedValues?: string
    }[]
    mandatory?: boolean
    activated?: boolean
  }[]
}
export interface StructureWire {
  id?: number
  removable?: (boolean | null)
  name: string
  email?: string
  telephone?: (string | null)
  signature?: (string | null)
  solidaryTransport?: (boolean | null)
  mode?: (number | null)
  mMinTime: string
  mMaxTime: string
  aMinTime: string
  aMaxTime: string
  eMinTime: string
  eMaxTime: string
  mMinRangeTime?: string
  mMaxRangeTime?: string
  aMinRangeTime?: string
  aMaxRangeTime?: string
  eMinRangeTime?: string
  eMaxRangeTime?: string
  subjects?: ({
    id?: number
    label?: string
  }[] | null)
  needs?: ({
    id?: number
    label?: string
    labelVolunteer?: (string | null)
  }[] | null)
  territories?: (number[] | null)
  operators?: ({
    id?: number
  }[] | null)
  structureProofsRequester?: ({
    id?: number
    position?: number
    label: (string | null)
    mandatory?: boolean
    activated?: boolean
    options?: (string | null)
    acceptedValues?: (string | null)
    checkbox: (boolean | null)
    radio: (boolean | null)
    input: (boolean | null)
    file: (boolean | null)
    selectbox: (boolean | null)
    type?: number
  }[] | null)
  structureProofsVolunteer?: ({
    id?: number
    position?: number
    label: (string | null)
    mandatory?: boolean
    activated?: boolean
    options?: (string | null)
    acceptedValues?: (string | null)
    checkbox: (boolean | null)
    radio: (boolean | null)
    input: (boolean | null)
    file: (boolean | null)
    selectbox: (boolean | null)
    type?: number
  }[] | null)
  structureProofs?: ({
    id?: number
    position?: number
    label: (string | null)
    mandatory?: boolean
    activated?: boolean
    options?: (string | null)
    acceptedValues?: (string | null)
    checkbox: (boolean | null)
    radio: (boolean | null)
    input: (boolean | null)
    file: (boolean | null)
    selectbox: (boolean | null)
    type?: number
  }[] | null)
  mMon?: boolean
  aMon?: boolean
  eMon?: boolean
  mTue?: boolean
  aTue?: boolean
  eTue?: boolean
  mWed?: boolean
  aWed?: boolean
  eWed?: boolean
  mThu?: boolean
  aThu?: boolean
  eThu?: boolean
  mFri?: boolean
  aFri?: boolean
  eFri?: boolean
  mSat?: boolean
  aSat?: boolean
  eSat?: boolean
  mSun?: boolean
  aSun?: boolean
  eSun?: boolean
}
export interface Territory {
  id?: number
  name: string
}
export interface TerritoryWire {
  id?: number
  name: string
}
export interface User {
  id?: number
  status: (1 | 2 | 3 | 4)
  givenName?: string
  familyName?: string
  shortFamilyName?: string
  email: string
  gender: (1 | 2 | 3 | 0)
  nationality?: string
  birthDate?: string
  telephone?: string
  phoneDisplay: (1 | 2)
  newsSubscription?: boolean
  drivingLicenceNumber?: string
  smoke?: (0 | 1 | 2)
  music?: boolean
  musicFavorites?: string
  chat?: boolean
  chatFavorites?: string
  gamification?: boolean
  gratuity?: boolean
  hitchHikeDriver?: boolean
  hitchHikePassenger?: boolean
  rezoKit?: boolean
  cardLetter?: boolean
  cardLetterPosted?: boolean
  postalAddress?: string
  homeAddress?: Address
  legalGuardianEmail?: string
  parentalConsentDate?: string
  needParentalConsent?: boolean
  oldEnoughToDrive?: boolean
  rolesTerritory?: {
    role: number
    territory?: number
  }[]
  identityProofs?: IdentityProofs
  ownership?: {
    kind?: ("events" | "communities")
    name?: string
  }[]
  missingDataToPayElectronically?: ("identity" | "bankCoordinates" | "givenName" | "familyName" | "birthDate" | "email" | "homeAddress" | "addressLocality" | "countryCode" | "postalCode" | "street")[]
  identityStatus?: (0 | 1 | 2 | 3 | 4)
  adType?: (0 | 1 | 2 | 3)
  referral?: string
  image?: string
  avatar?: string
  createdDate?: string
  lastActivityDate?: string
  importedDate?: string
}
export interface UserWire {
  id?: number
  status: (1 | 2 | 3 | 4)
  givenName?: (string | null)
  familyName?: (string | null)
  shortFamilyName?: (string | null)
  email: string
  gender: (1 | 2 | 3 | 0)
  nationality?: (string | null)
  birthDate?: (string | null)
  telephone?: (string | null)
  phoneDisplay: (1 | 2)
  newsSubscription?: (boolean | null)
  drivingLicenceNumber?: (string | null)
  smoke?: (0 | 1 | 2 | null)
  music?: (boolean | null)
  musicFavorites?: (string | null)
  chat?: (boolean | null)
  chatFavorites?: (string | null)
  gamification?: (boolean | null)
  gratuity?: (boolean | null)
  hitchHikeDriver?: (boolean | null)
  hitchHikePassenger?: (boolean | null)
  rezoKit?: (boolean | null)
  cardLetter?: (boolean | null)
  cardLetterPosted?: (boolean | null)
  postalAddress?: (string | null)
  homeAddress?: {
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  }
  legalGuardianEmail?: (string | null)
  parentalConsentDate?: (string | null)
  needParentalConsent?: (boolean | null)
  oldEnoughToDrive?: (boolean | null)
  rolesTerritory?: {
    role: number
    territory?: (number | null)
  }[]
  /**
   * The identity documents of somebody, the newest first.
   */
  identityProofs?: ({
    id?: number
    status?: (1 | 2 | 3 | 4)
    fileName?: string
    originalName?: string
    size?: number
    createdDate?: string
    acceptedDate?: string
    refusedDate?: string
    validator?: string
  }[] | null)
  ownership?: ({
    [k: string]: unknown
  }[] | null)
  missingDataToPayElectronically?: (("identity" | "bankCoordinates" | "givenName" | "familyName" | "birthDate" | "email" | "homeAddress" | "addressLocality" | "countryCode" | "postalCode" | "street")[] | null)
  identityStatus?: (0 | 1 | 2 | 3 | 4 | null)
  adType?: (0 | 1 | 2 | 3 | null)
  referral?: (string | null)
  image?: (string | null)
  avatar?: (string | null)
  createdDate?: (string | null)
  lastActivityDate?: (string | null)
  importedDate?: (string | null)
}
export interface Volunteer {
  id?: number
  userId?: number
  givenName?: string
  familyName?: string
  gender?: (1 | 2 | 3 | 0)
  birthDate?: string
  email?: string
  telephone?: string
  newsSubscription?: boolean
  homeAddress?: Address
  maxDistance?: number
  avatar?: string
  mMinTime?: string
  mMaxTime?: string
  aMinTime?: string
  aMaxTime?: string
  eMinTime?: string
  eMaxTime?: string
  availabilities?: string[]
  structures?: {
    id?: number
    name?: string
    status?: (0 | 1 | 2)
    userStructureId?: number
  }[]
  proofs?: {
    label?: string
    value?: (boolean | string)
    fileName?: string
    originalName?: string
    fileSize?: string
    structure?: string
    structureId?: number
    status?: (0 | 1 | 2)
  }[]
}
export interface VolunteerWire {
  id?: number
  userId?: (number | null)
  givenName?: (string | null)
  familyName?: (string | null)
  gender?: (1 | 2 | 3 | 0 | null)
  birthDate?: (string | null)
  email?: (string | null)
  telephone?: (string | null)
  newsSubscription?: (boolean | null)
  homeAddress?: ({
    houseNumber?: (string | null)
    street?: (string | null)
    streetAddress?: (string | null)
    postalCode?: (string | null)
    subLocality?: (string | null)
    addressLocality?: (string | null)
    localAdmin?: (string | null)
    county?: (string | null)
    macroCounty?: (string | null)
    region?: (string | null)
    macroRegion?: (string | null)
    addressCountry?: (string | null)
    countryCode?: (string | null)
    latitude?: string
    longitude?: string
    name?: (string | null)
    home?: boolean
    displayLabel?: string[]
  } | null)
  maxDistance?: (number | null)
  avatar?: (string | null)
  mMinTime?: string
  mMaxTime?: string
  aMinTime?: string
  aMaxTime?: string
  eMinTime?: string
  eMaxTime?: string
  structures?: ({
    id?: number
    name?: string
    status?: (0 | 1 | 2)
    userStructureId?: number
  }[] | null)
  proofs?: ({
    label?: string
    value?: (boolean | string)
    fileName?: string
    originalName?: string
    fileSize?: string
    structure?: string
    structureId?: number
    status?: (0 | 1 | 2)
  }[] | null)
  mMon?: boolean
  aMon?: boolean
  eMon?: boolean
  mTue?: boolean
  aTue?: boolean
  eTue?: boolean
  mWed?: boolean
  aWed?: boolean
  eWed?: boolean
  mThu?: boolean
  aThu?: boolean
  eThu?: boolean
  mFri?: boolean
  aFri?: boolean
  eFri?: boolean
  mSat?: boolean
  aSat?: boolean
  eSat?: boolean
  mSun?: boolean
  aSun?: boolean
  eSun?: boolean
}
