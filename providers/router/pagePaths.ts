/**
 * Translates between the page paths of the specification and react-admin's own. react-admin's pages are under `/~`,
 * where no path of ours begins, so that both directions are unambiguous: `/customer/12` is the specification's show
 * page, `/~/customer/12` react-admin's edit page. An id may be a number or text; if a page of the product has the same
 * address, the page wins.
 */
import { singleId } from '#schemas/single.ts'
import { pages as product } from '#schemas/pages.ts'

/** Page paths of one entity, with `{id}` for the record; actions without a page happen in the list. */
export type PageRoutes = { list: string; create?: string; edit?: string; show?: string }

/** react-admin's basename. */
export const inside = '/~'

type View = keyof PageRoutes
type Page = { resource: string; view: View; path: string; pattern: RegExp }

const views: readonly View[] = ['list', 'create', 'edit', 'show']
const isFixed = (path: string) => !path.includes('{')
const productPages = new Set(product.map(({ path }) => path).filter(isFixed))
let pages: readonly Page[] = []
let routesOf: Readonly<Record<string, PageRoutes>> = {}

/** Lists that have no pages, by resource. */
let pageless: ReadonlySet<string> = new Set()

export function setPageless(resources: Iterable<string>): void {
  pageless = new Set(resources)
}

/** Called at start, and in development when a schema changes its paths. */
export function setPageRoutes(routes: Readonly<Record<string, PageRoutes>>): void {
  routesOf = routes
  pages = Object.entries(routes)
    .flatMap(([resource, paths]) => views.flatMap((view) => toPage(resource, view, paths[view])))
    .sort(moreSpecificFirst)
}

/** `/settings/merchant?per-page=100` → `/~/merchant?perPage=100`; what is inside already stays. */
export function toInside(path: string, search: string): { pathname: string; search: string } {
  const asked = search.replace(/([?&])per-page=/, '$1perPage=')
  const form = isInside(path) ? undefined : formOf(path)
  if (form) return { pathname: form.pathname, search: asked === '' ? form.search : `${asked}&${form.search.slice(1)}` }
  return { pathname: isInside(path) ? path : pageInside(path), search: asked }
}

/** `/settings/merchant/12/edit`, an address that is guessed or was kept: the list, with the form of the record over it. */
function formOf(path: string): { pathname: string; search: string } | undefined {
  const found = /^(.+)\/edit\/*$/.exec(path)?.[1]
  const page = found === undefined ? undefined : pages.find((one) => one.view === 'show' && one.pattern.test(found))
  const { id } = (found !== undefined && page?.pattern.exec(found)?.groups) || {}
  if (!page || id === undefined || routesOf[page.resource]?.edit !== undefined) return undefined
  return { pathname: `${inside}/${page.resource}`, search: `?edit=${id}` }
}

/**
 * `/~/customer/12/show` → `/customer/12`; the reverse of `toInside`. The address of a list without pages has neither page
 * nor size.
 */
export function toOutside(path: string, search: string): { pathname: string; search: string } {
  const isPageless = isInside(path) && pageless.has(path.slice(inside.length + 1))
  return {
    pathname: isInside(path) ? pageOutside(path.slice(inside.length)) : path,
    search: isPageless ? withoutPage(search) : search.replace(/([?&])perPage=/, '$1per-page='),
  }
}

const withoutPage = (search: string): string =>
  search
    .replace(/([?&])(?:page|perPage)=[^&]*/g, '$1')
    .replace(/&&+/g, '&')
    .replace(/\?&/, '?')
    .replace(/[?&]$/, '')

const isInside = (path: string) => path === inside || path.startsWith(`${inside}/`)

/** Whether a path in the address bar is a page of an entity. */
export const isEntityPage = (path: string): boolean => entityPage(path) !== undefined

/** Whether that page is always at this address, as a list is: it comes before pages with an id there. */
export const isFixedEntityPage = (path: string): boolean => {
  const bare = path.replace(/(?<=.)\/+$/, '')
  return pages.some((one) => isFixed(one.path) && one.path === bare)
}

function entityPage(path: string): string | undefined {
  const page = pages.find((one) => one.pattern.test(path) && (isFixed(one.path) || !productPages.has(path)))
  if (!page) return undefined
  // The address of a singleton has no id.
  const { id = singleId } = page.pattern.exec(path)?.groups ?? {}
  const own = { list: '', create: '/create', edit: `/${id}`, show: `/${id}/show` }[page.view]
  return `${inside}/${page.resource}${own}`
}

function pageInside(path: string): string {
  const bare = path.replace(/(?<=.)\/+$/, '')
  const page = entityPage(bare)
  if (page !== undefined) return page
  // `/customer` is not one of our pages, and must not open react-admin's list of that name.
  const isTaken = Object.hasOwn(routesOf, bare.split('/')[1] ?? '')
  return isTaken ? `${inside}/-${bare}` : inside + bare
}

function pageOutside(path: string): string {
  if (path.startsWith('/-/')) return path.slice(2)
  const [, resource = '', first, second, ...more] = path.split('/')
  const paths = Object.hasOwn(routesOf, resource) ? routesOf[resource] : undefined
  if (!paths) return path || '/'
  if (first === undefined || first === '') return paths.list
  if (first === 'create') return withRest(paths.create ?? paths.list, [second, ...more])
  // Our redirect functions return paths of ours, to which react-admin adds its basename.
  if (productPages.has(path) || pages.some((page) => page.path === path)) return path
  if (second === 'show') return withRest(fill(paths.show ?? paths.edit ?? paths.list, first), more)
  return withRest(fill(paths.edit ?? paths.show ?? paths.list, first), [second, ...more])
}

const fill = (path: string, id: string) => path.replace('{id}', id)

const withRest = (path: string, rest: readonly (string | undefined)[]) =>
  [path, ...rest.filter((part) => part !== undefined && part !== '')].join('/')

function toPage(resource: string, view: View, path: string | undefined): Page[] {
  if (path === undefined) return []
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('{id}', '(?<id>[^/]+)')
  return [{ resource, view, path, pattern: new RegExp(`^${literal}$`) }]
}

/** Longer paths first, and fixed parts before ids: `/customer/{id}/edit`, `/customer/create`, `/customer/{id}`. */
function moreSpecificFirst(a: Page, b: Page): number {
  const depth = (page: Page) => page.path.split('/').length
  const open = (page: Page) => Number(page.path.includes('{id}'))
  return depth(b) - depth(a) || open(a) - open(b)
}
