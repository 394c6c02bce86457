/** The device of a session, as the browser describes itself: not proven, but enough to recognise one's own. */
import type { Text } from '#server/errors.ts'

/** The first match counts, because most browsers also claim to be others. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** @example say('en', deviceOf(userAgent)) // 'Firefox on Windows' */
export function deviceOf(userAgent: string): Text {
  const [browser, system] = [browsers, systems].map((kinds) => kinds.find(([, mark]) => mark.test(userAgent))?.[0])
  if (browser && system) return { key: 'session.device', values: { browser, system } }
  return browser ?? system ?? { key: 'session.unknownDevice' }
}
