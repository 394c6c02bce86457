/** Start-up: texts, token and user at the same time, then the app; or what failed, and another try. */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { CallError } from '#providers/callErrors.ts'
import { csrfToken } from '#providers/http.ts'
import { loadI18n, loadShellTexts } from '#providers/i18nProvider.ts'
import { currentLocale, rememberLocale } from '#providers/language.ts'
import { loadUser } from '#providers/session.ts'
import { App } from './App.tsx'
import { beginSession } from './queryClient.ts'
import type { StartPart } from './screens/StartFailure.tsx'

/** The preloader fades for half a second, and goes when it has. */
const fade = 500

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const styles = createCache({ key: 'd', nonce, prepend: true })
const root = createRoot(document.getElementById('root') ?? document.body)

await start()

async function start(): Promise<void> {
  const locale = currentLocale()
  rememberLocale(locale)
  const [texts, token, user] = await Promise.allSettled([loadI18n(locale), csrfToken(), loadUser()])
  if (texts.status === 'fulfilled' && token.status === 'fulfilled' && user.status === 'fulfilled') {
    beginSession(user.value)
    const router = createBrowserRouter([{ path: '*', element: <App i18n={texts.value} /> }])
    show(<RouterProvider router={router} />)
  } else {
    const failures = Object.entries({ texts, token, user }).flatMap(([part, { status, ...result }]) =>
      status === 'rejected' && 'reason' in result ? [{ part: part as StartPart, reason: reasonOf(result.reason) }] : [],
    )
    const i18n = await loadShellTexts(locale).catch(() => undefined)
    const { StartFailure } = await import('./screens/StartFailure.tsx')
    show(<StartFailure failures={failures} i18n={i18n} onRetry={() => void start()} />)
  }
}

function show(page: ReactNode): void {
  root.render(<CacheProvider value={styles}>{page}</CacheProvider>)
  const preloader = document.getElementById('preloader')
  preloader?.classList.add('done')
  setTimeout(() => preloader?.remove(), fade)
}

function reasonOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'error.generic'
}
