/** Tables and columns of owners and of the accounts bound to them. */
import { owner } from '#schemas/owner.ts'

const snake = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** null: the product has no owners. */
export const ownerSql = owner && {
  table: snake(owner.entity),
  /** Link table: owner_id is the account, target_id the owner. */
  links: `app_user_${snake(owner.accounts)}`,
  /** Column that points at the owner of which this one is a part. */
  partOf: owner.partOf === undefined ? undefined : `${snake(owner.partOf)}_id`,
}
