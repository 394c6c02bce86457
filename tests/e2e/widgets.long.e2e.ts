/**
 * The widgets in a real browser, under the policy of the built application. Rendering all of them takes
 * seconds, so the page is opened once, and again after a failed test.
 */
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest'
import { violationsOf } from '#tests/support/violations.ts'
import { htmlVectors } from '#tests/support/htmlVectors.ts'
import { goneBy } from '#tests/support/browser.ts'
import { test } from '#tests/support/inBrowser.ts'
import { visit, type Visitor } from '#tests/support/visitor.ts'

const app = inject('office')
let visitor: Visitor | undefined
let page: Page

beforeEach(async () => {
  visitor ??= await open()
  page = visitor.page
  await page.setViewportSize({ width: 1680, height: 1000 })
  await page.emulateMedia({ colorScheme: 'light' })
})
afterEach(async ({ task }) => {
  if (visitor) visitor.complaints.length = 0
  if (task.result?.state !== 'fail') return
  await visitor?.context.close()
  visitor = undefined
})
afterAll(() => visitor?.context.close())

async function open(): Promise<Visitor> {
  const opened = await visit(app, { as: 'admin' })
  await opened.page.goto(`${app.url}/developer/widgets`)
  await opened.page.locator('.ProseMirror').first().waitFor()
  return opened
}
const complaints = () => visitor?.complaints
const letter = /^Letter(?! per)/
const editorOf = () => page.getByRole('textbox', { name: letter }).first()
const frameOf = () =>
  page
    .locator(':has(> [role=toolbar])')
    .filter({ has: page.getByRole('textbox', { name: letter }) })
    .first()
const tool = (name: string) => frameOf().getByRole('toolbar').getByRole('button', { name, exact: true })

/** Selects the text, and tells the editor at once: browsers report it a moment later. */
async function selectAll(editor: Locator) {
  await editor.focus()
  const selection = (target: HTMLElement) => {
    document.dispatchEvent(new Event('selectionchange'))
    return [String(getSelection()), target.innerText].map((text) => text.replace(/\s/g, ''))
  }
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+a')
      const [selected, text] = await editor.evaluate(selection)
      return selected === text
    })
    .toBe(true)
}

test.for([
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 1280 },
] as const)('every widget in every state, $mode, $width wide', async ({ mode, width }) => {
  await page.setViewportSize({ width, height: 1000 })
  await page.emulateMedia({ colorScheme: mode })
  await page.getByText('This is what a mistake looks like.').first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  for (const name of ['Good to know', 'Information', 'Warning', 'Danger']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).waitFor()
    // The page behind a dialog is the same each time.
    expect(await violationsOf(page, { within: name === 'Warning' ? undefined : '[role=dialog]' })).toEqual([])
    await goneBy(page.getByRole('dialog', { name }), () => page.keyboard.press('Escape'))
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(complaints()).toEqual([])
})

test('§9.13 nothing in hostile rich text runs, is fetched or leaves its place', async () => {
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
  // Text is parsed before cleaning in a document of its own, where the policy reports what it blocks.
  expect(complaints()?.filter((text) => !text.includes('Content Security Policy directive'))).toEqual([])
})

test('§9.13 the editor is 500 pixels high, writes three fonts, and its toolbar is one stop along the keyboard', async () => {
  const editor = editorOf()
  const height = () => frameOf().evaluate((element) => Math.round(element.getBoundingClientRect().height))
  await expect.poll(height).toBe(500)

  await selectAll(editor)
  await page.keyboard.type('Bonjour')
  await selectAll(editor)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(focused).toBe('Undo')
  for (let press = 1; press <= 3; press++) {
    const before = await focused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).not.toBe(before)
  }
  await expect.poll(focused).toBe('Font')
  await page.keyboard.press('Enter')
  const options = () => page.getByRole('option').allTextContents()
  await expect.poll(options).toEqual(['Default font', 'Arial', 'Nunito Sans', 'Calibri'])
  await page.getByRole('option', { name: 'Nunito Sans' }).click()
  await expect.poll(() => editor.innerHTML()).toContain('<span class="font-nunito-sans">Bonjour</span>')
  const font = () => editor.locator('span').evaluate((span) => getComputedStyle(span).fontFamily)
  await expect.poll(font).toContain('Nunito Sans')

  await tool('Bold').click()
  await tool('Align right').click()
  await expect.poll(() => tool('Bold').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => editor.locator('p').first().getAttribute('class')).toBe('align-right')
  await tool('Undo').click()
  await expect.poll(() => editor.locator('p').first().getAttribute('class')).toBeNull()
  expect(complaints()).toEqual([])
})

