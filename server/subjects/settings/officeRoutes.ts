/** The office that runs this server: the footer for everyone, and the release for staff. */
import type { FastifyPluginAsync } from 'fastify'
import { may } from '#domain/access/roles.ts'
import type { SettingValue } from '#domain/settings/setting.ts'
import { isInvented, siteName, type Office } from '#server/office.ts'
import { release } from '#server/frontEnd/release.ts'
import { storedSettings, type Stored } from '#server/foundation/storedSettings.ts'

const text = { type: 'string' }

const answer = {
  type: 'object',
  required: ['address', 'links', 'development'],
  properties: {
    name: text,
    address: { description: 'Lines of the postal address.', type: 'array', items: text },
    links: {
      type: 'array',
      items: { type: 'object', required: ['name', 'url'], properties: { name: text, url: text } },
    },
    email: text,
    phone: text,
    release: { description: 'Told to staff only.', type: 'string' },
    development: { description: 'Pages for developers are there.', type: 'boolean' },
  },
}

export const officeRoutes: FastifyPluginAsync = async (app) => {
  const { office: configured, production } = app.config
  app.get(
    '/api/v4/office',
    {
      config: { acl: 'open' },
      schema: { tags: ['server'], summary: 'Who runs this server', response: { 200: answer } },
    },
    async ({ sessionId }, reply) => {
      // The route is open, so the session was not read yet.
      const session = sessionId === '' ? undefined : await app.sessions.find(sessionId)
      const isStaff = session !== undefined && may(session.person.acl, 'ROLE_EMPLOYEE')
      reply.header('cache-control', 'private, no-cache')
      const office = withSettings(configured, await storedSettings(app.engine))
      return {
        ...office,
        links: office.links.map((url) => ({ name: siteName(url), url })),
        ...(isStaff && { release: app.config.release ?? release() }),
        development: !production,
      }
    },
  )
}

/**
 * Stored settings override the configuration; an invented office is dropped as soon as one is set, because a
 * mixture would mislead.
 */
function withSettings(configured: Office, stored: ReadonlyMap<string, Stored>): Office {
  const given = (key: string): SettingValue => stored.get(key)?.value ?? null
  const text = (key: string) => (typeof given(key) === 'string' ? String(given(key)) : undefined)
  const lines = (key: string) => {
    const value = given(key)
    return Array.isArray(value) ? value.map(String) : undefined
  }
  const set = {
    name: text('office.name'),
    email: text('office.email'),
    phone: text('office.phone'),
    address: lines('office.address'),
    links: lines('office.links'),
  }
  if (Object.values(set).every((value) => value === undefined)) return configured
  const base: Office = isInvented(configured) ? { address: [], links: [] } : configured
  return {
    name: set.name ?? base.name,
    email: set.email ?? base.email,
    phone: set.phone ?? base.phone,
    address: set.address ?? base.address,
    links: set.links ?? base.links,
  }
}
