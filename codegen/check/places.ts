/**
 * Addresses and menu groups that an entity may not take: those of the server, hand-written pages, and groups
 * without texts.
 */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import serverPaths from '#codegen/vocabulary/serverPaths.json' with { type: 'json' }
import type { Draft, Project, Rule } from './project.ts'

export const checkPlaces: Rule = (draft, project) => [
  ...apiPaths(draft, project),
  ...pagePaths(draft, project),
  ...menuGroup(draft, project),
]

/** Two routes with one path prevent the server's start, and one below another would be read as a record of it. */
function apiPaths(draft: Draft, { drafts }: Project): Finding[] {
  const { api, picker } = draft.entity.facts
  return [
    { value: api, path: ['x-entity', 'api'] },
    ...(picker ? [{ value: picker, path: ['x-entity', 'picker'] }] : []),
  ].flatMap(({ value, path }): Finding[] => {
    const own = serverPaths.find((one) => isWithin(value, one) || isWithin(one, value))
    if (own) return [{ path, message: `the API path "${value}" is the server's own (${own}); choose another` }]
    const above = drafts.find(({ entity }) => entity !== draft.entity && value.startsWith(`${entity.facts.api}/`))
    if (!above) return []
    const message = `the API path "${value}" lies beneath that of ${above.name}, which takes what follows for an id; choose another`
    return [{ path, message }]
  })
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}/`)

/** Pages with a title in the table are hand-written; the others wait for an entity. */
function pagePaths({ entity }: Draft, { pages }: Project): Finding[] {
  const own = new Map(
    pages
      .filter(({ title, redirect }) => title !== undefined || redirect !== undefined)
      .map(({ path }) => [withoutNames(path), path]),
  )
  return Object.entries(entity.ui.routes).flatMap(([view, value]): Finding[] => {
    const path: Path = ['x-ui', 'routes', view]
    const taken = own.get(withoutNames(value))
    if (taken !== undefined)
      return [
        { path, message: `the page path "${value}" is a page of the app itself (schemas/pages.json); choose another` },
      ]
    const route = serverPaths.find((one) => isWithin(value, one))
    // A form may be posted to the page that answers it.
    if (route === value && pages.some((page) => page.path === value)) return []
    return route ? [{ path, message: `the page path "${value}" is the server's own (${route}); choose another` }] : []
  })
}

/** '/customer/{id}' and '/customer/{hash}' are the same address. */
const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}')

function menuGroup({ entity }: Draft, { menuGroups }: Project): Finding[] {
  const group = entity.ui.menu?.group
  if (group === undefined || menuGroups.length === 0 || menuGroups.includes(group)) return []
  const message = `there is no text "menu.${group}" in schemas/texts/, which names the group`
  return [{ path: ['x-ui', 'menu', 'group'], message, name: group, candidates: menuGroups }]
}