test('§9.13 links lead to pages and mailboxes only', async () => {
  const editor = editorOf()
  await selectAll(editor)
  await page.keyboard.type('pay')
  await selectAll(editor)
  await tool('Link').click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await page.getByText('This is not an address of a page').waitFor()
  await address.fill('www.example.nl/pay')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.locator('a').getAttribute('href')).toBe('https://www.example.nl/pay')
  await tool('Link').click()
  const remove = page.getByRole('button', { name: 'Remove link' })
  await goneBy(remove, () => remove.click())
  // The editor is out of reach while the form of the link is open.
  await expect.poll(() => editor.innerHTML()).not.toContain('<a')
  expect(complaints()).toEqual([])
})

test('§9.13 what is pasted keeps allowed fonts and loses the rest', async () => {
  const editor = editorOf()
  await selectAll(editor)
  await editor.evaluate((target) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p style="text-align:center;color:red">A <span style="font-family: Calibri">b</span><img src=x onerror=hit()></p>',
    )
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect
    .poll(() => editor.innerHTML())
    .toContain('<p class="align-center">A <span class="font-calibri">b</span></p>')
})

test('§9.14 files are chosen, dropped and pasted; names keep ten characters and their ending', async () => {
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
  await expect.poll(() => place.getByRole('listitem').count()).toBe(2)
  await expect.poll(focused).toBe('Choose files')
  expect(complaints()).toEqual([])
})

test('§9.12 a select holds a thousand options, all within reach of the keyboard', async () => {
  const select = page.getByRole('combobox', { name: 'One of a thousand' }).first()
  await select.press('ArrowDown')
  await expect.poll(() => page.getByRole('option').count()).toBe(1000)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => select.inputValue()).toMatch(/^1000|^0999/)
  await select.fill('zzz')
  await page.getByText('No elements found. Consider changing the search query.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'One of nothing' }).first().press('ArrowDown')
  await page.getByText('List is empty.', { exact: true }).waitFor()
  expect(complaints()).toEqual([])
})

test('§9.4 a thousand rows on one page are drawn as they scroll into view', async () => {
  const table = page.getByRole('table', { name: 'Table' })
  await table.scrollIntoViewIfNeeded()
  const row = (index: number) => table.locator(`tr[data-index="${index}"]`)
  const isFocused = (index: number) => row(index).and(page.locator(':focus')).waitFor()
  await row(0).focus()
  await isFocused(0)
  await page.keyboard.press('End')
  await isFocused(999)
  await expect.poll(() => table.locator('tr[data-index]').count()).toBeLessThan(60)
  await page.keyboard.press('Space')
  await page.getByText('Selected: 1', { exact: true }).waitFor()
  for (const above of [998, 997]) {
    await page.keyboard.press('ArrowUp')
    await isFocused(above)
  }
  await page.keyboard.press('Shift+Space')
  await page.getByText('Selected: 3', { exact: true }).waitFor()
  const all = table.getByRole('checkbox', { name: 'Select all' })
  await expect.poll(() => all.getAttribute('data-indeterminate')).toBe('true')
  expect(complaints()).toEqual([])
})

test('§9.15 a tooltip stands above what it explains, and keyboards reach it', async () => {
  const button = page.getByRole('button', { name: 'Tooltip', exact: true })
  await button.scrollIntoViewIfNeeded()
  await page.keyboard.press('Tab')
  await button.focus()
  await page.keyboard.press('Shift')
  const tip = page.getByRole('tooltip')
  await tip.waitFor()
  // It appears a moment before it is positioned.
  const gap = async () => {
    const [above, below] = [await tip.boundingBox(), await button.boundingBox()]
    return above && below ? below.y - above.y - above.height : undefined
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(-1)
})

const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
