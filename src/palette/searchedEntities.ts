/** Entities that can be searched, with the addresses of their pages. */
import { may } from '#domain/access/roles.ts'
import { currentUser } from '#providers/session.ts'
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { resources } from '#resources/generated/resources.ts'
import { routes } from '#resources/generated/routes.ts'
import { addSearch, editSearch, type RecordId } from '#resources/contexts/paths.ts'

const first = 'file'

/** `filter`: what may be found of it. */
export type Searched = { name: string; list: string; filter: object }

/** Entities that this user may read: files first, the others in the order of `pages`. */
export function searchedEntities(pages: readonly string[]): Searched[] {
  const place = ({ name, list }: Searched) =>
    name === first ? -1 : pages.includes(list) ? pages.indexOf(list) : pages.length
  return resources
    .filter(({ options }) => isOptions(options) && options.search === true && isAllowed(options.access.read))
    .map(({ name, options }) => ({
      name,
      list: routes[name]?.list ?? '/',
      filter: isOptions(options) ? (options.searchFilter ?? {}) : {},
    }))
    .sort((a, b) => place(a) - place(b))
}

/** Create pages of all entities that this user may create. */
export function addAddresses(): { name: string; to: string }[] {
  return resources.flatMap(({ name, create, options }) => {
    const { list, create: page } = routes[name] ?? {}
    if (!isOptions(options) || !isAllowed(options.access.create)) return []
    if (create && page !== undefined) return [{ name, to: page }]
    return options.dialog && options.form && list !== undefined ? [{ name, to: `${list}?${addSearch}` }] : []
  })
}

/** List filtered by a search text. */
export const listAddress = (name: string, search: string, filter: object = {}): string =>
  `${routes[name]?.list ?? '/'}?filter=${encodeURIComponent(JSON.stringify({ ...filter, search }))}`

/** Address at which a record is read: page, dialog or form; otherwise the list, filtered by its title. */
export function recordAddress(name: string, id: RecordId, title: string): string {
  const definition = resources.find((each) => each.name === name)
  const { list, show, edit } = routes[name] ?? {}
  const at = (page: string) => page.replace('{id}', encodeURIComponent(id))
  if (definition?.show && show !== undefined) return at(show)
  const options: unknown = definition?.options
  if (isOptions(options) && isAllowed(options.access.update)) {
    if (options.dialog && list !== undefined) return `${list}?${editSearch(id)}`
    if (definition?.edit && edit !== undefined) return at(edit)
  }
  return listAddress(name, title)
}

export const mayRead = (name: string): boolean => {
  const options: unknown = resources.find((each) => each.name === name)?.options
  return isOptions(options) && isAllowed(options.access.read)
}

const isAllowed = (right: string | undefined): boolean => may(currentUser()?.acl ?? [], right)

/** react-admin types `options` as unknown. */
const isOptions = (options: unknown): options is EntityOptions =>
  typeof options === 'object' && options !== null && 'access' in options
