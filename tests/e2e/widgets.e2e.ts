/** The widgets in a real browser, under the policy that the built application is served with. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { violationsOf } from '#tests/support/violations.ts'
import { htmlVectors } from '#tests/support/htmlVectors.ts'
import { visit, type Visitor } from '#tests/support/visitor.ts'

const app = inject('office')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

async function open(options: { width?: number; mode?: 'light' | 'dark'; language?: string } = {}): Promise<Visitor> {
  const visitor = await visit(browser, app, { as: 'admin', width: options.width, language: options.language })
  await visitor.page.emulateMedia({ colorScheme: options.mode ?? 'light' })
  await visitor.page.goto(`${app.url}/developer/widgets`)
  await visitor.page.locator('.ProseMirror').first().waitFor()
  return visitor
}
const letter = /^Letter(?! per)/
const editorOf = (page: Page) => page.getByRole('textbox', { name: letter }).first()
const frameOf = (page: Page) =>
  page
    .locator(':has(> [role=toolbar])')
    .filter({ has: page.getByRole('textbox', { name: letter }) })
    .first()
const tool = (page: Page, name: string) => frameOf(page).getByRole('toolbar').getByRole('button', { name, exact: true })

test.for([
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 1280 },
] as const)('every widget in every state, $mode, $width wide', async ({ mode, width }) => {
  const { page, context, complaints } = await open({ mode, width })
  await page.getByText('This is what a mistake looks like.').first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  for (const name of ['Good to know', 'Information', 'Warning', 'Danger']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('§9.13 nothing in hostile rich text runs, is fetched or leaves its place', async () => {
  const { page, context, complaints } = await open()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.exposeFunction('hit', () => requests.push('hit'))
  const source = page.getByLabel('HTML as a server might send it')
  const shown = page.getByTestId('rich-text')
  for (const [index, vector] of htmlVectors.entries()) {
    await source.fill(`<p>number ${index}</p>${vector}<p>end</p>`)
    await shown.getByText(`number ${index}`, { exact: true }).waitFor()
    const found = await shown.evaluate((place) =>
      [...(place.firstElementChild?.querySelectorAll('*') ?? [])].flatMap((element) => [
        element.localName,
        ...element.getAttributeNames().map((name) => `${element.localName}[${name}=${element.getAttribute(name)}]`),
      ]),
    )
    const allowed =
      /^(div|p|br|hr|h[1-6]|[uo]l|li|blockquote|strong|b|em|i|u|ins|s|strike|del|a|span|\w+\[class=(align|font)-[\w-]+\]|a\[(href=https?:.*|target=_blank|rel=noopener noreferrer)\])$/
    expect(
      found.filter((one) => !allowed.test(one)),
      vector,
    ).toEqual([])
  }
  expect(requests.filter((url) => url === 'hit' || url.includes('evil'))).toEqual([])
  // What is cleaned is parsed first, in a document of its own, where the policy reports what it stops there too.
  expect(complaints.filter((text) => !text.includes('Content Security Policy directive'))).toEqual([])
  await context.close()
})

test('§9.13 the editor is 500 pixels high, writes three fonts, and its toolbar is one stop along the keyboard', async () => {
  const { page, context, complaints } = await open()
  const editor = editorOf(page)
  expect(await frameOf(page).evaluate((element) => Math.round(element.getBoundingClientRect().height))).toBe(500)

  await editor.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bonjour')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Undo')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Font')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('option').allTextContents()).toEqual(['Default font', 'Arial', 'Nunito Sans', 'Calibri'])
  await page.getByRole('option', { name: 'Nunito Sans' }).click()
  expect(await editor.innerHTML()).toContain('<span class="font-nunito-sans">Bonjour</span>')
  const font = await editor.locator('span').evaluate((span) => getComputedStyle(span).fontFamily)
  expect(font).toContain('Nunito Sans')

  await tool(page, 'Bold').click()
  await tool(page, 'Align right').click()
  await expect.poll(() => tool(page, 'Bold').getAttribute('aria-pressed')).toBe('true')
  expect(await editor.locator('p').first().getAttribute('class')).toBe('align-right')
  await tool(page, 'Undo').click()
  expect(await editor.locator('p').first().getAttribute('class')).toBeNull()
  expect(complaints).toEqual([])
  await context.close()
})

test('§9.13 links lead to pages and mailboxes only', async () => {
  const { page, context, complaints } = await open()
  const editor = editorOf(page)
  await editor.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('pay')
  await page.keyboard.press('Control+a')
  await tool(page, 'Link').click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await page.getByText('This is not an address of a page').waitFor()
  await address.fill('www.example.nl/pay')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.locator('a').getAttribute('href')).toBe('https://www.example.nl/pay')
  await tool(page, 'Link').click()
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => editor.locator('a').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('§9.13 what is pasted keeps allowed fonts and loses the rest', async () => {
  const { page, context } = await open()
  const editor = editorOf(page)
  await editor.click()
  await page.keyboard.press('Control+a')
  await editor.evaluate((target) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p style="text-align:center;color:red">A <span style="font-family: Calibri">b</span><img src=x onerror=hit()></p>',
    )
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  expect(await editor.innerHTML()).toContain('<p class="align-center">A <span class="font-calibri">b</span></p>')
  await context.close()
})

test('§9.14 files are chosen, dropped and pasted; names keep ten characters and their ending', async () => {
  const { page, context, complaints } = await open()
  const place = page.getByRole('group', { name: /^At most three files/ }).first()
  const pdf = { name: 'a-very-long-name.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }
  const choosing = page.waitForEvent('filechooser')
  await place.getByRole('button', { name: 'Choose files' }).press('Enter')
  await (await choosing).setFiles([pdf])
  await place.getByText('a-very-lon….pdf').hover()
  await page.getByRole('tooltip', { name: 'a-very-long-name.pdf' }).waitFor()

  await place.evaluate((target) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['dropped'], 'dropped.txt'))
    const box = target.querySelector('button')?.parentElement
    box?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await place.getByText('dropped.txt').waitFor()
  for (const name of ['image.png', 'four.png']) {
    await place.evaluate((target, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['pasted'], pasted, { type: 'image/png' }))
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, name)
    await place.getByText('image.png').waitFor()
  }
  await place.getByText('Too many files: at most 3.').waitFor()
  await place.getByRole('button', { name: 'Remove dropped.txt' }).press('Enter')
  expect(await place.getByRole('listitem').allTextContents()).toHaveLength(2)
  await expect.poll(() => focused(page)).toBe('Choose files')
  expect(complaints).toEqual([])
  await context.close()
})

test('§9.12 a select holds a thousand options, all within reach of the keyboard', async () => {
  const { page, context, complaints } = await open()
  const select = page.getByRole('combobox', { name: 'One of a thousand' }).first()
  await select.press('ArrowDown')
  expect(await page.getByRole('option').count()).toBe(1000)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => select.inputValue()).toMatch(/^1000|^0999/)
  await select.fill('zzz')
  await page.getByText('No elements found. Consider changing the search query.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'One of nothing' }).first().press('ArrowDown')
  await page.getByText('List is empty.', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('§9.4 a thousand rows on one page are drawn as they scroll into view', async () => {
  const { page, context, complaints } = await open()
  const table = page.getByRole('table', { name: 'Table' })
  await table.scrollIntoViewIfNeeded()
  await table.locator('tr[data-index="0"]').focus()
  await page.keyboard.press('End')
  await table.locator('tr[data-index="999"]').waitFor()
  expect(await table.locator('tr[data-index]').count()).toBeLessThan(60)
  await page.keyboard.press('Space')
  await page.getByText('Selected: 1', { exact: true }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+Space')
  await page.getByText('Selected: 3', { exact: true }).waitFor()
  const all = table.getByRole('checkbox', { name: 'Select all' })
  expect(await all.evaluate((box) => (box as HTMLInputElement).dataset.indeterminate)).toBe('true')
  expect(complaints).toEqual([])
  await context.close()
})

test('§9.15 a tooltip stands above what it explains, and keyboards reach it', async () => {
  const { page, context } = await open()
  const button = page.getByRole('button', { name: 'Tooltip', exact: true })
  await button.scrollIntoViewIfNeeded()
  await page.keyboard.press('Tab')
  await button.focus()
  await page.keyboard.press('Shift')
  const tip = page.getByRole('tooltip')
  await tip.waitFor()
  const [above, below] = [await tip.boundingBox(), await button.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  await context.close()
})

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
