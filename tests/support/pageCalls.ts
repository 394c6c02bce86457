/**
 * Calls beside a page, by whoever is signed in there: browser tests make what they change and ask for what they read, so
 * that no two of them meet in the one office.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { dayOf } from '#domain/time/day.ts'
import type { Office } from './app.ts'

type Made = { id: number } & Record<string, unknown>

/** Letters and digits that no other test has: in names by which a test finds its own records, also when it is tried again. */
export const mark = (): string => randomUUID().slice(0, 8)

/** @throws {Error} With the answer, when it is a refusal. */
export async function callBeside<T = Made>(
  page: Page,
  { url }: Office,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object = {},
): Promise<T> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const data = method === 'GET' ? undefined : { ...body, _token: await tokenFor(page, url) }
  const answer = await page.request.fetch(url + path, { method, headers, data })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

async function tokenFor(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(`${url}/api/v4/users/csrf`)
  return ((await answer.json()) as { token: string }).token
}

/** The records of a list, by the query of its address. */
export async function itemsOf<T = Made>(page: Page, app: Office, path: string): Promise<T[]> {
  return (await callBeside<{ items: T[] }>(page, app, 'GET', path)).items
}

/** A customer of the office that may give files. Tests read it. */
export async function someCustomer(page: Page, app: Office): Promise<{ id: number; company: string }> {
  const query = new URLSearchParams({
    '_filter[active]': 'true',
    '_filter[dueDiligenceStatus]': 'approved',
    '_order[id]': 'asc',
    _limit: '1',
  })
  const [customer] = await itemsOf<{ id: number; company: string }>(page, app, `/api/v4/customer?${query}`)
  if (!customer) throw new Error('No customer of the demo may give files.')
  return customer
}

/** Opens a file of one claim, which no other test knows. */
export async function openOwnFile(page: Page, app: Office): Promise<{ id: number; number: string }> {
  const { id: customer } = await someCustomer(page, app)
  const name = mark()
  return callBeside(page, app, 'POST', '/api/v4/file', {
    customer,
    fileType: 'private',
    clientReference: name,
    debtor: { kind: 'private', firstName: 'Imke', lastName: `Zomer${name}` },
    claims: [{ type: 'invoice', number: name, invoiceDate: '2026-01-01', dueDate: '2026-01-31', amount: 250_00 }],
  })
}

/** Milliseconds since 1970 by the clock of the server. */
export async function serverTime(page: Page, { url }: Office): Promise<number> {
  return Date.parse((await page.request.get(`${url}/health`)).headers().date ?? '')
}

/** Today, as the server reckons. */
export const serverToday = async (page: Page, app: Office): Promise<string> => dayOf(await serverTime(page, app))
