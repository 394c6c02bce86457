/**
 * Page to open instead of one that a person may not see: some pages have another one in their place, for people with
 * other rights, as staff and people of a client read the same file at two addresses.
 */
import type { RoleExpression } from '#schemas/entity.ts'
import { pages } from '#schemas/pages.ts'

type Replacement = { own: string; ownAcl: RoleExpression | null; page: string; acl: RoleExpression | null }

const replacements = pages.flatMap(({ path: own, acl: ownAcl, insteadOf: page }): Replacement[] =>
  page === undefined ? [] : [{ own, ownAcl, page, acl: pages.find(({ path }) => path === page)?.acl ?? null }],
)

/**
 * @param path Of a page, without query.
 * @param may Whether the person satisfies a role expression.
 * @returns The path that this person may open; the same one where there is nothing else.
 * @example pageFor('/file/show-new/12', ...) // '/file/12' for people of a client
 */
export function pageFor(path: string, may: (right: RoleExpression) => boolean): string {
  const opens = (right: RoleExpression | null) => right === null || may(right)
  for (const { own, ownAcl, page, acl } of replacements) {
    const moved = movedTo(own, page, path)
    if (moved !== undefined && !opens(acl) && opens(ownAcl)) return moved
  }
  return path
}

/** The page in whose place this one is; itself where it is in nobody's place. */
export function pageReplacedBy(path: string): string {
  for (const { own, page } of replacements) {
    const moved = movedTo(page, own, path)
    if (moved !== undefined) return moved
  }
  return path
}

/** @returns `to` with the id that `path` has in the form `from`; undefined where it has not that form. */
function movedTo(to: string, from: string, path: string): string | undefined {
  const [before = '', after] = from.split('{id}')
  if (after === undefined) return path === from ? to : undefined
  const id = path.slice(before.length, path.length - after.length)
  return path === before + id + after && /^\d+$/.test(id) ? to.replace('{id}', id) : undefined
}
