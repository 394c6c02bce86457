/** What the app needs before it is shown: texts, token, user and menu, all asked for at the same time. */
import { CallError } from '#providers/callErrors.ts'
import { csrfToken } from '#providers/http.ts'
import { loadI18n, type Texts } from '#providers/i18nProvider.ts'
import { currentLocale, rememberLocale } from '#providers/language.ts'
import { loadUser, wasSignedIn, type User } from '#providers/session.ts'
import { loadMenu, type MenuItem } from '#src/menu/menu.ts'

export type StartPart = 'texts' | 'token' | 'user' | 'menu'
export type StartFailures = readonly { part: StartPart; reason: string }[]

/** Visitors have no menu. */
export type Started = { i18n: Texts; user: User | null; menu: readonly MenuItem[] | undefined }

/** @returns What came, or the parts that did not, each with the reason as a text or the key of one. */
export async function loadStart(): Promise<Started | { failures: StartFailures }> {
  const locale = currentLocale()
  rememberLocale(locale)
  const user = loadUser()
  const menu = wasSignedIn() ? loadMenu() : user.then((found) => (found ? loadMenu() : undefined))
  const settled = await Promise.allSettled([loadI18n(locale), csrfToken(), user, menu])
  const [texts, token, who, items] = settled
  // Without a user there is no menu to miss: a visitor is refused it, as is who lacks a second factor, and where the
  // user failed that is what is wrong.
  const hasUser = who.status === 'fulfilled' && who.value !== null
  const failures = [
    ...failed('texts', texts),
    ...failed('token', token),
    ...failed('user', who),
    ...(hasUser && !who.value?.mustEnrol ? failed('menu', items) : []),
  ]
  if (failures.length > 0 || texts.status === 'rejected') return { failures }
  return {
    i18n: texts.value,
    user: hasUser ? who.value : null,
    menu: hasUser && items.status === 'fulfilled' ? items.value : undefined,
  }
}

const failed = (part: StartPart, result: PromiseSettledResult<unknown>): StartFailures =>
  result.status === 'rejected' ? [{ part, reason: reasonOf(result.reason) }] : []

const reasonOf = (error: unknown): string => (error instanceof CallError ? error.message : 'error.generic')
