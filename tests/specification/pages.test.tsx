/**
 * The guard on every page of the table: for a visitor, for someone with exactly the role, for someone with
 * every role except that one, and for an admin with every role. The table alone predicts the result.
 */
import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { may, rolesIn } from '#domain/access/roles.ts'
import { routes } from '#resources/generated/routes.ts'
import { pages, type Page } from '#schemas/pages.ts'
import { entities } from '#schemas/generated/entities.ts'
import roles from '#schemas/roles.json' with { type: 'json' }
import { test } from '#tests/support/api.ts'
import { renderPage, type Rendered } from '#tests/support/screen.tsx'

const everyRole = Object.keys(roles).filter((role) => role !== 'ROLE_PREVIOUS_ADMIN')
const guarded = Map.groupBy(
  pages.filter(({ acl }) => acl !== null),
  ({ acl }) => acl ?? '',
)
/** Pages that redirect signed-in people. */
const passages = ['/', '/login']

test('the table is that of the specification: 122 pages', () => {
  expect(pages.filter(({ area }) => area !== 'own')).toHaveLength(122)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test('the README says how many of them are built', () => {
  const built = pages.filter((page) => page.area !== 'own' && page.built).length
  expect(readFileSync('README.md', 'utf8')).toContain(`Of the 122 pages that the product is to have ${built} are built`)
})

test('the table and the schemas agree on who may open a page', () => {
  const apart = entities.flatMap(({ name, access, kind }) => {
    const rights = { list: access?.read, show: access?.read, edit: access?.update, create: access?.create }
    return Object.entries(routes[name] ?? {}).flatMap(([view, path]) => {
      const page = pages.find((known) => known.path === path)
      const right = rights[view as keyof typeof rights]
      // More people may read a lookup, or their own rows by API, than may open its page; never fewer.
      const isWider = kind === 'lookup' || access?.rows?.ROLE_CUSTOMER !== undefined
      const isReading = isWider && (view === 'list' || view === 'show')
      const agrees = isReading && page ? waysOf(page.acl ?? '*').every((held) => may(held, right)) : page?.acl === right
      return page && (!agrees || !page.built) ? [`${name} ${path}: ${String(right)}, not ${page.acl}`] : []
    })
  })
  expect(apart).toEqual([])
})

test('nobody who is not signed in gets past a guarded page', async ({ api }) => {
  const app = await renderPage(api, { path: '/', who: null })
  for (const { path, acl, built } of pages) {
    await app.go(addressOf(path))
    if (acl !== null) await arrives(app, path, '/login')
    else if (path === '/login') await arrives(app, path, '/login')
    else await (built ? shows(app, path) : isMissing(app, path))
  }
}, 120_000)

test('an admin opens every page', async ({ api }) => {
  const app = await renderPage(api, { path: '/', who: everyRole })
  for (const page of pages) await opens(app, page)
}, 120_000)

describe.for([...guarded])('%s', ([acl, own]) => {
  const ways = waysOf(acl)

  test.for(ways)('opens with %j', async (held, { api }) => {
    const app = await renderPage(api, { path: '/access-denied', who: held })
    for (const page of own) await opens(app, page)
  })

  const without = acl === '*' ? [] : withoutOneOf(acl)
  test.for(without)('stays closed without %j', async (lacking, { api }) => {
    const app = await renderPage(api, { path: '/access-denied', who: everyRole.filter((r) => !lacking.includes(r)) })
    for (const { path } of own) {
      await app.go(addressOf(path))
      await waitFor(() => expect(app.path(), path).not.toBe(addressOf(path)))
      await screen.findAllByText('You have no right to open that page.')
    }
  })
})

/** Sufficient sets of roles, each way separately. */
const waysOf = (acl: string): string[][] => (acl === '*' ? [[]] : acl.split(' or ').map((all) => all.split(' and ')))

/** For `A or B`, all roles without both; for `A and B`, all roles without one or the other. */
function withoutOneOf(acl: string): string[][] {
  return acl.includes(' and ') ? rolesIn(acl).map((role) => [role]) : [rolesIn(acl)]
}

async function opens(app: Rendered, { path, redirect, built }: Page): Promise<void> {
  await app.go(addressOf(path))
  const target = pages.find((page) => page.path === redirect)
  if (passages.includes(path)) await waitFor(() => expect(app.path(), path).not.toBe(path))
  else if (target)
    await arrives(app, path, target.path).then(() => (target.built ? undefined : isMissing(app, target.path)))
  else await (built ? shows(app, path) : isMissing(app, path))
}

const arrives = (app: Rendered, path: string, end: string) => waitFor(() => expect(app.path(), path).toBe(end))

const shows = (app: Rendered, path: string) =>
  waitFor(() => {
    expect(app.path(), path).toBe(addressOf(path))
    expect(heading(), path).not.toBe('Not found')
    expect(heading(), path).not.toBe('')
  })

const isMissing = (app: Rendered, path: string) =>
  waitFor(() => {
    expect(app.path(), path).toBe(addressOf(path))
    expect(heading(), path).toBe('Not found')
  })

const heading = (): string => document.querySelector('h1')?.textContent?.trim() ?? ''

/** Nonexistent records do not affect the guard. */
const addressOf = (path: string) => path.replace(/\{\w+\}/g, '1')
