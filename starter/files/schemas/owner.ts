/** Whose rows are whose in this product: everybody who signs in is of the staff, and nobody sees an own part only. */

/** An entity whose records own others: an account from outside sees what belongs to its owners, and nothing else. */
export type Owner = {
  /** Name of the entity; its accounts may be used while one of their owners is `active`. */
  entity: string
  /** The many-relation of `user` that binds an account to its owners. */
  accounts: string
  /** Name under which the ids of an account's owners stand in conditions (`$me.readerIds`) and in what the browser is told. */
  ids: OwnerIds
  /** Relation to the owner that another is part of: whoever sees the whole sees its parts. */
  partOf?: string
  /** Rights of other areas than `portal` in roles.json that an account from outside may have. */
  roles: readonly string[]
}
/** One name, such as 'readerIds', once there are owners. */
export type OwnerIds = never

const owners: readonly Owner[] = []
export const owner: Owner | null = owners[0] ?? null

/** Who may change an own password by asking for it. */
export const passwordRight = 'ROLE_EMPLOYEE'
