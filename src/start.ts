/** Loads everything the app needs before its first render, in parallel: texts, token, user and menu. */
import { CallError } from '#providers/callErrors.ts'
import { csrfToken } from '#providers/http.ts'
import { loadI18n, type Texts } from '#providers/i18nProvider.ts'
import { currentLocale, rememberLocale } from '#providers/language.ts'
import { loadUser, wasSignedIn, type User } from '#providers/session.ts'
import { loadMenu, type MenuItem } from '#src/menu/menu.ts'

export type StartPart = 'texts' | 'token' | 'user' | 'menu'
export type StartFailures = readonly { part: StartPart; reason: string }[]

/** The menu of visitors is empty. */
export type Started = { i18n: Texts; user: User | null; menu: readonly MenuItem[] | undefined }

/** @returns The loaded parts, or those that failed, each with its reason as text or text key. */
export async function loadStart(): Promise<Started | { failures: StartFailures }> {
  const locale = currentLocale()
  rememberLocale(locale)
  const user = loadUser()
  const menu = wasSignedIn() ? loadMenu() : user.then((found) => (found ? loadMenu() : undefined))
  const settled = await Promise.allSettled([loadI18n(locale), csrfToken(), user, menu])
  const [texts, token, who, items] = settled
  // Without a user a missing menu is no failure: visitors and users without their second factor are refused it, and
  // if the user failed, that is the error to show.
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
