/** Finds violations of WCAG 2.2 A and AA on an open page, colours included. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { quiet } from './browser.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Checks whose results depend on the theme. */
export const colours = ['color-contrast', 'link-in-text-block']

/**
 * Each violation with its first element, once the page is at rest. Fading elements are checked once they have appeared or gone.
 *
 * @param within Selector of the part to check; absent: the whole page.
 */
export async function violationsOf(
  page: Page,
  { rules = everything, within }: { rules?: readonly string[]; within?: string } = {},
): Promise<string[]> {
  await quiet(page)
  await page.mouse.move(0, 0)
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const wanted = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] })
  const place = within === undefined ? 'document' : JSON.stringify(within)
  const { violations } = (await page.evaluate(`axe.run(${place}, ${wanted})`)) as axe.AxeResults
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.any[0]?.message ?? ''}`)
}

/** Resolves when all animations have ended; those caused by a change start a frame later. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(
    () =>
      document.querySelector('[role=progressbar]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}
