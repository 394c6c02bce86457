/** The generated pages of an entity with the real server: they show the record and are accessible. */
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { formatDay } from '#resources/texts/dates.ts'
import { resources } from '#resources/generated/resources.ts'
import { routes } from '#resources/generated/routes.ts'
import { titleText } from '#resources/texts/titleText.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Api } from '#tests/support/api.ts'
import { createRecords } from '#tests/support/records.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

/**
 * One visit to an entity, page after page: starting anew for each page would take longer than all checks.
 *
 * @param isChecked Whether the pages are checked for accessibility; their parts are the same for all entities.
 */
export async function openScreens(api: Api, entity: Entity, { isChecked }: { isChecked: boolean }): Promise<void> {
  const records = await createRecords(api, entity, 2)
  const [record] = records
  if (!record) throw new Error('There is no record.')
  const pages = routes[entity.name]
  const views = resources.find(({ name }) => name === entity.name)
  const list = pages?.list ?? ''
  // Without the filter that the list may start with.
  const page = await renderPage(api, { path: `${list}?filter=%7B%7D` })

  // Its list shows the records.
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(records.length))
  for (const each of records) expect(document.body.textContent).toContain(inList(entity, shown(entity, each)))
  if (isChecked) expect(await violations(), list).toEqual([])

  // An empty one says so.
  await page.go(`${list}?filter=${encodeURIComponent('{"search":"zzzz"}')}`)
  expect(await screen.findByText(/is empty|No .*found|Nothing/i)).toBeTruthy()

  if (views?.show && pages?.show) {
    await page.go(at(pages.show, record.id))
    const title = heldFrom(entity, record) ?? called(views.recordRepresentation, record) ?? shown(entity, record)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title))
    if (isChecked) expect(await violations(), pages.show).toEqual([])
  }

  if (entity.access.update) {
    await page.go(views?.edit && pages?.edit ? at(pages.edit, record.id) : `${list}?edit=${record.id}`)
    const form = await formThat(/^Save$/)
    const written = writtenTitle(entity, record)
    if (written)
      await waitFor(() => expect(valuesIn(form)).toEqual(expect.arrayContaining([expect.toBeOneOf(written)])))
    if (isChecked && !entity.access.create) expect(await violations(), 'the form').toEqual([])
  }

  if (entity.access.create) {
    await page.go(views?.create && pages?.create ? pages.create : `${list}?add`)
    await formThat(/^(Add|Next)$/)
    if (isChecked) expect(await violations(), 'the form of a new record').toEqual([])
  }
}

const at = (path: string, id: number): string => path.replace('{id}', String(id))

/** The title as readers see it; an address is shown without its scheme. */
const shown = (entity: Entity, record: { id: number }): string =>
  titleText(record, entity.titleField).replace(/^https?:\/\//, '')

/** A cell writes a day as people do, and a choice in words. */
function inList({ properties, titleField }: Entity, title: string): string {
  if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(title)) return formatDay(title.slice(0, 10))
  const isChoice = properties.find(({ name }) => name === titleField)?.type === 'enum'
  return isChoice ? title.charAt(0).toUpperCase() + title.slice(1).replaceAll('_', ' ') : title
}

/** The first day, which tells a record with a validity from the one before it. */
const heldFrom = ({ validity }: Entity, record: Record<string, unknown>): string | undefined =>
  validity && `from ${formatDay(String(record[validity.from]))}`

/** The representation in an override. */
const called = (representation: unknown, record: { id: number }): string | undefined =>
  typeof representation === 'function' ? String(representation(record)) : undefined

/** The title as a form contains it: the text, or one of its languages; empty when nobody writes it. */
function writtenTitle({ titleField, properties }: Entity, record: Record<string, unknown>): string[] | undefined {
  const property = properties.find(({ name }) => name === titleField)
  if (!property || property.readOnly) return undefined
  const title = record[titleField]
  return typeof title === 'object' ? Object.values<string>({ ...title }) : [String(title)]
}

const valuesIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value)

/** The form with this button, once it has inputs. */
async function formThat(does: RegExp) {
  const button = await screen.findByRole('button', { name: does })
  const form = button.closest('form')
  if (!form) throw new Error(`${button.textContent} is in no form.`)
  await waitFor(() => expect(form.querySelectorAll('input, textarea').length).toBeGreaterThan(0))
  return form
}
