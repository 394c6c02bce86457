/** The frame in a window of a given width: header, panels, swipes and the button to the top. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

let width = 0

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: ?([\d.]+)px/.exec(query)?.[1] ?? Infinity),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Object.assign(window, { scrollY: 0 })
  })
})

async function open(api: Api, windowWidth: number) {
  width = windowWidth
  const page = await renderPage(api, { path: '/settings/merchant' })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const panel = () => screen.queryByRole('dialog')
const closes = (by: () => void) => gone(panel, by)
type Place = readonly [x: number, y: number]
const touches = ([clientX, clientY]: Place) => ({ touches: [{ clientX, clientY }] })

/** A finger moves from one place to another and lifts. */
function swipe(target: Element, from: Place, to: Place): void {
  fireEvent.touchStart(target, touches(from))
  fireEvent.touchMove(target, touches(to))
  fireEvent.touchEnd(target, { touches: [] })
}

test('§9.9 from 1560 px on the menu stands in the header', async ({ api }) => {
  await open(api, 1560)
  await never(() => screen.queryByRole('button', { name: 'Open menu' }))
  const menu = await within(screen.getByRole('banner')).findByRole('navigation', { name: 'Main menu' })
  expect(menu).toBeTruthy()
  expect(within(screen.getByRole('banner')).getByRole('search').getAttribute('action')).toBe('/file/search')
  expect(within(screen.getByRole('banner')).getByRole('search').getAttribute('method')).toBe('post')
  expect(screen.getByRole('searchbox', { name: 'Search files' }).getAttribute('name')).toBe('search')
})

test('§9.9 below 1560 px a button opens the side menu, 80 % wide up to 300 px, and Escape closes it', async ({
  api,
}) => {
  await open(api, 1559)
  await never(() => within(screen.getByRole('banner')).queryByRole('navigation'))
  const button = screen.getByRole('button', { name: 'Open menu' })
  button.focus()
  act(() => button.click())
  const menu = await screen.findByRole('dialog', { name: 'Main menu' })
  expect(getComputedStyle(menu)).toMatchObject({ width: '80%', maxWidth: '300px' })
  const current = await within(menu).findByRole('link', { name: 'Merchants' })
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(menu.contains(document.activeElement)).toBe(true)
  expect(document.body.style.overflow).toBe('hidden')
  expect(await violations()).toEqual([])
  await closes(() => fireEvent.keyDown(menu, { key: 'Escape' }))
  expect(document.activeElement).toBe(button)
  expect(document.body.style.overflow).not.toBe('hidden')
})

test('§9.9 the search panel is 20 % high up to 120 px, and leads to what was asked', async ({ api }) => {
  const { path } = await open(api, 390)
  act(() => screen.getByRole('button', { name: 'Open search' }).click())
  const search = await screen.findByRole('dialog', { name: 'Search files' })
  expect(getComputedStyle(search)).toMatchObject({ height: '20%', maxHeight: '120px' })
  const box = within(search).getByRole('searchbox')
  expect(document.activeElement).toBe(box)
  fireEvent.change(box, { target: { value: ' Jansen & zoon ' } })
  await closes(() => fireEvent.submit(within(search).getByRole('search')))
  await waitFor(() => expect(path()).toBe('/file/search'))
  expect(await screen.findByDisplayValue('Jansen & zoon')).toBeTruthy()
})

test('§9.9 a swipe from the left opens the menu once it moves more than 20 px', async ({ api }) => {
  await open(api, 390)
  const { body } = document
  swipe(body, [5, 300], [25, 300])
  swipe(body, [40, 300], [200, 300])
  swipe(body, [5, 300], [40, 400])
  expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false')
  swipe(body, [5, 300], [26, 300])
  expect(await screen.findByRole('dialog', { name: 'Main menu' })).toBeTruthy()
})

test('§9.9 the menu follows a swipe of more than 20 px, and closes past 40 % of its width', async ({ api }) => {
  await open(api, 390)
  act(() => screen.getByRole('button', { name: 'Open menu' }).click())
  const menu = await screen.findByRole('dialog', { name: 'Main menu' })
  Object.defineProperty(menu, 'offsetWidth', { value: 300 })
  fireEvent.touchStart(menu, touches([250, 300]))
  fireEvent.touchMove(menu, touches([230, 300]))
  expect(menu.style.transform).not.toBe('translateX(-20px)')
  fireEvent.touchMove(menu, touches([229, 300]))
  expect(menu.style.transform).toBe('translateX(-21px)')
  fireEvent.touchMove(menu, touches([130, 300]))
  fireEvent.touchEnd(menu, { touches: [] })
  expect(menu.style.transform).toBe('none')
  expect(panel()).toBe(menu)
  await closes(() => swipe(menu, [250, 300], [129, 300]))
})

test('§9.9 a swipe down from the header opens the search, a swipe up past 40 % closes it', async ({ api }) => {
  await open(api, 390)
  swipe(document.body, [200, 100], [200, 200])
  swipe(document.body, [200, 20], [200, 40])
  expect(screen.getByRole('button', { name: 'Open search' }).getAttribute('aria-expanded')).toBe('false')
  swipe(document.body, [200, 20], [200, 41])
  const search = await screen.findByRole('dialog', { name: 'Search files' })
  Object.defineProperty(search, 'offsetHeight', { value: 120 })
  swipe(search, [200, 100], [200, 52])
  expect(panel()).toBe(search)
  await closes(() => swipe(search, [200, 100], [200, 51]))
})

test('§9.9 the way back to the top appears once scrolled more than 100 px', async ({ api }) => {
  await open(api, 1680)
  const scroll = (y: number) => {
    Object.assign(window, { scrollY: y, pageYOffset: y })
    fireEvent.scroll(window)
  }
  const button = () => screen.queryByRole('button', { name: 'Back to top' })
  scroll(100)
  await never(button)
  scroll(101)
  const scrollTo = vi.spyOn(window, 'scrollTo')
  onTestFinished(() => scrollTo.mockRestore())
  const toTop = await screen.findByRole('button', { name: 'Back to top' })
  act(() => toTop.click())
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await gone(button, () => scroll(0))
})
