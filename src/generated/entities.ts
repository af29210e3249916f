/* Written by `npm run codegen`; read, never edited. */

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
  address?: {
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
    latitude?: string
    longitude?: string
    name?: string
    home?: boolean
    displayLabel?: string[]
  }
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
    latitude?: string
    longitude?: string
    name?: string
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
export interface Territory {
  id?: number
  name: string
}
export interface TerritoryWire {
  id?: number
  name: string
}
