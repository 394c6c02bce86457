/** Which page of the table an address is, and what becomes of whoever opens it. */
import { may } from '#domain/access/roles.ts'
import { currentUser, type User } from '#providers/session.ts'
import { pages, type Page } from '#schemas/pages.ts'

/** `open` shows the page; `missing` says that there is none. A redirect holds where to go instead. */
export type Outcome = 'open' | 'sign-in' | 'refused' | 'missing' | { redirect: string }

/** Fixed parts before open ones, so that `/employee/new` is not an `{id}`. */
const known = pages
  .map((page) => ({ page, pattern: patternOf(page.path) }))
  .sort((a, b) => Number(a.page.path.includes('{')) - Number(b.page.path.includes('{')))

/** @param path As in the address bar. */
export function pageAt(path: string): Page | undefined {
  const bare = path.replace(/(?<=.)\/+$/, '')
  return known.find(({ pattern }) => pattern.test(bare))?.page
}

/**
 * The guard (specification, section 2): an address outside the table is an entity's page or nobody's, which its
 * own guard decides, but never shown to a visitor.
 */
export function outcomeFor(page: Page | undefined, user: Pick<User, 'acl'> | null): Outcome {
  const acl = page ? page.acl : '*'
  if (acl !== null && !user) return 'sign-in'
  if (acl !== null && !may(user?.acl ?? [], acl)) return 'refused'
  if (page?.redirect !== undefined) return { redirect: page.redirect }
  return page && !page.built ? 'missing' : 'open'
}

/** Whether whoever is signed in now gets to see a page, so that nothing leads to one that is refused or not there. */
export const mayOpen = (path: string): boolean => outcomeFor(pageAt(path), currentUser()) === 'open'

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[^/]+')}$`)
}
