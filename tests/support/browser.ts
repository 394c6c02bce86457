/**
 * The Chromium of the browser tests: CHROMIUM_PATH, the system's own, or that of the package
 * @sparticuz/chromium, unpacked once with its libraries; and when a page in it is at rest.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Locator, type Page } from 'playwright-core'
import { requestsOf } from './requests.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Milliseconds that a browser has for what it is asked, long enough for a slow machine. */
export const patience = 60_000

let running: Promise<Browser> | undefined

/** The browser of this process: every visitor gets a context of its own in it. */
export async function sharedBrowser(): Promise<Browser> {
  running ??= launchBrowser()
  const browser = await running
  if (browser.isConnected()) return browser
  // The browser crashed in an earlier test.
  running = launchBrowser()
  return running
}

export async function closeBrowser(): Promise<void> {
  const browser = await running
  running = undefined
  await browser?.close()
}

/**
 * Waits until the page has every answer that it asked for, and has drawn it: no call runs (`data-busy` of
 * `providers/activity.ts`), nothing is being loaded, and two turns of the page ask for nothing more. What a
 * timer of the page will ask for later is not waited for: wait for what it brings.
 */
export async function quiet(page: Page): Promise<void> {
  const requests = requestsOf(page)
  const end = performance.now() + patience
  let asked: number
  do {
    asked = requests.asked
    await page.waitForFunction(isAtRest)
    if (performance.now() > end)
      throw new Error(`No answer yet: ${[...requests.underWay].map((each) => each.url()).join(', ')}`)
  } while (requests.underWay.size > 0 || requests.asked !== asked)
}

/**
 * Does what makes a part of the page go, and waits until it has gone. It is seen first: before it came it was absent
 * too.
 */
export async function goneBy(part: Locator, act: () => Promise<unknown>): Promise<void> {
  await part.first().waitFor()
  await act()
  await part.first().waitFor({ state: 'detached' })
  await quiet(part.page())
}

/** Runs in the page. A page in the background draws no frames, hence the timer. */
async function isAtRest(): Promise<boolean> {
  const turn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
      setTimeout(resolve, 100)
    })
  for (let turns = 0; turns < 2; turns += 1) {
    if (document.readyState !== 'complete' || document.documentElement.hasAttribute('data-busy')) return false
    await turn()
  }
  return !document.documentElement.hasAttribute('data-busy')
}

async function launchBrowser(): Promise<Browser> {
  const { executablePath, libraries } = findChromium()
  const env = { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) }
  const browser = await chromium.launch({ executablePath, args: flags, env })
  // A bench has no waits to tell, and no other clock than that of its machine.
  if (process.env.VITEST) await (await import('./flaky/browserSetup.ts')).prepareBrowser(browser, patience)
  return browser
}

/**
 * @returns Path of the executable, and the folder of its shared libraries unless they are the system's.
 * @throws {Error} When CHROMIUM_PATH does not exist.
 */
export function findChromium(): { executablePath: string; libraries?: string } {
  const wished = process.env.CHROMIUM_PATH
  if (wished) {
    if (!existsSync(wished)) throw new Error(`CHROMIUM_PATH is ${wished}, but no file is there.`)
    return { executablePath: wished }
  }
  const installed = places.find((place) => existsSync(place))
  return installed ? { executablePath: installed } : unpackPackaged()
}

function unpackPackaged(): { executablePath: string; libraries: string } {
  const folder = path.resolve('node_modules/.cache/dossier/chromium')
  const executablePath = path.join(folder, 'chromium')
  const libraries = path.join(folder, 'al2023', 'lib')
  if (!existsSync(executablePath) || !existsSync(libraries)) {
    mkdirSync(folder, { recursive: true })
    // The package unpacks into the temporary folder, and its libraries only if it believes to run at a cloud
    // provider.
    const script = `import('@sparticuz/chromium').then((packaged) => packaged.default.executablePath())`
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: folder, VERCEL: '1' },
      stdio: 'inherit',
    })
  }
  return { executablePath, libraries }
}
