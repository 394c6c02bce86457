/** Where the database keeps owners and the accounts that are bound to them. */
import { owner } from '#schemas/owner.ts'

const snake = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** null: the product has no owners. */
export const ownerSql = owner && {
  table: snake(owner.entity),
  /** Link table: owner_id is the account, target_id the owner. */
  links: `app_user_${snake(owner.accounts)}`,
  /** Column of the owner that another is part of. */
  partOf: owner.partOf === undefined ? undefined : `${snake(owner.partOf)}_id`,
}
