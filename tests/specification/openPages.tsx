/** Opens pages as people with different rights; the table of pages alone predicts what they see. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { rolesIn } from '#domain/access/roles.ts'
import { pages, type Page } from '#schemas/pages.ts'
import roles from '#schemas/roles.json' with { type: 'json' }
import { test } from '#tests/support/api.ts'
import { renderPage, type Rendered } from '#tests/support/screen.tsx'

export const everyRole = Object.keys(roles).filter((role) => role !== 'ROLE_PREVIOUS_ADMIN')
/** The guarded pages by their expression of roles. */
export const guarded = Map.groupBy(
  pages.filter(({ acl }) => acl !== null),
  ({ acl }) => acl ?? '',
)
/** Pages that redirect signed-in people. */
const passages = ['/', '/login']

/** Defines tests that open all pages of these expressions: with each way to hold them, and without. */
export function testRights(groups: readonly (readonly [string, Page[]])[]): void {
  describe.for(groups)('%s', ([acl, own]) => {
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
}

/** Sufficient sets of roles, each way separately. */
export const waysOf = (acl: string): string[][] =>
  acl === '*' ? [[]] : acl.split(' or ').map((all) => all.split(' and '))

/** For `A or B`, all roles without both; for `A and B`, all roles without one or the other. */
export function withoutOneOf(acl: string): string[][] {
  return acl.includes(' and ') ? rolesIn(acl).map((role) => [role]) : [rolesIn(acl)]
}

export async function opens(app: Rendered, { path, redirect, built }: Page): Promise<void> {
  await app.go(addressOf(path))
  const target = pages.find((page) => page.path === redirect)
  if (passages.includes(path)) await waitFor(() => expect(app.path(), path).not.toBe(path))
  else if (target)
    await arrives(app, path, target.path).then(() => (target.built ? undefined : isMissing(app, target.path)))
  else await (built ? shows(app, path) : isMissing(app, path))
}

export const arrives = (app: Rendered, path: string, end: string) => waitFor(() => expect(app.path(), path).toBe(end))

export const shows = (app: Rendered, path: string) =>
  waitFor(() => {
    expect(app.path(), path).toBe(addressOf(path))
    expect(heading(), path).not.toBe('Not found')
    expect(heading(), path).not.toBe('')
  })

export const isMissing = (app: Rendered, path: string) =>
  waitFor(() => {
    expect(app.path(), path).toBe(addressOf(path))
    expect(heading(), path).toBe('Not found')
  })

const heading = (): string => document.querySelector('h1')?.textContent?.trim() ?? ''

/** Nonexistent records do not affect the guard. */
export const addressOf = (path: string) => path.replace(/\{\w+\}/g, '1')
