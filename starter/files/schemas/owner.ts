/** Ownership of records in this product: everybody who signs in is staff and sees all records. */

/** An entity whose records own others: an account from outside sees only what belongs to its owners. */
export type Owner = {
  /** Name of the entity; its accounts may sign in while one of their owners is `active`. */
  entity: string
  /** The many-relation of `user` that binds an account to its owners. */
  accounts: string
  /** Name of the ids of an account's owners in conditions (`$me.readerIds`) and in what the browser receives. */
  ids: OwnerIds
  /** Relation to the owner of which another is part: whoever sees the whole sees its parts. */
  partOf?: string
  /** Rights outside the area `portal` of roles.json that an account from outside may have. */
  roles: readonly string[]
}
/** A name such as 'readerIds', once there are owners. */
export type OwnerIds = never

const owners: readonly Owner[] = []
export const owner: Owner | null = owners[0] ?? null

/** Relations of an account to one record that conditions may name, as in `$me.team`. */
export const ownRelations = [] as const
export type OwnRelation = (typeof ownRelations)[number]

/** Right to change one's own password. */
export const passwordRight = 'ROLE_EMPLOYEE'
/** Right to read the description of the API. */
export const descriptionRight = 'ROLE_EMPLOYEE or ROLE_SETTINGS'

/** Relations of an account to one record that narrow what it sees (`x-access.within`), with their columns. */
export const limits = {} as const
export type Limit = keyof typeof limits
