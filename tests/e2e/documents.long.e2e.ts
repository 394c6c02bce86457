/** Documents in a browser: added by the file chooser, looked at, and a letter approved before it is sent. */
import { afterAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { goneBy, quiet } from '#tests/support/browser.ts'
import { openOwnFile } from '#tests/support/pageCalls.ts'
import { visit } from '#tests/support/visitor.ts'
import { pdf } from '#tests/server/subjects/documents/papers.ts'

// Leaves a document and a decision behind, so it has an office of its own.
let app: RunningApp | undefined
afterAll(() => app?.stop())

test('a document is added and looked at; a waiting letter is approved by its key', async () => {
  app = await startApp({ SEED: '1k' })
  const { page, context, complaints } = await visit(app, { as: 'admin' })
  const { id } = await openOwnFile(page, app)
  await page.goto(`${app.url}/file/show-new/${id}?tab=documents`)
  const documents = page.getByRole('tab', { name: 'Documents' })
  await documents.click()
  await page.getByText(/At most 20 MB/).waitFor()
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'Brief van de debiteur.pdf', mimeType: 'application/pdf', buffer: pdf(2) },
    { name: 'pagina.html', mimeType: 'text/plain', buffer: Buffer.from('<html></html>') },
  ])
  // Refused by its ending before it leaves, with what is accepted.
  await page.getByText(/pagina\.html is of a kind/).waitFor()
  await page.getByRole('button', { name: 'Brief van de debiteur.pdf', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Brief van de debiteur.pdf' })
  await dialog.getByText('Page 1 of 2').waitFor()
  await dialog.getByRole('button', { name: 'Next page' }).click()
  const drawn = dialog.getByRole('img', { name: 'Page 2 of Brief van de debiteur.pdf' })
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await goneBy(dialog, () => page.keyboard.press('Escape'))

  await page.goto(`${app.url}/view-documents?status=to_send`)
  const list = page.getByRole('region', { name: 'Waiting documents' })
  await list.waitFor()
  await quiet(page)
  const count = await list.getByRole('listitem').count()
  expect(count).toBeGreaterThan(1)
  const first = await page.getByRole('heading', { level: 2 }).first().textContent()
  await page.keyboard.press('n')
  await expect.poll(() => page.getByRole('heading', { level: 2 }).first().textContent()).not.toBe(first)
  await page.keyboard.press('a')
  await expect.poll(() => list.getByRole('listitem').count()).toBe(count - 1)
  expect(complaints).toEqual([])
  await context.close()
})
