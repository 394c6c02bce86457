/** Ownership of records in this product; separate from `product.ts` because few pages need it. */

/** An entity whose records own others: an account from outside sees only what belongs to its owners. */
export type Owner = {
  /** Name of the entity; its accounts may sign in while one of their owners is `active`. */
  entity: string
  /** The many-relation of `user` that binds an account to its owners. */
  accounts: string
  /** Name of the ids of an account's owners in conditions (`$me.customerIds`) and in what the browser receives. */
  ids: OwnerIds
  /** Relation to the owner of which another is part: whoever sees the whole sees its parts. */
  partOf?: string
  /**
   * Rights outside the area `portal` of roles.json that an account from outside may have, limited to its
   * owners' rows.
   */
  roles: readonly string[]
}
export type OwnerIds = 'customerIds'

/** null: everybody who signs in is staff. */
export const owner: Owner | null = {
  entity: 'customer',
  accounts: 'customers',
  ids: 'customerIds',
  partOf: 'parent',
  roles: ['ROLE_API_LOG_VIEW', 'ROLE_STATISTIC_DASHBOARD_CLIENT'],
}

/** Relations of an account to one record that conditions may name, as in `$me.team`. */
export const ownRelations = ['team'] as const
export type OwnRelation = (typeof ownRelations)[number]

/** Right to change one's own password. */
export const passwordRight = 'ROLE_CONTACT_PERSON or ROLE_EMPLOYEE'
/** Right to read the description of the API. */
export const descriptionRight = 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_CUSTOMER'

/** Relations of an account to one record that narrow what it sees (`x-access.within`), with their columns. */
export const limits = { onlyTeam: 'only_team_id' } as const
export type Limit = keyof typeof limits
