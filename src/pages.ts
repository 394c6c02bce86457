/** Finds the page of an address and decides whether it opens. */
import { may } from '#domain/access/roles.ts'
import { isFixedEntityPage } from '#providers/router/pagePaths.ts'
import { currentUser, type User } from '#providers/session.ts'
import { pages, type Page } from '#schemas/pages.ts'

/** `open`: show the page; `missing`: there is no such page; an object: redirect. */
export type Outcome = 'open' | 'sign-in' | 'refused' | 'missing' | { redirect: string }

/** Fixed paths before those with parameters, so that `/employee/new` does not match `{id}`. */
const known = pages
  .map((page) => ({ page, pattern: patternOf(page.path) }))
  .sort((a, b) => Number(a.page.path.includes('{')) - Number(b.page.path.includes('{')))

/** @param path Path as in the address bar. */
export function pageAt(path: string): Page | undefined {
  const bare = path.replace(/(?<=.)\/+$/, '')
  const page = known.find(({ pattern }) => pattern.test(bare))?.page
  return page?.path.includes('{') && isFixedEntityPage(bare) ? undefined : page
}

/**
 * Access to a page (specification, section 2). An address outside the table is an entity's page or does not exist: its
 * own guard decides, but visitors never see it.
 */
export function outcomeFor(page: Page | undefined, user: Pick<User, 'acl'> | null): Outcome {
  const acl = page ? page.acl : '*'
  if (acl !== null && !user) return 'sign-in'
  if (acl !== null && !may(user?.acl ?? [], acl)) return 'refused'
  if (page?.redirect !== undefined) return { redirect: page.redirect }
  return page && !page.built ? 'missing' : 'open'
}

/** Whether the current user can open a page, so that no link leads to a refused or missing one. */
export const mayOpen = (path: string): boolean => outcomeFor(pageAt(path), currentUser()) === 'open'

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[^/]+')}$`)
}
