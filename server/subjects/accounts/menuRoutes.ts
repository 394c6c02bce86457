/** The menu of the signed-in person: only pages that they may open, in their language. */
import type { FastifyPluginAsync } from 'fastify'
import { menu } from '#schemas/generated/menu.ts'
import type { MenuEntry } from '#schemas/menu.ts'
import { pages } from '#schemas/pages.ts'
import { menuHeads, menuOrder } from '#schemas/productMenu.ts'
import type { Access } from '#server/foundation/access.ts'
import { say } from '#server/foundation/messages.ts'
import { menuViews, type MenuView } from './menuViews.ts'

/** `title` is a key of the texts. */
type Entry = Pick<MenuEntry, 'icon' | 'path' | 'acl'> & { title: string; list?: string }
type Group = { name: string; entries: readonly Entry[] }
type Item = {
  name: string
  icon: string
  link: string
  children: Item[]
  granted: boolean
  opened: boolean
  /** The view whose records are counted. */
  counted?: number
}

const itemSchema = {
  $id: 'MenuItem',
  type: 'object',
  required: ['name', 'icon', 'link', 'children', 'granted', 'opened'],
  properties: {
    name: { type: 'string' },
    icon: { type: 'string' },
    link: { type: 'string' },
    children: { type: 'array', items: { $ref: 'MenuItem#' } },
    granted: { type: 'boolean' },
    opened: { type: 'boolean' },
    counted: { description: 'A saved view: the menu says how many records it has.', type: 'integer' },
  },
}

export const menuRoutes: FastifyPluginAsync = async (app) => {
  app.addSchema(itemSchema)
  const items = {
    type: 'object',
    required: ['items'],
    properties: { items: { type: 'array', items: { $ref: 'MenuItem#' } } },
  }
  const groups = withPages(app.config.production)
  app.get(
    '/api/v4/menu/user',
    {
      config: { acl: '*', asServer: 'account' },
      schema: { tags: ['session'], summary: 'Menu of this person', response: { 200: items } },
    },
    async ({ access }) => {
      const views = await menuViews(app.engine, access, app.now())
      return { items: groups.flatMap((group) => itemOf(group, { access, views }, ({ granted }) => granted)) }
    },
  )

  app.get(
    '/api/v4/menu/all',
    {
      config: { acl: 'ROLE_SETTINGS or ROLE_SETTINGS_ACL' },
      schema: { tags: ['session'], summary: 'The whole menu, and what of it is granted', response: { 200: items } },
    },
    async ({ access }) => ({ items: groups.flatMap((group) => itemOf(group, { access, views: [] }, () => true)) }),
  )
}

const placeOf = (name: string): number => (menuOrder.includes(name) ? menuOrder.indexOf(name) : menuOrder.length)
const isHead = ({ path }: Entry): boolean => menuHeads.includes(path)

/** The groups of the schemas, plus the hand-written pages that have a place in the menu. */
function withPages(production: boolean): Group[] {
  const groups = new Map(
    menu.map(({ name, entries }) => [
      name,
      entries.map((entry): Entry => ({
        ...entry,
        list: entry.name,
        title: `resources.${entry.name}.name`,
        // More people may read a lookup than open its page, so the page's right decides.
        acl: pages.find(({ path }) => path === entry.path)?.acl ?? entry.acl,
      })),
    ]),
  )
  for (const { path, acl, title = '', menu: place, built, development } of pages) {
    if (!place || !built || (development && production)) continue
    const entry = { title, icon: place.icon, path, acl: acl ?? '*' }
    groups.set(place.group, [...(groups.get(place.group) ?? []), entry])
  }
  return [...groups]
    .map(([name, entries]) => ({ name, entries: entries.toSorted((a, b) => Number(isHead(b)) - Number(isHead(a))) }))
    .sort((a, b) => placeOf(a.name) - placeOf(b.name))
}

type Reader = { access: Access; views: readonly MenuView[] }

/** A group with one entry becomes that entry; an empty group disappears. */
function itemOf(group: Group, reader: Reader, isWanted: (item: Item) => boolean): Item[] {
  const children = group.entries.flatMap((entry) => itemsOf(entry, reader)).filter(isWanted)
  const [first] = children
  if (first === undefined || children.length === 1) return children
  const isGranted = children.some(({ granted }) => granted)
  return [{ ...item(say(reader.access.locale, { key: `menu.${group.name}` }), first.icon, '', isGranted), children }]
}

/** A list opens with the nearest view that says so; counted views follow it. */
function itemsOf({ title, icon, path, acl, list }: Entry, { access, views }: Reader): Item[] {
  const isGranted = access.may(acl)
  const own = views.filter((view) => view.list === list)
  const first = own.find((view) => view.first)
  const linkOf = (view: MenuView) => `${path}?view=${view.id}`
  return [
    item(say(access.locale, { key: title, values: { smart_count: 2 } }), icon, first ? linkOf(first) : path, isGranted),
    ...own
      .filter(({ counted }) => counted)
      .map((view) => ({ ...item(view.name, 'Bookmark', linkOf(view), isGranted), counted: view.id })),
  ]
}

const item = (name: string, icon: string, link: string, granted: boolean): Item => ({
  name,
  icon,
  link,
  children: [],
  granted,
  opened: false,
})
