/** Target of a menu item, whose link is an address or a route object (specification, section 3). */
import { isObject } from '#providers/callErrors.ts'
import { isEntityPage } from '#providers/router/pagePaths.ts'
import { pages, type Page } from '#schemas/pages.ts'
import { pageAt } from '#src/pages.ts'

export type MenuTarget = {
  /** Page of the app, as in the address bar. */
  path?: string
  /** Address outside the app. */
  href?: string
}

/** @returns undefined if the target cannot be shown here. */
export function targetOf(link: unknown): MenuTarget | undefined {
  const address = typeof link === 'string' ? link : addressOf(link)
  if (address === undefined || address === '' || !URL.canParse(address, window.location.origin)) return undefined
  if (address.startsWith('#')) return address.startsWith('#/') ? targetOf(address.slice(1)) : undefined
  const { origin, protocol, pathname, search, hash, href } = new URL(address, window.location.origin)
  if (origin === window.location.origin) return isPage(pathname) ? { path: pathname + search + hash } : undefined
  return /^https?:$/.test(protocol) ? { href } : undefined
}

/**
 * A route object names a page and its parameters, or contains a path or a URL.
 *
 * @param table Pages that may be named.
 */
export function addressOf(link: unknown, table: readonly Page[] = pages): string | undefined {
  if (!isObject(link)) return undefined
  const page = table.find(({ name }) => name !== undefined && name === link.name)
  const address = page ? filled(page.path, link.params) : (link.path ?? link.url ?? link.href)
  return typeof address === 'string' ? address : undefined
}

/** Fills `{id}` with the parameter of that name; undefined if one is missing. */
function filled(path: string, params: unknown): string | undefined {
  const address = path.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = isObject(params) ? params[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : hole
  })
  return address.includes('{') ? undefined : address
}

function isPage(path: string): boolean {
  const page = pageAt(path)
  return page?.redirect === undefined ? page?.built === true || isEntityPage(path) : isPage(page.redirect)
}
