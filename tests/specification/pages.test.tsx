/**
 * The guard on every page of the table: for a visitor, for someone with exactly the role, for someone with
 * every role except that one, and for an admin with every role. The table alone predicts the result. A visitor and
 * an admin open each page, six kinds of expressions are tried in full, and the others (`pages.long.test.tsx`)
 * by the function that the guard asks.
 */
import { expect } from 'vitest'
import { may } from '#domain/access/roles.ts'
import { routes } from '#resources/generated/routes.ts'
import { pages } from '#schemas/pages.ts'
import { entities } from '#schemas/generated/entities.ts'
import { test } from '#tests/support/api.ts'
import { outcomeFor, pageAt } from '#src/pages.ts'
import { renderPage } from '#tests/support/screen.tsx'
import {
  addressOf,
  arrives,
  everyRole,
  guarded,
  isMissing,
  opens,
  shows,
  testRights,
  waysOf,
  withoutOneOf,
} from './openPages.tsx'

test('the table is that of the specification: 122 pages', () => {
  expect(pages.filter(({ area }) => area !== 'own')).toHaveLength(122)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
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

test('each page is open by each of its ways, and closed without them', () => {
  const outcome = (path: string, acl: string[]) => outcomeFor(pageAt(addressOf(path)), { acl })
  for (const [acl, own] of guarded) {
    for (const { path } of own) {
      for (const held of waysOf(acl)) expect(outcome(path, held), `${path} with ${held.join()}`).not.toBe('refused')
      for (const lacking of acl === '*' ? [] : withoutOneOf(acl)) {
        const held = everyRole.filter((role) => !lacking.includes(role))
        expect(outcome(path, held), `${path} without ${lacking.join()}`).toBe('refused')
      }
    }
  }
})

/** Of each kind of expression the one of the fewest pages, and so three of a single role. */
const kinds = [/^\*$/, / and /, / or /, /^\w+$/, /^\w+$/, /^\w+$/]
const bySize = [...guarded].toSorted(([, some], [, others]) => some.length - others.length)
testRights(
  kinds.flatMap((kind, index) => {
    const alike = bySize.filter(([acl]) => kind.test(acl))
    const chosen = alike[kinds.slice(0, index).filter((one) => one.source === kind.source).length]
    return chosen ? [chosen] : []
  }),
)
