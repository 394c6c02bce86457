/** Whose rows are whose in this product; part of what `product.ts` says, in a file of its own because few pages need it. */

/** An entity whose records own others: an account from outside sees what belongs to its owners, and nothing else. */
export type Owner = {
  /** Name of the entity; its accounts may be used while one of their owners is `active`. */
  entity: string
  /** The many-relation of `user` that binds an account to its owners. */
  accounts: string
  /** Name under which the ids of an account's owners stand in conditions (`$me.customerIds`) and in what the browser is told. */
  ids: OwnerIds
  /** Relation to the owner that another is part of: whoever sees the whole sees its parts. */
  partOf?: string
  /** Rights of other areas than `portal` in roles.json that an account from outside may have: their rows are its owners'. */
  roles: readonly string[]
}
export type OwnerIds = 'customerIds'

/** null: everybody who signs in is of the staff. */
export const owner: Owner | null = {
  entity: 'customer',
  accounts: 'customers',
  ids: 'customerIds',
  partOf: 'parent',
  roles: ['ROLE_API_LOG_VIEW', 'ROLE_STATISTIC_DASHBOARD_CLIENT'],
}

/** Who may change an own password by asking for it. */
export const passwordRight = 'ROLE_CONTACT_PERSON or ROLE_EMPLOYEE'
