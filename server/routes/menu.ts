/**
 * The menu of the person who is signed in: only what may be opened, in the reader's language.
 */
import type { FastifyPluginAsync } from 'fastify'
import { menu } from '#schemas/generated/menu.ts'
import type { MenuGroup } from '#schemas/menu.ts'
import type { Access } from '#server/access.ts'
import { say } from '#server/messages.ts'

type Item = { name: string; icon: string; link: string; children: Item[]; granted: boolean; opened: boolean }

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
  },
}

export const menuRoutes: FastifyPluginAsync = async (app) => {
  app.addSchema(itemSchema)
  const items = {
    type: 'object',
    required: ['items'],
    properties: { items: { type: 'array', items: { $ref: 'MenuItem#' } } },
  }
  app.get(
    '/api/v4/menu/user',
    { config: { acl: '*' }, schema: { tags: ['session'], summary: 'Menu of this person', response: { 200: items } } },
    async ({ access }) => ({ items: menu.flatMap((group) => itemOf(group, access)) }),
  )
}

/** A group with one entry is that entry; a group with none is not there. */
function itemOf(group: MenuGroup, access: Access): Item[] {
  const children = group.entries
    .filter(({ acl }) => access.may(acl))
    .map(({ name, icon, path }) =>
      item(say(access.locale, { key: `resources.${name}.name`, values: { smart_count: 2 } }), icon, path),
    )
  const [first] = children
  if (first === undefined || children.length === 1) return children
  return [{ ...item(say(access.locale, { key: `menu.${group.name}` }), first.icon, ''), children }]
}

const item = (name: string, icon: string, link: string): Item => ({
  name,
  icon,
  link,
  children: [],
  granted: true,
  opened: false,
})
